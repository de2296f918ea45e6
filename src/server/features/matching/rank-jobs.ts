import { parsePreferences } from "#contract/job-preferences.ts";
import type { MatchSummary } from "#contract/matching.ts";
import type { Ranking } from "#matching/index/ranking.ts";
import type { Database } from "#server/platform/database/database.ts";
import { asMatched, corrected, type DocumentRecord } from "../documents/service.ts";
import { type JobRow, type PostingService, stateOf } from "../postings/service.ts";
import { arrange, countLevels, type LevelCounts, type ListWishes } from "./arrange.ts";
import { askingJob, askingResume } from "./asking.ts";
import type { IndexClient } from "./index/index-client.ts";
import type { PairEvidence } from "./index/messages.ts";
import { farFromHome, isRemote, outsideOf, type Standing } from "./outside.ts";
import * as repository from "./repository.ts";
import { summaryOf } from "./summary.ts";
import type { Shown } from "./tables.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly index: Pick<IndexClient, "ask">;
  readonly postings: Pick<PostingService, "byIds">;
  /** What scores: on record with every list. */
  readonly engine: string;
}

export interface Page {
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

/** What a list is narrowed and ordered by once it is known which jobs are near enough. */
export interface Arrangement extends ListWishes {
  readonly words?: string | undefined;
  readonly remoteOnly?: boolean | undefined;
  /** What the person looks for, as they said it; what the account keeps, if nothing is said. */
  readonly want?: string | undefined;
}

export interface JobWishes extends Page, Arrangement {
  readonly filters: JobFilters;
}

/** A list in its order, before any card of it is made. */
export interface ArrangedJobs {
  readonly listed: readonly Shown[];
  /** Of all that could be listed, whichever level is asked for. */
  readonly levels: LevelCounts;
  readonly levelsInside: LevelCounts;
  /** Why a job is outside of what the person looks for; those that are not are left out. */
  readonly outside: ReadonlyMap<string, readonly string[]>;
  /** That a job is far from home, of those of which it can be told; it moves nothing. */
  readonly far: ReadonlyMap<string, string>;
  readonly want: string;
}

export interface RankedJob {
  readonly job: JobRow;
  readonly distance: number;
  readonly summary: MatchSummary;
}

export interface RankedList<Match> {
  readonly matches: readonly Match[];
  /** Of the best 1,000, those near enough to be listed. */
  readonly total: number;
  readonly engine: string;
}

export interface ListedJob extends RankedJob {
  /** Why it is outside of what the person looks for, if it is. */
  readonly outside?: readonly string[] | undefined;
  /** That it is far from home, if it is. */
  readonly far?: string | undefined;
}

export interface RankedJobs
  extends RankedList<ListedJob>,
    Pick<ArrangedJobs, "levels" | "levelsInside" | "want"> {}

const DAY_MS = 86_400_000;

/** Jobs for a resume: the whole list, some of it, and what the cards show. */
export function createJobRanking({ database, clock, index, postings, engine }: Parts) {
  /** What the cards of these show, in this order; what is gone is left out. */
  async function cardsFor(document: DocumentRecord, page: readonly Shown[]): Promise<RankedJob[]> {
    const resume = askingResume(document);
    const { lines } = asMatched(document);
    const ids = page.map(([id]) => id);
    const [jobs, evidence] = await Promise.all([
      postings.byIds(database, ids),
      index.ask("jobEvidence", { resume, ids }),
    ]);
    const known = new Map(jobs.map((job) => [job.id, job]));
    return mapped(page, async ([id, distance], at): Promise<RankedJob[]> => {
      const job = known.get(id);
      const found = evidence[at];
      if (!job || !found) return [];
      const isCurrent = found.revision === job.revision;
      const pair = isCurrent ? found : await index.ask("pair", { resume, job: askingJob(job) });
      const both = { resume: lines, job: job.lines };
      return [{ job, distance, summary: summaryOf(agreeing(pair, distance), both) }];
    });
  }

  const onRecord = async (documentId: string, accountId: string | undefined, page: Shown[]) =>
    repository.recordRanking(
      database,
      { direction: "jobs", documentId, results: page, accountId, engine },
      clock(),
    );

  /** Of these, which may be shown to this account now, narrowed and in the order that was asked for. */
  async function arrangeFor(
    document: DocumentRecord,
    near: readonly Shown[],
    { words = "", remoteOnly, want, ...wishes }: Arrangement,
    accountId: string | undefined,
  ): Promise<ArrangedJobs> {
    const [showable, line] = await Promise.all([
      repository.showableJobs(
        database,
        near.map(([id]) => id),
        accountId,
        words.split(/\s+/).filter(Boolean),
      ),
      want ?? (accountId ? repository.preferencesOf(database, accountId) : ""),
    ]);
    const wanted = parsePreferences(line);
    const person = standingOf(document, clock());
    const home = homeOf(document);
    const far = new Map<string, string>();
    const outside = new Map<string, readonly string[]>();
    for (const [id, job] of showable) {
      const why = outsideOf(job, wanted, person);
      if (why.length > 0) outside.set(id, why);
      const distance = farFromHome(job, wanted, home);
      if (distance !== "") far.set(id, distance);
    }
    const shown = near.filter(([id]) => {
      const job = showable.get(id);
      return job !== undefined && (!remoteOnly || isRemote(job));
    });
    return {
      listed: arrange(shown, showable, wishes, outside),
      levels: countLevels(shown),
      levelsInside: countLevels(shown.filter(([id]) => !outside.has(id))),
      outside,
      far,
      want: line,
    };
  }

  /** The whole list, without a card and without a record: nobody is shown it. */
  async function findJobs(
    document: DocumentRecord,
    { filters, ...arrangement }: Omit<JobWishes, keyof Page>,
    accountId: string | undefined,
  ): Promise<ArrangedJobs> {
    const { postedWithin, ...filter } = filters;
    const sinceDay = postedWithin && Math.floor(clock().getTime() / DAY_MS) - postedWithin;
    const resume = askingResume(document);
    const ranking = await index.ask("rankJobs", { resume, filter: { ...filter, sinceDay } });
    return arrangeFor(document, paired(ranking), arrangement, accountId);
  }

  return {
    arrangeFor,
    findJobs,

    /** For the account, if it is one's: what it dismissed is left out. */
    async rankJobsFor(
      document: DocumentRecord,
      { limit, offset, accountId, ...wishes }: JobWishes & { readonly accountId?: string },
    ): Promise<RankedJobs> {
      const { listed, outside, far, ...counted } = await findJobs(document, wishes, accountId);
      const page = listed.slice(offset, offset + limit);
      const cards = await cardsFor(document, page);
      await onRecord(document.id, accountId, page);
      return {
        matches: withOutside(cards, { outside, far }),
        total: listed.length,
        engine,
        ...counted,
      };
    },

    // For lists that are kept (recommendations): the parts of the above, one by one.
    cardsFor,
    onRecord,

    /** All that are near enough, whether they may be shown or not. */
    async rankAllJobs(document: DocumentRecord): Promise<readonly Shown[]> {
      return paired(await index.ask("rankJobs", { resume: askingResume(document), filter: {} }));
    },

    /** How these stand now; those that are gone or too far are left out. */
    async jobDistances(
      document: DocumentRecord,
      ids: readonly string[],
    ): Promise<readonly Shown[]> {
      return paired(await index.ask("jobDistances", { resume: askingResume(document), ids }));
    },
  };
}

/** What tells which level of job is somebody's: for lawyers the years since admission. */
function standingOf(document: DocumentRecord, now: Date): Standing {
  const { resume } = corrected(asMatched(document));
  const years = resume?.postAdmissionYears ?? resume?.yearsOfExperience ?? null;
  const [latest] = resume?.education ?? [];
  const isGraduate =
    latest !== undefined &&
    DEGREE.test(latest.degree) &&
    resume?.education.some(({ duration }) => lastYearIn(duration) >= now.getFullYear() - 1);
  const calling = /^[^.,;:]{3,60}/.exec(resume?.summary.trim() ?? "")?.[0];
  return { years, role: resume?.experience[0]?.role ?? "", calling, isGraduate };
}

/** A first degree: who takes a master's degree beside the work is no graduate. */
const DEGREE = /\b(?:bachelor|juris doctor|b\.? ?(?:a|com|sc|eng|ed|it)\b|llb|jd)\b/i;
const lastYearIn = (duration: string) =>
  /\b(?:present|current|now)\b/i.test(duration)
    ? Number.POSITIVE_INFINITY
    : Math.max(0, ...(duration.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));

/** Without street, suburb and postcode: "14 Hill Street, Glenorchy, Hobart TAS 7010" is Hobart TAS. */
function homeOf(document: DocumentRecord) {
  const { resume } = corrected(asMatched(document));
  const isWork = !resume?.location.trim();
  const told = (isWork ? resume?.experience[0]?.location : resume?.location) ?? "";
  const plain = told.replace(/[\s,]*\b\d{4}\b|[^\p{L})]+$/gu, "");
  const location = plain.split(",").at(-1)?.trim() ?? "";
  return { location: isStateAlone(location) ? plain : location, state: stateOf(told), isWork };
}
const isStateAlone = (text: string) => /^[A-Z]{2,3}$/.test(text);

export const withOutside = (
  cards: readonly RankedJob[],
  { outside, far }: Pick<ArrangedJobs, "outside" | "far">,
): ListedJob[] =>
  cards.map((card) => ({
    ...card,
    outside: outside.get(card.job.id),
    far: far.get(card.job.id),
  }));

const paired = ({ ids, distances }: Ranking): readonly Shown[] =>
  ids.map((id, at) => [id, distances[at] ?? 1] as const);

/** The list without what may not be shown, each with its distance. */
export const kept = (ranking: Ranking, showable: { has(id: string): boolean }): Shown[] =>
  paired(ranking).filter(([id]) => showable.has(id));

/** The list's own distance: between two questions a document may have changed. */
export const agreeing = (pair: PairEvidence, distance: number): PairEvidence => ({
  ...pair,
  distance,
});

/**
 * One after the other; what is left out is an empty list. Evidence of other words than are there now is
 * asked for anew: it would cite the wrong ones.
 */
export async function mapped<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Promise<Made[]>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [at, item] of items.entries()) made.push(...(await make(item, at)));
  return made;
}
