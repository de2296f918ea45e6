import { REVIEW_SENTENCES as say, UNDO_MINUTES } from "#contract/job-review.ts";
import type { Db } from "#server/platform/database/database.ts";
import { conflict } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { restored } from "../before-decision.ts";
import type { NewScrapedJob, ScrapedJob } from "../repository.ts";
import type { createLiveJobs } from "./live-job.ts";

interface Parts {
  readonly clock: () => Date;
  readonly live: Pick<ReturnType<typeof createLiveJobs>, "takeBack" | "putBack">;
}

const MINUTE_MS = 60_000;

/** Takes a decision back: everything is as if it had not been made. */
export function createUndo({ clock, live }: Parts) {
  const isOpen = (actor: Pick<Actor, "id">, { state, decidedBy, decidedAt }: ScrapedJob) =>
    (state === "approved" || state === "rejected") &&
    decidedBy === actor.id &&
    decidedAt !== null &&
    clock().getTime() - decidedAt.getTime() <= UNDO_MINUTES * MINUTE_MS;

  return async (
    tx: Db,
    actor: Pick<Actor, "id">,
    row: ScrapedJob,
  ): Promise<Partial<NewScrapedJob>> => {
    const undo = row.beforeDecision?.undo;
    if (!undo || !isOpen(actor, row)) throw conflict(say.cannotUndo);
    const wasUpdate = undo.earlier !== undefined;
    if (row.jobId && undo.live) await live.putBack(tx, row.jobId, undo.live);
    if (row.jobId && !wasUpdate && !(await live.takeBack(tx, row.jobId)))
      throw conflict(say.cannotUndo);
    return {
      ...restored(undo.waiting),
      state: "pending",
      jobId: wasUpdate ? row.jobId : null,
      reason: "",
      decidedBy: null,
      refusedHash: null,
      beforeDecision: undo.earlier ? { earlier: undo.earlier } : null,
    };
  };
}
