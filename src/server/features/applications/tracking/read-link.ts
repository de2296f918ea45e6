import { APPLICATION_LIMITS, APPLICATION_SENTENCES as say } from "#contract/applications.ts";
import { createAdmission } from "#server/platform/admission/admission.ts";
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
import { closingDay } from "./closing-day.ts";

/** What a page says of its job, taken apart where a stranger's page can harm nobody. */
export interface JobOnPage {
  readonly title: string;
  readonly text: string;
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
      const { title, text, structured } = await jobOnPage(fetched);
      const told = [text, structured?.text ?? ""].find((one) => one.length >= SHORTEST) ?? text;
      const advertisement = told.slice(0, most.advertisement).trim();
      const { job, reading } = readJobText({ text: `${title}\n\n${advertisement}` });
      const asked = reading.profile.mustHave.length + reading.profile.responsibilities.length;
      if (!structured && (advertisement.length < SHORTEST || asked < ASKED))
        throw invalid(say.linkNoJob);
      return {
        title: line(structured?.title || title || job.title),
        company: line(structured?.company || job.company),
        location: line(structured?.location || job.location),
        closes_on: closingDay(structured?.validThrough ?? "", told, { now: clock(), timeZone }),
        advertisement,
      };
    });
}

async function pageAt(link: string, options: FetchOptions): Promise<FetchedPage> {
  try {
    return await guardedFetch(link, options);
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    throw invalid(GONE.has(error.status) ? say.linkGone : say.linkRefused);
  }
}
const GONE: ReadonlySet<number> = new Set([404, 410]);

const line = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, most.title);
