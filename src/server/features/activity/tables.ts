import { bigint, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ActivityMetadata } from "#contract/activity.ts";

export const activities = pgTable("activities", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id").notNull(),
  type: text("type").notNull(),
  title: text("title").notNull(),
  description: text("description").notNull().default(""),
  metadata: jsonb("metadata").$type<ActivityMetadata>().notNull().default({}),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  position: bigint("position", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
});
