import type { Database } from "#server/platform/database/database.ts";
import { invalid, Refusal } from "#server/platform/faults.ts";
import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";
import {
  ANY_TYPE,
  type FetchOptions,
  guardedFetch,
} from "#server/platform/fetching/guarded-fetch.ts";
import { RobotsRefusal } from "../service.ts";
import { POLITE_SENTENCES as say } from "./crawl-sentences.ts";
import { hostNameOf } from "./host-name-of.ts";
import { type KeptRobots, keepRobots, keptRobots, setBack } from "./host-records.ts";
import type { Turns, Visit } from "./host-turns.ts";
import { askedWait } from "./retry-after.ts";
import { type RobotsRules, robotsRules } from "./robots-rules.ts";

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
