import { Navigate, useMatch } from "react-router";
import { Candidates } from "#web/features/candidates/candidates.tsx";
import { lazyFile } from "#web/features/candidates/lazy-file.ts";
import { LazyPart } from "#web/features/candidates/lazy-part.tsx";

/** Few read a report: who looks at the list does not carry it. */
const REPORT = lazyFile(() => import("./candidate-report.tsx"));

/** Without a job there is nobody to show (spec 1 §2). */
export function CandidatesPage() {
  const jobId = useMatch("/candidate/:jobId")?.params.jobId;
  if (!jobId) return <Navigate to="/dashboard" replace />;
  return (
    <Candidates
      jobId={jobId}
      report={(comparisonId, again) => (
        <LazyPart file={REPORT} shape={null}>
          {({ CandidateReport }) => (
            <CandidateReport key={comparisonId} id={comparisonId} again={again} />
          )}
        </LazyPart>
      )}
    />
  );
}
