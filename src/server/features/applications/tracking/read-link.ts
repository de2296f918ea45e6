import { APPLICATION_LIMITS } from "#contract/applications.ts";
import { isRecruitmentSite } from "#contract/firm-rules.ts";
import { LINK_SENTENCES as say } from "#contract/job-links.ts";
import { isTitle } from "#matching/knowledge/titles.ts";
import { createAdmission } from "#server/platform/admission/admission.ts";
import { dayOf } from "#server/platform/day-of.ts";
import { invalid } from "#server/platform/faults.ts";
import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";
import {
  type FetchedPage,
  type FetchOptions,
  guardedFetch,
} from "#server/platform/fetching/guarded-fetch.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Limits } from "#server/platform/limits.ts";
import { readJobText } from "../../postings/service.ts";
import { LINKS_PER_HOUR } from "../rules.ts";

/** What a page says of its job, taken apart where a stranger's page can harm nobody. */
interface JobOnPage {
  readonly title: string;
  readonly text: string;
  /** Whose website it is, as it calls itself. */
  readonly siteName: string;
  /** What it says to machines. */
  readonly structured: {
    readonly title: string;
    readonly company: string;
    readonly location: string;
    readonly text: string;
    /** A moment, or "". */
    readonly validThrough: string;
  } | null;
}

export interface LinkParts {
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly timeZone: string;
  readonly fetching: Pick<FetchOptions, "standIns" | "standInsOnly">;
  readonly userAgent: () => string;
  readonly jobOnPage: (page: FetchedPage) => Promise<JobOnPage>;
}

const most = APPLICATION_LIMITS;

/** Slow websites must not be collected by the dozen: who waits for one gets the next turn after others. */
const ADMISSION = {
  name: "tracked-link",
  atOnce: 4,
  perNetwork: 2,
  waiting: 40,
  waitMs: 20_000,
  sentences: { busy: say.linksBusy, tooMany: say.linksWaiting },
};

/** Less is a notice or a front page that a script fills in, and no advertisement. */
const SHORTEST = 300;
/** So many things that are asked for or to be done make an advertisement of a text. */
const ASKED = 3;

/** A job on somebody else's website, as far as its page says. Nothing is kept. */
export function createLinkReading(parts: LinkParts) {
  const { limits, clock, timeZone, fetching, userAgent, jobOnPage } = parts;
  const admission = createAdmission(ADMISSION);

  return (actor: Actor, link: string) =>
    admission.run(async () => {
      await limits.take(`read-link:${actor.id}`, LINKS_PER_HOUR);
      const fetched = await pageAt(link, { ...fetching, userAgent: userAgent() });
      const { title, text, siteName, structured } = await jobOnPage(fetched);
      const told = [text, structured?.text ?? ""].find((one) => one.length >= SHORTEST) ?? text;
      const advertisement = told.slice(0, most.advertisement).trim();
      const { job, reading } = readJobText({ text: `${title}\n\n${advertisement}` });
      const asked = reading.profile.mustHave.length + reading.profile.responsibilities.length;
      if (!structured && (advertisement.length < SHORTEST || asked < ASKED))
        throw invalid(say.linkNoJob);
      const titles = [structured?.title, title, readJobText({ text: advertisement }).job.title];
      const firm = isFirm(siteName, fetched.url) ? siteName : "";
      const calendar = { now: clock(), timeZone };
      return {
        title: line(titles.find((one) => isTitle(one ?? "")) ?? (title || job.title)),
        company: line(structured?.company || firm || (isName(job.company) ? job.company : "")),
        location: line(structured?.location || job.location),
        closes_on: closingDay(structured?.validThrough ?? "", told, calendar),
        advertisement,
      };
    });
}

async function pageAt(link: string, options: FetchOptions): Promise<FetchedPage> {
  try {
    return await guardedFetch(link, options);
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    if (GONE.has(error.status)) throw invalid(say.linkGone);
    throw invalid(BUSY.has(error.status) ? say.linkBusy : say.linkRefused);
  }
}
const GONE: ReadonlySet<number> = new Set([404, 410]);
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** A job board is not who the job is with, and some pages are called after their job alone. */
const isFirm = (name: string, url: string) =>
  !isRecruitmentSite(name, url) && !isTitle(name) && !/[<>]/.test(name);

/** "the Supreme Court" is where the work is, and not who gives it. */
const isName = (text: string) => /^[\p{Lu}\d]/u.test(text);

const line = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, most.title);

interface Calendar {
  readonly now: Date;
  readonly timeZone: string;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const CLOSES =
  "(?:applications?\\s+close(?:s|\\s+on)?|clos(?:es|ing)(?:\\s+(?:date|on))?|apply\\s+(?:by|before))";
const DATE =
  "(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?([a-z]{3,9})\\.?,?(?:\\s+(20\\d\\d))?|(\\d{1,2})[/.](\\d{1,2})[/.](20\\d\\d))";
const SAID = new RegExp(`\\b${CLOSES}\\b[^\\d\\n]{0,30}\\b${DATE}\\b`, "i");
/** Where no year is said, one that is this long gone is meant for the next. */
const GONE_MS = 60 * 86_400_000;

/** The last day to apply: as a page says it to machines, or in its words; null where it says none. */
export function closingDay(validThrough: string, text: string, calendar: Calendar): string | null {
  if (validThrough !== "") {
    // A day alone is meant as such, wherever it is read.
    const isDay = /T23:59:59(?:\.000)?Z$/.test(validThrough);
    return isDay ? validThrough.slice(0, 10) : dayOf(new Date(validThrough), calendar.timeZone);
  }
  const said = SAID.exec(text);
  if (!said) return null;
  const [, date = "", word = "", year = "", date2 = "", number = "", year2 = ""] = said;
  const month = word ? MONTHS.indexOf(word.slice(0, 3).toLowerCase()) : Number(number) - 1;
  return dayIn(Number(date || date2), month, Number(year || year2), calendar.now);
}

function dayIn(date: number, month: number, year: number, now: Date): string | null {
  const at = new Date(Date.UTC(year || now.getUTCFullYear(), month, date));
  if (month < 0 || at.getUTCMonth() !== month || at.getUTCDate() !== date) return null;
  if (!year && at.getTime() < now.getTime() - GONE_MS) at.setUTCFullYear(at.getUTCFullYear() + 1);
  return at.toISOString().slice(0, 10);
}
