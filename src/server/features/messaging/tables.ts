import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ReportReason } from "#contract/messaging.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const conversations = pgTable("conversations", {
  id: uuid("id").primaryKey().defaultRandom(),
  title: text("title").notNull(),
  creatorId: uuid("creator_id"),
  jobId: uuid("job_id"),
  createdAt: time("created_at").notNull(),
  latestAt: time("latest_at").notNull(),
});

export const messages = pgTable("messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  conversationId: uuid("conversation_id").notNull(),
  position: bigint("position", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  /** Null: whoever wrote it has deleted their account. */
  senderId: uuid("sender_id"),
  text: text("text").notNull(),
  clientId: uuid("client_id"),
  sentAt: time("sent_at").notNull(),
});

export const participants = pgTable("conversation_participants", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: uuid("conversation_id").notNull(),
  /** Null: somebody who was here and has deleted their account. */
  accountId: uuid("account_id"),
  joinedAt: time("joined_at").notNull(),
  /** The position of the latest message when the person was added. */
  joinedAfter: bigint("joined_after", { mode: "number" }).notNull().default(0),
  unread: integer("unread").notNull().default(0),
});

export const messageBlocks = pgTable(
  "message_blocks",
  {
    blockerId: uuid("blocker_id").notNull(),
    blockedId: uuid("blocked_id").notNull(),
    blockedAt: time("blocked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);

export const conversationReports = pgTable("conversation_reports", {
  id: uuid("id").primaryKey().defaultRandom(),
  conversationId: uuid("conversation_id").notNull(),
  reporterId: uuid("reporter_id"),
  reason: text("reason").$type<ReportReason>().notNull(),
  details: text("details").notNull(),
  messageIds: uuid("message_ids").array().notNull(),
  reportedAt: time("reported_at").notNull(),
});

export const suppressedAddresses = pgTable("suppressed_addresses", {
  addressHash: text("address_hash").primaryKey(),
  suppressedAt: time("suppressed_at").notNull(),
});
