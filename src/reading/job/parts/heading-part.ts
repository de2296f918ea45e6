import { HEADING_IDIOMS } from "../words/heading-idioms.ts";
import {
  BENEFIT_NOUNS,
  DUTY_NOUNS,
  FIRM_NOUNS,
  HEADING_FILLERS,
  MUST_NOUNS,
  NICE_NOUNS,
  TELLING_BENEFITS,
} from "../words/heading-nouns.ts";
import type { Part } from "./part.ts";

const LONGEST = 80;
const MOST_NOUNS = 6;
const MOST_WORDS_WITH_STOP = 4;
const MOST_NAME_WORDS = 8;
const NUMBERING = /^(?:(?:part|section)\s+)?(?:\d{1,2}(?:\.\d{1,2})?[.)]?|[a-h][.)])\s+/;
const CLOSING = /[\s:.…?!–—-]+$/;
/** The part of the document that this text opens, if its words are those of a heading. */
export function headingPart(text: string): Part | null {
  const plain = plainHeading(text);
  if (plain === "" || plain.length > LONGEST || isSentence(text)) return null;
  const idiom = HEADING_IDIOMS.find(([, words]) => words.test(plain));
  if (idiom) return idiom[0];
  return nounPart(plain) ?? aboutName(text);
}

/** "We offer six weeks of leave." ends as no heading does. */
function isSentence(text: string): boolean {
  return /[^.]\.$/.test(text) && text.split(" ").length > MOST_WORDS_WITH_STOP;
}

/** In lower case, straight quotes, without numbering and without what closes it. */
function plainHeading(text: string): string {
  if (text.length > LONGEST + 10) return "";
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s\t]+/g, " ")
    .trim()
    .replace(NUMBERING, "")
    .replace(CLOSING, "");
}

function nounPart(plain: string): Part | null {
  const words = plain.split(/[^a-z']+/).filter((word) => word !== "" && !HEADING_FILLERS.has(word));
  if (words.length === 0 || words.length > MOST_NOUNS) return null;
  if (/[.,;]\s*\p{L}/u.test(plain) && words.length < 2) return null;
  const all = (...sets: readonly ReadonlySet<string>[]) =>
    words.every((word) => sets.some((set) => set.has(word)));
  const some = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (some(DUTY_NOUNS) && all(DUTY_NOUNS, MUST_NOUNS)) return "duties";
  if (some(NICE_NOUNS) && all(NICE_NOUNS, MUST_NOUNS)) return some(FIRM_NOUNS) ? "must" : "nice";
  if (all(MUST_NOUNS)) return "must";
  if (some(TELLING_BENEFITS) && all(BENEFIT_NOUNS)) return "benefits";
  return null;
}

/** "About Harbourline Lawyers": a name, where "About the role" was an idiom. */
function aboutName(text: string): Part | null {
  const [about, ...words] = text.replace(CLOSING, "").split(" ");
  if (about?.toLowerCase() !== "about" || words.length > MOST_NAME_WORDS) return null;
  const capitals = words.filter((word) => /^[\p{Lu}\d&]/u.test(word));
  return capitals.length > 0 && capitals.length >= words.length / 2 ? "company" : null;
}
