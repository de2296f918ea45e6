import type { Line } from "#reading/line.ts";
import type { ResumeSection } from "#reading/resume-reading.ts";
import type { Change, Person, Words } from "./change.ts";
import { withStatement } from "./statements.ts";
import { swapContact } from "./swap-contact.ts";
import { escaped, nameSwap } from "./swap-name.ts";

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

type To = Extract<Change, { kind: "pronouns" }>["to"];

const TITLES: Readonly<Record<To, string>> = { he: "Mr", she: "Ms", they: "Mx" };
const PRONOUNS: Readonly<Record<To, string>> = { he: "he/him", she: "she/her", they: "they/them" };

/** Subject, object, before a noun, alone, reflexive. */
const FORMS = {
  he: ["he", "him", "his", "his", "himself"],
  she: ["she", "her", "her", "hers", "herself"],
  they: ["they", "them", "their", "theirs", "themself"],
} as const satisfies Record<To, readonly string[]>;

/** Only those that have a gender: "they" are clients, most of the time. */
const GENDERED = /\b(he|she|him|her|his|hers|himself|herself)\b(?=(\s+\p{L})?)/giu;
/** What follows "they" where "he" and "she" have another form. */
const PLURAL = /\b(they)\s+(is|was|has)\b/gi;
const PLURALS: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have" };

function swapPronouns(text: string, to: To): string {
  const swapped = text.replace(GENDERED, (found, _word: string, next?: string) => {
    const by = FORMS[to][placeOf(found.toLowerCase(), next !== undefined)] ?? found;
    if (found === found.toUpperCase() && found.length > 1) return by.toUpperCase();
    return /^\p{Lu}/u.test(found) ? by.charAt(0).toUpperCase() + by.slice(1) : by;
  });
  if (to !== "they" || swapped === text) return swapped;
  return swapped.replace(
    PLURAL,
    (_found, who: string, verb: string) => `${who} ${PLURALS[verb.toLowerCase()] ?? verb}`,
  );
}

function placeOf(word: string, isBeforeWord: boolean): number {
  if (word === "he" || word === "she") return 0;
  if (word === "him") return 1;
  if (word === "her") return isBeforeWord ? 2 : 1;
  if (word === "his") return isBeforeWord ? 2 : 3;
  return word === "hers" ? 3 : 4;
}

/** A title before the name and the pronouns behind it, in the line where it stands first. */
function withTitle({ lines, corrections }: Words, person: Person, to: To): Words {
  const own = person.names.map((name) => name.split(/\s+/).map(escaped).join("\\s+")).join("|");
  const name = new RegExp(`(?:(?:Mr|Mrs|Ms|Miss|Mx)\\.?\\s+)?(${own})`, "iu");
  const first = own === "" ? -1 : lines.findIndex(({ text }) => name.test(text));
  const by = `${TITLES[to]} $1 (${PRONOUNS[to]})`;
  const titled = lines.map((line, at) =>
    at === first ? { ...line, text: line.text.replace(name, by) } : line,
  );
  return { lines: titled, corrections };
}
