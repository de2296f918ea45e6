import type { Comparison } from "#contract/comparison.ts";
import { useAnswers } from "../answering/use-answers.tsx";
import { ComparisonReport } from "./comparison-report.tsx";
import { ReportActions } from "./report-actions.tsx";

/** A report with all that a person can do with it. */
export function Compared({ comparison }: { comparison: Comparison }) {
  const { answers, dialog } = useAnswers(comparison);
  return (
    <>
      <ComparisonReport
        comparison={comparison}
        actions={<ReportActions comparison={comparison} />}
        answers={answers}
      />
      {dialog}
    </>
  );
}
