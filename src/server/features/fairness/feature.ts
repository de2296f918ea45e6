import type { Platform } from "#server/platform/platform.ts";
import type { MatchingService } from "../matching/service.ts";
import { createMakeReport } from "./make-report.ts";
import { fairnessRoutes } from "./routes.ts";
import { createFairnessService } from "./service.ts";

interface Needs {
  readonly matching: Pick<MatchingService, "evidenceFor" | "engine">;
}

export function addFairness(platform: Platform, { matching }: Needs): void {
  const makeReport = createMakeReport({
    ...platform,
    matching,
    stopping: platform.stopping.signal,
  });
  fairnessRoutes(platform.routes, createFairnessService({ ...platform, makeReport }));
}
