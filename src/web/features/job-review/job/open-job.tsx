import { useEffect, useRef } from "react";
import type { PendingJob } from "#contract/job-review.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import type { Verbs } from "../dialogs/use-dialogs.tsx";
import { faceTexts, reviewTexts as texts } from "../texts.ts";
import type { Shown } from "../use-selected.ts";
import { JobView } from "./job-view.tsx";

interface OpenJobProps {
  selected: Shown;
  wide: boolean;
  now: Date;
  verbs: Verbs;
  onBack: () => void;
  onNext: () => void;
}

/** The job in its two columns, or what stands in their place. */
export function OpenJob({ selected, wide, now, verbs, onBack, onNext }: OpenJobProps) {
  const { job } = selected.at === "job" ? selected : {};
  return (
    <>
      {!wide && <Back job={job} onBack={onBack} />}
      {job && <JobView {...{ job, wide, now, verbs, onNext }} />}
      {!job && (
        <div className="px-5 md:px-7 xl:col-span-2">
          <Face selected={selected} onNext={onNext} />
        </div>
      )}
    </>
  );
}

/** Each job begins at its top, and reading goes on there. */
function Back({ job, onBack }: { job: PendingJob | undefined; onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = job?.id;
  useEffect(() => {
    if (!shown) return;
    scrollTo(0, 0);
    button.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div className="flex items-center justify-between gap-3 border-rule border-b pr-5 pl-1.5 md:pr-7 md:pl-3.5">
      <Button ref={button} look="quiet" onClick={onBack} className="min-h-11">
        <Icon name="left" />
        {texts.back}
      </Button>
      <bdi className="min-w-0 truncate text-13 text-ink-3">{job?.law_firm_name}</bdi>
    </div>
  );
}

function Face({ selected, onNext }: { selected: Shown; onNext: () => void }) {
  if (selected.at !== "failed")
    return (
      <div role="status" className="py-4">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton lines={9} />
      </div>
    );
  const { error, retry } = selected;
  const isUnknown = error instanceof ApiError && error.fault === "not-found";
  if (!isUnknown)
    return (
      <ErrorState
        title={faceTexts.jobFailed}
        text={messageOf(error, faceTexts.unexpected)}
        onRetry={retry}
      />
    );
  return (
    <div role="alert" aria-live="polite">
      <EmptyState
        title={error.message}
        text={faceTexts.unknownText}
        action={
          <Button look="line" onClick={onNext}>
            {faceTexts.choose}
          </Button>
        }
      />
    </div>
  );
}
