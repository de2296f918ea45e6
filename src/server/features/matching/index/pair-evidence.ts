import { explain } from "#matching/pair/explain.ts";
import { matchPair } from "#matching/pair/match.ts";
import type { CandidateProfile, VacancyProfile } from "#matching/profiles.ts";
import { gradeNote } from "./grade-note.ts";
import type { PairEvidence, Passage } from "./messages.ts";

/** What a pair's score rests on, as places in both documents. */
export function pairEvidence(candidate: CandidateProfile, vacancy: VacancyProfile): PairEvidence {
  const match = matchPair(candidate, vacancy);
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
        note: gradeNote(graded),
      };
    }),
    copied: passages([...match.copied].sort((a, b) => a - b)),
    confidence: why.confidence,
    concepts: why.concepts,
    limits: why.limits.map((limit) => limit.why),
  };
}
