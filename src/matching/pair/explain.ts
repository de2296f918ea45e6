import { OCCUPATIONS } from "../knowledge/records.ts";
import type { CandidateProfile, VacancyProfile } from "../profiles.ts";
import type { Sparse } from "../vectors.ts";
import { yearsFor } from "./grade.ts";
import type { Limit, LimitReason } from "./limits.ts";
import type { Match } from "./match.ts";

/** Why a pair has its score, in what the engine went by and nothing else. */
export interface Explanation {
  /** Occupations and practice areas that both sides are about, the strongest first. */
  readonly concepts: readonly { readonly name: string; readonly share: number }[];
  readonly essentials: Counts;
  readonly duties: Counts;
  readonly years: { readonly asked: number | undefined; readonly shown: number | undefined };
  readonly limits: readonly { readonly most: number; readonly why: string }[];
  readonly confidence: Confidence;
}

interface Counts {
  readonly met: number;
  readonly partial: number;
  readonly missing: number;
  readonly unclear: number;
}

const CONFIDENCES = ["high", "medium", "low"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

const MOST_CONCEPTS = 3;
const LEAST_SHARE = 0.05;

export function explain(
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
  match: Match,
): Explanation {
  return {
    concepts: sharedConcepts(candidate.concepts, vacancy.concepts),
    essentials: countsOf(match, ({ essential }) => essential),
    duties: countsOf(match, ({ kind }) => kind === "duty"),
    years: { asked: vacancy.least, shown: yearsFor(vacancy, candidate) },
    limits: match.limits.map(({ most, why }: Limit) => ({ most, why: LIMIT_WORDS[why] })),
    confidence: confidenceIn(candidate, vacancy),
  };
}

/** The concepts by what each adds to the likeness of the two. */
function sharedConcepts(a: Sparse, b: Sparse) {
  const weights = new Map([...b.at].map((place, at) => [place, b.weights[at] ?? 0]));
  const shared = [...a.at].map((place, at) => ({
    place,
    product: (a.weights[at] ?? 0) * (weights.get(place) ?? 0),
  }));
  const whole = shared.reduce((sum, { product }) => sum + product, 0);
  if (whole === 0) return [];
  return shared
    .map(({ place, product }) => ({ place, share: product / whole }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((x, y) => y.share - x.share || x.place - y.place)
    .slice(0, MOST_CONCEPTS)
    .map(({ place, share }) => ({
      name: OCCUPATIONS[place]?.titles[0] ?? "",
      share: Math.round(share * 100) / 100,
    }));
}

function countsOf(
  { graded }: Match,
  isMeant: (requirement: Match["graded"][number]["requirement"]) => boolean,
): Counts {
  const counts = { met: 0, partial: 0, missing: 0, unclear: 0 };
  for (const { requirement, grade } of graded) if (isMeant(requirement)) counts[grade] += 1;
  return counts;
}

const THIN = { words: 40, requirements: 2, terms: 12 };
const SHORT = { words: 110, requirements: 4 };

/** How much there was to go by. Low is not enough to judge. */
function confidenceIn(candidate: CandidateProfile, vacancy: VacancyProfile): Confidence {
  const asked = vacancy.requirements.filter(({ kind }) => kind !== "soft").length;
  if (
    candidate.wordCount < THIN.words ||
    asked < THIN.requirements ||
    vacancy.words.length < THIN.terms
  )
    return "low";
  return candidate.wordCount < SHORT.words || asked < SHORT.requirements ? "medium" : "high";
}

/** What a limit is called, for whoever reads the assessment. */
const LIMIT_WORDS: Readonly<Record<LimitReason, string>> = {
  "licence-missing": "A licence or registration that the job needs is not shown.",
  "licence-partly": "A licence or registration that the job needs is only under way.",
  "admission-missing": "Admission as a lawyer in Australia is not shown.",
  "admission-pending": "Admission as a lawyer is still to come.",
  "foreign-admission-pending": "Admitted abroad; admission in Australia is still to come.",
  "paper-missing": "A formal qualification that is asked for is not shown.",
  "needs-sponsor": "Needs a sponsor, which this job does not offer.",
  "far-below": "Far fewer years than asked for.",
  below: "Fewer years than asked for.",
  "little-below": "A little short of the years asked for.",
  "far-above": "Far above the level of this job.",
  above: "Above the level of this job.",
  "keywords-only": "What fits is listed as keywords and borne out by no work.",
  "no-legal-office": "No work in a legal office is shown.",
  thin: "Too little text to show the essentials.",
  "essentials-missing": "Some of the essentials are not shown.",
};
