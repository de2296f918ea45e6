import { hostOf } from "#contract/firm-rules.ts";
import type { Database } from "#server/platform/database/database.ts";
import { unavailable } from "#server/platform/faults.ts";
import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";
import {
  type FetchedPage,
  type FetchOptions,
  guardedFetch,
} from "#server/platform/fetching/guarded-fetch.ts";
import type { Log } from "#server/platform/log.ts";
import { POLITE_SENTENCES as say } from "./crawl-sentences.ts";
import {
  askedWait,
  createHostTurns,
  createRobots,
  hostNameOf,
  LONGEST_WAIT_MS,
  setBack,
} from "./robots.ts";
import type { PoliteFetch, PoliteOptions } from "./service.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly fetching: Pick<FetchOptions, "standIns" | "standInsOnly">;
  /** The least time between two requests to one host. */
  readonly intervalMs: number;
  /** Who is asking, and where to complain. */
  readonly userAgent: () => string;
  readonly log: Log;
}

/** Job boards put their whole state into a page. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Too many requests, and not available for now. */
const BUSY = [429, 503];
const TRIES = 3;

export function createPoliteFetch(parts: Parts): PoliteFetch {
  const { database, clock, fetching, intervalMs, userAgent, log } = parts;
  const turns = createHostTurns(database, intervalMs);
  const robots = createRobots({ database, clock, fetching, userAgent, turns });

  async function once(address: string, options: PoliteOptions): Promise<FetchedPage> {
    const { signal, permitted, contentTypes, headers } = options;
    const visit = turns.visit(signal);
    let delayMs = 0;
    let isWell = false;
    const beforeHop = async (hop: URL) => {
      // Another hop: the one before was answered.
      await visit.leave({ delayMs, isWell: true });
      const isPermitted = permitted === true && hostOf(hop.href) === hostOf(address);
      delayMs = isPermitted ? 0 : (await robots.allow(hop, signal)).delayMs;
      await visit.enter(hostNameOf(hop));
    };
    const wanted = { ...(contentTypes && { contentTypes }), ...(headers && { headers }) };
    const how = { ...fetching, ...wanted, maxBytes: MAX_BYTES, userAgent: userAgent() };
    try {
      const page = await guardedFetch(address, { ...how, signal, beforeHop });
      isWell = true;
      return page;
    } catch (error) {
      isWell = error instanceof FetchRefused && !BUSY.includes(error.status);
      throw error;
    } finally {
      await visit.leave({ delayMs, isWell });
    }
  }

  /** A host that wants to be left alone is, by everybody. Throws when that is too long to be waited for. */
  async function hearComplaint(refused: FetchRefused, isLast: boolean): Promise<void> {
    const host = hostNameOf(new URL(refused.url));
    const waitMs = await setBack(database, host, askedWait(refused.retryAfter, clock()));
    log.info({ host, status: refused.status, waitMs }, "a host asked to be left alone");
    if (isLast || waitMs > LONGEST_WAIT_MS)
      throw unavailable(say.leftAlone(host, Math.max(1, Math.ceil(waitMs / 1000))));
  }

  return async (address, options = {}) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(address, options);
      } catch (error) {
        if (!(error instanceof FetchRefused) || !BUSY.includes(error.status)) throw error;
        await hearComplaint(error, tries === TRIES);
      }
    }
  };
}
