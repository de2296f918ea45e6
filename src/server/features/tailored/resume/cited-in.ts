import type { ComparedRequirement } from "#contract/comparison.ts";
import type { Cited } from "./tailored-rows.ts";

const WEIGHT = { required: 0, preferred: 1, duty: 2, inPart: 3 };

/** What each line of the resume is cited for, by its number. What is not shown cites nothing. */
export function citedIn(requirements: readonly ComparedRequirement[]): ReadonlyMap<number, Cited> {
  const cited = new Map<number, Cited>();
  for (const requirement of requirements) {
    if (requirement.grade !== "met" && requirement.grade !== "partial") continue;
    for (const { line } of requirement.evidence) {
      const known = cited.get(line);
      cited.set(line, {
        proves: [...(known?.proves ?? []), requirement.number],
        weight: Math.min(known?.weight ?? WEIGHT.inPart, weightOf(requirement)),
      });
    }
  }
  return cited;
}

function weightOf({ grade, kind, essential }: ComparedRequirement): number {
  if (grade === "partial") return WEIGHT.inPart;
  if (kind === "duty") return WEIGHT.duty;
  return essential ? WEIGHT.required : WEIGHT.preferred;
}
