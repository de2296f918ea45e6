import { join } from "node:path";
import type { Db } from "#server/platform/database/database.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Events } from "#server/platform/events.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import type { ActivityService } from "../activity/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { createDelivery, joinKeyOf } from "./deliver.ts";
import { type DemoConversation, demoConversations, type Side } from "./demo-conversations.ts";
import * as repository from "./repository.ts";
import { insertConversation } from "./starting/repository.ts";

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
