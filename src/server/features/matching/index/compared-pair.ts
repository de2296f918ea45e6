import type { ComparedRequirement } from "#contract/comparison.ts";
import { CREDENTIALS } from "#matching/knowledge/credentials.ts";
import { TERMS } from "#matching/knowledge/phrases.ts";
import { termName } from "#matching/knowledge/term-names.ts";
import { isPracticeArea } from "#matching/pair/areas.ts";
import { expand } from "#matching/pair/expand.ts";
import { type Graded, yearsFor } from "#matching/pair/grade.ts";
import { pointsIfMet } from "#matching/pair/raise.ts";
import { readPair } from "#matching/pair/read-pair.ts";
import type { CandidateProfile, Requirement, VacancyProfile } from "#matching/profiles.ts";
import type { ComparedPair } from "./messages.ts";
import { evidenceOf } from "./pair-evidence.ts";

/** A pair with everything that a report says about it. */
export function comparedPair(candidate: CandidateProfile, vacancy: VacancyProfile): ComparedPair {
  const match = readPair(candidate, vacancy);
  const { requirements, ...pair } = evidenceOf(candidate, vacancy, match);
  const points = pointsIfMet(candidate, vacancy);
  return {
    ...pair,
    reasons: match.limits.map(({ why, most }) => ({ reason: why, most })),
    years: {
      least: vacancy.least,
      most: vacancy.most,
      shown: yearsFor(vacancy, candidate),
      inPractice: vacancy.admitted,
    },
    requirements: requirements.map((requirement, at) => ({
      ...requirement,
      ...detailsOf(match.graded[at], candidate),
      points: points[at] ?? 0,
    })),
  };
}

const NOTHING = {
  wireKind: "quality",
  shown: "",
  topics: [],
  found: [],
  absent: [],
  credential: "",
  state: "",
  isNear: false,
} as const;

function detailsOf(graded: Graded | undefined, candidate: CandidateProfile) {
  if (!graded) return NOTHING;
  const { requirement, units, note } = graded;
  const isStated = requirement.kind === "credential" || requirement.kind === "rights";
  const { topics, found, absent } = topicsOf(graded);
  return {
    wireKind: wireKindOf(requirement),
    shown: shownBy(units, candidate),
    topics,
    found,
    absent,
    credential: credentialName(requirement),
    state: isStated ? note : "",
    isNear: isNear(graded, candidate),
  };
}

/** Shown by work, or only named in a list. */
function shownBy(
  units: readonly number[],
  { units: all }: CandidateProfile,
): ComparedRequirement["shown"] {
  if (units.length === 0) return "";
  return units.every((at) => all[at]?.section === "list") ? "list" : "work";
}

function topicsOf({ requirement, note }: Graded) {
  const missing = new Set(note.split(", "));
  const ids = requirement.terms.flatMap((term) => TERMS[term]?.id ?? []);
  const named = (some: readonly string[]) => [...new Set(some.map(termName))];
  return {
    topics: named(ids),
    found: named(ids.filter((id) => !missing.has(id))),
    absent: named(ids.filter((id) => missing.has(id))),
  };
}

/** The whole is shown where a part is asked for: its owner may have done the part as well. */
function isNear({ requirement, grade }: Graded, candidate: CandidateProfile): boolean {
  if (grade === "partial") return true;
  if (grade !== "missing") return false;
  const { shown } = expand(candidate);
  return requirement.terms.some((term) => {
    const parent = TERMS[term]?.parent;
    return parent !== undefined && shown.has(parent);
  });
}

function wireKindOf(requirement: Requirement): ComparedRequirement["kind"] {
  const { kind, terms, paper } = requirement;
  switch (kind) {
    case "credential":
      return isDegree(requirement) ? "degree" : "licence";
    case "level":
      return "years";
    case "rights":
      return "work-right";
    case "soft":
      return "quality";
    case "duty":
      return "duty";
    default:
      if (paper) return "degree";
      return terms.some(isPracticeArea) ? "practice-area" : "skill";
  }
}

const isDegree = ({ credential }: Requirement) =>
  typeof credential === "number" &&
  /degree|diploma|qualification|training/i.test(CREDENTIALS[credential]?.name ?? "");

function credentialName({ kind, credential }: Requirement): string {
  if (kind !== "credential") return "";
  if (credential === "admission") return "admission as a lawyer";
  if (credential === "eligible") return "eligibility for admission as a lawyer";
  return credential === undefined ? "" : (CREDENTIALS[credential]?.name ?? "");
}
