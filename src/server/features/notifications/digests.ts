import * as z from "zod";
import {
  type EmailDigest,
  type NotificationType,
  openUnsubscribe,
} from "#contract/notifications.ts";
import type { Database } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { MailContent } from "#server/platform/mail/message.ts";
import { accountsToMail, type MailedNotification, takeForMail } from "./digest-repository.ts";

const NAMED = 10;

/** What others typed may not put a link of theirs into a mail of ours. */
const LOOKS_LIKE_A_LINK = /:\/\/|www\.|\w@\w|\w\.[a-z]{2,}\b/i;
const UNNAMED = "A new notification";

/** The newest come first. */
function digestMail(found: readonly MailedNotification[], publicUrl: string): MailContent {
  const named = found.slice(0, NAMED);
  const more = found.length - named.length;
  return {
    subject:
      found.length === 1 ? "1 new thing on Candour" : `${found.length} new things on Candour`,
    preview: named[0] && titleOf(named[0]),
    blocks: [
      { kind: "paragraph", text: "Since we last wrote, and not read yet:" },
      { kind: "links", items: named.map((one) => itemOf(one, publicUrl)) },
      ...(more > 0 ? [{ kind: "paragraph" as const, text: `and ${more} more.` }] : []),
      { kind: "button", label: "See all notifications", url: `${publicUrl}/notifications` },
      {
        kind: "small",
        text: `How often we write is up to you: ${publicUrl}/profile#emails`,
      },
    ],
  };
}

/** A mail says who wrote; what they wrote stays between the two of them. */
function itemOf({ type, title, message, actionUrl }: MailedNotification, publicUrl: string) {
  const url = new URL(isOurs(actionUrl) ? actionUrl : "/notifications", publicUrl).href;
  const isShown = type !== "message" && message !== "" && !LOOKS_LIKE_A_LINK.test(message);
  return { label: titleOf({ title }), url, ...(isShown && { note: message }) };
}

/** A title holds names, and a name can be anything. */
const titleOf = ({ title }: Pick<MailedNotification, "title">) =>
  LOOKS_LIKE_A_LINK.test(title) ? UNNAMED : title;

/** An in-app path; `//` begins the address of somebody else. */
const isOurs = (path: string | null): path is string => /^\/(?![/\\])/.test(path ?? "");

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly publicUrl: { readonly value: string };
  readonly timeZone: string;
  readonly unsubscribeToken: (accountId: string) => string;
}

export const sendDigests = defineJob({
  name: "notifications.digests",
  payload: z.object({}),
  timeoutSeconds: 1800,
});

/** What somebody else did. What the person did, and what we have to say, waits on the page. */
const MAILED: readonly NotificationType[] = [
  "message",
  "job_match",
  "application",
  "interview",
  "profile_view",
];

const AT_ONCE = 500;
/** A week, and a day for a Monday on which nothing ran. */
const NEWS_MS = 8 * 86_400_000;

/** Every morning one mail to each person with something new; for those who want it so, on Mondays. */
export function registerDigests(parts: Parts): void {
  const { clock, jobs, timeZone } = parts;
  jobs.register(sendDigests, async (_payload, { signal }) => {
    const now = clock();
    const digests: EmailDigest[] = isMonday(now, timeZone) ? ["daily", "weekly"] : ["daily"];
    const due = { types: MAILED, digests, since: new Date(now.getTime() - NEWS_MS) };
    const failures: unknown[] = [];
    for await (const accountId of everyoneDue(parts.database, due)) {
      signal.throwIfAborted();
      // One that cannot be written to keeps nobody else waiting; the next attempt finds only those.
      await mailOne(parts, accountId, due, now).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  });
  jobs.schedule(sendDigests, "0 7 * * *", {}, timeZone);
}

const FIRST = "00000000-0000-0000-0000-000000000000";

async function* everyoneDue(database: Database, due: Due): AsyncGenerator<string> {
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const accounts = await accountsToMail(database, due, { after, limit: AT_ONCE });
    yield* accounts;
    after = accounts[AT_ONCE - 1];
  }
}

type Due = Parameters<typeof takeForMail>[2];

async function mailOne(parts: Parts, accountId: string, due: Due, now: Date): Promise<void> {
  const { database, mail, publicUrl, unsubscribeToken } = parts;
  await database.transaction(async (tx) => {
    const found = await takeForMail(tx, accountId, due, now);
    const [newest] = found;
    // Read, or switched off, in the meantime.
    if (!newest) return;
    const token = new URLSearchParams({ token: unsubscribeToken(accountId) });
    await mail.send(tx, {
      to: { address: newest.email, name: newest.name },
      kind: "digest",
      content: digestMail(found, publicUrl.value),
      unsubscribeUrl: `${publicUrl.value}${openUnsubscribe.path}?${token}`,
    });
  });
}

const isMonday = (time: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-AU", { timeZone, weekday: "long" }).format(time) === "Monday";
