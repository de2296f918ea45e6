import type { Database } from "#server/platform/database/database.ts";
import { Refusal } from "#server/platform/faults.ts";
import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";
import {
  ANY_TYPE,
  type FetchOptions,
  guardedFetch,
} from "#server/platform/fetching/guarded-fetch.ts";
import { askedWait } from "./asked-wait.ts";
import { hostNameOf } from "./host-name-of.ts";
import { type KeptRobots, setBack } from "./host-records.ts";
import type { Visit } from "./turns.ts";

interface Parts {
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
export async function fetchRobots(url: URL, parts: Parts): Promise<Answer> {
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
async function unread(error: unknown, { database, clock }: Parts): Promise<Answer> {
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
