import type { Database } from "#server/platform/database/database.ts";
import { invalid } from "#server/platform/faults.ts";
import type { FetchOptions } from "#server/platform/fetching/guarded-fetch.ts";
import { RobotsRefusal } from "../service.ts";
import { fetchRobots } from "./fetch-robots.ts";
import { hostNameOf } from "./host-name-of.ts";
import { type KeptRobots, keepRobots, keptRobots } from "./host-records.ts";
import { POLITE_SENTENCES as say } from "./polite-sentences.ts";
import { type RobotsRules, robotsRules } from "./robots-rules.ts";
import type { Turns } from "./turns.ts";

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
