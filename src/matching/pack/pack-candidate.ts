import { LEGAL_CLASSES } from "../legal-classes.ts";
import type { ThingShown } from "../named/things-in.ts";
import type { Paper } from "../papers/papers-in.ts";
import { FACT_STATES } from "../papers/state-of.ts";
import {
  ADMISSION_STATES,
  type CandidateProfile,
  PROFILE_VERSION,
  RIGHTS_STATES,
  type Role,
  SHOWN_STATES,
  type Shown,
  UNIT_SECTIONS,
  type Unit,
} from "../profiles.ts";
import { EMPTY, type Sparse } from "../vectors.ts";
import {
  putCount,
  roomForNumbers,
  roomForWeights,
  scratch,
  takeCounts,
  takeLength,
} from "./bit-source.ts";

import { seal, unseal } from "./envelope.ts";
import { always, count, type Fields, type Form, list, maybe, oneOf, record, text } from "./form.ts";
import {
  date,
  level,
  nextFrom,
  nextLine,
  nextRole,
  nextTo,
  now,
  pieces,
  share,
  words,
  years,
} from "./numbers.ts";

/**
 * Numbers that ascend, out of about so many: that tells what usually lies between two of them.
 * There are most often fewer than 2 ** usual.
 */
const ascending = (outOf: number, usual: number): Form<Uint16Array> => {
  const gapOf = (length: number) => Math.max(0, 30 - Math.clz32(outOf / (length || 1)));
  return {
    put(sink, numbers) {
      putCount(sink, numbers.length, usual);
      const gap = gapOf(numbers.length);
      let next = 0;
      for (const number of numbers) {
        putCount(sink, number - next, gap);
        next = number + 1;
      }
    },
    take(source) {
      const length = takeLength(source, usual);
      const numbers = roomForNumbers(source, length);
      takeCounts(source, gapOf(length), numbers, length);
      let next = 0;
      for (let at = 0; at < numbers.length; at += 1) {
        next += numbers[at] ?? 0;
        numbers[at] = next;
        next += 1;
      }
      return numbers;
    },
  };
};

/** The hashed runs of letters in a title. */
const grams = ascending(65_536, 5);

/** A map by such numbers. Its keys come back ascending, whatever order they had. */
const byNumber = <Value>(
  numbers: Form<Uint16Array>,
  form: Form<Value>,
): Form<ReadonlyMap<number, Value>> => ({
  put(sink, map) {
    const entries = [...map].sort((a, b) => a[0] - b[0]);
    numbers.put(
      sink,
      Uint16Array.from(entries, ([key]) => key),
    );
    for (const [, value] of entries) form.put(sink, value);
  },
  take(source) {
    const map = new Map<number, Value>();
    const keys = numbers.take(source);
    for (let at = 0; at < keys.length; at += 1) map.set(keys[at] ?? 0, form.take(source));
    return map;
  },
});

const HEAVIEST = 255;

/**
 * A vector. Weights are written as parts of the heaviest, which is always 255: vectors have the
 * length one, so that the ratios are enough. What comes to nothing is left out. Most parts are
 * below 2 ** usual.
 */
const vector = (places: Form<Uint16Array>, usual: number): Form<Sparse> => ({
  put(sink, { at, weights }) {
    let heaviest = 0;
    for (const weight of weights) heaviest = Math.max(heaviest, weight);
    const partOf = (weight = 0) => (heaviest > 0 ? Math.round((HEAVIEST * weight) / heaviest) : 0);
    const kept = at.filter((_, index) => partOf(weights[index]) > 0);
    places.put(sink, kept);
    for (const weight of weights) {
      const part = partOf(weight);
      if (part > 0) putCount(sink, part, usual);
    }
  },
  take(source) {
    const at = places.take(source);
    if (at.length === 0) return EMPTY;
    const weights = roomForWeights(source, at.length);
    const parts = scratch(weights.length);
    takeCounts(source, usual, parts, weights.length);
    let squares = 0;
    for (let index = 0; index < weights.length; index += 1) {
      const part = parts[index] ?? 0;
      squares += part * part;
    }
    const length = Math.sqrt(squares) || 1;
    for (let index = 0; index < weights.length; index += 1)
      weights[index] = (parts[index] ?? 0) / length;
    return { at, weights };
  },
});

/** About how many there are to choose from; more or fewer only take other room. */
const CONCEPTS = 1024;

const documentConcepts = vector(ascending(CONCEPTS, 6), 4);
const titleConcepts = vector(ascending(CONCEPTS, 4), 4);
const sentenceConcepts = vector(ascending(CONCEPTS, 3), 6);

const UNIT: Fields<Unit> = {
  line: nextLine,
  from: nextFrom,
  to: nextTo,
  section: oneOf(UNIT_SECTIONS),
  role: nextRole,
  years,
  words,
  pieces,
  terms: byNumber(ascending(4096, 1), share),
  concepts: sentenceConcepts,
};
const unit = record(
  UNIT,
  (source): Unit => ({
    line: UNIT.line.take(source),
    from: UNIT.from.take(source),
    to: UNIT.to.take(source),
    section: UNIT.section.take(source),
    role: UNIT.role.take(source),
    years: UNIT.years.take(source),
    words: UNIT.words.take(source),
    pieces: UNIT.pieces.take(source),
    terms: UNIT.terms.take(source),
    concepts: UNIT.concepts.take(source),
  }),
);

const role = record<Role>({
  line: count(6, -1),
  from: date,
  to: date,
  concepts: titleConcepts,
  grams,
  pieces,
  legal: maybe(oneOf(LEGAL_CLASSES)),
  level: maybe(level),
});

const shown = <State>(states: readonly State[]): Form<Shown<State>> =>
  record<Shown<State>>({ state: oneOf(states), units: list(count(5), 1) });

const paper = record<Paper>({
  ladder: count(8),
  rung: count(2),
  state: oneOf(FACT_STATES),
  unit: count(5),
  place: count(1),
  age: count(2),
});

const thing = record<ThingShown>({
  thing: count(12),
  unit: count(5),
  listed: oneOf([false, true]),
  denied: oneOf([false, true]),
  level: oneOf([0, 1, 2] as const),
});

/** One line for each field. The order counts: `now` tells the dates after it. */
const CANDIDATE = record<CandidateProfile>({
  version: always(PROFILE_VERSION),
  now,
  units: list(unit, 5),
  roles: list(role, 2),
  concepts: documentConcepts,
  told: documentConcepts,
  listed: documentConcepts,
  specialties: sentenceConcepts,
  headline: maybe(role),
  years: maybe(years),
  lawYears: maybe(years),
  level: maybe(level),
  legal: maybe(oneOf(LEGAL_CLASSES)),
  admission: shown(ADMISSION_STATES),
  credentials: byNumber(ascending(64, 1), shown(SHOWN_STATES)),
  rights: shown(RIGHTS_STATES),
  papers: list(paper, 3),
  things: list(thing, 4),
  state: text,
  listTrust: share,
  wordCount: count(8),
});

export const packCandidate = (profile: CandidateProfile): Uint8Array =>
  seal("candidate", CANDIDATE, profile);

/** @param kept false when the profile is thrown away before the next one is unpacked. */
export const unpackCandidate = (bytes: Uint8Array, kept = true): CandidateProfile =>
  unseal("candidate", CANDIDATE, bytes, kept);

/** As it comes back from storage: a score is the same from both. */
export const settledCandidate = (profile: CandidateProfile): CandidateProfile =>
  unpackCandidate(packCandidate(profile));
