import type { JsonEndpoint } from "#contract/endpoint.ts";
import { listDiscoveredFirms, listFirms } from "#contract/firms.ts";
import { getDashboardStats, getScrapingRun, type RunType } from "#contract/scraping.ts";
import { getSeekRun, getSeekStats } from "#contract/seek.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import type { Log } from "#server/platform/log.ts";
import { createPace } from "./pace.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly log: Log;
  /** The accounts of those who look on. */
  readonly administrators: (db: Db) => Promise<readonly string[]>;
}

/** What came about: a part's progress, a part's end, the run's end. */
export type RunNews = "progress" | "part" | "end";

/** Runs change many times a second; screens hear of it once, and more seldom of what is costly to ask for. */
const EVERY_MS = 1000;
const SELDOM_MS = 3000;
const SELDOM: readonly JsonEndpoint[] = [getDashboardStats, listFirms];
const LINES: readonly JsonEndpoint[] = [getDashboardStats, getScrapingRun];
const LINES_OF: Readonly<Record<RunType, readonly JsonEndpoint[]>> = {
  scraping: LINES,
  discovery: [...LINES, listDiscoveredFirms],
  seek: [...LINES, getSeekStats, getSeekRun],
};

/** A firm says when it was read, and why it was not. */
const linesOf = (type: RunType, news: RunNews) =>
  type === "scraping" && news !== "progress" ? [...LINES_OF[type], listFirms] : LINES_OF[type];

export function createRunNotices({ database, events, log, administrators }: Parts) {
  async function publish(db: Db, lines: readonly JsonEndpoint[]): Promise<void> {
    for (const id of await administrators(db))
      for (const line of lines) await events.publish(db, `account:${id}`, line);
  }

  const pace = createPace<JsonEndpoint>({
    everyMs: (line) => (SELDOM.includes(line) ? SELDOM_MS : EVERY_MS),
    tell: (lines) =>
      publish(database, lines).catch((error: unknown) => {
        log.warn({ err: error }, "the progress of a run could not be told");
      }),
  });

  return {
    /** With the transaction that changed something. */
    tell: (db: Db, type: RunType) => publish(db, LINES_OF[type]),
    /** Soon, together with what else changes. */
    changed: (type: RunType, news: RunNews) => pace.changed(linesOf(type, news), news === "end"),
    flush: pace.flush,
  };
}
