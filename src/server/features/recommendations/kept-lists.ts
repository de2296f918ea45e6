import { askForAll } from "#server/platform/admission/asker.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { DocumentRecord } from "../documents/service.ts";
import type { Arrangement, MatchingService, RankedJob, Shown } from "../matching/service.ts";
import type { PostingService } from "../postings/service.ts";
import { keyOf } from "./list-key.ts";
import * as repository from "./lists-repository.ts";

/** What is needed of matching to keep a list. */
export type ListRanking = Pick<
  MatchingService,
  "rankAllJobs" | "jobDistances" | "cardsFor" | "arrangeFor" | "onRecord" | "engine"
>;

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: ListRanking;
  /** The current resume in full, when it is needed after all. */
  readonly resumeOf: (accountId: string) => Promise<DocumentRecord | undefined>;
}

/** Changes are forgotten after a day: an older list cannot know what it missed. */
const KEEPS_MS = 20 * 3_600_000;
const FIRST_CARDS = 20;
/** As many as are scored exactly. */
const LONGEST = 1000;

/**
 * The list of jobs for each candidate, kept as it was ranked. What changed since is scored and put in its
 * place; a new resume, profile or engine, or very many changes, rank it anew (docs/decisions/0021).
 */
export function createKeptLists(parts: Parts) {
  const { database, clock, matching, resumeOf } = parts;
  const { engine } = matching;
  const cards = createKeptCards(parts);
  const making = new Map<string, Promise<readonly Shown[]>>();

  async function make(accountId: string, resume: DocumentRecord): Promise<readonly Shown[]> {
    const seen = await repository.seenSoFar(database);
    const madeAt = clock();
    const results = await matching.rankAllJobs(resume);
    const list = { resumeKey: keyOf(resume), engine, results, summaries: {}, madeAt };
    await repository.keep(database, accountId, seen, list);
    return results;
  }

  /** Two windows that ask at once wait for the same list. */
  function makeOnce(accountId: string, resume: DocumentRecord): Promise<readonly Shown[]> {
    const key = `${accountId}:${keyOf(resume)}`;
    const begin = () => make(accountId, resume).finally(() => making.delete(key));
    const running = making.get(key) ?? askForAll(begin);
    making.set(key, running);
    return running;
  }

  async function renew(
    accountId: string,
    list: repository.KeptList,
    changed: readonly string[],
  ): Promise<readonly Shown[]> {
    const resume = await resumeOf(accountId);
    if (!resume) return [];
    const seen = await repository.seenSoFar(database);
    const results = merged(list.results, changed, await matching.jobDistances(resume, changed));
    // As old as before: what was too far down to be in it comes in when it is ranked anew.
    await repository.keep(database, accountId, seen, { ...list, results });
    return results;
  }

  /** The whole list as it is now. */
  async function resultsFor(
    accountId: string,
    { resume, list, changed }: repository.Standing,
  ): Promise<readonly Shown[]> {
    const isOld =
      !list ||
      !resume ||
      list.resumeKey !== keyOf(resume) ||
      list.engine !== engine ||
      clock().getTime() - list.madeAt.getTime() > KEEPS_MS;
    if (!isOld && changed?.length === 0) return list.results;
    if (!isOld && changed) return renew(accountId, list, changed);
    const whole = await resumeOf(accountId);
    return whole ? makeOnce(accountId, whole) : [];
  }

  async function page(
    accountId: string,
    standing: repository.Standing,
    { from, to, ...arrangement }: { from: number; to: number } & Arrangement,
  ) {
    const [results, resume] = await Promise.all([
      resultsFor(accountId, standing),
      resumeOf(accountId),
    ]);
    if (!resume) return undefined;
    const arranged = await matching.arrangeFor(resume, results, arrangement, accountId);
    const shown = arranged.listed.slice(from, to);
    return { ...arranged, shown, cards: await cards(accountId, shown, standing) };
  }

  const standingOf = (accountId: string) => repository.standingOf(database, accountId);
  return {
    standingOf,
    page,
    resultsFor,

    /** So that the next look finds it made, with its first cards. */
    async refresh(accountId: string): Promise<void> {
      const standing = await standingOf(accountId);
      if (standing.resume?.status === "read")
        await page(accountId, standing, { from: 0, to: FIRST_CARDS });
    },
  };
}

/** What changed is taken out and put in where it belongs now; of equals the lower id comes first. */
export function merged(
  results: readonly Shown[],
  changed: readonly string[],
  distances: readonly Shown[],
): readonly Shown[] {
  const gone = new Set(changed);
  return [...results.filter(([id]) => !gone.has(id)), ...distances]
    .sort(([a, near], [b, far]) => near - far || (a < b ? -1 : 1))
    .slice(0, LONGEST);
}

interface KeptCardsParts {
  readonly database: Database;
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: Pick<MatchingService, "cardsFor" | "engine">;
  readonly resumeOf: (accountId: string) => Promise<DocumentRecord | undefined>;
}

/** What the cards of a page show: made once, and used again while the job still says the same. */
function createKeptCards({ database, postings, matching, resumeOf }: KeptCardsParts) {
  async function make(accountId: string, page: readonly Shown[]): Promise<readonly RankedJob[]> {
    if (page.length === 0) return [];
    const resume = await resumeOf(accountId);
    if (!resume) return [];
    const made = await matching.cardsFor(resume, page);
    const summaries = Object.fromEntries(
      made.map(({ job, summary }) => [job.id, { revision: job.revision, summary }]),
    );
    const of = { resumeKey: keyOf(resume), engine: matching.engine };
    await repository.keepSummaries(database, accountId, of, summaries);
    return made;
  }

  return async (
    accountId: string,
    page: readonly Shown[],
    { list, resume }: repository.Standing,
  ): Promise<readonly RankedJob[]> => {
    const isSame =
      list && resume && list.resumeKey === keyOf(resume) && list.engine === matching.engine;
    const summaries = isSame ? list.summaries : {};
    const jobs = await postings.byIds(
      database,
      page.map(([id]) => id),
    );
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const known = new Map<string, RankedJob>();
    for (const [id, distance] of page) {
      const [job, kept] = [byId.get(id), summaries[id]];
      if (job && kept?.revision === job.revision)
        known.set(id, { job, distance, summary: kept.summary });
    }
    const missing = page.filter(([id]) => !known.has(id) && byId.has(id));
    for (const card of await make(accountId, missing)) known.set(card.job.id, card);
    return page.flatMap(([id]) => known.get(id) ?? []);
  };
}
