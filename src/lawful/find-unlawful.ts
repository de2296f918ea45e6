import { type Attribute, WHY } from "./attributes.ts";
import {
  ASKS,
  EXEMPTS,
  INCLUDES,
  isPolicy,
  isServed,
  LEANS,
  NEGATES,
  SELECTS,
  words,
} from "./frames.ts";
import { AGE_RULES } from "./rules/age.ts";
import { BODY_AND_MIND } from "./rules/body-and-mind.ts";
import { CONDUCT } from "./rules/conduct.ts";
import { ORIGIN_AND_FAITH } from "./rules/origin-and-faith.ts";
import type { Rule } from "./rules/rule.ts";
import { SEX_AND_FAMILY } from "./rules/sex-and-family.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { createStems } from "./stems.ts";

/** A place in a text that asks for people, or shuts them out, by what the law protects. */
export interface Unlawful {
  /** Where it stands: characters of the text, the end not included. */
  readonly from: number;
  readonly to: number;
  /** The words as they were written. */
  readonly quote: string;
  readonly attribute: Attribute;
  readonly why: string;
}

const everywhere = (parts: readonly string[]) =>
  parts.length === 0 ? undefined : new RegExp(words(...parts), "g");
const compiled = ({ attribute, phrases, people, topics, unless, unlessInText }: Rule) => ({
  attribute,
  phrases: everywhere(phrases),
  people: everywhere(people),
  topics: everywhere(topics),
  unless: unless === undefined ? undefined : words(unless),
  unlessInText: unlessInText === undefined ? undefined : words(unlessInText),
});
type Compiled = ReturnType<typeof compiled>;

const SOURCES = [
  ...SEX_AND_FAMILY,
  ...AGE_RULES,
  ...ORIGIN_AND_FAITH,
  ...BODY_AND_MIND,
  ...CONDUCT,
];
const RULES: readonly Compiled[] = SOURCES.map(compiled);
const stemsIn = createStems(SOURCES.map(({ stems }) => stems));
/** Enough to show; a text made of nothing else is not searched to its end. */
const MOST = 40;

/** All such places of a text, in their order, of every attribute one in a sentence. */
export function findUnlawful(text: string): Unlawful[] {
  const found: Unlawful[] = [];
  for (const sentence of sentencesOf(text)) {
    for (const one of inSentence(sentence, text))
      if (!found.some((other) => other.attribute === one.attribute && overlaps(other, one)))
        found.push(one);
    if (found.length >= MOST) break;
  }
  return found.sort((a, b) => a.from - b.from);
}

const overlaps = (a: Unlawful, b: Unlawful) => a.from < b.to && b.from < a.to;

function inSentence(sentence: Sentence, written: string): Unlawful[] {
  const { text } = sentence;
  const candidates = stemsIn(text).flatMap((index) => RULES[index] ?? []);
  if (candidates.length === 0 || EXEMPTS.test(text) || isPolicy(text)) return [];
  const cues = cuesIn(text);
  return candidates.flatMap((rule) => {
    const place = placeOf(rule, text, cues);
    if (place === undefined || rule.unlessInText?.test(written.toLowerCase())) return [];
    const [start, end] = clauseAround(text, place);
    const from = sentence.at[start] ?? 0;
    const to = (sentence.at[end - 1] ?? from) + 1;
    const { attribute } = rule;
    return [{ from, to, quote: written.slice(from, to), attribute, why: WHY[attribute] }];
  });
}

/** What a sentence does with the people it speaks of. */
interface Cues {
  readonly chooses: boolean;
  readonly refuses: boolean;
  readonly leans: boolean;
  readonly includes: boolean;
}

/** A title or an item of a list is short and says what is wanted: "Female receptionist". */
const SHORT = 3;

const cuesIn = (text: string): Cues => ({
  chooses: SELECTS.test(text) || ASKS.test(text) || text.split(" ").length <= SHORT,
  refuses: NEGATES.test(text),
  leans: LEANS.test(text) || text.endsWith("?"),
  includes: INCLUDES.test(text),
});

/** Where the sentence offends against a rule; undefined when it does not. */
function placeOf(
  { phrases, people, topics, unless }: Compiled,
  text: string,
  cues: Cues,
): Span | undefined {
  const isOpen = (span: Span) => !isIncluded(text, span, cues);
  const isChosen = (span: Span) => !isServed(text.slice(0, span[0])) && isOpen(span);
  const place =
    firstOf(phrases, text, isOpen) ??
    (cues.chooses ? firstOf(people, text, isChosen) : undefined) ??
    (cues.leans ? firstOf(topics, text, isChosen) : undefined);
  return place === undefined || unless?.test(text) ? undefined : place;
}

/** By hand: `matchAll` copies the pattern every time, and these are long. */
function firstOf(
  pattern: RegExp | undefined,
  text: string,
  counts: (span: Span) => boolean,
): Span | undefined {
  if (!pattern) return undefined;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const span: Span = [match.index, match.index + match[0].length];
    if (counts(span)) return span;
    if (match[0] === "") pattern.lastIndex++;
  }
  return undefined;
}

type Span = readonly [from: number, to: number];

/** Welcomed or named among everybody, and not refused beside it. */
function isIncluded(text: string, span: Span, { includes, refuses }: Cues): boolean {
  if (!includes || !refuses) return includes;
  const [start, end] = clauseAround(text, span);
  return INCLUDES.test(text.slice(start, end));
}

const SEAM = /[,;:()]| - | (?:but|so|because) /g;

/** The clause of a sentence in which something stands. */
function clauseAround(text: string, [from, to]: Span): Span {
  let start = 0;
  let end = text.length;
  for (const seam of text.matchAll(SEAM)) {
    const after = seam.index + seam[0].length;
    if (after <= from) start = after;
    else if (seam.index >= to) {
      end = seam.index;
      break;
    }
  }
  while (start < end && /[\s-]/.test(text.charAt(start))) start++;
  while (end > start && /[\s.!?]/.test(text.charAt(end - 1))) end--;
  return [start, end];
}
