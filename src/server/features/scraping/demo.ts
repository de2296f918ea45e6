import { randomUUID } from "node:crypto";
import type { RunStatus, RunType } from "#contract/scraping.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import { scrapeRunParts, scrapeRuns } from "./tables.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface DemoRun {
  readonly type: RunType;
  readonly status: RunStatus;
  readonly hours: number;
  readonly minutes: number;
  readonly found: number;
  readonly isNew: number;
  readonly duplicate: number;
  readonly firmsNew?: number;
  readonly error?: string;
}

const RUNS: readonly DemoRun[] = [
  {
    type: "scraping",
    status: "completed",
    hours: 3,
    minutes: 4,
    found: 61,
    isNew: 5,
    duplicate: 1,
  },
  {
    type: "discovery",
    status: "completed",
    hours: 20,
    minutes: 2,
    found: 0,
    isNew: 0,
    duplicate: 0,
    firmsNew: 6,
  },
  {
    type: "scraping",
    status: "completed",
    hours: 27,
    minutes: 5,
    found: 58,
    isNew: 4,
    duplicate: 0,
    error: "1 of 3 firms could not be read.",
  },
  {
    type: "seek",
    status: "failed",
    hours: 29,
    minutes: 0,
    found: 0,
    isNew: 0,
    duplicate: 0,
    error: "No job board is set up. Set SEEK_BASE_URL to its address, and start the program again.",
  },
  { type: "seek", status: "completed", hours: 31, minutes: 7, found: 44, isNew: 3, duplicate: 6 },
  {
    type: "scraping",
    status: "completed",
    hours: 51,
    minutes: 4,
    found: 57,
    isNew: 6,
    duplicate: 0,
  },
  { type: "seek", status: "completed", hours: 75, minutes: 6, found: 41, isNew: 2, duplicate: 5 },
];

const KEYWORDS = ["lawyer", "solicitor", "legal counsel"];
const SEEK_CONFIG = {
  keywords: KEYWORDS,
  location: "Sydney NSW",
  max_pages: 3,
  job_type: "full-time",
  salary_min: null,
  salary_max: null,
  date_posted: "last 30 days",
  experience: "",
  company: "",
  sort_by: "relevance",
  exclude_words: ["intern", "volunteer", "unpaid"],
};
const QUERIES = ["law firm careers Sydney", "law firm careers Melbourne", "law firm careers Perth"];

/** What was run before: the dashboard and the console have a past. */
export const scrapingDemo: DemoPart = async (tx, { now, people }) => {
  const { rows }: { rows: { id: string; name: string; url: string }[] } = await tx.query(
    `select id, name, careers_page_url as url from law_firms
     where last_scraped_at is not null and scraping_enabled order by last_scraped_at desc limit 3`,
  );
  const firms = rows.map(({ id, name, url }) => ({ firmId: id, name, url }));
  const named = (names: readonly string[]) =>
    names.map((name) => ({ firmId: null, name, url: "" }));
  const partsOf = { scraping: firms, discovery: named(QUERIES), seek: named(KEYWORDS) };
  for (const run of RUNS) {
    const startedAt = new Date(now.getTime() - run.hours * HOUR_MS);
    const completedAt = new Date(startedAt.getTime() + run.minutes * MINUTE_MS + 21_000);
    const id = randomUUID();
    await tx.orm.insert(scrapeRuns).values({
      id,
      runType: run.type,
      status: run.status,
      config: run.type === "seek" ? SEEK_CONFIG : {},
      firmsNew: run.firmsNew ?? 0,
      error: run.error ?? "",
      startedBy: people.get("administrator") ?? null,
      startedAt,
      completedAt,
    });
    if (run.status === "completed") await addParts(tx, { id, completedAt }, run, partsOf[run.type]);
  }
};

interface DemoPartOfRun {
  readonly firmId: string | null;
  readonly name: string;
  readonly url: string;
}

async function addParts(
  tx: Db,
  { id, completedAt }: { id: string; completedAt: Date },
  run: DemoRun,
  names: readonly DemoPartOfRun[],
): Promise<void> {
  const through = names.length - (run.error === undefined ? 0 : 1);
  const share = (count: number, position: number) =>
    position < through ? Math.floor((count + position) / through) : 0;
  const parts = names.map((part, position) => {
    const failed = position >= through;
    return {
      ...part,
      runId: id,
      position,
      status: failed ? ("failed" as const) : ("completed" as const),
      pages: failed ? 0 : 3,
      jobsFound: share(run.found, position),
      jobsNew: share(run.isNew, position),
      jobsDuplicate: share(run.duplicate, position),
      error: failed ? "That website took too long to answer." : "",
      completedAt,
    };
  });
  if (parts.length > 0) await tx.orm.insert(scrapeRunParts).values(parts);
}
