import { jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ChangedSentence } from "#contract/tailored.ts";

/** A line as it read when it was left out, counted from 1. */
export interface LeftOut {
  readonly line: number;
  readonly text: string;
}

export const tailoredDocuments = pgTable("tailored_documents", {
  accountId: uuid("account_id").notNull(),
  resumeId: uuid("resume_id").notNull(),
  jobId: uuid("job_id").notNull(),
  leftOut: jsonb("left_out").$type<LeftOut[]>().notNull().default([]),
  sentences: jsonb("sentences").$type<ChangedSentence[]>().notNull().default([]),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
