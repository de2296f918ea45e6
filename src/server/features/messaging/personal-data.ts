import { eq } from "drizzle-orm";
import { DELETED_USER } from "#contract/messaging.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { joinKeyOf } from "./deliver.ts";
import {
  conversationReports,
  conversations,
  messageBlocks,
  messages,
  participants,
} from "./tables.ts";

/** As the person sees them: what was written before they were added is not theirs. */
const CONVERSATIONS = `
  select c.id, c.title, c.created_at as "createdAt", c.job_id as "jobId",
    (select coalesce(json_agg(coalesce(a.name, $2) order by o.id), '[]')
     from conversation_participants o left join accounts a on a.id = o.account_id
     where o.conversation_id = c.id and o.account_id is distinct from $1) as "with",
    (select coalesce(json_agg(json_build_object('from', coalesce(a.name, $2),
              'text', m.text, 'sentAt', m.sent_at) order by m.position), '[]')
     from messages m left join accounts a on a.id = m.sender_id
     where m.conversation_id = c.id and m.position > mine.joined_after) as messages
  from conversation_participants mine join conversations c on c.id = mine.conversation_id
  where mine.account_id = $1 order by c.created_at, c.id`;

export const messagingPersonalData: PersonalData = {
  tables: [
    "conversations",
    "conversation_participants",
    "messages",
    "message_blocks",
    "conversation_reports",
  ],

  async export(db, accountId) {
    const { rows } = await db.query(CONVERSATIONS, [accountId, DELETED_USER]);
    const blocked = await db.orm
      .select({ accountId: messageBlocks.blockedId, blockedAt: messageBlocks.blockedAt })
      .from(messageBlocks)
      .where(eq(messageBlocks.blockerId, accountId));
    const reports = await db.orm
      .select({
        conversationId: conversationReports.conversationId,
        reason: conversationReports.reason,
        details: conversationReports.details,
        reportedAt: conversationReports.reportedAt,
      })
      .from(conversationReports)
      .where(eq(conversationReports.reporterId, accountId));
    return {
      records: {
        conversations: rows,
        blockedPeople: blocked,
        reportedConversations: reports,
      },
    };
  },

  /** What was written to others stays theirs, from a deleted user. The last one out takes it along. */
  async erase(tx, accountId) {
    const { rows } = await tx.query(
      "select conversation_id as id from conversation_participants where account_id = $1",
      [accountId],
    );
    const ids = rows.map(({ id }) => id);
    await forgetNotices(tx, ids);
    await tx.orm
      .update(messages)
      .set({ senderId: null, clientId: null })
      .where(eq(messages.senderId, accountId));
    await tx.orm
      .update(participants)
      .set({ accountId: null, unread: 0 })
      .where(eq(participants.accountId, accountId));
    await tx.orm
      .update(conversations)
      .set({ creatorId: null })
      .where(eq(conversations.creatorId, accountId));
    await tx.orm
      .update(conversationReports)
      .set({ reporterId: null, details: "" })
      .where(eq(conversationReports.reporterId, accountId));
    for (const side of [messageBlocks.blockerId, messageBlocks.blockedId])
      await tx.orm.delete(messageBlocks).where(eq(side, accountId));
    await tx.query(
      `delete from conversations c where c.id = any($1::uuid[]) and not exists (
         select 1 from conversation_participants p
         where p.conversation_id = c.id and p.account_id is not null)`,
      [ids],
    );
    return [];
  },
};

/** The notifications of the others name the person and quote them. */
async function forgetNotices(tx: Db, conversationIds: readonly string[]): Promise<void> {
  await tx.query(
    `delete from notifications n using conversation_participants p
     where p.conversation_id = any($1::uuid[]) and n.account_id = p.account_id
       and n.join_key = '${joinKeyOf("")}' || p.conversation_id`,
    [conversationIds],
  );
}
