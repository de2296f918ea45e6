import { existsSync, writeFileSync } from "node:fs";
import type { JobData } from "#contract/job-review.ts";
import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import { decidedAd, type WaitingAd } from "../../decided-ad.ts";

/** Reads as ad-process.ts does, and dies at what a test says in the name of the location. */
serveTasks({
  read: async () => {
    for (;;);
  },
  decide: async ([waiting, data]: [WaitingAd, JobData]) => {
    const { location } = data;
    if (location === "dies") process.exit(3);
    if (location?.startsWith("/") && !existsSync(location)) {
      writeFileSync(location, "");
      process.exit(3);
    }
    return decidedAd(waiting, {});
  },
});
