import type { HiddenText, Line } from "#reading/line.ts";
import type { Extracted } from "./extracted.ts";

/** Enough to show what was hidden; more would only fill the database. */
const HIDDEN = { entries: 200, letters: 2000 } as const;
/** Browsers give up on longer addresses; no line of a resume has more of them. */
const LINKS = { letters: 2000, each: 20 } as const;
const CUT = "…";

function cut(text: string): string {
  if (text.length <= HIDDEN.letters) return wellFormed(text);
  return wellFormed(text.slice(0, HIDDEN.letters - CUT.length)) + CUT;
}

function belongTogether(one: HiddenText, other: HiddenText): boolean {
  if (one.page !== other.page || one.reason !== other.reason) return false;
  return one.text.length + other.text.length < HIDDEN.letters;
}

/** Neighbours become one entry, but only where there would be too many. */
function merged(hidden: readonly HiddenText[]): readonly HiddenText[] {
  if (hidden.length <= HIDDEN.entries) return hidden;
  const entries: HiddenText[] = [];
  for (const next of hidden) {
    const last = entries.at(-1);
    if (!last || !belongTogether(last, next)) {
      entries.push(next);
      continue;
    }
    entries[entries.length - 1] = { ...last, text: `${last.text} ${next.text}` };
  }
  return entries.slice(0, HIDDEN.entries);
}

function boundedLine(line: Line): Line {
  const { links, ...rest } = line;
  const kept = links
    ?.map(wellFormed)
    .filter(({ length }) => length <= LINKS.letters)
    .slice(0, LINKS.each);
  return {
    ...rest,
    text: wellFormed(line.text),
    ...(kept && kept.length > 0 && { links: kept }),
  };
}

/** What can be kept and shown, whatever a file brings along. */
export function bounded<Read extends Pick<Extracted, "lines" | "hidden">>(read: Read): Read {
  const hidden = merged(read.hidden.map((one) => ({ ...one, text: cut(one.text) })));
  return { ...read, lines: read.lines.map(boundedLine), hidden };
}

/** Halves of a character that stand alone: databases and the web refuse them. */
const LONE_HALF = /\p{Surrogate}/gu;

function wellFormed(text: string): string {
  return text.replace(LONE_HALF, "");
}
