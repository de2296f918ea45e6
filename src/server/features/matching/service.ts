import { setTimeout } from "node:timers/promises";
import { MATCH_SENTENCES as say } from "#contract/match-rules.ts";
import { getJobPreferences, type JobListQuery, searchJobs } from "#contract/matching.ts";
import { recommendJobs } from "#contract/recommendations.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { asMatched, type DocumentRecord, findDocument } from "../documents/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import { askingJob, askingResume } from "./asking.ts";
import { withoutShouting } from "./capitals.ts";
import { citation, wholeCitation } from "./citation.ts";
import { facetsOf } from "./facets.ts";
import type { IndexClient } from "./index/index-client.ts";
import type { ComparedPair, IndexState, NamedEvidence, PairEvidence } from "./index/messages.ts";
import { createCandidateRanking, type RankedCandidate } from "./rank-candidates.ts";
import {
  type ArrangedJobs,
  type Arrangement,
  createJobRanking,
  type JobWishes,
  type ListedJob,
  type RankedJob,
  type RankedJobs,
  withOutside,
} from "./rank-jobs.ts";
import * as repository from "./repository.ts";
import {
  byGap,
  paperWithArticle,
  quotedWhole,
  type RequirementWords,
  withInnerMarks,
  wordedRequirements,
  wordsOfClause,
  wordsOfPaper,
} from "./requirement-words.ts";
import { ignoredIn, requirementsOf } from "./requirements.ts";
import { summaryOf } from "./summary.ts";
import type { Shown } from "./tables.ts";

/** For features above. */
export {
  type ArrangedJobs,
  type Arrangement,
  byGap,
  type ComparedPair,
  citation,
  facetsOf,
  type IndexState,
  ignoredIn,
  type JobWishes,
  type ListedJob,
  type NamedEvidence,
  type PairEvidence,
  paperWithArticle,
  quotedWhole,
  type RankedCandidate,
  type RankedJob,
  type RequirementWords,
  requirementsOf,
  type Shown,
  summaryOf,
  wholeCitation,
  withInnerMarks,
  withOutside,
  withoutShouting,
  wordedRequirements,
  wordsOfClause,
  wordsOfPaper,
};

/** A query of either list as what it asks for. */
export function jobWishesOf(query: JobListQuery): JobWishes {
  const { limit, offset, state, words, want } = query;
  return {
    limit,
    offset,
    words,
    want,
    filters: {
      state,
      employmentType: query.employment_type,
      level: query.experience_level,
      minSalary: query.min_salary,
      postedWithin: query.posted_within,
    },
    onlyLevel: query.match_level,
    leastLevel: query.least_level,
    order: query.sort,
    remoteOnly: query.remote === "yes",
    outsideLast: query.outside_last === "yes",
  };
}

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly index: Pick<IndexClient, "ask" | "isReady">;
  readonly postings: Pick<PostingService, "byIds" | "view">;
  readonly engine: string;
}

type JobRanking = ReturnType<typeof createJobRanking>;
type CandidateRanking = ReturnType<typeof createCandidateRanking>;

export interface MatchingService extends JobRanking, CandidateRanking {
  /** The version of all that scores and grades here: stored with whatever is kept of it. */
  readonly engine: string;
  search(owner: Owner, resumeId: string, wishes: JobWishes): Promise<RankedJobs>;
  explain(
    owner: Owner,
    actor: Actor | null,
    resumeId: string,
    jobId: string,
  ): Promise<{ resume: DocumentRecord; job: JobRow; evidence: PairEvidence }>;
  /** A pair in full, for a report. Whoever asks has made sure that the caller may. */
  compare(resume: DocumentRecord, job: JobToCompare): Promise<ComparedPair>;
  /** What each of these rests on, also beyond what a list shows; undefined for those that are gone. */
  evidenceFor(
    resume: DocumentRecord,
    jobIds: readonly string[],
  ): Promise<readonly (PairEvidence | undefined)[]>;
  /** Every open job that the account has not dismissed, the newest first, with the occupations it is in. */
  occupationsOfJobs(accountId: string): Promise<readonly JobInOccupations[]>;
  /** What the person works as now, by the same places. */
  ownOccupations(resume: DocumentRecord): Promise<readonly number[]>;
  occupationNames(places: readonly number[]): Promise<readonly string[]>;
  /** What these ask for by names, and how the resume stands to it; undefined for those that are gone. */
  namedEvidenceFor(
    resume: DocumentRecord,
    jobIds: readonly string[],
  ): Promise<readonly (NamedEvidence | undefined)[]>;
  /** How many other jobs match at Good or better. */
  countOthers(resume: DocumentRecord, jobId: string, accountId?: string): Promise<number>;
  /** Whether a resume is found as it is now; waits a moment for it. */
  isFound(resume: Pick<DocumentRecord, "id" | "revision">): Promise<boolean>;
  /** What the person looks for, as they said it; "" for nothing. */
  preferencesOf(accountId: string): Promise<string>;
  savePreferences(tx: Db, accountId: string, line: string): Promise<void>;
  keepPreferences(accountId: string, line: string): Promise<void>;
  /** Undefined while the index loads, or is being started again. */
  indexState(): Promise<IndexState | undefined>;
}

/** A posting, or a job description that somebody brought along. */
type JobToCompare = Pick<JobRow, "id" | "revision" | "lines" | "title">;

/** Whose a document is: an account's, or a browser's. */
type Owner = Parameters<typeof findDocument>[1];

/** An open job, by places in the knowledge's list of occupations. */
export interface JobInOccupations {
  readonly id: string;
  readonly revision: string;
  readonly occupations: readonly number[];
}

/** So many take the thread a few milliseconds; in between come other people's questions. */
const TITLES_AT_ONCE = 500;

/** A profile is made at once, unless there is much to do. */
const LOOKS = { most: 8, apartMs: 20 };

/** Whoever reads a shown list again finds it on record (docs/decisions/0018). */
export function createMatchingService(parts: Parts): MatchingService {
  const { database, clock, events, index, postings, engine } = parts;
  const ranking = createJobRanking(parts);

  async function ownResume(owner: Owner, id: string): Promise<DocumentRecord> {
    const document = await findDocument(database, owner, id);
    if (!document) throw notFound(say.resumeNotFound);
    return asMatched(document);
  }

  /** Open windows look again: the order of the lists is another one. */
  async function savePreferences(tx: Db, accountId: string, line: string): Promise<void> {
    await repository.savePreferences(tx, accountId, line, clock());
    for (const topic of [getJobPreferences, recommendJobs, searchJobs])
      await events.publish(tx, `account:${accountId}`, topic);
  }

  return {
    ...ranking,
    ...createCandidateRanking(parts),
    engine,

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

    evidenceFor: (resume, ids) => index.ask("jobEvidence", { resume: askingResume(resume), ids }),

    async occupationsOfJobs(accountId) {
      const jobs = await repository.openJobs(database, accountId);
      const found: JobInOccupations[] = [];
      for (let from = 0; from < jobs.length; from += TITLES_AT_ONCE) {
        const some = jobs.slice(from, from + TITLES_AT_ONCE);
        const places = await index.ask("jobOccupations", { jobs: some });
        for (const [at, job] of some.entries())
          found.push({ id: job.id, revision: job.revision, occupations: places[at] ?? [] });
      }
      return found;
    },
    ownOccupations: (resume) => index.ask("ownOccupations", { resume: askingResume(resume) }),
    occupationNames: (places) => index.ask("occupationNames", { places }),
    namedEvidenceFor: (resume, ids) =>
      index.ask("namedEvidence", { resume: askingResume(resume), ids }),

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

    preferencesOf: (accountId) => repository.preferencesOf(database, accountId),

    savePreferences,
    keepPreferences: (accountId, line) =>
      database.transaction((tx) => savePreferences(tx, accountId, line)),

    indexState: async () =>
      index.isReady ? index.ask("state", {}).catch(() => undefined) : undefined,
  };
}
