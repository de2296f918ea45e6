import { SEEK_SENTENCES } from "#contract/seek.ts";
import type { SeekConfig } from "#contract/seek-rules.ts";
import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import { readSalary } from "#reading/job/facts/salary.ts";
import { readJob } from "#reading/job/read-job.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { invalid, Refusal } from "#server/platform/faults.ts";
import type { FoundJob } from "../job-review/service.ts";
import type { PartContext, RunKind } from "../scraping/service.ts";
import { type Board, BoardRefused, type OpenedJob } from "./board.ts";
import type { ListedJob, Results } from "./read-results.ts";
import { keptConfig } from "./seek-config.ts";
import { SEEK_TEXTS } from "./texts.ts";

interface Parts {
  /** Undefined where none is set up. */
  readonly board: Board | undefined;
  readonly clock: () => Date;
}

/** Runs over the job board: a part for each keyword, one after the other. */
export function createSeekKind({ board, clock }: Parts): RunKind {
  /** Asked for to learn whether the board can be read at all, and not asked for again, whatever came of it. */
  const firstPages = new Map<string, () => Results>();
  /** Runs that the board turned away: no further keyword is tried. */
  const turnedAway = new Map<string, BoardRefused>();

  return {
    type: "seek",
    atOnce: 1,

    async before(run, signal) {
      if (!board) throw invalid(SEEK_SENTENCES.notConfigured);
      firstPages.clear();
      turnedAway.clear();
      const config = keptConfig(run.config);
      const [keyword = ""] = config.keywords;
      const first = board.search(config, keyword, 1, signal);
      firstPages.set(keyword, await first.then((results) => () => results, ofKeyword));
    },

    async part(context) {
      const { run, part, signal } = context;
      if (!board) throw invalid(SEEK_SENTENCES.notConfigured);
      const refusal = turnedAway.get(run.id);
      if (refusal) throw refusal;
      const config = keptConfig(run.config);
      const first = firstPages.get(part.name);
      firstPages.delete(part.name);
      const search = async (page: number) =>
        page === 1 && first ? first() : board.search(config, part.name, page, signal);
      try {
        await readKeyword(context, { board, config, clock, search });
      } catch (error) {
        if (error instanceof BoardRefused) turnedAway.set(run.id, error);
        throw error;
      }
    },
  };
}

/** What went wrong with one keyword says nothing of the next; only a board that turns us away ends the run. */
function ofKeyword(error: unknown): () => never {
  if (!(error instanceof Refusal) || error instanceof BoardRefused) throw error;
  return () => {
    throw error;
  };
}

interface Means {
  readonly board: Pick<Board, "open">;
  readonly config: SeekConfig;
  readonly clock: () => Date;
  readonly search: (page: number) => Promise<Results>;
}

/** So many jobs in a row that cannot be opened say that the next cannot be, either. */
const MOST_IN_A_ROW = 3;

/** Goes through the pages of one keyword, up to the last, an empty one, or one that only repeats. */
async function readKeyword(context: PartContext, means: Means): Promise<void> {
  const seen = new Set<string>();
  const taker = createTaker(context, means);
  for (let page = 1; page <= means.config.max_pages; page += 1) {
    const { jobs, pages } = await means.search(page);
    await context.page();
    const fresh = jobs.filter(({ id }) => !seen.has(id));
    for (const job of fresh) {
      context.signal.throwIfAborted();
      seen.add(job.id);
      await taker.take(job);
    }
    if (fresh.length === 0 || page >= (pages ?? means.config.max_pages)) break;
  }
  taker.tell();
}

/** A job that cannot be opened does not keep the others from being read; that none can is a failure. */
function createTaker(context: PartContext, means: Means) {
  const unopened: Refusal[] = [];
  let inARow = 0;
  let taken = 0;

  return {
    async take(job: ListedJob): Promise<void> {
      try {
        await takeJob(job, context, means);
        taken += 1;
        inARow = 0;
      } catch (error) {
        if (!(error instanceof Refusal) || error instanceof BoardRefused) throw error;
        unopened.push(error);
        inARow += 1;
        if (inARow === MOST_IN_A_ROW) throw error;
      }
    },

    tell(): void {
      const [first] = unopened;
      if (!first) return;
      const sentence = SEEK_TEXTS.notOpened(unopened.length, first.message);
      if (taken === 0) throw invalid(sentence);
      context.note(sentence);
    },
  };
}

async function takeJob(job: ListedJob, context: PartContext, means: Means): Promise<void> {
  const { board, config, clock } = means;
  const sourceKey = `seek:${job.id}`;
  if (await context.hasSeen(sourceKey)) return;
  if (!isWantedAtSight(job, config, clock())) return context.leftOut(sourceKey);
  const opened = await board.open(job, context.signal);
  if (!opened || !isWantedInFull(opened, config)) return context.leftOut(sourceKey);
  await context.found(foundJob(sourceKey, opened));
}

const foundJob = (sourceKey: string, job: OpenedJob): FoundJob => ({
  source: "seek",
  sourceKey,
  sourceUrl: job.url,
  firmId: null,
  firmName: job.company,
  firmWebsite: "",
  title: job.title,
  text: job.text,
  location: job.location,
  jobType: job.jobType,
  salary: job.salary,
  practiceArea: job.practiceArea,
});

/**
 * What the board cannot filter, or does not filter strictly. What a job does not say is not held against it,
 * save who offers it.
 */

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<string, number>> = {
  "last 24 hours": 1,
  "last 7 days": 7,
  "last 14 days": 14,
  "last 30 days": 30,
  "last 60 days": 60,
};
/** Days and hours that somebody works in a year. */
const A_YEAR_OF = { year: 1, day: 230, hour: 1976 } as const;

/**
 * Before a job is opened: by what the list says of it. Unwanted words count there and not in the whole text: whoever wants
 * no junior role does not mean every senior one that mentors juniors.
 */
export function isWantedAtSight(job: ListedJob, config: SeekConfig, now: Date): boolean {
  return (
    !hasAny([job.title, job.teaser], config.exclude_words) &&
    (job.company === "" || isOfCompany(job.company, config.company)) &&
    isOfType(job.jobType, config.job_type) &&
    isPaid(job.salary, config) &&
    isNewEnough(job.listedAt, config.date_posted, now)
  );
}

/** Once its own page was read. */
export function isWantedInFull(
  { title, teaser, company, jobType, salary, text }: ListedJob & { readonly text: string },
  config: SeekConfig,
): boolean {
  if (hasAny([title], config.exclude_words)) return false;
  if (!isOfCompany(company, config.company)) return false;
  if (!isOfType(jobType, config.job_type) || !isPaid(salary, config)) return false;
  if (config.experience === "" && config.job_type !== INTERNSHIP) return true;
  const { level, employmentType } = readJob(plainLines(`# ${title}\n\n${text}`).lines).profile;
  if (config.job_type === INTERNSHIP && !isInternship(`${title}. ${teaser}`, employmentType))
    return false;
  return isOfLevel(config.experience, level, title);
}

/** Lower case, with one space between words and around all: a word of it stands between spaces. */
const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim()} `;

function hasAny(texts: readonly string[], words: readonly string[]): boolean {
  const unwanted = words.map(folded).filter((word) => word.trim() !== "");
  return texts.map(folded).some((text) => unwanted.some((word) => text.includes(word)));
}

/** From the beginning of a word: "harrow" is Harrow Finch, and "row" is not. */
const isOfCompany = (company: string, wanted: string) =>
  folded(company).includes(folded(wanted).trimEnd());

const INTERNSHIP = "internship";
/** No list of the board says "internship": an advertisement does, in its own words. */
const isInternship = (words: string, employmentType: string) =>
  employmentTypes(words).includes(INTERNSHIP) || employmentType.includes(INTERNSHIP);

const isOfType = (jobType: string, wanted: string) =>
  wanted === "" || wanted === INTERNSHIP || jobType === "" || jobType.includes(wanted);

function isPaid(words: string, { salary_min, salary_max }: SeekConfig): boolean {
  const stated = readSalary(words, true)?.salary;
  if (!stated) return true;
  const times = A_YEAR_OF[stated.per];
  const least = (stated.min ?? 0) * times;
  const most = (stated.max ?? Number.POSITIVE_INFINITY) * times;
  return most >= (salary_min ?? 0) && least <= (salary_max ?? Number.POSITIVE_INFINITY);
}

function isNewEnough(listedAt: Date | null, wanted: string, now: Date): boolean {
  const days = DAYS[wanted];
  if (days === undefined || listedAt === null) return true;
  return now.getTime() - listedAt.getTime() <= days * DAY_MS;
}

const LEVELS: Readonly<Record<string, readonly string[]>> = {
  junior: ["graduate", "junior"],
  mid: ["associate"],
  senior: ["senior"],
  executive: ["partner"],
};
/** Such a title is an executive's, and a senior one: spec 2 §9 looks for heads of legal among senior jobs. */
const LEADS = /\b(?:head|director|general counsel|chief|principal)\b/i;

function isOfLevel(wanted: string, level: string, title: string): boolean {
  if (wanted === "" || level === "") return true;
  if (LEVELS[wanted]?.includes(level)) return true;
  return (wanted === "executive" || wanted === "senior") && LEADS.test(title);
}
