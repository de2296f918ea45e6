import { together } from "../candidate/years.ts";
import model from "../model/model.json" with { type: "json" };
import type { CandidateProfile, Shown, Unit, VacancyProfile } from "../profiles.ts";
import { EMPTY, type Sparse, sparse } from "../vectors.ts";
import { copiedUnits } from "./copied.ts";
import { type Expanded, expand, expandPassing, WORD_WORTH } from "./expand.ts";
import {
  FEWEST_ESSENTIALS,
  type FeatureName,
  type Features,
  featuresOf,
  isEssential,
  shownOf,
} from "./features.ts";
import { type Graded, gradeRequirement } from "./grade.ts";
import { floorOf, type Judged, type Limit, limitsOf } from "./limits.ts";
import { readGrades } from "./read-pair.ts";
import { pairingOf } from "./support-features.ts";

export interface Match {
  /** 0 fits perfectly, 1 not at all; four decimals. */
  readonly distance: number;
  readonly graded: readonly Graded[];
  readonly features: Features;
  readonly limits: readonly Limit[];
  /** Sentences of the resume that are copied from the advertisement. */
  readonly copied: ReadonlySet<number>;
}

interface Head {
  readonly weights: Readonly<Partial<Record<FeatureName, number>>>;
  /** Where the five fit labels begin, on the scale of the sum. */
  readonly cuts: readonly number[];
}
interface Model {
  readonly version: number;
  readonly heads: { readonly law: Head; readonly other: Head };
}

/** By words, names and papers alone. */
function judgeByWords(candidate: CandidateProfile, vacancy: VacancyProfile, whole?: Expanded) {
  const copied = copiedUnits(candidate, vacancy);
  const expanded =
    copied.size > 0 ? expandPassing(withoutUnits(candidate, copied)) : (whole ?? expand(candidate));
  const pairing = pairingOf(vacancy, expanded);
  const graded = vacancy.requirements.map((one) => gradeRequirement(one, pairing));
  const judged: Judged = {
    vacancy,
    expanded,
    graded,
    read: graded,
    ...featuresOf(vacancy, expanded, graded),
  };
  return { judged, pairing, copied };
}

/** The same, with what was read. */
const withRead = (judged: Judged, read: readonly Graded[]): Judged => ({
  ...judged,
  read,
  features: { ...judged.features, shown: shownOf(read) },
});

export function judge(candidate: CandidateProfile, vacancy: VacancyProfile) {
  const { judged, pairing, copied } = judgeByWords(candidate, vacancy);
  return { ...withRead(judged, readGrades(judged.graded, pairing)), copied };
}

/** A pair in full: its score, and every requirement as it is shown. */
export function matchPair(
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
  by: Model = model,
): Match {
  const judged = judge(candidate, vacancy);
  const limits = limitsOf(judged);
  return {
    distance: distanceFrom(percentageOf(judged, limits, by)),
    graded: judged.read,
    features: judged.features,
    limits,
    copied: judged.copied,
  };
}

/**
 * The distance alone, the same as that of the pair in full: nothing is read but what the score goes by. What would be
 * farther than `floor` if everything were shown is not read at all: some distance beyond the floor is its answer.
 */
export function distanceOf(
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
  floor = 1,
  /** Where the candidate was expanded before. */
  whole?: Expanded,
): number {
  const { judged, pairing } = judgeByWords(candidate, vacancy, whole);
  const atBest = { ...judged, read: [], features: { ...judged.features, shown: 1 } };
  const least = distanceFrom(percentageOf(atBest));
  if (least > floor) return least;
  const isFew = countEssentials(vacancy) < FEWEST_ESSENTIALS;
  const counts = (one: Graded) => isEssential(one) || (isFew && one.requirement.kind === "duty");
  const read = readGrades(judged.graded, pairing, counts);
  return distanceFrom(percentageOf(withRead(judged, read)));
}

const countEssentials = ({ requirements }: VacancyProfile) =>
  requirements.filter(({ essential, kind }) => essential && kind !== "soft" && kind !== "duty")
    .length;

const distanceFrom = (score: number) => Math.round((1 - score / 100) * 1e4) / 1e4;

/** The score of 100, with its fractions. */
export function percentageOf(
  judged: Judged,
  limits: readonly Limit[] = limitsOf(judged),
  by: Model = model,
): number {
  const head = judged.vacancy.isLaw ? by.heads.law : by.heads.other;
  return limited(scoreOf(judged.features, head), limits, floorOf(judged));
}

/** The labels' borders of 100 (spec 1 §9): Not a Fit, Poor, Moderate, Good, Excellent. */
export const FIT_CUTS = [35, 55, 70, 85] as const;
/** Below the first border a score sinks towards the least, above the last it rises towards the most. */
const ENDS = { least: 1, sinking: 4, most: 99, rising: 2 };

/** The weighted sum on a scale where the model's borders fall on those of the labels. */
function scoreOf(features: Features, head: Head): number {
  let sum = 0;
  for (const [name, weight] of weightsOf(head)) sum += weight * features[name];
  const { cuts } = head;
  const below = (cuts[0] ?? 0) - sum;
  if (below >= 0)
    return ENDS.least + ((FIT_CUTS[0] - ENDS.least) * ENDS.sinking) / (ENDS.sinking + below ** 1.5);
  for (let at = 1; at < cuts.length; at += 1) {
    const [from = 0, to = 0] = [cuts[at - 1], cuts[at]];
    const [low = 0, high = 0] = [FIT_CUTS[at - 1], FIT_CUTS[at]];
    if (sum <= to) return low + ((high - low) * (sum - from)) / (to - from || 1);
  }
  const above = sum - (cuts.at(-1) ?? 0);
  return FIT_CUTS[3] + (ENDS.most - FIT_CUTS[3]) * (1 - 1 / (1 + above / ENDS.rising));
}

const listed = new WeakMap<Head, readonly (readonly [FeatureName, number])[]>();

function weightsOf(head: Head) {
  const known = listed.get(head);
  if (known) return known;
  // A head has no names but those of features.
  const made = Object.entries(head.weights) as [FeatureName, number][];
  listed.set(head, made);
  return made;
}

const SOFTNESS = 0.06;

/** Never above a limit; below it the better of two still stands higher. */
function limited(score: number, limits: readonly Limit[], floor: number): number {
  const most = Math.min(100, ...limits.map((limit) => limit.most));
  const raised = Math.max(score, Math.min(floor, most));
  const knee = most * (1 - SOFTNESS);
  return raised <= knee ? raised : knee + ((most - knee) * (raised - knee)) / (100 - knee);
}

/** The candidate as if these sentences had not been written. */
function withoutUnits(candidate: CandidateProfile, left: ReadonlySet<number>): CandidateProfile {
  const units = candidate.units.map((unit, at) => (left.has(at) ? blank(unit) : unit));
  const lines = new Set([...left].map((at) => candidate.units[at]?.line));
  const roles = candidate.roles.map((role) =>
    lines.has(role.line) ? { ...role, ...NO_TITLE } : role,
  );
  const { headline } = candidate;
  const isTop = headline !== undefined && !lines.has(headline.line);
  const concepts = summed(units);
  return {
    ...candidate,
    units,
    roles,
    concepts,
    told: concepts,
    listed: EMPTY,
    specialties: EMPTY,
    headline: isTop ? headline : undefined,
    years: together(roles.filter(({ line }) => !lines.has(line))) || undefined,
    lawYears: undefined,
    level: roles[0]?.level,
    legal: roles.find(({ legal }) => legal)?.legal ?? (isTop ? headline.legal : undefined),
    admission: kept(candidate.admission, left) ?? { state: "none", units: [] },
    rights: kept(candidate.rights, left) ?? { state: "unsaid", units: [] },
    papers: candidate.papers.filter(({ unit }) => !left.has(unit)),
    things: candidate.things.filter(({ unit }) => !left.has(unit)),
    credentials: new Map(
      [...candidate.credentials].filter(([, shown]) => kept(shown, left) !== undefined),
    ),
  };
}

const NO_WORDS = new Uint16Array(0);
const NO_TITLE = {
  concepts: EMPTY,
  grams: NO_WORDS,
  pieces: NO_WORDS,
  legal: undefined,
  level: undefined,
};

const blank = (unit: Unit): Unit => ({
  ...unit,
  words: NO_WORDS,
  pieces: NO_WORDS,
  terms: new Map(),
  concepts: EMPTY,
});

/** A fact that only sentences left out tell is not told. */
function kept<State>(shown: Shown<State>, left: ReadonlySet<number>): Shown<State> | undefined {
  const units = shown.units.filter((at) => !left.has(at));
  return units.length > 0 || shown.units.length === 0 ? { ...shown, units } : undefined;
}

/** Concepts of sentences put together, each by its worth and its length. */
function summed(units: readonly Unit[]): Sparse {
  const weights = new Map<number, number>();
  for (const unit of units) {
    const worth = WORD_WORTH[unit.section] * Math.sqrt(unit.words.length);
    for (let i = 0; i < unit.concepts.at.length; i += 1) {
      const place = unit.concepts.at[i] ?? 0;
      weights.set(place, (weights.get(place) ?? 0) + worth * (unit.concepts.weights[i] ?? 0));
    }
  }
  return sparse(weights);
}
