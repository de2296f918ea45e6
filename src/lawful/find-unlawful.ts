import { ATTRIBUTES, type Attribute, WHY } from "./attributes.ts";
import { ASKS, EXEMPTS, INCLUDES, isServed, NEGATES, SELECTS, words } from "./frames.ts";
import { PEOPLE } from "./people.ts";
import { PHRASES, REASONS } from "./phrases.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

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

interface Rule {
  readonly attribute: Attribute;
  readonly phrases: RegExp;
  readonly people: RegExp | undefined;
  readonly unless: RegExp | undefined;
}

const everywhere = (parts: readonly string[]) => new RegExp(words(...parts), "g");
const RULES: readonly Rule[] = ATTRIBUTES.map((attribute) => {
  const people = PEOPLE[attribute];
  const reason = REASONS[attribute];
  return {
    attribute,
    phrases: everywhere(PHRASES[attribute]),
    people: people && everywhere(people),
    unless: reason === undefined ? undefined : words(reason),
  };
});
/** Enough to show; a text made of nothing else is not searched to its end. */
const MOST = 40;

/** All such places of a text, in their order, of every attribute one in a clause. */
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
  if (EXEMPTS.test(text)) return [];
  return RULES.flatMap((rule) => {
    const at = placeOf(rule, text);
    if (at === undefined) return [];
    const [start, end] = clauseAround(text, at);
    const from = sentence.at[start] ?? 0;
    const to = (sentence.at[end - 1] ?? from) + 1;
    const { attribute } = rule;
    return [{ from, to, quote: written.slice(from, to), attribute, why: WHY[attribute] }];
  });
}

/** Where the sentence offends against a rule; undefined when it does not. */
function placeOf({ phrases, people, unless }: Rule, text: string): Span | undefined {
  const places = [...text.matchAll(phrases)].map(spanOf).filter((span) => !isIncluded(text, span));
  const groups =
    people && (SELECTS.test(text) || ASKS.test(text) || isShort(text))
      ? [...text.matchAll(people)]
          .map(spanOf)
          .filter((span) => !isServed(text.slice(0, span[0])) && !isIncluded(text, span))
      : [];
  const place = places[0] ?? groups[0];
  if (place === undefined || unless?.test(text)) return undefined;
  return place;
}

type Span = readonly [from: number, to: number];
const spanOf = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length];

/** A title or an item of a list: "Female receptionist". */
const SHORT = 3;
const isShort = (text: string) => text.split(" ").length <= SHORT;

/** Welcomed or named among everybody, and not refused beside it. */
function isIncluded(text: string, span: Span): boolean {
  const [start, end] = clauseAround(text, span);
  const clause = text.slice(start, end);
  return INCLUDES.test(clause) || (INCLUDES.test(text) && !NEGATES.test(text));
}

const SEAM = /[,;:()]| - |(?: (?:but|so|because)) /g;

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
  while (end > to && /[\s.!?]/.test(text.charAt(end - 1))) end--;
  return [start, end];
}
