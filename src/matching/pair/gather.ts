import near from "../model/word-neighbours.json" with { type: "json" };
import type { Requirement } from "../profiles.ts";
import { hashOf } from "../words/hash.ts";
import { type Expanded, placeOfWord } from "./expand.ts";

/** What each sentence has of a requirement. */
export interface Room {
  readonly words: Float32Array;
  readonly word: Float32Array;
  readonly ownWords: Float32Array;
  readonly rarest: Float32Array;
  readonly hits: Float32Array;
  readonly meaning: Float32Array;
}

function roomFor(size: number): Room {
  const row = () => new Float32Array(size);
  return {
    words: row(),
    word: row(),
    ownWords: row(),
    rarest: row(),
    hits: row(),
    meaning: row(),
  };
}

/** Used again and again: a score is made of thousands of these. */
let room = roomFor(256);

export function emptyRoom(size: number): Room {
  if (room.words.length < size) room = roomFor(2 * size);
  for (const row of Object.values(room)) row.fill(0, 0, size);
  return room;
}

const NONE: readonly number[] = [];

/** What each sentence has of the requirement's words; the sum that all of them would give. */
export function gatherWords(
  { words, weights }: Requirement,
  expanded: Expanded,
  into: Room,
): number {
  let all = 0;
  for (let at = 0; at < words.length; at += 1) {
    const weight = weights[at] ?? 0;
    all += weight;
    gatherWord(words[at] ?? 0, weight, expanded, into);
  }
  return all;
}

const touched: number[] = [];

function gatherWord(own: number, weight: number, expanded: Expanded, into: Room): void {
  const near = neighboursOf(own);
  touched.length = 0;
  for (let i = 0; i < near.words.length; i += 1) {
    const place = placeOfWord(expanded.wordPlaces, near.words[i] ?? 0);
    if (place < 0) continue;
    const likeness = (near.likeness[i] ?? 0) ** 2;
    const having = expanded.unitsByWord[place] ?? NONE;
    for (let at = 0; at < having.length; at += 1) {
      const unit = having[at] ?? 0;
      if (into.word[unit] === 0) touched.push(unit);
      if (likeness > (into.word[unit] ?? 0)) into.word[unit] = likeness;
      if (i > 0) continue;
      into.ownWords[unit] = (into.ownWords[unit] ?? 0) + weight;
      into.hits[unit] = (into.hits[unit] ?? 0) + 1;
      if (weight > (into.rarest[unit] ?? 0)) into.rarest[unit] = weight;
    }
  }
  for (const unit of touched) {
    into.words[unit] = (into.words[unit] ?? 0) + weight * (into.word[unit] ?? 0);
    into.word[unit] = 0;
  }
}

export function gatherMeaning({ concepts }: Requirement, expanded: Expanded, into: Room): void {
  for (let at = 0; at < concepts.at.length; at += 1) {
    const having = expanded.unitsByConcept.get(concepts.at[at] ?? 0);
    if (!having) continue;
    const own = concepts.weights[at] ?? 0;
    for (let i = 0; i < having.units.length; i += 1) {
      const unit = having.units[i] ?? 0;
      into.meaning[unit] = (into.meaning[unit] ?? 0) + (having.weights[i] ?? 0) * own;
    }
  }
}

/**
 * Words that are used in much the same places (tools/matching/word-neighbours.mjs), by their hashes, the
 * word itself first. Learnt from texts of ours, kept with the model.
 */
interface Neighbours {
  readonly words: Uint16Array;
  /** 1 for the word itself, less for the others. */
  readonly likeness: Float32Array;
}

const WHOLE = 100;
const known = new Map<number, Neighbours>();
const records: Readonly<Record<string, readonly (string | number)[]>> = near;
for (const [word, list] of Object.entries(records)) {
  const others = list.filter((one) => typeof one === "string");
  const figures = list.filter((one) => typeof one === "number");
  known.set(hashOf(word), {
    words: Uint16Array.from([word, ...others], hashOf),
    likeness: Float32Array.from([WHOLE, ...figures], (figure) => figure / WHOLE),
  });
}

const ONE = Float32Array.of(1);

const neighboursOf = (word: number): Neighbours =>
  known.get(word) ?? { words: Uint16Array.of(word), likeness: ONE };
