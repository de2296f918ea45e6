import { integer, jsonb, pgTable, real, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ExtractedData, PendingJob } from "#contract/job-review.ts";
import type { BeforeDecision } from "./before-decision.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const scrapedJobs = pgTable("scraped_jobs", {
  id: uuid("id").primaryKey().defaultRandom(),
  source: text("source").$type<PendingJob["source"]>().notNull(),
  /** Which job it is, whatever way led to it. */
  sourceKey: text("source_key").notNull(),
  sourceUrl: text("source_url").notNull(),
  firmId: uuid("firm_id"),
  firmName: text("firm_name").notNull(),
  firmWebsite: text("firm_website").notNull().default(""),
  /** hiding_name of the firm; "" when it has none. */
  employer: text("employer").notNull(),
  title: text("title").notNull(),
  location: text("location").notNull().default(""),
  jobType: text("job_type").notNull().default(""),
  experienceLevel: text("experience_level").notNull().default(""),
  practiceArea: text("practice_area").notNull().default(""),
  salaryRange: text("salary_range").notNull().default(""),
  rawContent: text("raw_content").notNull(),
  extractedData: jsonb("extracted_data").$type<ExtractedData>().notNull(),
  /** Of the words alone: the same words are no change. */
  contentHash: text("content_hash").notNull(),
  /** Hashes of the text's word groups, of which two texts share as many as they have words in common. */
  sketch: integer("sketch").array().notNull(),
  state: text("state").$type<PendingJob["state"]>().notNull().default("pending"),
  /** The live job that it became. */
  jobId: uuid("job_id"),
  similarId: uuid("similar_id"),
  similarJobId: uuid("similar_job_id"),
  similarity: real("similarity"),
  reason: text("reason").notNull().default(""),
  decidedBy: uuid("decided_by"),
  decidedAt: time("decided_at"),
  /** What a decision can be taken back to. */
  beforeDecision: jsonb("before_decision").$type<BeforeDecision>(),
  /** The words that were refused as a change of a live job: they are not asked about again. */
  refusedHash: text("refused_hash"),
  /** Runs in a row that no longer found it. */
  missed: integer("missed").notNull().default(0),
  /** When that was counted last. */
  missedAt: time("missed_at"),
  foundAt: time("found_at").notNull().defaultNow(),
  lastSeenAt: time("last_seen_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
});
