import type { Database } from "#server/platform/database/database.ts";
import { invalid, notFound, Refusal } from "#server/platform/faults.ts";
import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";
import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import type { Log } from "#server/platform/log.ts";
import type { Firm, FirmsToRead } from "../../firms/service.ts";
import type { ReviewQueue } from "../../job-review/service.ts";
import type { PartContext, PoliteFetch, RunKind } from "../service.ts";
import { SCRAPING_TEXTS as say } from "../texts.ts";
import { addressKey, isSameHost, listedJobs, type Entry as ReadFirmEntry } from "./listed-jobs.ts";
import { createJobKeys, type JobKeys, openJob, type ReadingTools } from "./open-job.ts";

interface Parts extends ReadingTools {
  readonly database: Database;
  readonly log: Log;
  readonly firms: Pick<FirmsToRead, "byIds" | "scraped" | "unread">;
  readonly review: Pick<ReviewQueue, "missed" | "unseen" | "stillThere">;
}

const FIRMS_AT_ONCE = 4;

/** Runs that read the websites of law firms: a part for each firm. */
export function createFirmKind(parts: Parts): RunKind {
  const { database, firms, review } = parts;

  async function firmOf({ part }: PartContext): Promise<Firm> {
    const [firm] = part.firmId ? await firms.byIds(database, [part.firmId]) : [];
    if (!firm) throw notFound(say.firmGone);
    return firm;
  }

  /** What is found on the pages of a firm that was deleted meanwhile is not kept: nobody would read of its end. */
  const watched = (context: PartContext): PartContext => ({
    ...context,
    async found(job) {
      await firmOf(context);
      return context.found(job);
    },
  });

  async function read(firm: Firm, context: PartContext): Promise<void> {
    const { signal, run } = context;
    const reading = await readFirm(firm, watched(context), parts);
    await firmOf(context);
    const { keys, jobs, listed } = reading;
    const known = await review.unseen(database, firm.id, run.startedAt);
    const lost = lostEntries(reading.vacant, known).map(() => say.jobNotShown);
    const unread = [...reading.unread, ...lost];
    const error = errorOf({ ...reading, unread });
    // Where all pages are gone there is an answer, and what is known is asked for by its own address.
    if (unread.length === listed && reading.dead < listed) throw invalid(error);
    if (error !== "") context.note(error);
    const isWhole = reading.isWhole && lost.length === 0;
    const isInDoubt = isWhole && jobs === 0;
    const asked = isInDoubt ? await gonePages(known, { ...parts, signal, keys }) : undefined;
    context.whenDone(async (tx) => {
      await firms.scraped(tx, firm.id, error);
      if (!isWhole) return;
      if (asked) await review.stillThere(tx, asked.there);
      await review.missed(tx, firm.id, run.startedAt, asked?.gone);
    });
  }

  return {
    type: "scraping",
    atOnce: FIRMS_AT_ONCE,
    async part(context) {
      const firm = await firmOf(context);
      try {
        await read(firm, context);
      } catch (error) {
        context.signal.throwIfAborted();
        const why = error instanceof Refusal ? error.message : say.ourFault;
        await firms.unread(database, firm.id, why);
        throw error;
      }
    },
  };
}

function errorOf({
  listed,
  unread,
  listError,
}: Pick<Reading, "listed" | "unread" | "listError">): string {
  const [first] = unread;
  const jobs = first === undefined ? [] : [say.jobsUnread(unread.length, listed, first)];
  return [...jobs, ...(listError === "" ? [] : [listError])].join(" ");
}

interface Entry {
  readonly title: string;
  readonly url: string;
}
interface Known {
  readonly title: string;
  readonly sourceUrl: string;
}

/**
 * Of the entries that led to no advertisement those that did before: the website has a bad day, and shows its front
 * page in their place. The others never were jobs, but links beside them.
 */
function lostEntries(vacant: readonly Entry[], known: readonly Known[]): Entry[] {
  const addresses = new Set(known.map(({ sourceUrl }) => addressKey(sourceUrl)));
  const titles = new Set(known.map(({ title }) => wordsOf(title)));
  return vacant.filter(
    ({ url, title }) => addresses.has(addressKey(url)) || titles.has(wordsOf(title)),
  );
}

const wordsOf = (title: string) => title.trim().toLowerCase();

interface GonePagesKnown {
  readonly id: string;
  readonly sourceUrl: string;
}
interface Tools extends Pick<PartContext, "signal"> {
  readonly fetch: PoliteFetch;
  readonly keys: Pick<JobKeys, "isList" | "isNoJob">;
}
type Place = "gone" | "there" | "unknown";

/** The others have their turn in later runs: those that are still there go to the end of the line. */
const MOST = 30;

/**
 * A list without a single job is an empty one, or one that was built anew and that the selectors no longer fit. What
 * was known is asked for by its own address: what is not there any more, or leads back to the list or to the front
 * page, is missing.
 */
async function gonePages(known: readonly GonePagesKnown[], tools: Tools) {
  const found = { gone: [] as string[], there: [] as string[] };
  for (const { id, sourceUrl } of known.slice(0, MOST)) {
    const place = await placeOf(sourceUrl, tools);
    if (place !== "unknown") found[place].push(id);
  }
  return found;
}

async function placeOf(url: string, { signal, fetch, keys }: Tools): Promise<Place> {
  // It stood on the list itself, which was read.
  if (keys.isList(url)) return "gone";
  try {
    const page = await fetch(url, { signal });
    if (addressKey(page.url) === addressKey(url)) return "there";
    return keys.isNoJob(page.url) ? "gone" : "there";
  } catch (error) {
    signal.throwIfAborted();
    return isGone(error) ? "gone" : "unknown";
  }
}

interface Reading {
  /** How many jobs the list showed, and why some of them were not read. */
  readonly listed: number;
  readonly unread: readonly string[];
  /** Of those that were not read: how many are no longer there, though the list shows them still. */
  readonly dead: number;
  /** How many were jobs indeed, and which entries showed none. */
  readonly jobs: number;
  readonly vacant: readonly ReadFirmEntry[];
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
  readonly entries: readonly ReadFirmEntry[];
  readonly nextPage: string;
}

/** Goes through a firm's list, page by page, and opens every job of it. Throws why its first page was not read. */
async function readFirm(
  firm: Firm,
  context: PartContext,
  tools: ReadingTools & { readonly log: Log },
): Promise<Reading> {
  const keys = createJobKeys();
  const had = new Set<string>();
  const unread: string[] = [];
  const vacant: ReadFirmEntry[] = [];
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

  async function open(entry: ReadFirmEntry): Promise<void> {
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

function isNew(had: Set<string>, { url, title, structured }: ReadFirmEntry): boolean {
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

const GONE = [404, 410];

/** The website says that there is no such page, and not that it cannot show it now. */
const isGone = (error: unknown) => error instanceof FetchRefused && GONE.includes(error.status);
