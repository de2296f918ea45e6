import type { Change, Person, Words } from "./change.ts";
import { escaped } from "./swap-name.ts";

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

export function swapPronouns(text: string, to: To): string {
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
export function withTitle({ lines, corrections }: Words, person: Person, to: To): Words {
  const own = person.names.map((name) => name.split(/\s+/).map(escaped).join("\\s+")).join("|");
  const name = new RegExp(`(?:(?:Mr|Mrs|Ms|Miss|Mx)\\.?\\s+)?(${own})`, "iu");
  const first = own === "" ? -1 : lines.findIndex(({ text }) => name.test(text));
  const by = `${TITLES[to]} $1 (${PRONOUNS[to]})`;
  const titled = lines.map((line, at) =>
    at === first ? { ...line, text: line.text.replace(name, by) } : line,
  );
  return { lines: titled, corrections };
}
