import { useQuery } from "@tanstack/react-query";
import type { Comparison } from "#contract/comparison.ts";
import { useAnswers } from "../answering/use-answers.tsx";
import { comparisonQuery } from "../api.ts";
import { ComparisonReport } from "../report/comparison-report.tsx";
import { ReportActions } from "../report/report-actions.tsx";
import { ComparisonFault, ComparisonSkeleton, type Missing } from "./comparison-states.tsx";

interface OpenComparisonProps {
  id: string;
  missing?: Missing | undefined;
}

/** A comparison that was made, with all that a person can do with it. */
export function OpenComparison({ id, missing }: OpenComparisonProps) {
  const { data, isPending, error, refetch } = useQuery(comparisonQuery(id));
  if (isPending) return <ComparisonSkeleton />;
  if (data) return <Compared comparison={data} />;
  return <ComparisonFault error={error} missing={missing} onRetry={() => void refetch()} />;
}

/** A report with all that a person can do with it. */
function Compared({ comparison }: { comparison: Comparison }) {
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
