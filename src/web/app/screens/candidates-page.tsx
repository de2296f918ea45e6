import { Navigate, useMatch } from "react-router";
import { Candidates } from "#web/features/candidates/candidates.tsx";
import { lateFile } from "#web/features/candidates/late-file.ts";
import { LatePart } from "#web/features/candidates/late-part.tsx";

/** Few read a report: who looks at the list does not carry it. */
const REPORT = lateFile(() => import("./candidate-report.tsx"));

/** Without a job there is nobody to show (spec 1 §2). */
export function CandidatesPage() {
  const jobId = useMatch("/candidate/:jobId")?.params.jobId;
  if (!jobId) return <Navigate to="/dashboard" replace />;
  return (
    <Candidates
      jobId={jobId}
      report={(comparisonId, again) => (
        <LatePart file={REPORT} shape={null}>
          {({ CandidateReport }) => (
            <CandidateReport key={comparisonId} id={comparisonId} again={again} />
          )}
        </LatePart>
      )}
    />
  );
}
