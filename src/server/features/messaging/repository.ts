import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import type { Other } from "./policy.ts";
import { CONVERSATIONS_LISTED, PREVIEW } from "./rules.ts";
import { conversations, messages, participants } from "./tables.ts";

export type ConversationRow = typeof conversations.$inferSelect;
export type Participant = typeof participants.$inferSelect;
type NewMessage = typeof messages.$inferInsert;

export interface MessageRow {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string | null;
  /** Null with the sender. */
  readonly senderName: string | null;
  readonly text: string;
  readonly clientId: string | null;
  readonly sentAt: Date;
}

export interface ListedConversation {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly unread: number;
  readonly job: { id: string; title: string; company: string; isOpen: boolean } | null;
  readonly last: { senderId: string | null; text: string; sentAt: string } | null;
  readonly others: readonly (Other & { readonly name: string | null })[];
}

const OTHERS = `
  select coalesce(json_agg(json_build_object(
      'accountId', o.account_id, 'name', a.name,
      'isBlocked', exists (select 1 from message_blocks
                           where blocker_id = $1 and blocked_id = o.account_id),
      'hasBlockedMe', exists (select 1 from message_blocks
                              where blocker_id = o.account_id and blocked_id = $1))
    order by o.id), '[]') as others
  from conversation_participants o left join accounts a on a.id = o.account_id
  where o.conversation_id = c.id and o.account_id is distinct from $1`;

/** All that a list shows, in one statement; or of one of them only. */
export async function listOf(
  db: Db,
  accountId: string,
  conversationId?: string,
): Promise<ListedConversation[]> {
  const { rows } = await db.query(
    `select c.id, c.title, c.created_at as "createdAt", mine.unread, others.others, last.last,
       case when j.id is not null then json_build_object('id', j.id, 'title', j.title,
         'company', j.company, 'isOpen', j.status = 'active') end as job
     from conversation_participants mine
     join conversations c on c.id = mine.conversation_id
     left join jobs j on j.id = c.job_id
     left join lateral (
       select json_build_object('senderId', m.sender_id, 'text', left(m.text, ${PREVIEW.list}),
                                'sentAt', m.sent_at) as last
       from messages m where m.conversation_id = c.id and m.position > mine.joined_after
       order by m.position desc limit 1) last on true
     cross join lateral (${OTHERS}) others
     where mine.account_id = $1 and ($2::uuid is null or c.id = $2)
     order by c.latest_at desc, c.id limit ${CONVERSATIONS_LISTED}`,
    [accountId, conversationId ?? null],
  );
  return rows;
}

/** Asked with every status call: prepared, and for many accounts at once. */
const UNREAD = {
  name: "unread-messages",
  text: `select account.id, mine.unread from unnest($1::uuid[]) as account (id)
         cross join lateral (select coalesce(sum(unread), 0)::int as unread
                             from conversation_participants where account_id = account.id) as mine`,
};

export async function unreadOf(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.query({ ...UNREAD, values: [accountIds] });
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/** Whoever is not in a conversation does not find it. */
const mine = (accountId: string, conversationId: string) =>
  and(eq(participants.accountId, accountId), eq(participants.conversationId, conversationId));

export async function findParticipant(
  db: Db,
  accountId: string,
  conversationId: string,
): Promise<Participant | undefined> {
  const [row] = await db.orm.select().from(participants).where(mine(accountId, conversationId));
  return row;
}

/** Held until the transaction ends: one message after the other. */
export async function lockConversation(
  tx: Db,
  conversationId: string,
): Promise<ConversationRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for("update");
  return row;
}

export async function othersIn(
  db: Db,
  accountId: string,
  conversationId: string,
): Promise<readonly Other[]> {
  const { rows } = await db.query(
    `select others from conversations c cross join lateral (${OTHERS}) others where c.id = $2`,
    [accountId, conversationId],
  );
  return rows[0]?.others ?? [];
}

/** True when there was something unread. */
export async function markRead(
  tx: Db,
  accountId: string,
  conversationId: string,
): Promise<boolean> {
  const changed = await tx.orm
    .update(participants)
    .set({ unread: 0 })
    .where(and(mine(accountId, conversationId), sql`${participants.unread} > 0`))
    .returning({ id: participants.id });
  return changed.length > 0;
}

const MESSAGE = {
  id: messages.id,
  conversationId: messages.conversationId,
  senderId: messages.senderId,
  senderName: sql<string | null>`(select name from accounts where id = ${messages.senderId})`,
  text: messages.text,
  clientId: messages.clientId,
  sentAt: messages.sentAt,
};

/** The latest ones that this participant may read, oldest first. */
export async function listMessages(
  db: Db,
  { conversationId, joinedAfter }: Pick<Participant, "conversationId" | "joinedAfter">,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<MessageRow[]> {
  const readable: (SQL | undefined)[] = [
    eq(messages.conversationId, conversationId),
    sql`${messages.position} > ${joinedAfter}`,
    before ? lt(messages.position, positionOf(conversationId, before)) : undefined,
  ];
  const rows = await db.orm
    .select(MESSAGE)
    .from(messages)
    .where(and(...readable))
    .orderBy(desc(messages.position))
    .limit(limit);
  return rows.reverse();
}

const positionOf = (conversationId: string, messageId: string) =>
  sql`(select position from messages where id = ${messageId} and conversation_id = ${conversationId})`;

export async function findSent(
  db: Db,
  senderId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const sent = and(eq(messages.senderId, senderId), eq(messages.clientId, clientId));
  const [row] = await db.orm.select(MESSAGE).from(messages).where(sent);
  return row;
}

/** Undefined when the same was sent before. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<MessageRow | undefined> {
  const [stored] = await tx.orm
    .insert(messages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (!stored) return undefined;
  const [row] = await tx.orm.select(MESSAGE).from(messages).where(eq(messages.id, stored.id));
  return row;
}

/** There is something new: the conversation comes first, and who hears it has one more to read. */
export async function noteMessage(
  tx: Db,
  { conversationId, sentAt }: MessageRow,
  recipients: readonly string[],
): Promise<void> {
  await tx.orm
    .update(conversations)
    .set({ latestAt: sentAt })
    .where(eq(conversations.id, conversationId));
  await tx.query(
    `update conversation_participants set unread = unread + 1
     where conversation_id = $1 and account_id = any($2::uuid[])`,
    [conversationId, recipients],
  );
}
