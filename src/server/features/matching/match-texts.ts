import { fitLabel, matchLevel, percentOf } from "#contract/match-levels.ts";
import { type Confidence, explain } from "#matching/pair/explain.ts";
import type { Graded } from "#matching/pair/grade.ts";
import { matchPair } from "#matching/pair/match.ts";
import type { Requirement } from "#matching/profiles.ts";
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

interface AssessedRequirement {
  readonly requirement: string;
  /** Counted from 1; 0 when the job implies it and no line says so. */
  readonly line: number;
  readonly kind: string;
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
    essential: requirement.essential,
    grade,
    evidence: units.flatMap((at) => quoteOf(resume, at)),
  };
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
