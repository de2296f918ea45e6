import type { ComparedRequirement } from "#contract/comparison.ts";
import type { Finding } from "./findings.ts";

/** Without what only the writer needs. */
export function toReportRequirement(finding: Finding): ComparedRequirement {
  const { number, requirement, job_line, kind, essential, assumed, grade, shown, evidence, note } =
    finding;
  return { number, requirement, job_line, kind, essential, assumed, grade, shown, evidence, note };
}
