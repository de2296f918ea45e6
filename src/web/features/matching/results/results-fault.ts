import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { ApiError } from "#web/lib/api.ts";

/** Why there is no list, as far as the page can do something about it. */
export type ResultsFault = "reading" | "unusable" | "missing" | "failed";

/** Both are refused as a conflict, and only one of them passes by itself. */
const FOR_GOOD: readonly string[] = [MATCH_SENTENCES.unreadable, MATCH_SENTENCES.notAResume];

/** No choice of filters would bring a list. */
export const isBeyondFilters = (face: ResultsFault) => face === "missing" || face === "unusable";

export function resultsFaultOf(error: unknown): ResultsFault {
  if (!(error instanceof ApiError)) return "failed";
  if (error.fault === "not-found") return "missing";
  if (FOR_GOOD.includes(error.message)) return "unusable";
  return error.fault === "conflict" ? "reading" : "failed";
}
