import type { ComparedRequirement, Comparison } from "#contract/comparison.ts";
import type { Grade as GradeWord } from "#contract/match-rules.ts";
import type { Grade } from "#web/ui/match/grade-square.tsx";

const SQUARES: Record<GradeWord, Grade> = {
  met: "met",
  partial: "part",
  missing: "none",
  unclear: "open",
};
export const squareOf = (grade: GradeWord): Grade => SQUARES[grade];

export const gradesOf = (requirements: readonly ComparedRequirement[]): Grade[] =>
  requirements.map(({ grade }) => squareOf(grade));

export const linesOf = ({ evidence }: Pick<ComparedRequirement, "evidence">): number[] => [
  ...new Set(evidence.map(({ line }) => line)),
];

/** Which requirements stand on a line: of the resume by their evidence, of the job by their words. */
export function requirementsByLine(
  { requirements }: Pick<Comparison, "requirements">,
  linesIn: (requirement: ComparedRequirement) => readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const requirement of requirements)
    for (const line of linesIn(requirement))
      found.set(line, [...(found.get(line) ?? []), requirement.number]);
  return found;
}
