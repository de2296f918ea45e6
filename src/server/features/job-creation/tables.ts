import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { TalkState } from "#assistant/state.ts";
import type { CompanyQuote, TalkStep } from "#contract/job-creation.ts";
import type { TalkAnswer } from "./talk-answer.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export interface TalkCompany {
  readonly name: string;
  readonly quotes: readonly CompanyQuote[];
}

export const jobTalks = pgTable("job_talks", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id").notNull(),
  /** As it was when the talk began. */
  company: jsonb("company").$type<TalkCompany>().notNull(),
  state: jsonb("state").$type<TalkState>().notNull(),
  /** The recruiter's last message, and what was answered. */
  said: text("said").notNull().default(""),
  answer: jsonb("answer").$type<TalkAnswer>().notNull(),
  /** What was said, answered and changed; the oldest are merged. */
  steps: jsonb("steps").$type<readonly TalkStep[]>().notNull().default([]),
  /** The company's website, where one was read. */
  url: text("url").notNull().default(""),
  postingId: uuid("posting_id"),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
});

export const companyPages = pgTable(
  "company_pages",
  {
    accountId: uuid("account_id").notNull(),
    url: text("url").notNull(),
    companyName: text("company_name").notNull(),
    quotes: jsonb("quotes").$type<readonly CompanyQuote[]>().notNull(),
    fetchedAt: time("fetched_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.url] })],
);
