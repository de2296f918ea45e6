import * as z from "zod";
import { Refusal } from "#server/platform/faults.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Platform } from "#server/platform/platform.ts";

const report = defineJob({ name: "blog.report", payload: z.object({}), timeoutSeconds: 600 });

/** Once a day at BLOG_SCHEDULE, where it is set. `generate` writes nothing while a draft of its own waits. */
export function registerSchedule(
  { jobs, config, log }: Pick<Platform, "jobs" | "config" | "log">,
  generate: () => Promise<void>,
): void {
  jobs.register(report, async () => {
    try {
      await generate();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Too few jobs today, say. Tomorrow is another day: trying again at once would not help.
      log.info({ why: error.message }, "no report was written");
    }
  });
  if (!config.blogSchedule) return;
  const { hour, minute } = config.blogSchedule;
  jobs.schedule(report, `${minute} ${hour} * * *`, {}, config.timeZone);
}
