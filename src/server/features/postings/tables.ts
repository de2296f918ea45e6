import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { JobProfile } from "#contract/job-profile.ts";
import type { JobSource, JobState } from "#contract/postings.ts";
import type { Line } from "#reading/line.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const jobs = pgTable("jobs", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Null for a scraped job. */
  ownerId: uuid("owner_id"),
  source: text("source").$type<JobSource>().notNull(),
  sourceUrl: text("source_url").notNull().default(""),
  status: text("status").$type<JobState>().notNull(),
  title: text("title").notNull(),
  company: text("company").notNull(),
  location: text("location").notNull().default(""),
  state: text("state").notNull().default(""),
  employmentType: text("employment_type").notNull().default(""),
  level: text("level").notNull().default(""),
  practiceArea: text("practice_area").notNull().default(""),
  salaryMin: integer("salary_min"),
  salaryMax: integer("salary_max"),
  details: jsonb("details").$type<JobProfile>().notNull(),
  lines: jsonb("lines").$type<readonly Line[]>().notNull(),
  candidatesCount: integer("candidates_count").notNull().default(0),
  /** The same by level, in the order of MATCH_LEVELS. */
  candidateLevels: integer("candidate_levels").array().notNull().default([0, 0, 0, 0]),
  /** The engine that counted them; "" while nobody has. */
  countedBy: text("counted_by").notNull().default(""),
  applicationsCount: integer("applications_count").notNull().default(0),
  /** Why it is a draft, as a sentence; "" otherwise. */
  draftReason: text("draft_reason").notNull().default(""),
  /** A draft that goes live by itself when its owner is verified. */
  waiting: boolean("waiting").notNull().default(false),
  postedAt: time("posted_at").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
  /** Raised by the database when the words change. */
  revision: bigint("revision", { mode: "number" })
    .notNull()
    .default(sql`nextval('content_revisions')`),
});

/** Why a posting may ask for what the law protects. */
export const lawfulExemptions = pgTable("lawful_exemptions", {
  id: uuid("id").primaryKey().defaultRandom(),
  jobId: uuid("job_id").notNull(),
  quote: text("quote").notNull(),
  reason: text("reason").notNull(),
  /** Null when the account is gone. */
  givenBy: uuid("given_by"),
  givenAt: time("given_at").notNull(),
});
