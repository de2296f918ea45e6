import { setTimeout } from "node:timers/promises";
import { MATCH_SENTENCES as say } from "#contract/match-rules.ts";
import type { MatchSummary } from "#contract/matching.ts";
import { ENGINE } from "#matching/engine.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import {
  asMatched,
  type DocumentRecord,
  findDocument,
  findDocuments,
} from "../documents/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import { askingJob, askingResume } from "./evidence/asking.ts";
import { citation, summaryOf } from "./evidence/summary.ts";
import type { IndexClient } from "./index/index-client.ts";
import type { ComparedPair, PairEvidence } from "./index/messages.ts";
import {
  agreeing,
  createJobRanking,
  type JobWishes,
  kept,
  mapped,
  type Page,
  type RankedJob,
  type RankedJobs,
  type RankedList,
} from "./listing/rank-jobs.ts";
import * as repository from "./repository.ts";
import type { Shown } from "./tables.ts";

/** For features above. */
export { type ComparedPair, citation, type JobWishes, type RankedJob, type RankedList, type Shown };

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly index: Pick<IndexClient, "ask">;
  readonly postings: Pick<PostingService, "byIds" | "view">;
}

export interface RankedCandidate {
  readonly document: DocumentRecord;
  /** Null for a resume that the recruiter brought in. */
  readonly accountId: string | null;
  readonly distance: number;
  readonly summary: MatchSummary;
}

type JobRanking = ReturnType<typeof createJobRanking>;

export interface MatchingService extends JobRanking {
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
  /** Whether a resume is found as it is now; waits a moment for it. */
  isFound(resume: Pick<DocumentRecord, "id" | "revision">): Promise<boolean>;
  /** Whether a recruiter may see this resume for this posting, now. */
  mayShow(recruiterId: string, job: JobRow, resumeId: string): Promise<boolean>;
}

/** A posting, or a job description that somebody brought along. */
type JobToCompare = Pick<JobRow, "id" | "revision" | "lines" | "title">;

/** Whose a document is: an account's, or a browser's. */
type Owner = Parameters<typeof findDocument>[1];

/** A profile is made at once, unless there is much to do. */
const LOOKS = { most: 8, apartMs: 20 };

/** Whoever reads a shown list again finds it on record (docs/decisions/0018). */
export function createMatchingService(parts: Parts): MatchingService {
  const { database, index, postings } = parts;
  const ranking = createJobRanking(parts);

  async function ownResume(owner: Owner, id: string): Promise<DocumentRecord> {
    const document = await findDocument(database, owner, id);
    if (!document) throw notFound(say.resumeNotFound);
    return asMatched(document);
  }

  return {
    ...ranking,
    rankCandidatesFor: candidateRanking(parts),

    async search(owner, resumeId, wishes) {
      const document = await ownResume(owner, resumeId);
      return ranking.rankJobsFor(document, { ...wishes, ...owner });
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

    async isFound({ id, revision }) {
      for (let look = 1; look < LOOKS.most; look++) {
        if (await repository.isProfiled(database, id, revision)) return true;
        await setTimeout(LOOKS.apartMs);
      }
      return repository.isProfiled(database, id, revision);
    },

    async mayShow(recruiterId, job, resumeId) {
      const eyes = { recruiterId, company: job.company };
      return (await repository.showableResumes(database, [resumeId], eyes)).has(resumeId);
    },
  };
}

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
      const stored = known.get(id);
      const found = evidence[at];
      if (!stored || !found) return [];
      const document = asMatched(stored);
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
