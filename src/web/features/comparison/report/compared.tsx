import type { Comparison } from "#contract/comparison.ts";
import { ReportActions } from "./actions/report-actions.tsx";
import { ComparisonReport } from "./comparison-report.tsx";

/** A report with all that a person can do with it. */
export function Compared({ comparison }: { comparison: Comparison }) {
  return (
    <ComparisonReport comparison={comparison} actions={<ReportActions comparison={comparison} />} />
  );
}
