import { MATCH_SENTENCES as say } from "#contract/match-rules.ts";
import type { MatchSummary } from "#contract/matching.ts";
import { ENGINE } from "#matching/engine.ts";
import type { Ranking } from "#matching/index/ranking.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { type DocumentRecord, findDocument, findDocuments } from "../documents/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import { askingJob, askingResume } from "./evidence/asking.ts";
import { citation, summaryOf } from "./evidence/summary.ts";
import type { IndexClient } from "./index/index-client.ts";
import type { ComparedPair, PairEvidence } from "./index/messages.ts";
import { arrange, countLevels, type LevelCounts, type ListWishes } from "./listing/arrange.ts";
import * as repository from "./repository.ts";
import type { Shown } from "./tables.ts";

/** For features above. */
export { type ComparedPair, citation };

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly index: Pick<IndexClient, "ask">;
  readonly postings: Pick<PostingService, "byIds" | "view">;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

interface JobFilters {
  readonly state?: string | undefined;
  readonly employmentType?: string | undefined;
  readonly level?: string | undefined;
  readonly minSalary?: number | undefined;
  /** Days. */
  readonly postedWithin?: number | undefined;
}

export interface JobWishes extends Page, ListWishes {
  readonly filters: JobFilters;
}

export interface RankedJob {
  readonly job: JobRow;
  readonly distance: number;
  readonly summary: MatchSummary;
}

export interface RankedCandidate {
  readonly document: DocumentRecord;
  /** Null for a resume that the recruiter brought in. */
  readonly accountId: string | null;
  readonly distance: number;
  readonly summary: MatchSummary;
}

export interface RankedList<Match> {
  readonly matches: readonly Match[];
  /** Of the best 1,000, those near enough to be listed. */
  readonly total: number;
  readonly engine: string;
}

interface RankedJobs extends RankedList<RankedJob> {
  /** Of all that could be listed, whichever level is asked for. */
  readonly levels: LevelCounts;
}

export interface MatchingService {
  /** For the account, if it is one's: what it dismissed is left out. */
  rankJobsFor(
    document: DocumentRecord,
    wishes: JobWishes & { readonly accountId?: string },
  ): Promise<RankedJobs>;
  rankCandidatesFor(
    job: JobRow,
    wishes: Page & { readonly recruiterId: string },
  ): Promise<RankedList<RankedCandidate>>;
  search(owner: Owner, resumeId: string, wishes: JobWishes): Promise<RankedJobs>;
  explain(
    owner: Owner,
    actor: Actor | null,
    resumeId: string,
    jobId: string,
  ): Promise<{ resume: DocumentRecord; job: JobRow; evidence: PairEvidence }>;
  /** A pair in full, for a report. Whoever asks has made sure that the caller may. */
  compare(resume: DocumentRecord, job: JobToCompare): Promise<ComparedPair>;
  /** How many other jobs match at Good or better. */
  countOthers(resume: DocumentRecord, jobId: string, accountId?: string): Promise<number>;
  /** Whether a recruiter may see this resume for this posting, now. */
  mayShow(recruiterId: string, job: JobRow, resumeId: string): Promise<boolean>;
}

/** A posting, or a job description that somebody brought along. */
type JobToCompare = Pick<JobRow, "id" | "revision" | "lines" | "title">;

/** Whose a document is: an account's, or a browser's. */
type Owner = Parameters<typeof findDocument>[1];

/** Whoever reads a shown list again finds it on record (docs/decisions/0018). */
export function createMatchingService(parts: Parts): MatchingService {
  const { database, index, postings } = parts;
  const rankJobsFor = jobRanking(parts);

  async function ownResume(owner: Owner, id: string): Promise<DocumentRecord> {
    const document = await findDocument(database, owner, id);
    if (!document) throw notFound(say.resumeNotFound);
    return document;
  }

  return {
    rankJobsFor,
    rankCandidatesFor: candidateRanking(parts),

    async search(owner, resumeId, wishes) {
      const document = await ownResume(owner, resumeId);
      return rankJobsFor(document, { ...wishes, ...owner });
    },

    async explain(owner, actor, resumeId, jobId) {
      const resume = await ownResume(owner, resumeId);
      const job = await postings.view(actor, jobId);
      const pair = { resume: askingResume(resume), job: askingJob(job) };
      return { resume, job, evidence: await index.ask("pair", pair) };
    },

    compare: (resume, job) =>
      index.ask("compare", { resume: askingResume(resume), job: askingJob(job) }),

    async countOthers(resume, jobId, accountId) {
      const good = await index.ask("goodJobs", { resume: askingResume(resume) });
      const others = good.filter((id) => id !== jobId);
      return (await repository.showableJobs(database, others, accountId)).size;
    },

    async mayShow(recruiterId, job, resumeId) {
      const eyes = { recruiterId, company: job.company };
      return (await repository.showableResumes(database, [resumeId], eyes)).has(resumeId);
    },
  };
}

const DAY_MS = 86_400_000;

const jobRanking =
  ({ database, clock, index, postings }: Parts): MatchingService["rankJobsFor"] =>
  async (document, { limit, offset, filters, accountId, ...wishes }) => {
    const resume = askingResume(document);
    const { postedWithin, ...filter } = filters;
    const now = clock();
    const sinceDay = postedWithin && Math.floor(now.getTime() / DAY_MS) - postedWithin;
    const ranking = await index.ask("rankJobs", { resume, filter: { ...filter, sinceDay } });
    const showable = await repository.showableJobs(database, ranking.ids, accountId);
    const near = kept(ranking, showable);
    const listed = arrange(near, showable, wishes);
    const page = listed.slice(offset, offset + limit);
    const ids = page.map(([id]) => id);
    const [jobs, evidence] = await Promise.all([
      postings.byIds(database, ids),
      index.ask("jobEvidence", { resume, ids }),
    ]);
    const known = new Map(jobs.map((job) => [job.id, job]));
    const matches = await mapped(page, async ([id, distance], at): Promise<RankedJob[]> => {
      const job = known.get(id);
      const found = evidence[at];
      if (!job || !found) return [];
      const isCurrent = found.revision === job.revision;
      const pair = isCurrent ? found : await index.ask("pair", { resume, job: askingJob(job) });
      const lines = { resume: document.lines, job: job.lines };
      return [{ job, distance, summary: summaryOf(agreeing(pair, distance), lines) }];
    });
    const list = { direction: "jobs", documentId: document.id, results: page } as const;
    await repository.recordRanking(database, { ...list, accountId, engine: ENGINE }, now);
    return { matches, total: listed.length, levels: countLevels(near), engine: ENGINE };
  };

const candidateRanking =
  ({ database, clock, index }: Parts): MatchingService["rankCandidatesFor"] =>
  async (job, { limit, offset, recruiterId }) => {
    const asking = askingJob(job);
    const ranking = await index.ask("rankCandidates", { job: asking, filter: { recruiterId } });
    const eyes = { recruiterId, company: job.company };
    const showable = await repository.showableResumes(database, ranking.ids, eyes);
    const near = kept(ranking, showable);
    const page = near.slice(offset, offset + limit);
    const ids = page.map(([id]) => id);
    const [documents, evidence] = await Promise.all([
      findDocuments(database, ids),
      index.ask("candidateEvidence", { job: asking, ids }),
    ]);
    const known = new Map(documents.map((document) => [document.id, document]));
    const matches = await mapped(page, async ([id, distance], at): Promise<RankedCandidate[]> => {
      const document = known.get(id);
      const found = evidence[at];
      if (!document || !found) return [];
      const isCurrent = found.revision === document.revision;
      const resume = isCurrent ? undefined : askingResume(document);
      const pair = resume ? await index.ask("pair", { resume, job: asking }) : found;
      const lines = { resume: document.lines, job: job.lines };
      const summary = summaryOf(agreeing(pair, distance), lines);
      return [{ document, accountId: showable.get(id)?.accountId ?? null, distance, summary }];
    });
    const list = { direction: "candidates", documentId: job.id, results: page } as const;
    const record = { ...list, accountId: recruiterId, engine: ENGINE };
    await repository.recordRanking(database, record, clock());
    return { matches, total: near.length, engine: ENGINE };
  };

/**
 * One after the other; what is left out is an empty list. Evidence of other words than are there now is
 * asked for anew: it would cite the wrong ones.
 */
async function mapped<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Promise<Made[]>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [at, item] of items.entries()) made.push(...(await make(item, at)));
  return made;
}

/** The list without what may not be shown, each with its distance. */
function kept({ ids, distances }: Ranking, showable: { has(id: string): boolean }): Shown[] {
  return ids.flatMap((id, at) => (showable.has(id) ? [[id, distances[at] ?? 1] as const] : []));
}

/** The list's own distance: between two questions a document may have changed. */
const agreeing = (pair: PairEvidence, distance: number): PairEvidence => ({ ...pair, distance });
