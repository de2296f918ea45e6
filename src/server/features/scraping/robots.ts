import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Db } from "#server/platform/database/database.ts";
import { invalid, Refusal, unavailable } from "#server/platform/faults.ts";
import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";
import {
  ANY_TYPE,
  type FetchOptions,
  guardedFetch,
} from "#server/platform/fetching/guarded-fetch.ts";
import { POLITE_SENTENCES as say } from "./crawl-sentences.ts";
import { type RobotsRules, robotsRules } from "./robots-rules.ts";
import { RobotsRefusal } from "./service.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly fetching: Pick<FetchOptions, "standIns" | "standInsOnly">;
  readonly userAgent: () => string;
  readonly turns: Turns;
}

interface Robots {
  /** The rules that allow this page; a Refusal when they do not. */
  allow(url: URL, signal: AbortSignal | undefined): Promise<RobotsRules>;
}

const KEPT_MS = { read: 24 * 3_600_000, unknown: 600_000 };
/** Whoever wants longer between two requests wants no robots. */
const LONGEST_DELAY_MS = 120_000;
const LONGEST_PATH = 2000;

/** What robots.txt says, asked once a day for each host, by all processes together. */
export function createRobots(parts: Parts): Robots {
  const { database, clock, turns } = parts;
  const rulesOf = createKnownRules();

  async function kept(host: string): Promise<KeptRobots | undefined> {
    const robots = await keptRobots(database, host);
    if (!robots) return undefined;
    const age = clock().getTime() - robots.at.getTime();
    return age < (robots.text === null ? KEPT_MS.unknown : KEPT_MS.read) ? robots : undefined;
  }

  async function read(url: URL, signal: AbortSignal | undefined): Promise<KeptRobots> {
    const known = await kept(url.host);
    if (known) return known;
    const visit = turns.visit(signal);
    let robots: KeptRobots | undefined;
    try {
      await visit.enter(hostNameOf(url));
      // Somebody else may have read it while this one waited.
      robots = await kept(url.host);
      if (robots) return robots;
      robots = { ...(await fetchRobots(url, { ...parts, visit, signal })), at: clock() };
      await keepRobots(database, url.host, robots);
      return robots;
    } finally {
      const delayMs = robots ? rulesOf(url.host, robots).delayMs : 0;
      await visit.leave({ delayMs: Math.min(delayMs, LONGEST_DELAY_MS) });
    }
  }

  return {
    async allow(url, signal) {
      const host = hostNameOf(url);
      if (url.pathname.length + url.search.length > LONGEST_PATH) throw invalid(say.tooLong(host));
      const robots = await read(url, signal);
      if (robots.text === null) throw new RobotsRefusal(host, say.robotsUnknown(host), false);
      const rules = rulesOf(url.host, robots);
      const { delayMs } = rules;
      if (delayMs > LONGEST_DELAY_MS)
        throw new RobotsRefusal(host, say.tooSlow(host, Math.ceil(delayMs / 1000)), false);
      if (!rules.allows(url)) throw new RobotsRefusal(host, say.disallowed(host), true);
      return rules;
    },
  };
}

/** More hosts than are read at the same time. */
const MOST = 16;

/** The rules of a robots.txt, made once for all the pages that are read in a row. */
function createKnownRules() {
  const known = new Map<string, RobotsRules>();
  return (host: string, { text, at }: KeptRobots): RobotsRules => {
    const key = `${host} ${at.getTime()}`;
    const rules = known.get(key) ?? robotsRules(text ?? "");
    known.delete(key);
    known.set(key, rules);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return rules;
  };
}

interface FetchRobotsParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly fetching: Pick<FetchOptions, "standIns" | "standInsOnly">;
  readonly userAgent: () => string;
  /** With the host's turn in hand. */
  readonly visit: Visit;
  readonly signal: AbortSignal | undefined;
}
type Answer = Pick<KeptRobots, "status" | "text">;

const MAX_BYTES = 512 * 1024;
const TOO_MANY_REQUESTS = 429;

/** A host's robots.txt, or what stands in its place. */
async function fetchRobots(url: URL, parts: FetchRobotsParts): Promise<Answer> {
  const { fetching, userAgent, visit, signal } = parts;
  let isFirst = true;
  const beforeHop = async (hop: URL) => {
    // The first turn is in hand already.
    if (!isFirst) {
      await visit.leave({ isWell: true });
      await visit.enter(hostNameOf(hop));
    }
    isFirst = false;
  };
  const how = { maxBytes: MAX_BYTES, isCutShort: true, contentTypes: [ANY_TYPE], beforeHop };
  const asked = { ...fetching, ...how, userAgent: userAgent(), signal };
  try {
    const { text } = await guardedFetch(new URL("/robots.txt", url).href, asked);
    return { status: 200, text: wholeLines(text) };
  } catch (error) {
    return unread(error, parts);
  }
}

/** There is none (4xx): everything is allowed. Nobody knows (anything else): nothing is, for now. */
async function unread(error: unknown, { database, clock }: FetchRobotsParts): Promise<Answer> {
  if (!(error instanceof Refusal)) throw error;
  if (!(error instanceof FetchRefused)) return { status: 0, text: null };
  const { status, url, retryAfter } = error;
  if (status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS) return { status, text: "" };
  if (retryAfter !== "")
    await setBack(database, hostNameOf(new URL(url)), askedWait(retryAfter, clock()));
  return { status, text: null };
}

/** Half a rule, where it was cut, would be another rule. The database takes no NUL. */
function wholeLines(text: string): string {
  const isCut = Buffer.byteLength(text) >= MAX_BYTES;
  return (isCut ? text.slice(0, text.lastIndexOf("\n") + 1) : text).replaceAll("\0", "");
}

/** What politeness is counted by: with and without "www." are two, a dot at the end makes no difference. */
export const hostNameOf = ({ hostname }: URL) => hostname.replace(/\.$/, "");

/** A Retry-After in milliseconds: seconds or a date. Undefined when it says nothing that can be read. */
export function askedWait(retryAfter: string, now: Date): number | undefined {
  const text = retryAfter.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}

/** One after another: nobody is asked by two of us at once, nor before the time between two has passed. */
interface Visit {
  /** Waits for the host's turn, and has it until `leave`. */
  enter(host: string): Promise<void>;
  /** The next comes after the usual time, or after `delayMs` where the host wants it longer. */
  leave(how?: { readonly delayMs?: number; readonly isWell?: boolean }): Promise<void>;
}

interface Turns {
  visit(signal: AbortSignal | undefined): Visit;
}

/** Whoever asks to be left alone for longer is not waited for. */
export const LONGEST_WAIT_MS = 60_000;
const SHORTEST_NAP_MS = 20;

/**
 * A turn is a row in the database, so several processes keep the rate together, and one that was killed has
 * left its mark. It is never taken in advance: who waits sees what the host said meanwhile.
 */
export function createHostTurns(database: Database, intervalMs: number): Turns {
  async function turnOf(host: string, signal: AbortSignal | undefined): Promise<string> {
    for (;;) {
      signal?.throwIfAborted();
      const turn = await takeTurn(database, host);
      if (turn !== undefined) return turn;
      const { freeMs, askedMs } = await waitFor(database, host);
      if (askedMs > LONGEST_WAIT_MS)
        throw unavailable(say.leftAlone(host, Math.ceil(askedMs / 1000)));
      // Somebody has it: it is free an interval after they are done, which may be before their time is up.
      const napMs = Math.min(freeMs + 1, Math.max(intervalMs, SHORTEST_NAP_MS));
      await abortable(Math.max(napMs, 1), signal);
    }
  }

  return {
    visit(signal) {
      let held: { readonly host: string; readonly turn: string } | undefined;
      return {
        async enter(host) {
          held = { host, turn: await turnOf(host, signal) };
        },
        async leave({ delayMs = 0, isWell = false } = {}) {
          const left = held;
          held = undefined;
          if (!left) return;
          const gapMs = Math.max(intervalMs, delayMs);
          await giveTurnBack(database, { ...left, gapMs, isWell });
        },
      };
    },
  };
}

/** With the signal's own reason, whatever the timer calls it. */
async function abortable(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error) => {
    signal?.throwIfAborted();
    throw error;
  });
}

/** What the house remembers of a host. The database's clock counts: several processes share it. */

/** Longer than any request takes: the turn of a process that was killed ends by itself. */
const LEASE_MS = 20_000;
/** What a host asks for is kept for a day at most; what we double by ourselves, for ten minutes. */
const SETBACK = { firstMs: 5000, longestMs: 600_000, longestAskedMs: 24 * 3_600_000, most: 10 };

/**
 * The host's turn, if it is free now: from here on nobody else has it until it is given back. Answers what
 * it is given back with.
 */
async function takeTurn(db: Db, host: string): Promise<string | undefined> {
  const { rows } = await db.query(
    `insert into polite_hosts as h (host, next_at)
     values ($1, clock_timestamp() + $2 * interval '1 millisecond')
     on conflict (host) do update
       set next_at = clock_timestamp() + $2 * interval '1 millisecond'
       where h.next_at <= clock_timestamp()
         and coalesce(h.wait_until <= clock_timestamp(), true)
     returning next_at::text as turn`,
    [host, LEASE_MS],
  );
  return rows[0]?.turn;
}

/** How long until it may be free, and how long the host asked to be left alone. */
async function waitFor(db: Db, host: string): Promise<{ freeMs: number; askedMs: number }> {
  const { rows } = await db.query(
    `select extract(epoch from greatest(next_at, wait_until) - clock_timestamp()) * 1000 as free,
            extract(epoch from wait_until - clock_timestamp()) * 1000 as asked
     from polite_hosts where host = $1`,
    [host],
  );
  return { freeMs: Number(rows[0]?.free ?? 0), askedMs: Number(rows[0]?.asked ?? 0) };
}

/** The next one comes `gapMs` from now. `isWell`: the host answered, and did not complain. */
async function giveTurnBack(
  db: Db,
  { host, turn, gapMs, isWell }: { host: string; turn: string; gapMs: number; isWell: boolean },
): Promise<void> {
  await db.query(
    `update polite_hosts
     set next_at = clock_timestamp() + $3 * interval '1 millisecond',
         setbacks = case when $4 then 0 else setbacks end
     where host = $1 and next_at = $2::timestamptz`,
    [host, turn, gapMs, isWell],
  );
}

/** The host wants to be left alone: as long as it asks, otherwise longer each time. Answers for how long. */
export async function setBack(db: Db, host: string, askedMs: number | undefined): Promise<number> {
  const asked = askedMs === undefined ? null : Math.min(askedMs, SETBACK.longestAskedMs);
  const { rows } = await db.query(
    `update polite_hosts
     set wait_until = greatest(wait_until, clock_timestamp()
           + coalesce($2, least($3, $4 * 2 ^ setbacks)) * interval '1 millisecond'),
         setbacks = least(setbacks + 1, $5)
     where host = $1
     returning extract(epoch from wait_until - clock_timestamp()) * 1000 as left`,
    [host, asked, SETBACK.longestMs, SETBACK.firstMs, SETBACK.most],
  );
  return Number(rows[0]?.left ?? 0);
}

/** A robots.txt as it was answered; `text` is null when it could not be read. */
interface KeptRobots {
  readonly status: number;
  readonly text: string | null;
  readonly at: Date;
}

async function keptRobots(db: Db, host: string): Promise<KeptRobots | undefined> {
  const { rows } = await db.query(
    `select robots as text, robots_status as status, robots_at as at
     from polite_hosts where host = $1 and robots_at is not null`,
    [host],
  );
  return rows[0];
}

async function keepRobots(db: Db, host: string, robots: KeptRobots): Promise<void> {
  await db.query(
    `insert into polite_hosts (host, robots, robots_status, robots_at) values ($1, $2, $3, $4)
     on conflict (host) do update set robots = excluded.robots,
       robots_status = excluded.robots_status, robots_at = excluded.robots_at`,
    [host, robots.text, robots.status, robots.at],
  );
}
