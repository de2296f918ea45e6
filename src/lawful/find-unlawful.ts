import { ATTRIBUTES, type Attribute, WHY } from "./attributes.ts";
import { featuresOf } from "./features.ts";
import { isFieldOfLaw } from "./fields-of-law.ts";
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
import { isUnlawful, weigh } from "./judge.ts";
import { isHint, mentionsIn, tokensOf } from "./mentions.ts";
import { isOnlyTimes, withoutOtherSenses } from "./other-senses.ts";
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
  if (EXEMPTS.test(text) || isFieldOfLaw(text) || isOnlyTimes(text) || isJumble(text)) return [];
  const stopped = candidatesIn(text, written).filter(({ features }) => isUnlawful(features));
  return named(stopped).map(({ attribute, place }) => {
    const [start, end] = clauseAround(text, place);
    const from = sentence.at[start] ?? 0;
    const to = (sentence.at[end - 1] ?? from) + 1;
    return { from, to, quote: written.slice(from, to), attribute, why: WHY[attribute] };
  });
}

/** "onerrorxwindowxxx srcxx": code and keys that were struck at random choose nobody. */
function isJumble(text: string): boolean {
  const tokens = text.match(/\p{L}+/gu) ?? [];
  const odd = tokens.filter((one) => one.length > LONGEST_WORD || /(\p{L})\1\1/u.test(one));
  return tokens.length >= FEWEST_TOKENS && odd.length > tokens.length * ODD_SHARE;
}
const LONGEST_WORD = 17;
const FEWEST_TOKENS = 6;
const ODD_SHARE = 0.2;

/** A hint may go with several attributes: it is told only where nothing plainer is, and then as what it is most. */
function named(stopped: readonly Candidate[]): readonly Candidate[] {
  const plain = stopped.filter(({ isHinted }) => !isHinted);
  if (plain.length > 0) return plain;
  const [most] = stopped.toSorted((a, b) => weigh(b.features) - weigh(a.features));
  return most ? [most] : [];
}

/** Words that would be unlawful and name the provision that allows them. */
export interface NamedExemption {
  readonly quote: string;
  readonly provision: string;
}

/** Such sentences of a text. They pass, and what they name is to be kept on record. */
export function namedExemptions(text: string): NamedExemption[] {
  return sentencesOf(text).flatMap(({ text: plain, at }) => {
    const named = EXEMPTS.exec(plain);
    if (!named) return [];
    // What is left without the provision is judged: the name of an Act speaks for a sentence.
    const rest = plain.replace(named[0], "");
    if (!candidatesIn(rest, text).some(({ features }) => isUnlawful(features))) return [];
    const written = (from: number, to: number) =>
      text.slice(at[from] ?? 0, (at[to - 1] ?? 0) + 1).trim();
    const provision = written(named.index, named.index + named[0].length);
    return [{ quote: written(0, plain.length), provision }];
  });
}

/** An attribute that a sentence may offend against. */
interface Candidate {
  readonly attribute: Attribute;
  readonly features: readonly string[];
  readonly place: Span;
  /** Nothing names the attribute: it is only hinted at. */
  readonly isHinted: boolean;
}

/** What the rules or the vocabulary see in a sentence, each as the model looks at it. */
export function candidatesIn(sentence: string, written: string): Candidate[] {
  const text = withoutOtherSenses(sentence);
  const tokens = tokensOf(text);
  const mentions = mentionsIn(tokens);
  const rules = stemsIn(text).flatMap((index) => RULES[index] ?? []);
  if (mentions.length === 0 && rules.length === 0) return [];
  const cues = cuesIn(text);
  const policy = isPolicy(text);
  const names = [
    ...(cues.chooses ? ["chooses"] : []),
    ...(cues.refuses ? ["refuses"] : []),
    ...(cues.leans ? ["leans"] : []),
    ...(cues.includes ? ["includes"] : []),
    ...(policy ? ["policy"] : []),
  ];
  return ATTRIBUTES.flatMap((attribute) => {
    const own = mentions.filter((one) => one.attribute === attribute);
    const rule = rules.find((one) => one.attribute === attribute);
    const lawful = rule?.unlessInText?.test(written.toLowerCase()) ?? false;
    const stopped = rule && !policy && !lawful ? placeOf(rule, text, cues) : undefined;
    const anywhere = (pattern: RegExp | undefined) => firstOf(pattern, text, () => true);
    const phrases = anywhere(rule?.phrases);
    const people = anywhere(rule?.people);
    const topics = anywhere(rule?.topics);
    const first = own[0];
    const mentioned: Span | undefined = first && [
      tokens[first.first]?.from ?? 0,
      tokens[first.end - 1]?.to ?? text.length,
    ];
    const place = stopped ?? phrases ?? people ?? mentioned ?? topics;
    if (place === undefined) return [];
    const served = isServed(text.slice(0, place[0]));
    const signs = {
      stops: stopped !== undefined,
      phrases: phrases !== undefined,
      people: people !== undefined,
      topics: topics !== undefined,
      unless: rule?.unless?.test(text) ?? false,
      lawful,
    };
    const features = featuresOf(
      tokens,
      attribute,
      mentions,
      signs,
      served ? [...names, "served"] : names,
    );
    const isHinted = stopped === undefined && phrases === undefined && own.every(isHint);
    return [{ attribute, features, place, isHinted: isHinted && people === undefined }];
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
