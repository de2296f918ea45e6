import * as z from "zod";
import { GOOD_AT_MOST, MATCH_LEVELS } from "#contract/match-levels.ts";
import { openUnsubscribe } from "#contract/notifications.ts";
import { ALERT_TIMES, type AlertTime, searchAddress } from "#contract/saved-searches.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { inBites } from "#server/platform/jobs/in-bites.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Log } from "#server/platform/log.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { MailContent } from "#server/platform/mail/message.ts";
import type { DocumentRecord } from "../documents/service.ts";
import { jobWishesOf, type MatchingService } from "../matching/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { FoundJob } from "./saved-searches-repository.ts";
import * as repository from "./saved-searches-repository.ts";

interface Alert {
  /** As the person called the search. */
  readonly name: string;
  readonly jobs: readonly FoundJob[];
  readonly address: string;
  readonly publicUrl: string;
}

const ALERT_MAIL_NAMED = 10;

const countText = (jobs: number) => (jobs === 1 ? "1 new job" : `${jobs} new jobs`);

/** It names jobs and does not say how well they fit: that can change. */
function alertMail({ name, jobs, address, publicUrl }: Alert): MailContent {
  const named = jobs.slice(0, ALERT_MAIL_NAMED);
  const more = jobs.length - named.length;
  return {
    subject: `${countText(jobs.length)} for “${name}”`,
    preview: named[0] && `${named[0].title}, ${named[0].company}`,
    blocks: [
      { kind: "paragraph", text: `New jobs that pass your search “${name}”:` },
      {
        kind: "links",
        items: named.map(({ id, title, company, location }) => ({
          label: title,
          url: new URL(`/job/${id}`, publicUrl).href,
          note: [company, location].filter(Boolean).join(", "),
        })),
      },
      ...(more > 0 ? [{ kind: "paragraph" as const, text: `and ${more} more.` }] : []),
      { kind: "button", label: "See them on Candour", url: new URL(address, publicUrl).href },
      {
        kind: "small",
        text: `Rename, pause or delete your searches: ${publicUrl}/searches`,
      },
    ],
  };
}

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly stopping: AbortController;
  readonly mail: Mail;
  readonly publicUrl: { readonly value: string };
  readonly timeZone: string;
  readonly notify: NotificationService["notify"];
  readonly matching: Pick<MatchingService, "findJobs">;
  readonly profiles: { resumeOf(accountId: string): Promise<DocumentRecord | undefined> };
  readonly unsubscribeToken: (searchId: string) => string;
}

const alertsJob = (name: `${string}.${string}`) =>
  defineJob({ name, payload: z.object({}), timeoutSeconds: 1800 });

export const ALERT_JOBS: Readonly<Record<AlertTime, ReturnType<typeof alertsJob>>> = {
  daily: alertsJob("recommendations.searches-daily"),
  "at-once": alertsJob("recommendations.searches-at-once"),
};
const WHEN: Readonly<Record<AlertTime, string>> = {
  daily: "30 6 * * *",
  "at-once": "*/10 * * * *",
};
const DAY_MS = 86_400_000;
/** A job that came earlier is no news, however late a search finds it: a new resume finds many. */
const NEWS_DAYS = 8;
const GOOD = MATCH_LEVELS.find(({ most }) => most === GOOD_AT_MOST)?.name;

/** Tells people of new jobs that pass a search of theirs: in the product, and by mail where they want it. */
export function registerAlerts(parts: Parts): void {
  const { database, jobs, log, stopping, timeZone } = parts;
  for (const often of ALERT_TIMES) {
    jobs.register(ALERT_JOBS[often], async (_: object, context: JobContext) => {
      await inBites({
        context,
        log,
        stopping: stopping.signal,
        take: (bite) => repository.dueSearches(database, often, bite),
        idOf: (id) => id,
        work: (id) => runSearch(parts, id),
      });
    });
    jobs.schedule(ALERT_JOBS[often], WHEN[often], {}, timeZone);
  }
}

async function runSearch(parts: Parts, id: string): Promise<void> {
  const { database, matching, profiles } = parts;
  const search = await repository.find(database, id);
  if (!search) return;
  const { query, accountId } = search;
  const resume = await profiles.resumeOf(accountId);
  if (resume?.status !== "read") return;
  const wishes = jobWishesOf({ ...query, sort: "best", limit: 1, offset: 0 });
  const leastLevel = wishes.onlyLevel ? undefined : (wishes.leastLevel ?? GOOD);
  const { listed, outside } = await matching.findJobs(resume, { ...wishes, leastLevel }, accountId);
  // What is not what they look for, or of quite another level, is nothing to write about.
  const found = listed.map(([jobId]) => jobId).filter((jobId) => !outside.has(jobId));
  await database.transaction((tx) => tell(tx, parts, search, found));
}

async function tell(
  tx: Db,
  parts: Parts,
  { id, accountId, query }: repository.SavedSearchRow,
  found: readonly string[],
): Promise<void> {
  const { clock, mail, notify, publicUrl, unsubscribeToken } = parts;
  const search = await repository.hold(tx, id);
  if (!search) return;
  const now = clock();
  const newsAfter = new Date(now.getTime() - NEWS_DAYS * DAY_MS);
  const fresh = await repository.takeNew(tx, id, found, { now, newsAfter });
  if (fresh.length === 0) return;
  const address = searchAddress(query);
  await notify(tx, accountId, {
    type: "job_match",
    title: `${countText(fresh.length)} for “${search.name}”`,
    message: messageOf(fresh),
    actionUrl: address,
    // This search writes by itself, or was told not to: the daily summary leaves it out.
    isMailed: true,
  });
  if (!search.byMail || !search.isVerified) return;
  const token = new URLSearchParams({ token: unsubscribeToken(id) });
  await mail.send(tx, {
    to: { address: search.email, name: search.personName },
    kind: "saved-search",
    content: alertMail({ name: search.name, jobs: fresh, address, publicUrl: publicUrl.value }),
    unsubscribeUrl: `${publicUrl.value}${openUnsubscribe.path}?${token}`,
  });
}

const NAMED = 2;

function messageOf(jobs: readonly repository.FoundJob[]): string {
  const named = jobs.slice(0, NAMED).map(({ title, company }) => `${title}, ${company}`);
  const more = jobs.length - named.length;
  return `${named.join("; ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
