import { together } from "../candidate/years.ts";
import type { CandidateProfile, Shown, Unit } from "../profiles.ts";
import { EMPTY, type Sparse, sparse } from "../vectors.ts";
import { WORD_WORTH } from "./expand.ts";

/** The candidate as if these sentences had not been written. */
export function withoutUnits(
  candidate: CandidateProfile,
  left: ReadonlySet<number>,
): CandidateProfile {
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
