import { MATCH_FLOOR, SCORED_AT_MOST } from "#contract/match-rules.ts";
import { dense } from "../knowledge/concepts.ts";
import { rarityOfHash } from "../knowledge/rarity.ts";
import { unpackCandidate } from "../pack/pack-candidate.ts";
import { rememberVacancy } from "../pair/copied.ts";
import { damped, expandPassing, titlesOf, wordsOf } from "../pair/expand.ts";
import type { LevelShown } from "../pair/levels.ts";
import { distanceOf } from "../pair/match.ts";
import type { CandidateProfile, VacancyProfile } from "../profiles.ts";
import { clamp, dotDense, type Sparse } from "../vectors.ts";
import { best } from "./best.ts";
import {
  type CandidateFacets,
  createCandidateColumns,
  type FacetFilter,
} from "./candidate-facets.ts";
import { createPostings } from "./postings.ts";
import { nearestFirst, type Ranking } from "./ranking.ts";
import { type Likeness, roughSum } from "./rough-sum.ts";
import { createSlots } from "./slots.ts";

export interface CandidateEntry {
  readonly id: string;
  /** The packed candidate. */
  readonly bytes: Uint8Array;
  /** Any recruiter may find it; else only the account that brought it in, if there is one. */
  readonly findable: boolean;
  readonly broughtBy: string;
  readonly facets?: CandidateFacets;
  readonly stamp: bigint;
  /** Of the words that the profile was made of. */
  readonly revision?: number;
}

/** Whose eyes: a recruiter's, or ours alone, when a candidate is told of a new job. */
export type CandidateFilter = RecruiterFilter | { readonly isForThemselves: true };
interface RecruiterFilter extends FacetFilter {
  readonly recruiterId: string;
  /** None but these. */
  readonly only?: readonly string[] | undefined;
}

/** With the years of work of each. */
export interface CandidateList extends Ranking {
  readonly years: readonly (number | null)[];
}

const LIMITS = { lookedAt: 4000, scored: SCORED_AT_MOST };
const UNSAID: CandidateFacets = { state: "", years: null };
const FINDING = { concepts: 3.3, titleVsAd: 0.7, title: 1.5 };

interface Kept {
  readonly rough: RoughCandidate;
  readonly findable: boolean;
  readonly broughtBy: string;
}

/** Whoever narrows in many ways looks at many: then it begins anew. */
const MOST_KNOWN = 5 * LIMITS.lookedAt;

/** Of a vacancy, by slot. */
interface Known {
  readonly rough: Map<number, number>;
  readonly distances: Map<number, number>;
}

export type CandidateIndex = ReturnType<typeof createCandidateIndex>;

/** The resumes that fit a job. As in job-index.ts, the other way round. */
export function createCandidateIndex({ lookedAt, scored } = LIMITS) {
  const slots = createSlots();
  const about = createPostings();
  const titled = createPostings();
  const columns = createCandidateColumns();
  const kept: (Kept | undefined)[] = [];
  let scores = new Float32Array(0);
  /**
   * What was worked out before. Two texts have one distance and a slot never holds another document, so it holds
   * for as long as the vacancy is kept: whoever pages, sorts and narrows does not wait for a thousand scores again.
   */
  const known = new WeakMap<VacancyProfile, Known>();

  const may = (filter: CandidateFilter) => (slot: number) => {
    const one = kept[slot];
    if (!one) return false;
    if ("isForThemselves" in filter) return one.broughtBy === "";
    return one.findable || one.broughtBy === filter.recruiterId;
  };

  /** In the list of the slots itself: most of a market passes, and it is gone through for every list. */
  function allowedBy(filter: CandidateFilter): Uint32Array {
    const isAllowed = may(filter);
    const passes = "recruiterId" in filter ? columns.passing(filter) : undefined;
    const only = "recruiterId" in filter ? filter.only : undefined;
    const from = only
      ? Uint32Array.from(only.flatMap((id) => slots.slotOf(id) ?? []))
      : slots.living();
    let count = 0;
    for (let at = 0; at < from.length; at += 1) {
      const slot = from[at] ?? 0;
      if ((!passes || passes(slot)) && isAllowed(slot)) from[count++] = slot;
    }
    return from.subarray(0, count);
  }

  function knownFor(vacancy: VacancyProfile): Known {
    const before = known.get(vacancy);
    if (before && before.rough.size < MOST_KNOWN) return before;
    const none: Known = { rough: new Map(), distances: new Map() };
    known.set(vacancy, none);
    return none;
  }

  function found(vacancy: VacancyProfile, filter: CandidateFilter): Uint32Array {
    const allowed = allowedBy(filter);
    if (scores.length < slots.end) scores = new Float32Array(2 * slots.end);
    if (allowed.length <= lookedAt) return allowed;
    scores.fill(0);
    about.gather(vacancy.concepts, FINDING.concepts, scores);
    titled.gather(vacancy.concepts, FINDING.titleVsAd, scores);
    titled.gather(vacancy.title, FINDING.title, scores);
    return best(scores, allowed, lookedAt, slots.compare);
  }

  function looked(chosen: Uint32Array, vacancy: VacancyProfile): Uint32Array {
    if (chosen.length <= scored) return chosen;
    const asked = roughVacancy(vacancy);
    const { rough } = knownFor(vacancy);
    for (const slot of chosen) {
      const one = kept[slot];
      if (!one) continue;
      const score = rough.get(slot) ?? roughScoreOf(one.rough, asked);
      rough.set(slot, score);
      scores[slot] = score;
    }
    return best(scores, chosen, scored, slots.compare);
  }

  function distanceIn(slot: number, vacancy: VacancyProfile): number {
    const whole = expandPassing(unpackCandidate(slots.bytesIn(slot), false));
    return distanceOf(whole.candidate, vacancy, MATCH_FLOOR, whole);
  }

  function distancesTo(vacancy: VacancyProfile): (slot: number) => number {
    const { distances } = knownFor(vacancy);
    return (slot) => {
      const distance = distances.get(slot) ?? distanceIn(slot, vacancy);
      distances.set(slot, distance);
      return distance;
    };
  }

  function remove(id: string): boolean {
    const slot = slots.remove(id);
    if (slot === undefined) return false;
    kept[slot] = undefined;
    return true;
  }

  return {
    put({ id, bytes, findable, broughtBy, facets, stamp, revision }: CandidateEntry): void {
      const rough = roughCandidate(unpackCandidate(bytes, false));
      remove(id);
      const slot = slots.put(id, bytes, stamp, revision);
      kept[slot] = { rough, findable, broughtBy };
      columns.put(slot, facets ?? UNSAID, rough.level.admission.state);
      about.add(rough.concepts, slot);
      titled.add(rough.titles, slot);
    },
    remove,

    rank(vacancy: VacancyProfile, filter: CandidateFilter): Ranking {
      rememberVacancy(vacancy);
      const chosen = looked(found(vacancy, filter), vacancy);
      return nearestFirst(chosen, distancesTo(vacancy), slots.idIn, MATCH_FLOOR);
    },

    /** Whole years of work; null when no dates were read. */
    yearsOf(id: string): number | null {
      const slot = slots.slotOf(id);
      return slot === undefined ? null : columns.yearsIn(slot);
    },

    bytesOf(id: string): Uint8Array | undefined {
      const slot = slots.slotOf(id);
      return slot === undefined ? undefined : slots.bytesIn(slot);
    },
    revisionOf: slots.revisionOf,
    stamps: slots.stamps,
    get count() {
      return slots.count;
    },
    get holes() {
      return slots.end - slots.count;
    },
    memory: () =>
      slots.size +
      about.size +
      titled.size +
      columns.size +
      scores.byteLength +
      kept.reduce((sum, one) => sum + (one ? roughSize(one.rough) : 0), 0),
  };
}

/** What an index keeps of a candidate beside the packed profile, to look at many roughly. */
interface RoughCandidate {
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
function roughSize({ concepts, titles, specialties, words }: RoughCandidate): number {
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
type RoughVacancy = ReturnType<typeof roughVacancy>;

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
