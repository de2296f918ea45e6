import type { Posting } from "#contract/postings.ts";

/** The candidates of a new posting are counted in the background, which takes seconds. */
const COUNTED_MS = 2 * 60 * 1000;

type Counted = Pick<Posting, "status" | "candidates_count" | "posted_at">;

/** Nobody was found so far, and it is too early to say that there is nobody. */
export const isCounting = ({ status, candidates_count, posted_at }: Counted, now: Date): boolean =>
  status === "active" &&
  candidates_count === 0 &&
  // Two clocks never quite agree; ones that disagree a lot decide nothing.
  Math.abs(now.getTime() - Date.parse(posted_at)) < COUNTED_MS;
