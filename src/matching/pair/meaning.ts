import type { Requirement } from "../profiles.ts";
import { clamp } from "../vectors.ts";
import { placeOfWord } from "../words/word-places.ts";
import { type Expanded, worthOf } from "./expand.ts";

/** How far a requirement is met by meaning, and the sentence that comes nearest; -1 for none. */
interface Meant {
  readonly credit: number;
  readonly unit: number;
}
export const NO_MEANING: Meant = { credit: 0, unit: -1 };

const MEANING = { from: 0.25, to: 0.8, concepts: 0.55, words: 0.45, whole: 0.25 };
/** One rare word in common may be chance. */
const FEWEST_SHARED = 2;
const ONE_WORD = 0.6;

const NONE: readonly number[] = [];

let buffers = [0, 0, 0].map(() => new Float32Array(256));

/** Three empty rows of numbers, used again and again. */
function scratch(size: number): readonly [Float32Array, Float32Array, Float32Array] {
  if ((buffers[0]?.length ?? 0) < size) buffers = [0, 0, 0].map(() => new Float32Array(2 * size));
  for (const buffer of buffers) buffer.fill(0, 0, size);
  return buffers as unknown as readonly [Float32Array, Float32Array, Float32Array];
}

/** Without a phrase in common: the same concepts, the same rare words. */
export function byMeaning(requirement: Requirement, expanded: Expanded): Meant {
  const { words, weights, concepts } = requirement;
  const { candidate } = expanded;
  const [shared, alike, hits] = scratch(candidate.units.length);
  let all = 0;
  let covered = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    const weight = weights[at] ?? 0;
    all += weight;
    const place = placeOfWord(expanded.wordPlaces, word);
    if (place < 0) continue;
    covered += weight;
    const having = expanded.unitsByWord[place] ?? NONE;
    for (let i = 0; i < having.length; i += 1) {
      const unit = having[i] ?? 0;
      shared[unit] = (shared[unit] ?? 0) + weight;
      hits[unit] = (hits[unit] ?? 0) + 1;
    }
  }
  if (all === 0) return NO_MEANING;
  for (let at = 0; at < concepts.at.length; at += 1) {
    const having = expanded.unitsByConcept.get(concepts.at[at] ?? 0);
    if (!having) continue;
    const own = concepts.weights[at] ?? 0;
    for (let i = 0; i < having.units.length; i += 1) {
      const unit = having.units[i] ?? 0;
      alike[unit] = (alike[unit] ?? 0) + (having.weights[i] ?? 0) * own;
    }
  }
  let best = 0;
  let unit = -1;
  for (let at = 0; at < candidate.units.length; at += 1) {
    if (shared[at] === 0 && alike[at] === 0) continue;
    const meant = clamp(((alike[at] ?? 0) - MEANING.from) / (MEANING.to - MEANING.from));
    const said = Math.min(1, (2 * (shared[at] ?? 0)) / all);
    const worth = worthOf(candidate, candidate.units[at]?.section ?? "other");
    const alone = (hits[at] ?? 0) < FEWEST_SHARED ? ONE_WORD : 1;
    const credit = (MEANING.concepts * meant + MEANING.words * said) * worth * alone;
    if (credit <= best) continue;
    best = credit;
    unit = at;
  }
  return { credit: Math.min(1, 0.85 * best + (MEANING.whole * covered) / all), unit };
}
