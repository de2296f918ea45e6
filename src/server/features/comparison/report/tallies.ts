import type { ComparedRequirement, Report } from "#contract/comparison.ts";

type Counted = Pick<ComparedRequirement, "essential" | "grade" | "kind">;

/** A requirement that nobody could judge counts neither way. */
export const talliesOf = (
  requirements: readonly Counted[],
): Pick<Report, "required" | "preferred"> => ({
  required: tally(requirements, true),
  preferred: tally(requirements, false),
});

function tally(requirements: readonly Counted[], essential: boolean) {
  const judged = requirements.filter(
    (one) => one.essential === essential && one.grade !== "unclear" && one.kind !== "quality",
  );
  const counted = (grade: string) => judged.filter((one) => one.grade === grade).length;
  return { met: counted("met"), partial: counted("partial"), total: judged.length };
}
