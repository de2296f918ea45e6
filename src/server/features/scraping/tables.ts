import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { RunPart, RunStatus, RunType } from "#contract/scraping.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const scrapeRuns = pgTable("scrape_runs", {
  id: uuid("id").primaryKey().defaultRandom(),
  runType: text("run_type").$type<RunType>().notNull(),
  status: text("status").$type<RunStatus>().notNull(),
  /** Of a Seek run: its configuration. */
  config: jsonb("config").notNull().default({}),
  firmsNew: integer("firms_new").notNull().default(0),
  error: text("error").notNull().default(""),
  startedBy: uuid("started_by"),
  startedAt: time("started_at").notNull().defaultNow(),
  completedAt: time("completed_at"),
  stopAsked: boolean("stop_asked").notNull().default(false),
  /** Who is at work on it, and until when without a sign of life. */
  worker: uuid("worker"),
  workerUntil: time("worker_until"),
});

export const scrapeRunParts = pgTable("scrape_run_parts", {
  id: uuid("id").primaryKey().defaultRandom(),
  runId: uuid("run_id").notNull(),
  position: integer("position").notNull(),
  firmId: uuid("firm_id"),
  name: text("name").notNull(),
  url: text("url").notNull().default(""),
  status: text("status").$type<RunPart["status"]>().notNull().default("waiting"),
  pages: integer("pages").notNull().default(0),
  /** What came of it, counted together with the sightings. */
  jobsFound: integer("jobs_found").notNull().default(0),
  jobsNew: integer("jobs_new").notNull().default(0),
  jobsDuplicate: integer("jobs_duplicate").notNull().default(0),
  error: text("error").notNull().default(""),
  completedAt: time("completed_at"),
});

export const scrapeSightings = pgTable("scrape_sightings", {
  runId: uuid("run_id").notNull(),
  sourceKey: text("source_key").notNull(),
  partId: uuid("part_id"),
  outcome: text("outcome")
    .$type<"new" | "changed" | "unchanged" | "duplicate" | "left_out">()
    .notNull(),
  at: time("at").notNull().defaultNow(),
});

export const politeHosts = pgTable("polite_hosts", {
  host: text("host").primaryKey(),
  nextAt: time("next_at").notNull().defaultNow(),
  waitUntil: time("wait_until"),
  setbacks: integer("setbacks").notNull().default(0),
  robots: text("robots"),
  robotsStatus: integer("robots_status"),
  robotsAt: time("robots_at"),
});
