/** People who have no tabs leave a row of spaces or of dots. */
const WIDE_GAP = / {3,}| *\t\s*/g;
const LEADER = /\s{0,2}\.{4,}\s{0,2}|(?:\s\.){4,}\s{0,2}/g;

/** Puts a tab where a line has a gap that parts two things. */
export function wideGaps(line: string): string {
  return line.replace(WIDE_GAP, "\t").replace(LEADER, "\t").replaceAll("  ", " ").trim();
}
