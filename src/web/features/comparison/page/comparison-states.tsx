import type { ReactNode } from "react";
import { ApiError } from "#web/lib/api.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { comparisonPageTexts as texts } from "./texts.ts";

/** In the shape of what comes: a head with a score, a bar, and two columns. */
export function ComparisonSkeleton() {
  return (
    <div role="status" className="pt-6">
      <span className="sr-only">{texts.loading}</span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 xl:grid-cols-[minmax(0,1fr)_424px]">
        <div>
          <Skeleton className="h-9 w-[420px] max-w-full" />
          <div className="mt-6">
            <Skeleton lines={3} />
          </div>
        </div>
        <div className="flex items-end gap-4">
          <Skeleton className="h-14 w-28" />
          <Skeleton className="h-10 w-44" />
        </div>
      </div>
      <Skeleton className="mt-10 h-14 w-full" />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-14 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Skeleton lines={12} />
        <Skeleton className="h-[50dvh] w-full" />
      </div>
    </div>
  );
}

/** What a screen says instead, where it knows why somebody's comparison is not theirs yet. */
export type Missing = (props: { otherwise: ReactNode }) => ReactNode;

interface ComparisonFaultProps {
  error: unknown;
  missing?: Missing | undefined;
  onRetry: () => void;
}

/** Not there, or not to be had just now. */
export function ComparisonFault({ error, missing: Missing, onRetry }: ComparisonFaultProps) {
  if (!(error instanceof ApiError && error.fault === "not-found"))
    return (
      <>
        <h1 className="sr-only">{texts.title}</h1>
        <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={onRetry} />
      </>
    );
  const plain = (
    <EmptyState
      title={texts.missingTitle}
      text={texts.missingText}
      action={<ButtonLink to="/compare">{texts.missingAction}</ButtonLink>}
    />
  );
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      {Missing ? <Missing otherwise={plain} /> : plain}
    </>
  );
}
