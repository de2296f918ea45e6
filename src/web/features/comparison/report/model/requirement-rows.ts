import type { ComparedRequirement, Comparison } from "#contract/comparison.ts";
import type { Grade as GradeWord } from "#contract/match-rules.ts";
import type { Grade } from "#web/ui/match/grade-square.tsx";

/** Of what could not be judged there is no square: it counts neither way. */
const SQUARES: Record<GradeWord, Grade | undefined> = {
  met: "met",
  partial: "part",
  missing: "none",
  unclear: undefined,
};
export const squareOf = (grade: GradeWord): Grade | undefined => SQUARES[grade];

interface RequirementGroups {
  required: ComparedRequirement[];
  preferred: ComparedRequirement[];
  /** What nobody could tell from the two documents, essential or not. */
  unjudged: ComparedRequirement[];
}

export function groupsOf(requirements: readonly ComparedRequirement[]): RequirementGroups {
  const judged = requirements.filter(({ grade }) => grade !== "unclear");
  return {
    required: judged.filter(({ essential }) => essential),
    preferred: judged.filter(({ essential }) => !essential),
    unjudged: requirements.filter(({ grade }) => grade === "unclear"),
  };
}

export const gradesOf = (requirements: readonly ComparedRequirement[]): Grade[] =>
  requirements.flatMap(({ grade }) => squareOf(grade) ?? []);

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
