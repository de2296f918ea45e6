import * as z from "zod";
import { FAIRNESS_SENTENCES as say } from "#contract/fairness.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { conflict } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { MakeReport } from "./make-report.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly makeReport: MakeReport;
}

/** Once more for a process that died; then there is nothing left to do, because the report was given up. */
const reportJob = defineJob({
  name: "fairness.report",
  payload: z.object({ reportId: z.uuid() }),
  retries: 1,
  timeoutSeconds: 1800,
});

/** Whoever makes a report gives a sign after every step, which takes seconds. */
const SILENT_MS = 90_000;

export type FairnessService = ReturnType<typeof createFairnessService>;

export function createFairnessService({ database, clock, jobs, makeReport }: Parts) {
  jobs.register(reportJob, ({ reportId }, { signal }) => makeReport(reportId, signal));

  const giveUp = (db: Parameters<typeof repository.giveUp>[0]) => {
    const now = clock();
    const before = new Date(now.getTime() - SILENT_MS);
    return repository.giveUp(db, { now, before, error: say.lost });
  };

  return {
    async view() {
      await giveUp(database);
      const rows = await repository.list(database);
      return {
        running: rows.find(({ status }) => status === "running"),
        reports: rows.filter(({ status }) => status !== "running"),
      };
    },

    run: (actor: Actor): Promise<void> =>
      database.transaction(async (tx) => {
        await giveUp(tx);
        const resumes = await repository.chooseResumes(tx, 1);
        const live = await repository.chooseJobs(tx, 1);
        if (resumes.length === 0 || live.length === 0) throw conflict(say.nothing);
        const reportId = await repository.begin(tx, clock());
        if (!reportId) throw conflict(say.alreadyRunning);
        await recordAudit(tx, {
          actorId: actor.id,
          action: "fairness.report-started",
          subject: { type: "fairness-report", id: reportId },
        });
        await jobs.enqueue(reportJob, { reportId }, { db: tx });
      }),
  };
}
