import type { Line } from "#reading/line.ts";
import type { ResumeSection } from "#reading/resume-reading.ts";
import type { Change, Person, Words } from "./change.ts";
import { withStatement } from "./statements.ts";
import { swapContact } from "./swap-contact.ts";
import { nameSwap } from "./swap-name.ts";
import { swapPronouns, withTitle } from "./swap-pronouns.ts";

export interface Subject extends Words, Person {
  /** One for each line. */
  readonly sections: readonly ResumeSection[];
}

/** The resume with that one thing changed; undefined when there is nothing of the kind in it. */
export function changeWords(subject: Subject, change: Change): Words | undefined {
  const before: Words = { lines: subject.lines, corrections: subject.corrections };
  const after = changed(subject, change);
  return change.kind === "none" || !isSame(before, after) ? after : undefined;
}

function changed(subject: Subject, change: Change): Words {
  const { lines, corrections, sections } = subject;
  const words: Words = { lines, corrections };
  switch (change.kind) {
    case "none":
      return words;
    case "name":
      return everywhere(words, nameSwap(subject, change));
    case "pronouns":
      return withTitle(
        everywhere(words, (text) => swapPronouns(text, change.to)),
        subject,
        change.to,
      );
    case "contact":
      return withoutBlank(everywhere(words, (text) => swapContact(text, change)));
    case "statements":
      return withStatement(words, sections, change);
    case "control": {
      const without = new Set(change.without);
      return { lines: lines.filter((_, at) => !without.has(at)), corrections };
    }
  }
}

/** In lines, in the addresses behind them, and in what the owner wrote. */
function everywhere({ lines, corrections }: Words, swap: (text: string) => string): Words {
  const inLine = (line: Line): Line => ({
    ...line,
    text: swap(line.text).trim(),
    ...(line.links && { links: line.links.map(swap).filter((link) => link !== "") }),
  });
  return { lines: lines.map(inLine), corrections: mapTexts(corrections, swap) };
}

/** A line of which nothing is left is no line. */
const withoutBlank = ({ lines, corrections }: Words): Words => ({
  lines: lines.filter(({ text }) => text !== ""),
  corrections,
});

function mapTexts<Value>(value: Value, swap: (text: string) => string): Value {
  // The form is kept: only texts are others.
  if (typeof value === "string") return swap(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, swap)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, mapTexts(one, swap)]);
  return Object.fromEntries(entries) as Value;
}

const isSame = (a: Words, b: Words) => JSON.stringify(a) === JSON.stringify(b);
