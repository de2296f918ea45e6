import type { CountState, LevelCounts } from "#contract/postings.ts";
import { capital, numberWord } from "../../model/number-words.ts";
import { atLeast } from "./levels.ts";

interface Totals {
  jobs: number;
  active: number;
  levels: LevelCounts;
}

/** "Three active postings, 41 candidates at Good or better". Nothing while there is nothing to say. */
export function headline(
  { jobs, active, levels }: Totals,
  countState: CountState,
): string | undefined {
  if (jobs === 0) return undefined;
  const postings = `${capital(numberWord(active))} active ${active === 1 ? "posting" : "postings"}`;
  if (active === 0) return postings;
  const good = atLeast(levels, "Good Match");
  if (countState === "again") return `${postings}, candidates being worked out again`;
  if (good === 0 && countState === "counting") return `${postings}, counting candidates`;
  return `${postings}, ${numberWord(good)} ${good === 1 ? "candidate" : "candidates"} at Good or better`;
}
