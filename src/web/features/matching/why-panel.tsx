import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#web/lib/api.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { whyQuery } from "./api.ts";
import type { Asking } from "./requirement-rows.tsx";
import { whyTexts as texts } from "./texts.ts";
import { WhyMatch } from "./why-match.tsx";

interface WhyPanelProps {
  jobId: string;
  resumeId: string;
  /** Beside a requirement that is not met, for whoever can say more about it. */
  asking?: Asking | undefined;
}

/** Why one job fits one resume. It stands beside a list, or on a sheet over it. */
export function WhyPanel({ jobId, resumeId, asking }: WhyPanelProps) {
  const { data, isPending, error, dataUpdatedAt, refetch } = useQuery(whyQuery(jobId, resumeId));
  if (isPending) return <WhySkeleton />;
  // Before what was known: a job that is closed meanwhile is not shown as open.
  if (error instanceof ApiError && error.fault === "not-found")
    return <EmptyState title={texts.missingTitle} text={texts.missingText} />;
  if (data) return <WhyMatch match={data} now={new Date(dataUpdatedAt)} asking={asking} />;
  return (
    <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={() => void refetch()} />
  );
}

/** In the shape of what comes. */
export function WhySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="mt-1 h-7 w-3/4" />
      <Skeleton className="mt-4 w-full" />
      <div className="mt-8 flex items-end gap-4">
        <Skeleton className="h-10 w-20" />
        <Skeleton className="h-8 w-40" />
      </div>
      <Skeleton className="mt-6 h-3.5 w-full" />
      <div className="mt-10 grid gap-8">
        <Skeleton lines={4} />
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
