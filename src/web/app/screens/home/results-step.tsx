import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { compareJob } from "#web/features/comparison/api.ts";
import { offeredQuery } from "#web/features/documents/api.ts";
import { OfferedDocuments } from "#web/features/documents/offered-documents.tsx";
import { JobResults } from "#web/features/matching/results/job-results.tsx";
import { JobActions } from "#web/features/recommendations/actions/job-actions.tsx";
import { useSession } from "#web/lib/session.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { flowTexts as texts } from "./flow-texts.ts";
import { comparisonAddress } from "./step.ts";
import { useStartOver } from "./use-start-over.ts";

/** The jobs that fit a resume. */
export function ResultsStep({ resumeId }: { resumeId: string }) {
  const { pathname, search } = useLocation();
  const { comparing, onCompare } = useCompare(resumeId);
  const onStartOver = useStartOver();
  const offered = useOffered(resumeId);
  return (
    <JobResults
      {...{ resumeId, comparing, onCompare, onStartOver }}
      actions={({ jobId, title, company, contact, sourceUrl }, where) => (
        <JobActions
          job={{ id: jobId, title, company, contactEmail: contact.email, sourceUrl }}
          where={where}
          from={pathname + search}
        />
      )}
      missing={
        offered && (
          <EmptyState title={texts.keepTitle} text={texts.keepText} action={<OfferedDocuments />} />
        )
      }
    />
  );
}

/** Given before signing in, it is not the account's until it is kept. */
function useOffered(resumeId: string): boolean {
  const signedIn = useSession().state === "signed-in";
  const { data } = useQuery({ ...offeredQuery, enabled: signedIn });
  return Boolean(signedIn && data?.documents.some(({ id }) => id === resumeId));
}

/** Spec 1 §8: a comparison that fails is only logged; the list stays as it is. */
function useCompare(resumeId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [comparing, setComparing] = useState<string>();
  async function onCompare(jobId: string) {
    if (comparing) return;
    setComparing(jobId);
    try {
      await compareJob(client, { resumeId, jobId });
      void navigate(comparisonAddress(search, jobId), { state: { hasResults: true } });
    } catch (error) {
      console.warn(texts.compareFailed, error instanceof Error ? error.message : "");
    } finally {
      setComparing(undefined);
    }
  }
  return { comparing, onCompare: (jobId: string) => void onCompare(jobId) };
}
