import { lazy, Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Fault, NoJobs } from "#web/features/recommendations/list/faces.tsx";
import { ListSkeleton } from "#web/features/recommendations/list/list-skeleton.tsx";
import { useWide } from "#web/lib/use-wide.ts";
import { addressOf, type Place } from "../model/place.ts";
import { Rail } from "../rail/rail.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListedJobs } from "./listed-jobs.tsx";
import type { Jobs } from "./use-jobs.ts";
import { useWhy } from "./use-why.ts";

/** Only for those who ask why: the list does not carry it. */
const Why = lazy(() => import("./why.tsx").then((file) => ({ default: file.Why })));

interface JobsPanelProps {
  jobs: Jobs;
  place: Place;
  unread: number;
}

/** The list, and beside it either the candidate's own things or why the job in hand fits. */
export function JobsPanel({ jobs, place, unread }: JobsPanelProps) {
  const { list, error, isPending, retry } = jobs;
  const wide = useWide();
  const navigate = useNavigate();
  const rows = useRef<HTMLUListElement>(null);
  const why = useWhy(place, rows);
  const open = list && place.why;
  const isNarrowed = Object.keys(place.filters).length > 0;
  const go = (to: Place) => void navigate(addressOf(to), { replace: true });
  const narrow = (filters: Place["filters"]) => go({ filters, pages: 1, why: undefined });
  const focusNext = useFocusNext(rows, list?.jobs.length ?? 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="-mt-6 min-h-[640px] min-w-0">
        {(isPending || isNarrowed || (list && list.total > 0)) && (
          <ListFilters filters={place.filters} onChange={narrow} />
        )}
        {isPending && <ListSkeleton />}
        {!isPending && !list && <Fault error={error} onRetry={retry} />}
        {/* There before its words are, which are else not read out everywhere. */}
        <div role="status">
          {list?.jobs.length === 0 && (
            <NoJobs onClear={isNarrowed ? () => narrow({}) : undefined} />
          )}
        </div>
        {list && list.jobs.length > 0 && (
          <ListedJobs
            {...{ list, jobs, place, rows, why }}
            onMore={() => {
              focusNext();
              go({ ...place, pages: place.pages + 1 });
            }}
          />
        )}
      </div>
      <Suspense fallback={null}>
        {open && <Why key={open} {...{ wide, list, why }} jobId={open} />}
      </Suspense>
      {(!open || !wide) && <Rail unread={unread} className="max-xl:mt-12" />}
    </div>
  );
}

/** Called before a list grows: reading goes on with the first job that comes. */
function useFocusNext(rows: { current: HTMLElement | null }, length: number): () => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || length <= from.current) return;
    const titles = rows.current?.querySelectorAll<HTMLElement>("[data-job]");
    titles?.[from.current]?.focus();
    from.current = undefined;
  }, [rows, length]);
  return () => {
    from.current = length;
  };
}
