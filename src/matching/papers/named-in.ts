import type { Rank } from "./ladders.ts";
import { besideOf, NAMES, type NameEntry } from "./names.ts";
import { type Found, type Placed, placedWords } from "./paper-names.ts";
import { type StudyFound, studiesAmong } from "./studies.ts";

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
