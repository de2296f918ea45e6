import { Refusal } from "#server/platform/faults.ts";
import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import type { Log } from "#server/platform/log.ts";
import type { Firm } from "../../firms/service.ts";
import type { PartContext } from "../service.ts";
import { SCRAPING_TEXTS as say } from "../texts.ts";
import { addressKey, isSameHost } from "./address-key.ts";
import { isGone } from "./is-gone.ts";
import { createJobKeys, type JobKeys } from "./job-keys.ts";
import { type Entry, listedJobs } from "./listed-jobs.ts";
import { openJob, type ReadingTools } from "./open-job.ts";

export interface Reading {
  /** How many jobs the list showed, and why some of them were not read. */
  readonly listed: number;
  readonly unread: readonly string[];
  /** Of those that were not read: how many are no longer there, though the list shows them still. */
  readonly dead: number;
  /** How many were jobs indeed, and which entries showed none. */
  readonly jobs: number;
  readonly vacant: readonly Entry[];
  /** Why the list itself was not read to its end; "" when it was, or the firm's page limit ended it. */
  readonly listError: string;
  /** Everything the website has was looked at: what is missing is gone. */
  readonly isWhole: boolean;
  readonly keys: JobKeys;
}

const MOST_JOBS = 300;
/** A website on which nothing can be read any more is left alone. */
const FAILURES_IN_A_ROW = 5;

interface List {
  readonly entries: readonly Entry[];
  readonly nextPage: string;
}

/** Goes through a firm's list, page by page, and opens every job of it. Throws why its first page was not read. */
export async function readFirm(
  firm: Firm,
  context: PartContext,
  tools: ReadingTools & { readonly log: Log },
): Promise<Reading> {
  const keys = createJobKeys();
  const had = new Set<string>();
  const unread: string[] = [];
  const vacant: Entry[] = [];
  let opened = 0;
  let jobs = 0;
  let dead = 0;
  let inARow = 0;
  const reading = (isWhole: boolean, listError = ""): Reading => ({
    listed: had.size,
    unread,
    dead,
    jobs,
    vacant,
    keys,
    listError,
    isWhole: isWhole && unread.length === dead,
  });

  async function open(entry: Entry): Promise<void> {
    opened += 1;
    try {
      if ((await openJob(entry, { ...tools, firm, context, keys })) === "job") jobs += 1;
      else vacant.push(entry);
      inARow = 0;
    } catch (error) {
      context.signal.throwIfAborted();
      // That a page is not there is an answer: the website can be read.
      if (isGone(error)) dead += 1;
      else inARow += 1;
      unread.push(reasonOf(error, tools.log));
    }
  }

  let url = firm.careersPageUrl || firm.websiteUrl;
  for (let pages = 1; ; pages += 1) {
    let list: List;
    try {
      list = await readList(url, firm, context, tools, keys.addList);
    } catch (error) {
      context.signal.throwIfAborted();
      if (pages === 1) throw error;
      return reading(false, say.listUnread(pages, reasonOf(error, tools.log)));
    }
    const fresh = list.entries.filter((entry) => isNew(had, entry));
    for (const entry of fresh) keys.addEntry({ ...entry, url: entry.url || entry.listUrl });
    for (const entry of fresh) {
      if (opened >= MOST_JOBS) return reading(false, say.onlyFirst(MOST_JOBS));
      if (inARow >= FAILURES_IN_A_ROW) return reading(false);
      await open(entry);
    }
    // A list that repeats itself has ended, whatever it links to.
    if (list.nextPage === "" || fresh.length === 0) return reading(true);
    if (pages >= firm.scrapingConfig.max_pages) return reading(false);
    url = list.nextPage;
  }
}

async function readList(
  url: string,
  firm: Firm,
  context: PartContext,
  { fetch, pages }: ReadingTools,
  addList: (url: string) => void,
): Promise<List> {
  const { job_list_selector: job, job_link_selector: link } = firm.scrapingConfig;
  const page: FetchedPage = await fetch(url, { signal: context.signal });
  await context.page();
  addList(url);
  addList(page.url);
  const listed = await pages.list(page, { job, link });
  const goesOn = listed.nextPage !== "" && isSameHost(listed.nextPage, page.url);
  return { entries: listedJobs(listed, page.url), nextPage: goesOn ? listed.nextPage : "" };
}

function isNew(had: Set<string>, { url, title, structured }: Entry): boolean {
  const key = url === "" ? `${title}|${structured?.location}` : addressKey(url);
  const isFresh = !had.has(key);
  had.add(key);
  return isFresh;
}

function reasonOf(error: unknown, log: Log): string {
  if (error instanceof Refusal) return error.message;
  log.error({ err: error }, "a page of a firm could not be read");
  return say.ourFault;
}
