import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Db } from "#server/platform/database/database.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Events } from "#server/platform/events.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import type { ActivityService } from "../activity/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { createDelivery, joinKeyOf } from "./deliver.ts";
import * as repository from "./repository.ts";
import { insertConversation } from "./starting-repository.ts";

interface Parts {
  readonly events: Events;
  readonly notifyJoined: NotificationService["notifyJoined"];
  readonly clearJoined: NotificationService["clearJoined"];
  readonly record: ActivityService["record"];
}

/** What the demo candidate and the demo recruiter have written, to each other and to others. */
export function messagingDemo(parts: Parts): DemoPart {
  return async (tx, { now, people, goOn }) => {
    const recruiterId = people.get("recruiter");
    if (recruiterId === undefined) throw new Error("The demo world has no recruiter.");
    for (const conversation of demoConversations(join(projectRoot(), "demo", "conversations"))) {
      goOn();
      const sides = {
        candidate: await person(tx, "name = $1 and not is_recruiter", conversation.candidate),
        recruiter: await person(tx, "id = $1", recruiterId),
      };
      await tellAgain(parts, tx, { conversation, sides, now });
    }
  };
}

interface Telling {
  readonly conversation: DemoConversation;
  readonly sides: Readonly<Record<Side, Actor>>;
  readonly now: Date;
}

/** Message by message, as it was: only the last one may not have been read. */
async function tellAgain(parts: Parts, tx: Db, { conversation, sides, now }: Telling) {
  const { job, company, unread, messages } = conversation;
  const [first] = messages;
  const timeOf = (ageMs: number) => new Date(now.getTime() - ageMs);
  const createdAt = timeOf(first?.ageMs ?? 0);
  const participants = Object.values(sides);
  const row = {
    title: job,
    creatorId: sides[first?.from ?? "recruiter"].id,
    jobId: await jobOf(tx, job, company, sides.recruiter.id),
    createdAt,
    latestAt: createdAt,
  };
  const ids = participants.map(({ id }) => id);
  const conversationId = await insertConversation(tx, row, ids);
  for (const message of messages) {
    for (const id of ids) await repository.markRead(tx, id, conversationId);
    const isLast = message === messages.at(-1);
    const deliver = createDelivery(inThePast(parts, timeOf(message.ageMs), isLast));
    await deliver(tx, sides[message.from], { conversationId, text: message.text });
  }
  for (const { id, role } of participants) {
    if (role === unread) continue;
    await repository.markRead(tx, id, conversationId);
    await parts.clearJoined(tx, id, joinKeyOf(conversationId));
  }
}

/** What follows from a message happened when it was sent. Of a conversation one notification is enough. */
function inThePast({ events, notifyJoined, record }: Parts, sentAt: Date, isLast: boolean) {
  return {
    events,
    clock: () => sentAt,
    record: (tx: Db, accountId: string, deed: Parameters<typeof record>[2]) =>
      record(tx, accountId, { ...deed, createdAt: sentAt }),
    async notifyJoined(...[tx, ...notice]: Parameters<typeof notifyJoined>) {
      if (!isLast) return "";
      const id = await notifyJoined(tx, ...notice);
      await tx.query("update notifications set created_at = $2 where id = $1", [id, sentAt]);
      return id;
    },
  };
}

async function jobOf(tx: Db, title: string, company: string, ownerId: string): Promise<string> {
  const { rows } = await tx.query(
    "select id from jobs where title = $1 and company = $2 and owner_id = $3",
    [title, company, ownerId],
  );
  if (rows.length !== 1) throw new Error(`The demo recruiter has no posting "${title}".`);
  return rows[0].id;
}

async function person(tx: Db, condition: string, value: string): Promise<Actor> {
  const { rows } = await tx.query(
    `select id, email, name, phone, onboarded, random_string as "randomString",
       created_at as "createdAt", updated_at as "updatedAt", true as "emailVerified",
       false as "isAdmin", case when is_recruiter then 'recruiter' else 'candidate' end as role
     from accounts where ${condition}`,
    [value],
  );
  if (rows.length !== 1) throw new Error(`The demo world has no single ${value}.`);
  return rows[0];
}

const SIDES = ["candidate", "recruiter"] as const;
type Side = (typeof SIDES)[number];

interface DemoMessage {
  readonly from: Side;
  /** How long ago. */
  readonly ageMs: number;
  readonly text: string;
}

/**
 * A conversation of the demo world: `key: value` lines, then each message under a line that says
 * whose it is and how old, as in "recruiter, 3 days 4 hours ago".
 */
type DemoConversation = z.output<typeof Header> & {
  readonly messages: readonly DemoMessage[];
};

const said = z.string().min(1);
const Header = z.strictObject({
  /** By name. */
  candidate: said,
  job: said,
  company: said,
  /** Who has not read the last message yet. */
  unread: z.enum(SIDES).optional(),
});

const FIELD = /^([a-z]+): *(.*?)\s*$/;
const OPENING = /^(candidate|recruiter), (?:(\d+) days? ?)?(?:(\d+) hours? ?)?ago$/;
const HOUR_MS = 3_600_000;

const demoConversations = (folder: string): DemoConversation[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => parseConversation(file, readFileSync(join(folder, file), "utf8")));

export function parseConversation(file: string, content: string): DemoConversation {
  const lines = content.split(/\r?\n/);
  const first = lines.findIndex((line) => OPENING.test(line));
  const messages = first < 0 ? [] : messagesIn(lines.slice(first));
  if (messages.length === 0) throw new Error(`${file}: there is no message.`);
  const ages = messages.map(({ ageMs }) => ageMs);
  if (ages.some((age, at) => age >= (ages[at - 1] ?? Number.POSITIVE_INFINITY)))
    throw new Error(`${file}: each message has to be newer than the one before.`);
  const header = lines.slice(0, first).filter((line) => line.trim() !== "");
  const fields = Header.safeParse(Object.fromEntries(header.map(fieldIn)));
  if (!fields.success) throw new Error(`${file}: ${z.prettifyError(fields.error)}`);
  return { ...fields.data, messages };
}

function fieldIn(line: string): [string, string] {
  const [, key = line, value = ""] = FIELD.exec(line) ?? [];
  return [key, value];
}

function messagesIn(lines: readonly string[]): DemoMessage[] {
  const messages: { from: Side; ageMs: number; lines: string[] }[] = [];
  for (const line of lines) {
    const [, side, days = "0", hours = "0"] = OPENING.exec(line) ?? [];
    const from = SIDES.find((name) => name === side);
    const ageMs = (Number(days) * 24 + Number(hours)) * HOUR_MS;
    if (from) messages.push({ from, ageMs, lines: [] });
    else messages.at(-1)?.lines.push(line);
  }
  return messages.map(({ lines: text, ...rest }) => ({ ...rest, text: text.join("\n").trim() }));
}
