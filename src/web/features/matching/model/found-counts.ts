import { goodOf, type LevelCounts } from "#web/evidence/levels.ts";

/** What a list comes to, for whoever asks "is there anything for me?". */
export interface FoundCounts {
  /** Excellent and very good, and what the person looks for. */
  strong: number;
  /** Good, and what the person looks for. */
  worth: number;
  /** At least good, and not what the person looks for, or of quite another level. */
  outside: number;
  /** Below good: never called a match. */
  far: number;
}

export function foundCountsOf(all: LevelCounts, inside: LevelCounts): FoundCounts {
  return {
    strong: inside.excellent + inside["very-good"],
    worth: inside.good,
    outside: goodOf(all) - goodOf(inside),
    far: all.partial,
  };
}

const number = (count: number) => count.toLocaleString("en-AU");

/** "4 strong matches, 12 worth a look". */
export function foundText({ strong, worth, outside }: FoundCounts): string {
  const matches = `${number(strong)} strong ${strong === 1 ? "match" : "matches"}`;
  if (strong > 0) return worth > 0 ? `${matches}, ${number(worth)} worth a look` : matches;
  if (worth > 0) return `${number(worth)} ${worth === 1 ? "job" : "jobs"} worth a look`;
  return outside > 0 ? "Nothing quite what you asked for yet" : "No close match yet";
}

/** "9 more fit, but not what you asked for."; "" when there are none. */
export function outsideText({ strong, worth, outside }: FoundCounts): string {
  if (outside === 0) return "";
  const count = strong + worth > 0 ? `${number(outside)} more` : number(outside);
  return outside === 1
    ? `${count} fits, but with something against it.`
    : `${count} fit, but with something against them.`;
}

/** "136 more that share little with your resume". */
export const farText = ({ far }: Pick<FoundCounts, "far">) =>
  `${number(far)} more that ${far === 1 ? "shares" : "share"} little with your resume`;
