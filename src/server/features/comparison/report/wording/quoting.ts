const LONGEST = 110;
const DANGLING =
  /[\s,;:–—-]+(?:and|or|of|the|a|an|in|to|for|with|on|at|by|that|which|from|as|my|our|their|its|including)$/i;

/** The document's own words in quotation marks, cut at a word where they are long. */
export const quoted = (text: string, most = LONGEST) => `“${inside(cut(text, most))}”`;

/** Quotation marks within a quotation are single ones. */
const inside = (text: string) =>
  text
    .replace(/[“”]|(?<=^|\s)"|"(?=$|[\s,.;:])/g, (mark) => (mark === "“" ? "‘" : "’"))
    .replace(/(^|\s)’(?=\w)/g, "$1‘");

/** At a comma or the like if one stands late enough, or else at a word; … says that something was left out. */
export function cut(text: string, most: number): string {
  const whole = trimmed(text.replace(/\s+/g, " "));
  if (whole.length <= most) return whole;
  const start = whole.slice(0, most);
  const clause = Math.max(...[", ", "; ", " – ", " ("].map((mark) => start.lastIndexOf(mark)));
  const end = clause > most / 2 ? clause : start.lastIndexOf(" ");
  return `${withoutDangling(closed(start.slice(0, end > 0 ? end : most)))}…`;
}

const trimmed = (text: string) => text.replace(/^[\s,;:.–—|•-]+/, "").replace(/[\s,;:.–—|-]+$/, "");

/** Without a bracket that stays open. */
function closed(text: string): string {
  const open = text.lastIndexOf("(");
  return open > 0 && !text.includes(")", open) ? text.slice(0, open) : text;
}

function withoutDangling(text: string): string {
  const shorter = trimmed(text).replace(DANGLING, "");
  return shorter === text ? text : withoutDangling(shorter);
}
