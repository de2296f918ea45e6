import type { ComparedRequirement } from "#contract/comparison.ts";
import { CREDENTIALS } from "#matching/knowledge/credentials.ts";
import { TERMS } from "#matching/knowledge/phrases.ts";
import { termName } from "#matching/knowledge/term-names.ts";
import { isPracticeArea } from "#matching/pair/areas.ts";
import type { Graded } from "#matching/pair/grade.ts";
import { matchPair } from "#matching/pair/match.ts";
import { pointsIfMet } from "#matching/pair/raise.ts";
import type { CandidateProfile, Requirement, VacancyProfile } from "#matching/profiles.ts";
import type { ComparedPair } from "./messages.ts";
import { evidenceOf } from "./pair-evidence.ts";

/** A pair with everything that a report says about it. */
export function comparedPair(candidate: CandidateProfile, vacancy: VacancyProfile): ComparedPair {
  const match = matchPair(candidate, vacancy);
  const { requirements, ...pair } = evidenceOf(candidate, vacancy, match);
  const points = pointsIfMet(candidate, vacancy);
  return {
    ...pair,
    reasons: match.limits.map(({ why, most }) => ({ reason: why, most })),
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
  state: "",
} as const;

function detailsOf(graded: Graded | undefined, candidate: CandidateProfile) {
  if (!graded) return NOTHING;
  const { requirement, units, note } = graded;
  const isStated = requirement.kind === "credential" || requirement.kind === "rights";
  return {
    wireKind: wireKindOf(requirement),
    shown: shownBy(units, candidate),
    topics: topicsOf(requirement),
    state: isStated ? note : "",
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

const topicsOf = ({ terms }: Requirement): string[] => [
  ...new Set(terms.flatMap((term) => termName(TERMS[term]?.id ?? "") || [])),
];

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
