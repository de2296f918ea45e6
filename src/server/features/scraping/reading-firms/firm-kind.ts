import type { Database } from "#server/platform/database/database.ts";
import { invalid, notFound, Refusal } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import type { Firm, FirmsToRead } from "../../firms/service.ts";
import type { ReviewQueue } from "../../job-review/service.ts";
import type { PartContext, PoliteFetch, RunKind } from "../service.ts";
import { SCRAPING_TEXTS as say } from "../texts.ts";
import { addressKey } from "./address-key.ts";
import { isGone } from "./is-gone.ts";
import type { JobKeys } from "./job-keys.ts";
import type { ReadingTools } from "./open-job.ts";
import { type Reading, readFirm } from "./read-firm.ts";

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
