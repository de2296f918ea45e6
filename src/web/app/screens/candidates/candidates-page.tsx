import { lazy, Suspense } from "react";
import { Navigate, useMatch } from "react-router";
import { Candidates } from "#web/features/candidates/candidates.tsx";

/** Few read a report: who looks at the list does not carry it. */
const CandidateReport = lazy(() =>
  import("./candidate-report.tsx").then((file) => ({ default: file.CandidateReport })),
);

/** Without a job there is nobody to show (spec 1 §2). */
export function CandidatesPage() {
  const jobId = useMatch("/candidate/:jobId")?.params.jobId;
  if (!jobId) return <Navigate to="/dashboard" replace />;
  return (
    <Candidates
      jobId={jobId}
      report={(comparisonId, again) => (
        <Suspense fallback={null}>
          <CandidateReport key={comparisonId} id={comparisonId} again={again} />
        </Suspense>
      )}
    />
  );
}
