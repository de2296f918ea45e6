import { pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

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
