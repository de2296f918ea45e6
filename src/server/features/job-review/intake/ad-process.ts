import type { JobData } from "#contract/job-review.ts";
import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import { decidedAd, type WaitingAd } from "../decided-ad.ts";
import type { FoundJob } from "../service.ts";
import { readFound } from "./read-found.ts";

serveTasks({
  read: async (found: FoundJob) => readFound(found),
  decide: async ([waiting, data]: [WaitingAd, JobData]) => decidedAd(waiting, data),
});
