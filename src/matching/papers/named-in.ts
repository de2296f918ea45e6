import { FIRST_FIELD, LADDERS, type Rank, STUDY } from "./ladders.ts";
import { type Found, makeNameBook, type Placed, placedWords } from "./paper-names.ts";

interface NamedPapers {
  readonly names: readonly Found<NameEntry>[];
  readonly studies: readonly StudyFound[];
}

/** A line that speaks of papers, a requirement for one, or any other words. */
export type Among = "papers" | "requirement" | "words";

const LONGEST_CODE = 3;
const HIGHER = new Set(["graduat", "advanc", "postgraduat"]);

/** The papers that a text names, whatever it says of them; a short name only among papers. */
export function namedIn(text: string, among: Among): NamedPapers {
  const words = placedWords(text);
  const studies = studiesAmong(words);
  const names = NAMES.find(words).filter((found) => {
    const { entry, first, from, to } = found;
    const name = text.slice(from, to);
    if (entry.kind === "title") return isSameTitle(name, entry.phrase);
    if (entry.kind === "short")
      return (
        isMeant(entry, name, words, among) &&
        !studies.some((study) => study.from <= from && study.to >= to)
      );
    return !(HIGHER.has(words[first - 1]?.stem ?? "") && /^(?:diploma|certificate)/i.test(name));
  });
  return { names, studies };
}

/** "Electrical" has the stem of "electrician", and "nurses" are other people. */
const isSameTitle = (name: string, title: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z ]+/g, " ")
    .trim() === title;

/** A code of two or three letters is written in capitals, and a short name stands among papers. */
function isMeant(rank: Rank, name: string, words: readonly Placed[], among: Among): boolean {
  const code = name.replace(/\W/g, "");
  if (code.length <= LONGEST_CODE && code !== code.toUpperCase()) return false;
  const beside = besideOf(rank);
  if (beside && among !== "requirement") return words.some(({ stem }) => beside.has(stem));
  return among !== "words";
}

/** In what way a phrase speaks of a paper. */
export type NameKind = "name" | "short" | "title" | "toward";

interface NameEntry extends Rank {
  readonly kind: NameKind;
  readonly phrase: string;
}

const NAMES = makeNameBook<NameEntry>({ exact: true });

/** By ladder and rung: stems of which one makes a short name mean the paper. */
const besides = new Map<string, ReadonlySet<string>>();

for (const [ladder, { rungs }] of LADDERS.entries())
  for (const [rung, { names, short, titles, toward, beside }] of rungs.entries()) {
    if (LADDERS[ladder]?.id.startsWith("study-")) continue;
    const learn = (phrases: readonly string[] | undefined, kind: NameKind) => {
      for (const phrase of phrases ?? []) NAMES.learn(phrase, { ladder, rung, kind, phrase });
    };
    learn(names, "name");
    learn(short, "short");
    learn(titles, "title");
    learn(toward, "toward");
    if (beside)
      besides.set(
        `${ladder}/${rung}`,
        new Set(beside.flatMap((word) => placedWords(word).map(({ stem }) => stem))),
      );
  }

const besideOf = ({ ladder, rung }: Rank): ReadonlySet<string> | undefined =>
  besides.get(`${ladder}/${rung}`);

/** Degrees, diplomas and certificates by their level and their field: "Bachelor of Commerce (Accounting)". */
interface StudyFound {
  readonly field: number;
  readonly level: number;
  readonly from: number;
  readonly to: number;
  /** Somebody is still learning the trade. */
  readonly begun: boolean;
}

const { levels, fields, acronyms } = STUDY;
const fieldAt = new Map(fields.map(({ id }, at) => [id, at]));
const levelAt = new Map(levels.map(({ name }, at) => [name, at]));
const TRADE_LEVEL = levelAt.get("certificate iii") ?? 0;
const DEGREE = levelAt.get("bachelor") ?? 0;
const ANY_FIELD = fieldAt.get("any") ?? 0;
const ANY_TRADE = fieldAt.get("trade") ?? 0;
/** So many words may stand between a level and its field. */
const REACH = 8;

const LEVELS = makeNameBook<{ readonly level: number; readonly isTrade: boolean }>();
const FIELDS = makeNameBook<number>();
const WHOLE = makeNameBook<Omit<StudyFound, "from" | "to">>({ exact: true });

for (const [level, { names }] of levels.entries())
  for (const name of names) LEVELS.learn(name, { level, isTrade: /\b(?:trade|time)\b/.test(name) });
for (const [field, { names, trade = [] }] of fields.entries()) {
  for (const name of [...names, ...trade]) FIELDS.learn(name, field);
  const learn = (name: string, begun: boolean) =>
    WHOLE.learn(name, { field, level: TRADE_LEVEL, begun });
  for (const person of trade) {
    for (const name of [`qualified ${person}`, `${person} by trade`, `trade ${person}`])
      learn(name, false);
    for (const name of [`apprentice ${person}`, `${person} apprentice`, `trainee ${person}`])
      learn(name, true);
  }
  if (trade.length > 0)
    for (const name of names) {
      for (const paper of [`${name} trade`, `${name} apprenticeship completed`])
        learn(paper, false);
      for (const paper of [`${name} apprentice`, `apprentice ${name}`, `apprenticeship ${name}`])
        learn(paper, true);
    }
}
for (const [name, [field = "", level = ""]] of Object.entries(acronyms))
  WHOLE.learn(name, {
    field: fieldAt.get(field) ?? ANY_FIELD,
    level: levelAt.get(level) ?? 0,
    begun: /student|school|study/.test(name),
  });

function studiesAmong(words: readonly Placed[]): StudyFound[] {
  const whole = WHOLE.find(words).map(({ entry, from, to }) => ({ ...entry, from, to }));
  const found = LEVELS.find(words);
  if (found.length === 0) return whole;
  const named = FIELDS.find(words);
  const studies = found.flatMap((one, at): StudyFound[] => {
    const { level, isTrade } = one.entry;
    const end = Math.min(found[at + 1]?.first ?? words.length, one.last + 1 + REACH);
    const start = Math.max((found[at - 1]?.last ?? -1) + 1, one.first - 4);
    const behind = named.filter(({ first }) => first > one.last && first < end);
    const ahead = named.filter(({ first, last }) => first >= start && last < one.first);
    const near = behind.length > 0 ? behind : ahead;
    const fields = near.map(({ entry }) => entry);
    if (fields.length === 0 && isTrade) fields.push(ANY_TRADE);
    const from = Math.min(one.from, ...near.map((field) => field.from));
    const to = Math.max(one.to, ...near.map((field) => field.to));
    return fields.map((field) => ({ field, level, from, to, begun: false }));
  });
  return [...whole, ...studies];
}

/** Whether a level is named, whatever it is in. */
export const levelsAmong = (words: readonly Placed[]): Found<{ readonly level: number }>[] =>
  LEVELS.find(words);

/** The fields that are named, without a level. */
export const fieldsAmong = (words: readonly Placed[]): number[] =>
  FIELDS.find(words).map(({ entry }) => entry);

/** A field and all that it is part of. */
export function fieldsOver(field: number): number[] {
  const over = new Set([field]);
  for (const one of over)
    for (const wider of fields[one]?.within ?? []) over.add(fieldAt.get(wider) ?? ANY_FIELD);
  return [...over.add(ANY_FIELD)];
}

export const rankOf = (field: number, level: number): Rank => ({
  ladder: FIRST_FIELD + field,
  rung: level,
});

export const isDegree = (level: number) => level >= DEGREE;

export const isAnyTrade = (field: number) => field === ANY_TRADE;

export const rankOfAnyDegree = (level: number): Rank => rankOf(ANY_FIELD, level);
