import type { CountState } from "#contract/postings.ts";

interface Counted {
  readonly candidatesCount: number;
  /** The engine that counted; "" while nobody has. */
  readonly countedBy: string;
}

/** What one engine counted, another would count differently: it is worked out again before it is shown. */
export function countStateOf(countedBy: string, engine: string): CountState {
  if (countedBy === engine) return "counted";
  return countedBy === "" ? "counting" : "again";
}

/** Of several, the state of the whole: one that is to be counted again is an older claim than one that is new. */
export function countStateOfAll(countedBy: readonly string[], engine: string): CountState {
  const states = countedBy.map((one) => countStateOf(one, engine));
  if (states.includes("again")) return "again";
  return states.includes("counting") ? "counting" : "counted";
}

export const shownCount = ({ candidatesCount, countedBy }: Counted, engine: string): number =>
  countedBy === engine ? candidatesCount : 0;
