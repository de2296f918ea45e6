import {
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Comparison } from "#contract/comparison.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What is kept of a comparison besides its columns; the HTML is made from it whenever it is asked for. */
export type ComparisonBody = Omit<
  Comparison,
  | "id"
  | "resume_id"
  | "job_id"
  | "created_at"
  | "audience"
  | "html"
  | "is_current"
  | "is_saved"
  | "answers"
>;

export const comparisons = pgTable("comparisons", {
  id: uuid("id").primaryKey().defaultRandom(),
  ownerId: uuid("owner_id"),
  accountId: uuid("account_id"),
  resumeId: uuid("resume_id").notNull(),
  jobId: uuid("job_id").notNull(),
  audience: text("audience").$type<Comparison["audience"]>().notNull(),
  resumeHash: text("resume_hash").notNull(),
  jobHash: text("job_hash").notNull(),
  contentDigest: text("content_digest").notNull(),
  engine: text("engine").notNull(),
  writer: text("writer").$type<"rules" | "model">().notNull(),
  model: text("model").notNull().default(""),
  distance: doublePrecision("distance").notNull(),
  body: jsonb("body").$type<ComparisonBody>(),
  savedAt: time("saved_at"),
  firstShownAt: time("first_shown_at").notNull(),
  lastShownAt: time("last_shown_at").notNull(),
});

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const comparisonShares = pgTable("comparison_shares", {
  comparisonId: uuid("comparison_id").primaryKey(),
  tokenHash: bytes("token_hash").notNull(),
  sharedAt: time("shared_at").notNull(),
  opened: integer("opened").notNull().default(0),
  lastOpenedAt: time("last_opened_at"),
});

export const requirementAnswers = pgTable("requirement_answers", {
  accountId: uuid("account_id").notNull(),
  wordsHash: bytes("words_hash").notNull(),
  requirement: text("requirement").notNull(),
  answeredAt: time("answered_at").notNull(),
});
