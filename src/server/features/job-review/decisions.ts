import { type JobData, REVIEW_SENTENCES as say, UNDO_MINUTES } from "#contract/job-review.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { JobColumns, JobRow, Justified, PostingService } from "../postings/service.ts";
import { keep, type LiveWords, restored } from "./before-decision.ts";
import { type DecidedAd, decidedAd, type WaitingAd, waitingAd } from "./decided-ad.ts";
import { cleanLine } from "./intake/tidied.ts";
import type { NewScrapedJob, ScrapedJob } from "./repository.ts";
import * as repository from "./repository.ts";
import type { TellAdministrators } from "./review-news.ts";

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

interface UndoParts {
  readonly clock: () => Date;
  readonly live: Pick<ReturnType<typeof createLiveJobs>, "takeBack" | "putBack">;
}

const MINUTE_MS = 60_000;

/** Takes a decision back: everything is as if it had not been made. */
function createUndo({ clock, live }: UndoParts) {
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

export interface LiveJobParts {
  readonly clock: () => Date;
  readonly postings: Pick<PostingService, "create" | "change" | "setStatus" | "remove" | "byIds">;
  readonly matchSoon: (tx: Db) => Promise<unknown>;
}

type Published = { readonly jobId: string; readonly before: LiveWords | undefined };

/** The job that everybody finds once a reviewer approved it. */
function createLiveJobs({ clock, postings, matchSoon }: LiveJobParts) {
  async function change(
    tx: Db,
    job: JobRow,
    words: LiveWords,
    justified: Justified,
  ): Promise<Published> {
    await postings.change(tx, job.id, words, justified);
    if (job.status !== "active") await postings.setStatus(tx, job.id, "active", justified);
    return { jobId: job.id, before: wordsOf(job) };
  }

  return {
    /** A new one, or the live one with other words. */
    async publish(
      tx: Db,
      row: ScrapedJob,
      columns: JobColumns,
      justified: Justified,
    ): Promise<Published> {
      const words = { ...columns, sourceUrl: row.sourceUrl };
      const [live] = row.jobId ? await postings.byIds(tx, [row.jobId]) : [];
      await matchSoon(tx);
      if (live) return change(tx, live, words, justified);
      const posting = {
        ...words,
        ownerId: null,
        source: "scraped",
        status: "active",
        postedAt: clock(),
      } as const;
      const made = await postings.create(tx, posting, justified);
      return { jobId: made.id, before: undefined };
    },

    /** False when somebody is interested in it already, and it must stay. */
    async takeBack(tx: Db, jobId: string): Promise<boolean> {
      // Closed first: from here on nobody can express interest, and who just did is counted.
      const { applicationsCount } = await postings.setStatus(tx, jobId, "closed");
      if (applicationsCount > 0) return false;
      await postings.remove(tx, jobId);
      return true;
    },

    async putBack(tx: Db, jobId: string, before: LiveWords): Promise<void> {
      await postings.change(tx, jobId, before);
      await matchSoon(tx);
    },
  };
}

const wordsOf = (job: JobRow): LiveWords => ({
  title: job.title,
  company: job.company,
  location: job.location,
  state: job.state,
  employmentType: job.employmentType,
  level: job.level,
  practiceArea: job.practiceArea,
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  details: job.details,
  lines: job.lines,
  sourceUrl: job.sourceUrl,
});
