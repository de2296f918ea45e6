import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { conversations, participants } from "./tables.ts";

type NewConversation = typeof conversations.$inferInsert;

/** Two who begin at the same moment begin one conversation: the second waits for the first. */
export async function lockPeople(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.query(
    "select 1 from accounts where id = any($1::uuid[]) order by id for no key update",
    [ids],
  );
}

/** The conversation of exactly these two under this title; the latest, should there be several. */
export async function findBetween(
  db: Db,
  [one, other]: readonly [string, string],
  title: string,
): Promise<string | undefined> {
  const { rows } = await db.query(
    `select c.id from conversation_participants mine
     join conversation_participants theirs using (conversation_id)
     join conversations c on c.id = mine.conversation_id
     where mine.account_id = $1 and theirs.account_id = $2 and c.title = $3
       and (select count(*) from conversation_participants each where each.conversation_id = c.id) = 2
     order by c.latest_at desc limit 1`,
    [one, other, title],
  );
  return rows[0]?.id;
}

export async function insertConversation(
  tx: Db,
  conversation: NewConversation,
  people: readonly string[],
): Promise<string> {
  const [row] = await tx.orm
    .insert(conversations)
    .values(conversation)
    .returning({ id: conversations.id });
  if (!row) throw new Error("A conversation was not stored.");
  const { createdAt: joinedAt } = conversation;
  await tx.orm
    .insert(participants)
    .values(people.map((accountId) => ({ conversationId: row.id, accountId, joinedAt })));
  return row.id;
}

export async function countPeople(tx: Db, conversationId: string): Promise<number> {
  const { rows } = await tx.query(
    "select count(*)::int as people from conversation_participants where conversation_id = $1",
    [conversationId],
  );
  return rows[0].people;
}

/** They read what is written from now on. Nothing changes for who is there already. */
export async function addParticipant(
  tx: Db,
  { conversationId, accountId, joinedAt }: Joining,
): Promise<void> {
  const joinedAfter = sql<number>`coalesce((select max(position) from messages
    where conversation_id = ${conversationId}), 0)`;
  await tx.orm
    .insert(participants)
    .values({ conversationId, accountId, joinedAt, joinedAfter })
    .onConflictDoNothing();
}

interface Joining {
  readonly conversationId: string;
  readonly accountId: string;
  readonly joinedAt: Date;
}
