import type { CandidateProfile, VacancyProfile } from "../profiles.ts";
import { featuresOf, shownOf } from "./features.ts";
import type { Graded } from "./grade.ts";
import { judge, percentageOf } from "./match.ts";

/**
 * By how many points of 100 the score would rise if this requirement alone were met, for each. Nothing for
 * years: they pass, and are not written.
 */
export function pointsIfMet(candidate: CandidateProfile, vacancy: VacancyProfile): number[] {
  const judged = judge(candidate, vacancy);
  const now = percentageOf(judged);
  return judged.read.map((one, at) => {
    const { kind } = one.requirement;
    if (one.grade === "met" || kind === "soft" || kind === "level") return 0;
    const graded = judged.graded.with(at, met(one));
    const read = judged.read.with(at, met(one));
    const { features, circumstances } = featuresOf(vacancy, judged.expanded, graded);
    const then = percentageOf({
      ...judged,
      graded,
      read,
      circumstances,
      features: { ...features, shown: shownOf(read) },
    });
    return Math.max(0, Math.round(then) - Math.round(now));
  });
}

const met = (graded: Graded): Graded => ({
  ...graded,
  credit: 1,
  grade: "met",
  note: "",
  shown: 1,
});
