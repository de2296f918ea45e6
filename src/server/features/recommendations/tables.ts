import { pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

export const dismissedJobs = pgTable(
  "dismissed_jobs",
  {
    accountId: uuid("account_id").notNull(),
    jobId: uuid("job_id").notNull(),
    dismissedAt: timestamp("dismissed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
);
