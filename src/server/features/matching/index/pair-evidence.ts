import { isAdmitted } from "#matching/index/candidate-facets.ts";
import { CREDENTIALS } from "#matching/knowledge/credentials.ts";
import { explain } from "#matching/pair/explain.ts";
import { yearsFor } from "#matching/pair/grade.ts";
import type { Match } from "#matching/pair/match.ts";
import { matchPair } from "#matching/pair/match.ts";
import type { CandidateProfile, Requirement, VacancyProfile } from "#matching/profiles.ts";
import { gradeNote } from "./grade-note.ts";
import type { PairEvidence, Passage } from "./messages.ts";

/** What a pair's score rests on, as places in both documents. */
export const pairEvidence = (candidate: CandidateProfile, vacancy: VacancyProfile): PairEvidence =>
  evidenceOf(candidate, vacancy, matchPair(candidate, vacancy));

export function evidenceOf(
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
  match: Match,
): PairEvidence {
  const why = explain(candidate, vacancy, match);
  const passages = (units: Iterable<number>): Passage[] =>
    [...units].flatMap((at) => {
      const unit = candidate.units[at];
      return unit ? { line: unit.line, from: unit.from, to: unit.to } : [];
    });
  return {
    distance: match.distance,
    requirements: match.graded.map((graded) => {
      const { requirement, grade, credit, units } = graded;
      return {
        line: requirement.line,
        from: requirement.from,
        to: requirement.to,
        kind: requirement.kind,
        essential: requirement.essential,
        grade,
        credit,
        passages: passages(units),
        credential: credentialName(requirement),
        note: gradeNote(graded, (candidate.units[graded.closest ?? -1]?.line ?? -1) + 1),
      };
    }),
    copied: passages([...match.copied].sort((a, b) => a - b)),
    confidence: why.confidence,
    concepts: why.concepts,
    limits: why.limits.map((limit) => limit.why),
    years: {
      least: vacancy.least,
      most: vacancy.most,
      shown: yearsFor(vacancy, candidate),
      inPractice: vacancy.admitted,
    },
    isAdmitted: isAdmitted(candidate.admission.state),
  };
}

export function credentialName({
  kind,
  credential,
}: Pick<Requirement, "kind" | "credential">): string {
  if (kind !== "credential") return "";
  if (credential === "admission") return "admission as a lawyer";
  if (credential === "eligible") return "eligibility for admission as a lawyer";
  return typeof credential === "number" ? (CREDENTIALS[credential]?.name ?? "") : "";
}
