import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { ArchiveReport } from "#contract/archives.ts";
import type { DocumentKind, DocumentState, FileType } from "#contract/documents.ts";
import type { JobProfile } from "#contract/job-profile.ts";
import type { Flag, HiddenText, Line, Reading } from "#reading/line.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What was read, as it is kept: one of the two, or neither while a scan waits. */
export interface StoredReading {
  readonly resume?: ResumeReading | null;
  readonly job?: Reading<JobProfile> | null;
}

/** What becomes of its posting stands with the posting. */
type ArchiveEntry = Omit<ArchiveReport["entries"][number], "posting_id" | "posting_status">;

export const archives = pgTable("archives", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id").notNull(),
  kind: text("kind").$type<DocumentKind>().notNull(),
  fileName: text("file_name").notNull(),
  fileKey: text("file_key").notNull(),
  status: text("status").$type<ArchiveReport["status"]>().notNull(),
  message: text("message").notNull().default(""),
  done: integer("done").notNull().default(0),
  total: integer("total").notNull().default(0),
  entries: jsonb("entries").$type<ArchiveEntry[]>().notNull().default([]),
  receivedAt: time("received_at").notNull().defaultNow(),
});

export const documents = pgTable("documents", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id"),
  visitorId: uuid("visitor_id"),
  offeredTo: uuid("offered_to"),
  archiveId: uuid("archive_id"),
  /** Somebody brought it by hand: an archive's files are in no list of documents. */
  listed: boolean("listed").notNull().default(true),
  kind: text("kind").$type<DocumentKind>().notNull(),
  fileName: text("file_name").notNull(),
  fileType: text("file_type").$type<FileType>().notNull(),
  bytes: integer("bytes").notNull(),
  sha256: text("sha256").notNull(),
  fileKey: text("file_key").notNull(),
  status: text("status").$type<DocumentState>().notNull(),
  message: text("message").notNull().default(""),
  progressDone: integer("progress_done").notNull().default(0),
  progressTotal: integer("progress_total").notNull().default(0),
  title: text("title").notNull().default(""),
  pages: jsonb("pages").$type<{ width: number; height: number }[]>().notNull().default([]),
  lines: jsonb("lines").$type<Line[]>().notNull().default([]),
  hidden: jsonb("hidden").$type<HiddenText[]>().notNull().default([]),
  flags: jsonb("flags").$type<Flag[]>().notNull().default([]),
  reading: jsonb("reading").$type<StoredReading>().notNull().default({}),
  corrections: jsonb("corrections").$type<Record<string, unknown>>().notNull().default({}),
  readerVersion: integer("reader_version").notNull(),
  receivedAt: time("received_at").notNull(),
  receivedOn: date("received_on").notNull(),
  keepUntil: time("keep_until"),
  /** Raised by the database when the words or their reading change. */
  revision: bigint("revision", { mode: "number" })
    .notNull()
    .default(sql`nextval('content_revisions')`),
});
