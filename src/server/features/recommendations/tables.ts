import {
  boolean,
  customType,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { AlertTime, SearchQuery } from "#contract/saved-searches.ts";

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** One row for an account and a job. */
const pair = () => ({
  accountId: uuid("account_id").notNull(),
  jobId: uuid("job_id").notNull(),
});

export const dismissedJobs = pgTable(
  "dismissed_jobs",
  { ...pair(), dismissedAt: time("dismissed_at") },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
);

export const jobInterests = pgTable(
  "job_interests",
  {
    ...pair(),
    /** Null when there was nobody to tell, or who was told has deleted it. */
    notificationId: uuid("notification_id"),
    expressedAt: time("expressed_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
);

export const bookmarkedJobs = pgTable(
  "bookmarked_jobs",
  { ...pair(), savedAt: time("saved_at") },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
);

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

export const recommendationLists = pgTable("recommendation_lists", {
  accountId: uuid("account_id").primaryKey(),
  resumeKey: text("resume_key").notNull(),
  engine: text("engine").notNull(),
  seenTxid: xid8("seen_txid").notNull(),
  results: jsonb("results").notNull(),
  summaries: jsonb("summaries").notNull().default({}),
  madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
});

export const recommendationVisits = pgTable("recommendation_visits", {
  accountId: uuid("account_id").primaryKey(),
  lookedAt: timestamp("looked_at", { withTimezone: true }).notNull(),
  lookedBefore: timestamp("looked_before", { withTimezone: true }),
});

export const savedSearches = pgTable("saved_searches", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id").notNull(),
  name: text("name").notNull(),
  query: jsonb("query").$type<SearchQuery>().notNull(),
  often: text("often").$type<AlertTime>().notNull(),
  byMail: boolean("by_mail").notNull(),
  paused: boolean("paused").notNull().default(false),
  /** What came earlier was there to be seen already. */
  newsSince: timestamp("news_since", { withTimezone: true }).notNull(),
  createdAt: time("created_at"),
});

export const savedSearchJobs = pgTable(
  "saved_search_jobs",
  {
    searchId: uuid("search_id").notNull(),
    jobId: uuid("job_id").notNull(),
    foundAt: timestamp("found_at", { withTimezone: true }).notNull(),
    /** Null for what was no news when it was found. */
    toldAt: timestamp("told_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.jobId] })],
);
