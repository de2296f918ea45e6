import type { Db } from "#server/platform/database/database.ts";
import { conversationReports, type messageBlocks } from "./tables.ts";

type Block = Pick<typeof messageBlocks.$inferSelect, "blockerId" | "blockedAt">;
type NewReport = typeof conversationReports.$inferInsert;

const OTHERS = `select account_id from conversation_participants
  where conversation_id = $2 and account_id <> $1`;

/** Everybody else who is in the conversation now. */
export async function block(
  tx: Db,
  { blockerId, blockedAt }: Block,
  conversationId: string,
): Promise<void> {
  await tx.query(
    `insert into message_blocks (blocker_id, blocked_id, blocked_at)
     select $1, others.account_id, $3 from (${OTHERS}) others on conflict do nothing`,
    [blockerId, conversationId, blockedAt],
  );
}

export async function unblock(tx: Db, blockerId: string, conversationId: string): Promise<void> {
  await tx.query(`delete from message_blocks where blocker_id = $1 and blocked_id in (${OTHERS})`, [
    blockerId,
    conversationId,
  ]);
}

export async function insertReport(tx: Db, report: NewReport): Promise<string> {
  const [row] = await tx.orm
    .insert(conversationReports)
    .values(report)
    .returning({ id: conversationReports.id });
  if (!row) throw new Error("A report was not stored.");
  return row.id;
}
