import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { PostingService } from "../../postings/service.ts";
import { restored } from "../before-decision.ts";
import type { NewScrapedJob, ScrapedJob } from "../repository.ts";
import * as repository from "../repository.ts";
import type { TellAdministrators } from "../review-news.ts";
import { REVIEW_TEXTS as say } from "../texts.ts";

/** A page can be away for once; after so many readings in a row without it, a job is taken down. */
export const MISSED_READINGS = 2;
/** Two readings one after the other say no more than one. */
const BETWEEN_MISSES_MS = 6 * 3_600_000;
const REASONS: readonly string[] = [say.gone, say.notAdvertised, say.firmDeleted];

interface Parts {
  readonly clock: () => Date;
  readonly postings: Pick<PostingService, "setStatus" | "byIds">;
  readonly matchSoon: (tx: Db) => Promise<unknown>;
  readonly tell: TellAdministrators;
}

/** Jobs that are no longer advertised, and those that are there again. */
export function createRemovedJobs({ clock, postings, matchSoon, tell }: Parts) {
  async function takeDown(tx: Db, row: ScrapedJob, reason: string): Promise<void> {
    const { id } = row;
    if (row.jobId) await postings.setStatus(tx, row.jobId, "closed");
    if (row.state === "pending") await repository.change(tx, id, withdrawn(row, reason, clock()));
    await recordAudit(tx, {
      actorId: null,
      action: "scraped-job.gone",
      subject: { type: "scraped-job", id },
      detail: { title: row.title, firm: row.firmName },
    });
    await tell(tx);
  }

  /** False when it asks for what the law protects: then it stays closed, and the run goes on. */
  async function opened(tx: Db, jobId: string): Promise<boolean> {
    try {
      await postings.setStatus(tx, jobId, "active");
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.fault === "unlawful") return false;
      throw error;
    }
  }

  return {
    unseen: (db: Db, firmId: string, seenBefore: Date) =>
      repository.unseen(db, firmId, seenBefore, MISSED_READINGS),

    stillThere: (tx: Db, ids: readonly string[]) => repository.stillThere(tx, ids, clock()),

    async missed(tx: Db, firmId: string, seenBefore: Date, ids?: readonly string[]): Promise<void> {
      const now = clock();
      const gone = await repository.raiseMissed(tx, {
        firmId,
        seenBefore,
        ids,
        now,
        missedBefore: new Date(now.getTime() - BETWEEN_MISSES_MS),
        goneAfter: MISSED_READINGS,
      });
      for (const id of gone) {
        const row = await repository.lock(tx, id);
        if (row) await takeDown(tx, row, say.gone);
      }
    },

    /** A job that nobody came across for so long, where nobody can say that it is no longer there. */
    async ranOut(tx: Db, id: string, seenBefore: Date): Promise<void> {
      const row = await repository.lock(tx, id);
      if (!row || !isUnseen(row, seenBefore) || row.missed >= MISSED_READINGS) return;
      await repository.change(tx, id, { missed: MISSED_READINGS, missedAt: clock() });
      await takeDown(tx, row, say.notAdvertised);
    },

    /** What it is again, now that it was seen; its live job is open again. */
    async backAgain(tx: Db, row: ScrapedJob): Promise<ScrapedJob> {
      if (row.missed < MISSED_READINGS) return row;
      const [job] = row.jobId ? await postings.byIds(tx, [row.jobId]) : [];
      if (job?.status === "closed" && (await opened(tx, job.id))) await matchSoon(tx);
      const nobodyDecided = row.state === "rejected" && row.decidedBy === null;
      if (!nobodyDecided || !REASONS.includes(row.reason)) return row;
      const waiting = { state: "pending", reason: "", decidedAt: null } as const;
      await repository.change(tx, row.id, waiting);
      await tell(tx);
      return { ...row, ...waiting };
    },
  };
}

/** A board does not say what it took down; of a firm that was deleted nothing is read any more. */
function isUnseen({ source, firmId, lastSeenAt, missed, missedAt }: ScrapedJob, before: Date) {
  if (source === "seek") return lastSeenAt < before;
  return firmId === null && missed > 0 && missedAt !== null && missedAt < before;
}

/** Nobody decided it. What waited as a change of a live job is dropped: the job as it was approved is closed. */
export function withdrawn(row: ScrapedJob, reason: string, now: Date): Partial<NewScrapedJob> {
  const earlier = row.beforeDecision?.earlier;
  if (row.jobId)
    return { ...(earlier && restored(earlier)), state: "approved", beforeDecision: null };
  return { state: "rejected", reason, decidedBy: null, decidedAt: now };
}
