import { type JobData, REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Justified } from "../../postings/service.ts";
import { keep, restored } from "../before-decision.ts";
import { cleanLine } from "../intake/tidied.ts";
import type { NewScrapedJob, ScrapedJob } from "../repository.ts";
import * as repository from "../repository.ts";
import type { TellAdministrators } from "../review-news.ts";
import { type DecidedAd, decidedAd, type WaitingAd, waitingAd } from "./decided-ad.ts";
import { createLiveJobs, type LiveJobParts } from "./live-job.ts";
import { createUndo } from "./undo.ts";

interface Parts extends LiveJobParts {
  readonly database: Database;
  readonly tell: TellAdministrators;
  readonly decidedAhead: (waiting: WaitingAd, data: JobData) => Promise<DecidedAd>;
}

/** An approval that was read before, and of which words. */
interface Ahead {
  readonly hash: string;
  readonly decided: DecidedAd;
}

interface Decision {
  readonly action: "approve" | "reject" | "edit";
  readonly reason: string;
  readonly job_data: JobData;
  readonly exemptions?: Justified["exemptions"];
}

export type Decisions = ReturnType<typeof createDecisions>;

const DEEDS = { approve: "approved", edit: "edited", reject: "rejected" } as const;

/** What administrators make of jobs that were found. One who is faster wins. */
export function createDecisions({ database, tell, decidedAhead, ...parts }: Parts) {
  const { clock } = parts;
  const live = createLiveJobs(parts);
  const undone = createUndo({ clock, live });

  const trail = (tx: Db, actor: Pick<Actor, "id">, deed: string, row: ScrapedJob, reason = "") =>
    recordAudit(tx, {
      actorId: actor.id,
      action: `scraped-job.${deed}`,
      subject: { type: "scraped-job", id: row.id },
      detail: { title: row.title, firm: row.firmName, reason },
    });

  async function approve(
    tx: Db,
    row: ScrapedJob,
    { ad, columns }: DecidedAd,
    justified: Justified,
  ) {
    const { jobId, before } = await live.publish(tx, row, columns, justified);
    return {
      ...ad,
      state: "approved",
      jobId,
      reason: "",
      refusedHash: null,
      foundAt: firstFound(row),
      beforeDecision: { undo: { ...waitingOf(row), ...(before && { live: before }) } },
    } satisfies Partial<NewScrapedJob>;
  }

  /** Before the row is held: its words are read where they hold up nobody. */
  async function ahead(id: string, data: JobData): Promise<Ahead> {
    const row = mustWait(await repository.find(database, id));
    return { hash: row.contentHash, decided: await decidedAhead(waitingAd(row), data) };
  }

  const work = async (
    tx: Db,
    row: ScrapedJob,
    decision: Decision & { readonly by: string },
    read: Ahead | undefined,
  ) => {
    if (!read) return rejected(row, decision.reason);
    // A run may have found other words meanwhile.
    const isSame = read.hash === row.contentHash;
    const decided = isSame ? read.decided : decidedAd(row, dataOf(decision));
    const { exemptions, by } = decision;
    return approve(tx, row, decided, { exemptions, by, at: clock() });
  };

  return {
    /** Answers what the live job was called of which it was a change. */
    async decide(actor: Pick<Actor, "id">, id: string, decision: Decision) {
      const read = decision.action === "reject" ? undefined : await ahead(id, dataOf(decision));
      return database.transaction(async (tx) => {
        const row = mustWait(await repository.lock(tx, id));
        const now = clock();
        const to = await work(tx, row, { ...decision, by: actor.id }, read);
        const decided = { decidedBy: actor.id, decidedAt: now, updatedAt: now };
        await repository.change(tx, id, { ...to, ...decided });
        await trail(tx, actor, DEEDS[decision.action], row, decision.reason);
        await tell(tx);
        return { live: row.jobId ? (row.beforeDecision?.earlier ?? row).title : undefined };
      });
    },

    undo: (actor: Pick<Actor, "id">, id: string) =>
      database.transaction(async (tx) => {
        const row = await repository.lock(tx, id);
        if (!row) throw notFound(say.notFound);
        const to = await undone(tx, actor, row);
        await repository.change(tx, id, { ...to, updatedAt: clock() });
        await trail(tx, actor, "undone", row);
        await tell(tx);
      }),
  };
}

const dataOf = ({ action, job_data }: Decision): JobData =>
  action === "edit" ? tidyCorrections(job_data) : {};

function mustWait(row: ScrapedJob | undefined): ScrapedJob {
  if (!row) throw notFound(say.notFound);
  if (row.state !== "pending") throw conflict(say.decided);
  return row;
}

const waitingOf = (row: ScrapedJob) => {
  const earlier = row.beforeDecision?.earlier;
  return { waiting: keep(row), ...(earlier && { earlier }) };
};

/** A change of a live job makes no new one of it. */
function firstFound({ foundAt, beforeDecision }: ScrapedJob): Date {
  const earlier = beforeDecision?.earlier;
  return earlier ? restored(earlier).foundAt : foundAt;
}

/** Of a change of a live job: the job stays as it was approved, and these words are not asked about again. */
function rejected(row: ScrapedJob, reason: string): Partial<NewScrapedJob> {
  const beforeDecision = { undo: waitingOf(row) };
  if (!row.jobId) return { state: "rejected", reason, beforeDecision };
  const { earlier } = beforeDecision.undo;
  return {
    ...(earlier && restored(earlier)),
    state: "approved",
    refusedHash: row.contentHash,
    beforeDecision,
  };
}

const LINES = ["title", "job_type", "practice_area", "location", "salary_range"] as const;

/** What a reviewer typed or pasted, without signs that nobody sees. The text is seen to where it is read. */
function tidyCorrections(data: JobData): JobData {
  const tidy = { ...data };
  for (const field of LINES) {
    const words = tidy[field];
    if (words !== undefined) tidy[field] = cleanLine(words);
  }
  if (tidy.title === "") throw invalid(say.titleRequired);
  return tidy;
}
