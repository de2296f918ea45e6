import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const notifications = pgTable("notifications", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id").notNull(),
  type: text("type").notNull(),
  title: text("title").notNull(),
  message: text("message").notNull(),
  actionUrl: text("action_url"),
  read: boolean("read").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  joinKey: text("join_key"),
  joinedCount: integer("joined_count").notNull().default(1),
  mailedAt: timestamp("mailed_at", { withTimezone: true }),
});

export const notificationSettings = pgTable("notification_settings", {
  accountId: uuid("account_id").primaryKey(),
  emailDigest: text("email_digest").notNull().default("daily"),
});
