import { dense } from "../knowledge/concepts.ts";
import { rarityOfHash } from "../knowledge/rarity.ts";
import { damped, titlesOf, wordsOf } from "../pair/expand.ts";
import type { LevelShown } from "../pair/levels.ts";
import type { CandidateProfile, VacancyProfile } from "../profiles.ts";
import { clamp, dotDense, type Sparse } from "../vectors.ts";
import { type Likeness, roughSum } from "./rough-sum.ts";

/** What an index keeps of a candidate beside the packed profile, to look at many roughly. */
export interface RoughCandidate {
  readonly level: LevelShown;
  readonly concepts: Sparse;
  readonly titles: Sparse;
  readonly specialties: Sparse;
  readonly words: Uint16Array;
  readonly counts: Float32Array;
  /** What each word weighs, so that all of them have the length one. */
  readonly weights: Float32Array;
}

export function roughCandidate(candidate: CandidateProfile): RoughCandidate {
  const { admission, legal, level, lawYears, years } = candidate;
  const words = wordsOf(candidate);
  const weights = Array.from(words, ([word, count]) => damped(count) * rarityOfHash(word));
  const length = Math.hypot(...weights) || 1;
  return {
    level: { admission, legal, level, lawYears, years },
    // Copies: what they lie in is used again for the next profile.
    concepts: copyOf(candidate.concepts),
    titles: titlesOf(candidate),
    specialties: copyOf(candidate.specialties),
    words: Uint16Array.from(words.keys()),
    counts: Float32Array.from(words.values(), (count) => Math.min(1, count)),
    weights: Float32Array.from(weights, (weight) => weight / length),
  };
}

const copyOf = ({ at, weights }: Sparse): Sparse => ({
  at: Uint16Array.from(at),
  weights: Float32Array.from(weights),
});

/** Bytes that it takes, about: an object and its rows each have a head. */
export function roughSize({ concepts, titles, specialties, words }: RoughCandidate): number {
  const pairs = concepts.at.length + titles.at.length + specialties.at.length;
  return HEADS + 6 * pairs + 10 * words.length;
}
const HEADS = 1000;

/** What a vacancy is asked with, laid out to be multiplied with many candidates. */
export function roughVacancy(vacancy: VacancyProfile) {
  const asked = new Float32Array(0x10000);
  let total = 0;
  let squares = 0;
  for (const [at, word] of vacancy.asked.entries()) {
    const weight = vacancy.askedWeights[at] ?? 0;
    asked[word] = (asked[word] ?? 0) + weight;
    total += weight;
    squares += weight * weight;
  }
  return {
    vacancy,
    asked,
    total: total || 1,
    length: Math.sqrt(squares) || 1,
    concepts: dense(vacancy.concepts),
    title: dense(vacancy.title),
    specialties: dense(vacancy.specialties),
  };
}
export type RoughVacancy = ReturnType<typeof roughVacancy>;

const SAME_SPECIALTY = 0.6;

/** Of about 100, always above 0. */
export function roughScoreOf(candidate: RoughCandidate, rough: RoughVacancy): number {
  const { words, counts, weights } = candidate;
  let met = 0;
  let wording = 0;
  for (let at = 0; at < words.length; at += 1) {
    const weight = rough.asked[words[at] ?? 0] ?? 0;
    if (weight === 0) continue;
    met += weight * (counts[at] ?? 0);
    wording += weight * (weights[at] ?? 0);
  }
  const like: Likeness = {
    concepts: dotDense(candidate.concepts, rough.concepts),
    title: dotDense(candidate.titles, rough.title),
    titleVsAd: dotDense(candidate.titles, rough.concepts),
    specialty: clamp(dotDense(candidate.specialties, rough.specialties) / SAME_SPECIALTY),
    asked: met / rough.total,
    wording: wording / rough.length,
  };
  return roughSum(rough.vacancy, candidate.level, like);
}
