import { fitLabel, matchLevel, percentOf } from "#contract/match-levels.ts";
import { THINGS } from "#matching/named/things.ts";
import { type Confidence, explain } from "#matching/pair/explain.ts";
import type { Graded } from "#matching/pair/grade.ts";
import { matchPair } from "#matching/pair/match.ts";
import { LADDERS } from "#matching/papers/ladders.ts";
import type { Requirement } from "#matching/profiles.ts";
import type { RequirementType } from "#reading/advert/requirement-types.ts";
import type { Line } from "#reading/line.ts";
import type { ProfiledJob, ProfiledResume } from "./profile-texts.ts";

/** A pair in full: the score, what it rests on, and the lines that prove it. */
export interface Assessment {
  readonly distance: number;
  readonly level: string;
  readonly score: number;
  readonly assessment: string;
  readonly confidence: Confidence;
  readonly requirements: readonly AssessedRequirement[];
  readonly flags: readonly string[];
  readonly limits: readonly string[];
  readonly concepts: readonly { readonly name: string; readonly share: number }[];
}

type AssessedType = RequirementType | "duty";

interface AssessedRequirement {
  readonly requirement: string;
  /** Counted from 1; 0 when the job implies it and no line says so. */
  readonly line: number;
  readonly kind: string;
  /** As in docs/matching/rubric.md; a duty is the work of the job. */
  readonly type: AssessedType;
  readonly must: boolean;
  readonly essential: boolean;
  readonly grade: string;
  readonly evidence: readonly { readonly line: number; readonly quote: string }[];
}

export function matchTexts(resume: ProfiledResume, job: ProfiledJob): Assessment {
  const match = matchPair(resume.profile, job.profile);
  const why = explain(resume.profile, job.profile, match);
  const score = percentOf(match.distance);
  return {
    distance: match.distance,
    level: matchLevel(match.distance),
    score,
    assessment: fitLabel(score),
    confidence: why.confidence,
    requirements: match.graded.map((graded) => assessed(graded, resume, job)),
    flags: flagsOf(resume, match.copied, why.confidence),
    limits: why.limits.map(({ most, why: reason }) => `At most ${most}: ${reason}`),
    concepts: why.concepts,
  };
}

function assessed(
  { requirement, grade, units }: Graded,
  resume: ProfiledResume,
  job: ProfiledJob,
): AssessedRequirement {
  return {
    requirement: wordsOf(requirement, job.lines),
    line: requirement.line + 1,
    kind: requirement.kind,
    type: typeOf(requirement),
    must: requirement.essential && requirement.kind !== "duty",
    essential: requirement.essential,
    grade,
    evidence: units.flatMap((at) => quoteOf(resume, at)),
  };
}

const TYPES = {
  level: "years",
  rights: "right_or_check",
  soft: "trait",
  duty: "duty",
} as const;
const GATES: Readonly<Record<string, RequirementType>> = {
  licence: "licence",
  degree: "degree",
  certificate: "certificate",
  check: "right_or_check",
};

function typeOf({ kind, papers, credential, things, paper }: Requirement): AssessedType {
  if (kind === "level" || kind === "rights" || kind === "soft" || kind === "duty")
    return TYPES[kind];
  if (kind === "credential") {
    const gate = LADDERS[papers?.options[0]?.ladder ?? -1]?.gate ?? "";
    return GATES[gate] ?? (typeof credential === "number" ? "certificate" : "licence");
  }
  const named = THINGS[things?.bare ? (things.groups[0]?.[0] ?? -1) : -1];
  if (named) return named.kind === "language" ? "language" : "tool";
  return paper ? "certificate" : "activity";
}

const IMPLIED: Readonly<Partial<Record<Requirement["kind"], string>>> = {
  credential: "A licence, registration or admission that this kind of job needs",
  level: "The level of the job",
};

function wordsOf({ kind, line, from, to }: Requirement, lines: readonly Line[]): string {
  return lines[line]?.text.slice(from, to) ?? IMPLIED[kind] ?? "";
}

function quoteOf({ profile, lines }: ProfiledResume, at: number) {
  const unit = profile.units[at];
  const quote = unit && lines[unit.line]?.text.slice(unit.from, unit.to);
  return quote ? [{ line: unit.line + 1, quote }] : [];
}

function flagsOf(
  resume: ProfiledResume,
  copied: ReadonlySet<number>,
  confidence: Confidence,
): string[] {
  const quotes = [...copied].sort((a, b) => a - b).flatMap((at) => quoteOf(resume, at));
  return [
    ...resume.flags.map(({ line, text }) => `speaks to the assessor (line ${line + 1}): ${text}`),
    ...quotes.map(({ line, quote }) => `copied from the advertisement (line ${line}): ${quote}`),
    ...(confidence === "low" ? ["not enough to judge"] : []),
  ];
}
