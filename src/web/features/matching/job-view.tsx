import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#web/lib/api.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { JobInFull } from "./job-in-full.tsx";
import type { JobMatch } from "./model/job-match.ts";
import { viewTexts as texts } from "./texts.ts";

interface JobViewProps {
  jobId: string;
  /** How well it fits, once that is known. */
  match: JobMatch | undefined;
  now: Date;
  onClose: () => void;
  /** What can be done with it. */
  actions: ReactNode;
}

/** One job in full, over the list that it was opened from. */
export function JobView({ jobId, match, now, onClose, actions }: JobViewProps) {
  const { isPending, error, refetch, ...known } = useQuery(jobQuery(jobId));
  // Closed meanwhile: what was known of it is not shown as if it were open.
  const isGone = error instanceof ApiError && error.fault === "not-found";
  const data = isGone ? undefined : known.data;
  return (
    <Dialog
      open
      size="wide"
      title={data?.title || match?.title || texts.title}
      onClose={onClose}
      actions={data && actions}
    >
      {isPending && <JobViewSkeleton />}
      {data && <JobInFull job={data} match={match} now={now} />}
      {isGone && <EmptyState title={texts.missingTitle} text={texts.missingText} />}
      {!isPending && !data && !isGone && (
        <ErrorState
          title={texts.failedTitle}
          text={texts.failedText}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

/** In the shape of what comes. */
function JobViewSkeleton() {
  return (
    <div role="status" className="grid min-h-[50dvh] content-start gap-6">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton lines={3} />
      <div className="border-rule border-t pt-4">
        <Skeleton lines={4} />
      </div>
      <Skeleton lines={4} />
    </div>
  );
}
