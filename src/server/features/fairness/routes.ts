import { FAIRNESS_SENTENCES, getFairness, runFairness } from "#contract/fairness.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentReport, presentRunning } from "./present.ts";
import type { FairnessService } from "./service.ts";

export function fairnessRoutes(routes: Routes, fairness: FairnessService): void {
  routes.on(getFairness).answer(async () => {
    const { running, reports } = await fairness.view();
    return {
      running: running ? presentRunning(running) : null,
      reports: reports.map(presentReport),
    };
  });

  routes.on(runFairness).answer(async ({ actor }) => {
    await fairness.run(actor);
    return { success: true, message: FAIRNESS_SENTENCES.started };
  });
}
