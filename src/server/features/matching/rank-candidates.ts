import type { MatchSummary } from "#contract/matching.ts";
import type { FacetFilter } from "#matching/index/candidate-facets.ts";
import type { CandidateList } from "#matching/index/candidate-index.ts";
import type { Database } from "#server/platform/database/database.ts";
import { asMatched, type DocumentRecord, findDocuments } from "../documents/service.ts";
import type { JobRow } from "../postings/service.ts";
import {
  arrangeCandidates,
  type CandidateFigures,
  type CandidateListWishes,
  countLevels,
  type LevelCounts,
} from "./arrange.ts";
import { askingJob, askingResume } from "./asking.ts";
import type { IndexClient } from "./index/index-client.ts";
import type { PairEvidence } from "./index/messages.ts";
import { agreeing, kept, mapped, type Page, type RankedList } from "./rank-jobs.ts";
import * as repository from "./repository.ts";
import { summaryOf } from "./summary.ts";
import type { Shown } from "./tables.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly index: Pick<IndexClient, "ask">;
  readonly engine: string;
}

export interface RankedCandidate {
  readonly document: DocumentRecord;
  /** Null for a resume that the recruiter brought in. */
  readonly accountId: string | null;
  readonly distance: number;
  readonly summary: MatchSummary;
  /** The resume says that its owner is admitted to practise. */
  readonly isAdmitted: boolean;
}

export interface RankedCandidates extends RankedList<RankedCandidate> {
  /** Of all that could be listed, whichever level is asked for. */
  readonly levels: LevelCounts;
}

export interface CandidateWishes extends Page, CandidateListWishes {
  readonly recruiterId: string;
  readonly filters?: FacetFilter;
  /** None but these. */
  readonly only?: readonly string[] | undefined;
}

/** Candidates for a posting. Whoever calls has made sure that the recruiter may ask for it. */
export function createCandidateRanking({ database, clock, index, engine }: Parts) {
  /** In the order of the page; what is gone is left out. */
  async function rowsFor(
    job: JobRow,
    page: readonly Shown[],
    showable: ReadonlyMap<string, repository.ShowableResume>,
  ): Promise<RankedCandidate[]> {
    const asking = askingJob(job);
    const ids = page.map(([id]) => id);
    const [documents, evidence] = await Promise.all([
      findDocuments(database, ids),
      index.ask("candidateEvidence", { job: asking, ids }),
    ]);
    const known = new Map(documents.map((document) => [document.id, document]));
    return mapped(page, async ([id, distance], at): Promise<RankedCandidate[]> => {
      const stored = known.get(id);
      const found = evidence[at];
      if (!stored || !found) return [];
      const document = asMatched(stored);
      const isCurrent = found.revision === document.revision;
      const resume = isCurrent ? undefined : askingResume(document);
      const pair = resume ? await index.ask("pair", { resume, job: asking }) : found;
      const lines = { resume: document.lines, job: job.lines };
      const summary = summaryOf(agreeing(pair, distance), lines);
      const accountId = showable.get(id)?.accountId ?? null;
      return [{ document, accountId, distance, summary, isAdmitted: pair.isAdmitted }];
    });
  }

  return {
    async rankCandidatesFor(job: JobRow, wishes: CandidateWishes): Promise<RankedCandidates> {
      const { recruiterId, filters, only, limit, offset } = wishes;
      const filter = { ...filters, recruiterId, only };
      const ranking = await index.ask("rankCandidates", { job: askingJob(job), filter });
      const eyes = { recruiterId, company: job.company };
      const showable = await repository.showableResumes(database, ranking.ids, eyes);
      const near = kept(ranking, showable);
      const listed = arrangeCandidates(near, figuresOf(ranking, showable), wishes);
      const page = listed.slice(offset, offset + limit);
      const list = { direction: "candidates", documentId: job.id, results: page } as const;
      const record = { ...list, accountId: recruiterId, engine };
      const [matches] = await Promise.all([
        rowsFor(job, page, showable),
        repository.recordRanking(database, record, clock()),
      ]);
      return { matches, total: listed.length, levels: countLevels(near), engine };
    },

    /** Whether a recruiter may see this resume for this posting, now. */
    async mayShow(recruiterId: string, job: Pick<JobRow, "id" | "company">, resumeId: string) {
      const eyes = { recruiterId, company: job.company };
      if ((await repository.showableResumes(database, [resumeId], eyes)).has(resumeId)) return true;
      return repository.cameWithApplication(database, resumeId, { ...eyes, jobId: job.id });
    },

    /** The same without a posting in hand: for one of theirs, or among what they brought in. */
    shownTo: (recruiterId: string, resumeId: string) =>
      repository.findShown(database, resumeId, recruiterId),

    latestPosting: (recruiterId: string) => repository.latestPosting(database, recruiterId),

    /** Why somebody fits a posting. Whoever calls has made sure that they may be seen. */
    assess: (document: DocumentRecord, job: JobRow): Promise<PairEvidence> =>
      index.ask("pair", { resume: askingResume(document), job: askingJob(job) }),
  };
}

function figuresOf(
  { ids, years }: CandidateList,
  showable: ReadonlyMap<string, repository.ShowableResume>,
): ReadonlyMap<string, CandidateFigures> {
  return new Map(
    ids.flatMap((id, at) => {
      const one = showable.get(id);
      return one ? [[id, { receivedAt: one.receivedAt, years: years[at] ?? null }]] : [];
    }),
  );
}
