import type * as z from "zod/mini";
import { FIRM_SENTENCES, type testSelectors } from "#contract/firms.ts";
import { allInvalid, Refusal } from "#server/platform/faults.ts";
import { isSelector } from "#server/platform/web-pages/is-selector.ts";
import type { ListedPage, PageTools, PoliteFetch } from "../service.ts";
import { SCRAPING_TEXTS as say } from "../texts.ts";
import { hasText } from "./found-job.ts";
import { type Entry, listedJobs } from "./listed-jobs.ts";

type Wanted = z.output<(typeof testSelectors)["body"]>;
type Answer = Omit<z.output<(typeof testSelectors)["response"]>, "success">;
type First = Pick<Answer, "first" | "notes">;

interface Tools {
  readonly fetch: PoliteFetch;
  readonly pages: PageTools;
}

/** A form waits for it. */
const LONGEST_MS = 25_000;
const MOST_SHOWN = 50;
const LONGEST_TEXT = 3000;
const SELECTORS = {
  job_list_selector: "job list selector",
  job_link_selector: "job link selector",
  job_title_selector: "job title selector",
  job_content_selector: "job content selector",
} as const;

/** A firm's page as its selectors would read it. What cannot be read is an answer too, with a note that says why. */
export function createSelectorTest({ fetch, pages }: Tools) {
  async function readList(wanted: Wanted, signal: AbortSignal) {
    const { job_list_selector: job, job_link_selector: link } = wanted.scraping_config;
    const page = await fetch(startOf(wanted), { signal });
    const listed = await pages.list(page, { job, link });
    return { url: page.url, listed, entries: listedJobs(listed, page.url) };
  }

  async function open({ url }: Entry, wanted: Wanted, signal: AbortSignal): Promise<First> {
    const { job_title_selector: title, job_content_selector: content } = wanted.scraping_config;
    try {
      const page = await fetch(url, { signal });
      const job = await pages.job(page, { title, content });
      const first = { title: job.title, url: page.url, text: job.text.slice(0, LONGEST_TEXT) };
      return { first, notes: hasText(job) ? [] : [say.firstHasNoText] };
    } catch (error) {
      return { first: null, notes: [say.firstNotOpened(reasonOf(error, signal))] };
    }
  }

  return async function test(wanted: Wanted): Promise<Answer> {
    refuseBadSelectors(wanted);
    const signal = AbortSignal.timeout(LONGEST_MS);
    const list = await readList(wanted, signal).catch((error: unknown) => reasonOf(error, signal));
    if (typeof list === "string") return { ...NOTHING, url: startOf(wanted), notes: [list] };
    const { url, listed, entries } = list;
    const notes = listNotes(listed, entries);
    const [entry] = entries;
    if (!entry) return { ...NOTHING, url, next_page: listed.nextPage, notes };
    const first = entry.url === "" ? described(entry) : await open(entry, wanted, signal);
    return {
      url,
      found_by: isBySelectors(listed) ? "selectors" : "structured-data",
      jobs: entries.slice(0, MOST_SHOWN).map((one) => ({ title: one.title, url: one.url })),
      first: first.first,
      next_page: listed.nextPage,
      notes: [...notes, ...first.notes],
    };
  };
}

const NOTHING = { found_by: "nothing", jobs: [], first: null, next_page: "" } as const satisfies {
  jobs: never[];
} & Partial<Answer>;

const startOf = ({ careers_page_url, website_url }: Wanted) => careers_page_url || website_url;

/** As they are refused when the firm is saved. */
function refuseBadSelectors({ scraping_config }: Wanted): void {
  const names = Object.keys(SELECTORS) as (keyof typeof SELECTORS)[];
  const bad = names.filter((name) => !isSelector(scraping_config[name]));
  if (bad.length > 0)
    throw allInvalid(bad.map((name) => FIRM_SENTENCES.badSelector(SELECTORS[name])));
}

/** Links in structured data are found without them. */
const isBySelectors = ({ matched, jobs }: ListedPage) => matched > 0 && jobs.length > 0;

function listNotes(listed: ListedPage, entries: readonly Entry[]): string[] {
  if (isBySelectors(listed)) return [];
  const why =
    listed.matched === 0 ? say.listMatchedNothing : say.linkMatchedNothing(listed.matched);
  return [why, entries.length > 0 ? say.usedStructuredData : say.nothingFound];
}

/** All there is to say about it stands in the list's structured data. */
function described({ title, listUrl, structured }: Entry): First {
  const text = structured?.text.slice(0, LONGEST_TEXT) ?? "";
  return { first: { title, url: listUrl, text }, notes: [] };
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof Refusal) return error.message;
  if (signal.aborted) return say.tooSlow;
  throw error;
}
