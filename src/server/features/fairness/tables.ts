import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Outcome } from "./outcome.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const fairnessReports = pgTable("fairness_reports", {
  id: uuid("id").primaryKey().defaultRandom(),
  status: text("status").$type<"running" | "completed" | "failed">().notNull().default("running"),
  startedAt: time("started_at").notNull(),
  completedAt: time("completed_at"),
  worker: uuid("worker"),
  seenAt: time("seen_at").notNull(),
  done: integer("done").notNull().default(0),
  total: integer("total").notNull().default(0),
  engine: text("engine").notNull().default(""),
  outcome: jsonb("outcome").$type<Outcome>(),
  error: text("error").notNull().default(""),
});
