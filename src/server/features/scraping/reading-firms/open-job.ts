import type { Firm } from "../../firms/service.ts";
import type { PageTools, PartContext, PoliteFetch } from "../service.ts";
import { fromPage, fromStructured, hasText, isExpired, slugOf } from "./found-job.ts";
import { addressKey, type Entry, isSameHost, withoutQuery } from "./listed-jobs.ts";

export interface ReadingTools {
  readonly fetch: PoliteFetch;
  readonly pages: PageTools;
  readonly clock: () => Date;
}
interface Opening extends ReadingTools {
  readonly firm: Firm;
  readonly context: PartContext;
  readonly keys: JobKeys;
}

/** What is behind an entry: a job, also one that ran out, or no advertisement. */
type Opened = "job" | "nothing";

/** Reads a job and hands it on. Throws why its page was not read, where the list does not say enough itself. */
export async function openJob(entry: Entry, opening: Opening): Promise<Opened> {
  const { context } = opening;
  if (entry.url === "") return takeDescribed(entry, describedKey(entry), opening);
  const ownKey = addressKey(entry.url);
  if (await context.hasSeen(ownKey)) return "job";
  try {
    const key = await readPage(entry, opening);
    if (key === undefined) return "nothing";
    // The address that led there is not asked for again, when the run has to go on after an interruption.
    if (key !== ownKey) await context.leftOut(ownKey);
    return "job";
  } catch (error) {
    context.signal.throwIfAborted();
    if (!entry.structured || !hasText(entry.structured)) throw error;
    return takeDescribed(entry, ownKey, opening);
  }
}

/** The key under which it was handed on; "" when it ran out, and nothing when it is no job. */
async function readPage(entry: Entry, opening: Opening): Promise<string | undefined> {
  const { firm, context, fetch, pages, keys, clock } = opening;
  const { job_title_selector: title, job_content_selector: content } = firm.scrapingConfig;
  const page = await fetch(entry.url, { signal: context.signal });
  await context.page();
  if (keys.isNoJob(page.url)) return undefined;
  const read = await pages.job(page, { title, content });
  const { structured } = read;
  if (isExpired(structured?.validThrough ?? "", clock())) return "";
  const job = {
    ...read,
    title: read.title || entry.title,
    structured: structured ?? entry.structured,
  };
  if (!hasText(job)) return undefined;
  const key = keys.keyOf({ url: page.url, title: job.title }, read.canonical);
  await context.found(fromPage(firm, key, page, job));
  return key;
}

async function takeDescribed(entry: Entry, key: string, opening: Opening): Promise<Opened> {
  const { firm, context, clock } = opening;
  const { structured, url, listUrl } = entry;
  if (!structured || !hasText(structured)) return "nothing";
  if (!isExpired(structured.validThrough, clock()))
    await context.found(fromStructured(firm, key, url || listUrl, structured));
  return "job";
}

const describedKey = ({ listUrl, structured, title }: Entry) =>
  `${addressKey(listUrl)}#${structured ? slugOf(structured) : title}`;

interface JobKeysEntry {
  readonly title: string;
  readonly url: string;
}

/**
 * Which job a page is about. Its canonical link says so, whatever way led to it, unless the website says the same
 * of several jobs: its list, its front page, or a page that shows any job by its query.
 */
export function createJobKeys() {
  const lists = new Set<string>();
  /** What the list calls the jobs whose addresses differ in their query alone. */
  const titles = new Map<string, Set<string>>();
  /** Some websites show every job at the front page's address, by its query. */
  const entries = new Set<string>();
  const claimed = new Map<string, string>();

  const isNoJob = (key: string) => lists.has(key) || (!key.includes("/") && !entries.has(key));
  const isShared = (key: string) => (titles.get(key)?.size ?? 0) > 1;

  return {
    addList: (url: string) => void lists.add(addressKey(url)),
    addEntry({ url, title }: JobKeysEntry): void {
      const key = addressKey(url);
      const page = withoutQuery(key);
      if (key !== page) entries.add(key);
      titles.set(page, (titles.get(page) ?? new Set()).add(title.trim().toLowerCase()));
    },
    isList: (url: string) => lists.has(addressKey(url)),
    /** The list once more, or the front page: where links to jobs that are gone lead. */
    isNoJob: (url: string) => isNoJob(addressKey(url)),
    keyOf({ url, title }: JobKeysEntry, canonical: string): string {
      const own = addressKey(url);
      const said = addressKey(canonical);
      if (said === "" || said === own || !isSameHost(url, canonical)) return own;
      if (isNoJob(said) || isShared(said)) return own;
      const first = claimed.get(said) ?? title;
      claimed.set(said, first);
      return first === title ? said : own;
    },
  };
}
export type JobKeys = ReturnType<typeof createJobKeys>;
