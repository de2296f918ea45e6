import * as contract from "#contract/seek.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { SEEK_LOCATIONS } from "./locations.ts";
import { presentConfig, presentPart, presentResult, presentSeekRun } from "./present.ts";
import { configOf, FIRST_CONFIG, keptConfig } from "./seek-config.ts";
import type { SeekService } from "./service.ts";

export function seekRoutes(routes: Routes, seek: SeekService): void {
  routes.on(contract.getSeekConfig).answer(() => ({ config: presentConfig(FIRST_CONFIG) }));

  routes.on(contract.listSeekLocations).answer(() => ({ locations: [...SEEK_LOCATIONS] }));

  routes
    .on(contract.runSeek)
    .answer(async ({ actor, body }) => presentResult(await seek.run(actor, configOf(body))));

  routes.on(contract.getSeekStats).answer(async () => {
    const { totals, recent } = await seek.stats();
    return {
      stats: {
        total_runs: totals.runs,
        successful_runs: totals.successful,
        total_jobs: totals.jobs,
        recent_runs: recent.map(presentSeekRun),
      },
    };
  });

  routes.on(contract.getSeekRun).answer(async ({ params }) => {
    const { run, parts } = await seek.details(params.id);
    const config = presentConfig(keptConfig(run.config));
    return { run: presentSeekRun(run), config, parts: parts.map(presentPart) };
  });
}
