import type { Database, Db } from "#server/platform/database/database.ts";
import type { Outcome, ReviewQueue } from "../../job-review/service.ts";
import type { PartContext, PartRow, RunRow } from "../service.ts";
import { countNewFirm, holdRun, type Lease } from "./lease.ts";
import * as records from "./part-records.ts";

interface Parts {
  readonly database: Database;
  readonly review: Pick<ReviewQueue, "takeIn" | "readAhead">;
  readonly run: RunRow;
  readonly part: PartRow;
  readonly lease: Lease;
  readonly signal: AbortSignal;
  /** Whoever looks on has something new to see. */
  readonly changed: () => void;
}

/** Every write asks in its own transaction whether the run is still this worker's. */
export function createPartContext(parts: Parts) {
  const { database, review, run, part, lease, signal, changed } = parts;
  const notes: string[] = [];
  const endings: ((tx: Db) => Promise<void>)[] = [];
  const sightingOf = (sourceKey: string) => ({ runId: run.id, sourceKey });

  async function inRun<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const done = await database.transaction(async (tx) => {
      await holdRun(tx, lease);
      return work(tx);
    });
    changed();
    return done;
  }

  const context: PartContext = {
    run,
    part,
    signal,
    hasSeen: async (sourceKey) =>
      (await records.sightingOf(database, sightingOf(sourceKey))) !== undefined,
    async found(job) {
      const ahead = await review.readAhead(job);
      return inRun(async (tx): Promise<Outcome> => {
        const sighting = sightingOf(job.sourceKey);
        if (await records.claimSighting(tx, sighting, part.id)) {
          const outcome = await review.takeIn(tx, job, ahead);
          await records.settleSighting(tx, sighting, part.id, outcome);
          return outcome;
        }
        const earlier = await records.sightingOf(tx, sighting);
        return earlier === undefined || earlier === "left_out" ? "unchanged" : earlier;
      });
    },
    leftOut: (sourceKey) =>
      inRun(async (tx) => {
        await records.claimSighting(tx, sightingOf(sourceKey), part.id);
      }),
    discovered: async (keep) => {
      signal.throwIfAborted();
      await database.transaction(async (tx) => {
        if (await keep(tx)) await countNewFirm(tx, lease);
      });
      changed();
    },
    page: () => inRun((tx) => records.countPage(tx, part.id)),
    note: (error) => notes.push(error),
    whenDone: (work) => endings.push(work),
  };

  return {
    context,
    begin: () => inRun((tx) => records.beginPart(tx, part.id)),
    complete: () =>
      inRun(async (tx) => {
        for (const ending of endings) await ending(tx);
        await records.endPart(tx, part.id, { status: "completed", error: notes.join(" ") });
      }),
    fail: (error: string) =>
      inRun((tx) => records.endPart(tx, part.id, { status: "failed", error })),
  };
}
