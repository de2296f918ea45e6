import {
  bigint,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** An id, and how near it was. */
export type Shown = readonly [id: string, distance: number];

export const rankings = pgTable("rankings", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  direction: text("direction").$type<"jobs" | "candidates">().notNull(),
  documentId: uuid("document_id").notNull(),
  accountId: uuid("account_id"),
  engine: text("engine").notNull(),
  digest: text("digest").notNull(),
  results: jsonb("results").$type<readonly Shown[]>().notNull(),
  firstShownAt: time("first_shown_at").notNull(),
  lastShownAt: time("last_shown_at").notNull(),
});

export const matchedJobs = pgTable("matched_jobs", {
  jobId: uuid("job_id").primaryKey(),
  matchedAt: time("matched_at").notNull(),
});

export const jobAlerts = pgTable(
  "job_alerts",
  {
    accountId: uuid("account_id").notNull(),
    jobId: uuid("job_id").notNull(),
    distance: doublePrecision("distance").notNull(),
    /** By which it is so near. */
    engine: text("engine").notNull().default(""),
    foundAt: time("found_at").notNull(),
    toldAt: time("told_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
);

export const jobPreferences = pgTable("job_preferences", {
  accountId: uuid("account_id").primaryKey(),
  /** As the person said it; contract/job-preferences.ts reads it. */
  line: text("line").notNull(),
  updatedAt: time("updated_at").notNull().defaultNow(),
});
