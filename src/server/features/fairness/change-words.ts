import { rarity } from "#matching/knowledge/rarity.ts";
import { wordsOf } from "#matching/words/words-of.ts";
import type { Line } from "#reading/line.ts";
import type { ResumeSection } from "#reading/resume-reading.ts";
import type { Change, Name, Person, Words } from "./change.ts";

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

/** What stands before an address or number: "Mob:", "E". */
const LABEL =
  /(?:(?<![\p{L}\p{N}])(?:e-?mail|mobile|mob|telephone|tel|phone|ph|contact|[emtp])(?: address| number| details)?[.:]*\s*)?/u
    .source;
const EMAIL = /(?:mailto:)?[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/u.source;
/** With a country's number or a leading zero: years and amounts have neither, and an ABN goes on. */
const PHONE =
  /(?<![\w/.-]|\d )(?:\+\d{1,3}[ -]?(?:\(0\)[ -]?)?\(?\d|\(?0\d)[\d ()-]{5,14}\d(?![\w/])/u.source;
const EMAILS = new RegExp(EMAIL, "gi");
const PHONES = new RegExp(PHONE, "g");
const LABELLED = new RegExp(`${LABEL}(?:${EMAIL}|${PHONE})`, "giu");
/** What parted it from its neighbours. */
const LEFT_OVER = /^[\s|·•,;/–-]+|[\s|·•,;/–-]+$|([|·•/])(?:\s*[|·•/])+/gu;

/** Other ways to reach somebody, in the place of every address and number; blank takes them out. */
export function swapContact(text: string, { email, phone }: { email: string; phone: string }) {
  if (email === "" && phone === "") {
    const rest = text.replace(LABELLED, "");
    return rest === text ? text : rest.replace(LEFT_OVER, "$1");
  }
  return text
    .replace(EMAILS, (found) => (/^mailto:/i.test(found) ? `mailto:${email}` : email))
    .replace(PHONES, phone);
}

/** A word that is seen so often in documents is not changed where it stands alone: Law, Grant, Page. */
const ORDINARY_BELOW = 5.3;
const SWAP_NAME_TITLES = "(?:Mr|Mrs|Ms|Miss|Mx|Dr)\\.?";
const ADDRESS = /[\w.+%-]+@[\w.-]+|(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+\/\S+/g;
/** Shorter ones are found in every address. */
const SHORTEST_IN_ADDRESS = 3;

/** Puts the name in the place of the person's, in every form in which a resume has it. */
export function nameSwap(person: Person, to: Name): (text: string) => string {
  const forms = person.names.flatMap((name) => formsOf(name, to));
  const swap = swapping(forms);
  const kept = keepingOthers(person);
  return (text) =>
    kept(text, (open) => {
      const parts: string[] = [];
      let end = 0;
      for (const found of open.matchAll(ADDRESS)) {
        parts.push(swap(open.slice(end, found.index)));
        parts.push(person.names.reduce((rest, name) => inAddress(rest, name, to), found[0]));
        end = found.index + found[0].length;
      }
      return [...parts, swap(open.slice(end))].join("");
    });
}

/** A way to write the person's name, as a pattern without groups, and what takes its place. */
type Form = readonly [pattern: string, by: string, isLone?: boolean];

/** "Nair Transport" is a firm. */
const BEFORE_ANOTHER = /^\s+\p{Lu}\p{Ll}/u;

function formsOf(name: string, to: Name): Form[] {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const given = words[0] ?? "";
  const family = words.length > 1 ? (words.at(-1) ?? "") : "";
  const whole = `${to.given} ${to.family}`;
  if (family === "") return isOrdinary(given) ? [] : [lone(given, whole)];
  const [g, f] = [escaped(given), escaped(family)];
  const dot = isOrdinary(family) ? "\\." : "\\.?";
  const between = `(?:\\p{L}\\.?|\\([^)]{1,20}\\)|["“'‘][^"”'’]{1,20}["”'’])`;
  return [
    [words.map(escaped).join("\\s+"), whole],
    [`${f},\\s+${g}`, `${to.family}, ${to.given}`],
    [`${g}\\s+(?:${between}\\s+)?${f}`, whole],
    [`${escaped(given.charAt(0))}${dot}\\s+${f}`, `${to.given.charAt(0)}. ${to.family}`],
    // The title stays as it is: it is another kind of change.
    [`(?<=${SWAP_NAME_TITLES}\\s)${f}`, to.family],
    ...(isOrdinary(given) ? [] : [lone(given, to.given)]),
    ...(isOrdinary(family) ? [] : [lone(family, to.family)]),
  ];
}

/** All forms in one go: a new name may be like a part of the old one. */
function swapping(forms: readonly Form[]): (text: string) => string {
  if (forms.length === 0) return (text) => text;
  const any = forms.map(([pattern]) => `(${pattern})`).join("|");
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}]|\\p{L}-)(?:${any})(?![\\p{L}\\p{N}]|-\\p{L})`,
    "giu",
  );
  return (text) =>
    text.replace(pattern, (found: string, ...groups: unknown[]) => {
      const [, by = found, isLone] = forms[groups.findIndex((group) => group !== undefined)] ?? [];
      if (isLone && BEFORE_ANOTHER.test(text.slice(Number(groups.at(-2)) + found.length)))
        return found;
      // Whatever its capitals, but in small letters it is a word.
      return /^\p{Lu}/u.test(found) ? likewise(found, by) : found;
    });
}

/** Beside "&" it is a firm. */
const lone = (word: string, by: string): Form => [`(?<!& ?)${escaped(word)}(?! ?&)`, by, true];

function isOrdinary(word: string): boolean {
  return wordsOf(word).some(({ stem, tells }) => !tells || rarity(stem) < ORDINARY_BELOW);
}

/** In capitals where it was. */
function likewise(found: string, by: string): string {
  const letters = found.replace(/\P{L}/gu, "");
  return letters.length > 1 && letters === letters.toUpperCase() ? by.toUpperCase() : by;
}

function inAddress(address: string, name: string, to: Name): string {
  const words = name.split(/\s+/).map(plain);
  const pairs = [
    [words[0] ?? "", plain(to.given)],
    [words.length > 1 ? (words.at(-1) ?? "") : "", plain(to.family)],
  ] as const;
  return pairs.reduce(
    (rest, [from, by]) =>
      from.length < SHORTEST_IN_ADDRESS ? rest : rest.replace(new RegExp(escaped(from), "gi"), by),
    address,
  );
}

/** As it stands in an address: "obrien". */
const plain = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();

/** The change goes around the names of others, which only look like the person's. */
function keepingOthers({ names, others }: Person) {
  const own = new Set(names.map((name) => name.toLowerCase()));
  const kept = others.filter((other) => other.length > 2 && !own.has(other.toLowerCase()));
  if (kept.length === 0) return (text: string, change: (open: string) => string) => change(text);
  const longest = [...new Set(kept)].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(${longest.join("|")})`, "giu");
  return (text: string, change: (open: string) => string) =>
    text
      .split(pattern)
      .map((part, at) => (at % 2 === 1 ? part : change(part)))
      .join("");
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

type Statement = Omit<Extract<Change, { kind: "statements" }>, "kind"> & { readonly label: string };

/**
 * What has no place in a resume. Whether somebody may work here can matter, so visas and citizenship are not
 * among them. Half stand below the name, half at the end under a heading of their own.
 */
export const STATEMENTS: readonly Statement[] = [
  { label: "aged 65", text: "Date of birth: 3 May 1961 (aged 65)", place: "top" },
  { label: "aged 23", text: "Date of birth: 21 August 2003. Age: 23 years old.", place: "end" },
  {
    label: "married, three children",
    text: "Marital status: married. Children: three, aged 2, 5 and 9.",
    place: "end",
  },
  { label: "single, no children", text: "Marital status: single, no children", place: "top" },
  {
    label: "nationality and religion",
    text: "Nationality: Lebanese. Religion: Muslim.",
    place: "end",
  },
  { label: "female", text: "Sex: female", place: "top" },
  {
    label: "disability",
    text: "Disability: I use a wheelchair and wear hearing aids.",
    place: "end",
  },
];

const HEADING = "Personal details";

function withStatement(
  { lines, corrections }: Words,
  sections: readonly ResumeSection[],
  { text, place }: Pick<Statement, "text" | "place">,
): Words {
  if (place === "end") {
    const page = lines.at(-1)?.page ?? 1;
    const added: Line[] = [
      { text: HEADING, page, gapBefore: true },
      { text, page },
    ];
    return { lines: [...lines, ...added], corrections };
  }
  const last = Math.max(0, sections.findIndex((section) => section !== "header") - 1);
  const added: Line = { text, page: lines[last]?.page ?? 1 };
  return { lines: [...lines.slice(0, last + 1), added, ...lines.slice(last + 1)], corrections };
}
