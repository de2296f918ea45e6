import type { SeekConfig } from "#contract/seek-rules.ts";
import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import { invalid } from "#server/platform/faults.ts";
import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import type { JobSelectors, Scraping, StateWanted } from "../../scraping/service.ts";
import { SEEK_TEXTS } from "../texts.ts";
import { isGone, meaningOf } from "./board-refused.ts";
import { type ListedJob, oneLine } from "./listed-job.ts";
import { marked } from "./marked.ts";
import { RESULTS_WANTED, type Results, readResults } from "./read-results.ts";
import { searchUrl } from "./search-url.ts";

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
