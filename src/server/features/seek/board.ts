import { SEEK_SENTENCES } from "#contract/seek.ts";
import type { SeekConfig } from "#contract/seek-rules.ts";
import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import { invalid, Refusal } from "#server/platform/faults.ts";
import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";
import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import {
  type JobSelectors,
  RobotsRefusal,
  type Scraping,
  type StateWanted,
} from "../scraping/service.ts";
import { locationNamed } from "./locations.ts";
import {
  type ListedJob,
  marked,
  oneLine,
  RESULTS_WANTED,
  type Results,
  readResults,
} from "./read-results.ts";
import { SEEK_TEXTS } from "./texts.ts";

/** A job as its own page shows it. */
export interface OpenedJob extends ListedJob {
  readonly url: string;
  readonly text: string;
}

interface BoardSettings {
  readonly baseUrl: string;
  /** What the board allowed in writing; "" when it did not. */
  readonly permission: string;
}

export type Board = ReturnType<typeof createBoard>;

const JOB: JobSelectors = {
  title: marked("job-detail-title").selector,
  content: marked("jobAdDetails").selector,
};
/** What the job's own page says beside its text. */
const DETAILS: StateWanted = {
  variable: RESULTS_WANTED.variable,
  cards: {
    selector: "body",
    fields: {
      company: marked("advertiser-name"),
      location: marked("job-detail-location"),
      workType: marked("job-detail-work-type"),
      salary: marked("job-detail-salary"),
    },
  },
};
const NO_RESULTS: Results = { jobs: [], pages: null, isResults: true };
/** Less than this is a notice, and no advertisement. */
const SHORTEST_TEXT = 40;

/** The job board, as somebody reads it: pages of results, and the jobs on them. */
export function createBoard(
  { fetch, pages }: Pick<Scraping, "fetch" | "pages">,
  { baseUrl, permission }: BoardSettings,
  clock: () => Date,
) {
  const { hostname } = new URL(baseUrl);

  /** Null when there is no such page, or no longer. */
  async function read(url: string, signal: AbortSignal): Promise<FetchedPage | null> {
    try {
      return await fetch(url, { signal, permitted: permission !== "" });
    } catch (error) {
      if (isGone(error)) return null;
      throw meaningOf(error, hostname);
    }
  }

  return {
    /** Where people would look for it themselves. */
    addressOf: (config: SeekConfig, keyword: string) => searchUrl(baseUrl, config, keyword, 1),

    /** After the last page there is an empty one, or none. */
    async search(config: SeekConfig, keyword: string, page: number, signal: AbortSignal) {
      const fetched = await read(searchUrl(baseUrl, config, keyword, page), signal);
      if (!fetched && page === 1) throw invalid(SEEK_TEXTS.noSearch);
      if (!fetched) return NO_RESULTS;
      const results = readResults(await pages.state(fetched, RESULTS_WANTED), clock());
      // Built anew, or a question whether we are a robot: nothing found would not be true.
      if (!results.isResults && page === 1) throw invalid(SEEK_TEXTS.noResults);
      return results;
    },

    /** Null when it was taken down since it was listed. */
    async open(listed: ListedJob, signal: AbortSignal): Promise<OpenedJob | null> {
      const url = new URL(`/job/${listed.id}`, baseUrl).href;
      const page = await read(url, signal);
      if (!page) return null;
      const job = await pages.job(page, JOB);
      if (job.text.trim().length < SHORTEST_TEXT) throw invalid(SEEK_TEXTS.emptyJob);
      const { cards } = await pages.state(page, DETAILS);
      const { company = "", location = "", workType = "", salary = "" } = cards[0] ?? {};
      return {
        ...listed,
        url,
        title: oneLine(job.title) || listed.title,
        company: listed.company || oneLine(company),
        location: oneLine(location) || listed.location,
        jobType: listed.jobType || employmentTypes(workType),
        salary: oneLine(salary) || listed.salary,
        text: job.text,
      };
    },
  };
}

/** The board does not want to be read: nothing more is asked of it in this run. */
export class BoardRefused extends Refusal {
  constructor(sentence: string) {
    super("invalid", sentence);
  }
}

const FORBIDDEN = [401, 403, 451];
const GONE = [404, 410];

/** What a refused request means for the run: the error as it was, unless it was the board's own no. */
function meaningOf(error: unknown, host: string): unknown {
  if (error instanceof RobotsRefusal)
    return new BoardRefused(error.isSaid ? SEEK_SENTENCES.disallowed(host) : error.message);
  if (error instanceof FetchRefused && FORBIDDEN.includes(error.status))
    return new BoardRefused(SEEK_TEXTS.turnedAway(error.status));
  return error;
}

/** The job was taken down since it was listed. */
const isGone = (error: unknown): boolean =>
  error instanceof FetchRefused && GONE.includes(error.status);

/** The board's numbers for kinds of work. It has none for internships: those are told by their words. */
const WORK_TYPES: Readonly<Record<string, string>> = {
  "full-time": "242",
  "part-time": "243",
  contract: "244",
  casual: "245",
};
/** In days, as the board offers them. Sixty is more than it offers: none is sent, and wanted.ts judges. */
const DATE_RANGES: Readonly<Record<string, string>> = {
  "last 24 hours": "1",
  "last 7 days": "7",
  "last 14 days": "14",
  "last 30 days": "31",
};
/** The board cannot sort by salary; every job of the pages is read, whatever their order. */
const SORT_MODES: Readonly<Record<string, string>> = { date: "ListedDate" };
const USUAL_SORT = "KeywordRelevance";

/** Words that survive as part of a path; anything else ("C++", "R&D") is asked for by a parameter. */
const PLAIN = /^[\p{L}\p{N}]+(?:[ -]+[\p{L}\p{N}]+)*$/u;

/** Where the board shows one page of results for one keyword. */
export function searchUrl(
  baseUrl: string,
  config: SeekConfig,
  keyword: string,
  page: number,
): string {
  const place = locationNamed(config.location)?.slug ?? "";
  const isPlain = PLAIN.test(keyword);
  const words = isPlain ? `${keyword.toLowerCase().replace(/[ -]+/g, "-")}-jobs` : "jobs";
  const url = new URL(`/${encodeURIComponent(words)}/in-${encodeURIComponent(place)}`, baseUrl);
  const parameters = {
    keywords: isPlain ? undefined : keyword,
    page: String(page),
    worktype: WORK_TYPES[config.job_type],
    daterange: DATE_RANGES[config.date_posted],
    ...salaryParameters(config),
    sortmode: SORT_MODES[config.sort_by] ?? USUAL_SORT,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** "150000-" is from, "0-150000" is up to. */
function salaryParameters({ salary_min, salary_max }: SeekConfig) {
  if (salary_min === null && salary_max === null) return {};
  const least = Math.floor(salary_min ?? 0);
  const most = salary_max === null ? "" : Math.ceil(salary_max);
  return { salaryrange: `${least}-${most}`, salarytype: "annual" };
}
