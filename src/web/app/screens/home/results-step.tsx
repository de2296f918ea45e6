import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { compareJob } from "#web/features/comparison/api.ts";
import { JobResults } from "#web/features/matching/results/job-results.tsx";
import { JobActions } from "#web/features/recommendations/actions/job-actions.tsx";
import { useSession } from "#web/lib/session.ts";
import { askingAbout } from "../asking.tsx";
import { flowTexts as texts } from "./flow-texts.ts";
import { SaveResumeFirst, useIsUnclaimed } from "./save-resume-first.tsx";
import { comparisonAddress } from "./step.ts";
import { useStartOver } from "./use-start-over.ts";

/** The jobs that fit a resume. */
export function ResultsStep({ resumeId }: { resumeId: string }) {
  const { pathname, search } = useLocation();
  const { comparing, onCompare } = useCompare(resumeId);
  const onStartOver = useStartOver();
  const isOffered = useIsUnclaimed(resumeId);
  const session = useSession();
  const isCandidate = session.state === "signed-in" && session.user.role === "candidate";
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
      asking={isCandidate ? askingAbout(resumeId) : undefined}
      // While nobody knows, neither is said.
      missing={isOffered === undefined ? " " : isOffered && <SaveResumeFirst resumeId={resumeId} />}
    />
  );
}

/** Spec 1 §8: a comparison that fails is only logged; the list stays as it is. */
function useCompare(resumeId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [comparing, setComparing] = useState<string>();
  /** The one that was pressed last; none, once somebody has gone elsewhere. */
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is elsewhere.
  useEffect(
    () => () => {
      wanted.current = undefined;
      setComparing(undefined);
    },
    [search],
  );
  async function onCompare(jobId: string) {
    wanted.current = jobId;
    setComparing(jobId);
    try {
      await compareJob(client, { resumeId, jobId });
      if (wanted.current !== jobId) return;
      void navigate(comparisonAddress(search, jobId), { state: { hasResults: true } });
    } catch (error) {
      console.warn(texts.compareFailed, error instanceof Error ? error.message : "");
    } finally {
      if (wanted.current === jobId) setComparing(undefined);
    }
  }
  return { comparing, onCompare: (jobId: string) => void onCompare(jobId) };
}
