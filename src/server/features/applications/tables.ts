import { date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ApplicationStage, TrackedStage } from "#contract/applications.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export interface GivenAnswer {
  readonly question: string;
  readonly answer: string;
}

export const applicationQuestions = pgTable("application_questions", {
  jobId: uuid("job_id").primaryKey(),
  questions: text("questions").array().notNull(),
});

export const applications = pgTable("applications", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id").notNull(),
  jobId: uuid("job_id").notNull(),
  /** Null once the candidate has deleted it, or has withdrawn. */
  documentId: uuid("document_id"),
  note: text("note").notNull().default(""),
  answers: jsonb("answers").$type<readonly GivenAnswer[]>().notNull().default([]),
  stage: text("stage").$type<ApplicationStage>().notNull().default("received"),
  appliedAt: time("applied_at").notNull(),
  stagedAt: time("staged_at"),
  withdrawnAt: time("withdrawn_at"),
  /** What told the recruiter. */
  notificationId: uuid("notification_id"),
});

export const trackedJobs = pgTable("tracked_jobs", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id").notNull(),
  /** Null for a job from elsewhere, and once its posting is gone. */
  jobId: uuid("job_id"),
  title: text("title").notNull(),
  company: text("company").notNull().default(""),
  location: text("location").notNull().default(""),
  link: text("link").notNull().default(""),
  advertisement: text("advertisement").notNull().default(""),
  stage: text("stage").$type<TrackedStage>().notNull(),
  notes: text("notes").notNull().default(""),
  savedAt: time("saved_at").notNull(),
  appliedAt: time("applied_at"),
  movedAt: time("moved_at").notNull(),
  /** Of a job from elsewhere. */
  closesOn: date("closes_on"),
  remindOn: date("remind_on"),
  remindedAt: time("reminded_at"),
});

export const trackedDocuments = pgTable(
  "tracked_documents",
  {
    trackedId: uuid("tracked_id").notNull(),
    documentId: uuid("document_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.trackedId, table.documentId] })],
);
