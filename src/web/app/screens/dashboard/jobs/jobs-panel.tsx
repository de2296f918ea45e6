import { lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { levelCountsOf } from "#web/evidence/levels.ts";
import { listQueryOf } from "#web/features/matching/api.ts";
import { type Choice, countOf } from "#web/features/matching/model/filters.ts";
import { farText } from "#web/features/matching/model/found-counts.ts";
import { PreferencesBar } from "#web/features/matching/preferences/preferences-bar.tsx";
import { useKeepPreferences } from "#web/features/matching/preferences/use-keep-preferences.ts";
import { FarHead } from "#web/features/matching/results/far-head.tsx";
import { FilterBar } from "#web/features/matching/results/filter-bar.tsx";
import type { Recommendations } from "#web/features/recommendations/list/api.ts";
import { Fault, NoJobs } from "#web/features/recommendations/list/faces.tsx";
import { ListSkeleton } from "#web/features/recommendations/list/list-skeleton.tsx";
import { RecommendationList } from "#web/features/recommendations/list/recommendation-list.tsx";
import { ShowMore } from "#web/features/recommendations/list/show-more.tsx";
import { listTexts as texts } from "#web/features/recommendations/list/texts.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { comparisonLink } from "../comparison-link.ts";
import { addressOf, type DashboardView, farAddress } from "../dashboard-view.ts";
import { Rail } from "../rail.tsx";
import { countsOf } from "./use-headline.ts";
import type { Jobs } from "./use-jobs.ts";
import { useWhy, type WhySteps } from "./use-why.ts";

/** Only for those who ask why: the list does not carry it. */
const Why = lazy(() => import("./why.tsx").then((file) => ({ default: file.Why })));

const SaveSearch = lazy(() =>
  import("#web/features/recommendations/searches/save-search.tsx").then((file) => ({
    default: file.SaveSearch,
  })),
);

/** What is kept of a list: what narrows it, and not its order or the preferences of today. */
function searchQueryOf(view: DashboardView) {
  const { sort: _, want: __, outside_last: ___, ...query } = listQueryOf(view);
  return query;
}

interface JobsPanelProps {
  jobs: Jobs;
  view: DashboardView;
  unread: number;
}

/** The list, and beside it either the candidate's own things or why the job in hand fits. */
export function JobsPanel({ jobs, view, unread }: JobsPanelProps) {
  const { list, error, isPending, retry } = jobs;
  const wide = useWide();
  const navigate = useNavigate();
  const rows = useRef<HTMLUListElement>(null);
  const why = useWhy(view, rows);
  const open = list && view.why;
  const isNarrowed = countOf(view.filters) > 0;
  const go = (to: DashboardView) => void navigate(addressOf(to), { replace: true });
  const choose = (choice: Choice) => go({ ...choice, pages: 1, why: undefined });
  const keep = useKeepPreferences((want) => choose({ ...view, want }));
  const far = list ? countsOf(list).far : 0;
  const focusNext = useFocusNext(rows, list?.jobs.length ?? 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="-mt-6 min-h-[640px] min-w-0">
        {(isPending || isNarrowed || view.match || (list && list.total + far > 0)) && (
          <>
            <FilterBar
              choice={view}
              counts={list && levelCountsOf(list.levels)}
              onChange={choose}
            />
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <PreferencesBar line={list?.want ?? view.want ?? ""} onSave={keep} />
              <Suspense fallback={null}>
                <SaveSearch query={searchQueryOf(view)} />
              </Suspense>
            </div>
          </>
        )}
        {view.match === "partial" && list && list.jobs.length > 0 && (
          <FarHead onBack={() => choose({ ...view, match: undefined })} />
        )}
        {isPending && <ListSkeleton />}
        {!isPending && !list && <Fault error={error} onRetry={retry} />}
        {/* There before its words are, which are else not read out everywhere. */}
        <div role="status">
          {list?.jobs.length === 0 && (
            <NoJobs
              onClear={isNarrowed ? () => choose({ ...view, filters: {} }) : undefined}
              far={
                far > 0 && view.match !== "partial"
                  ? { text: farText({ far }), to: farAddress(view) }
                  : undefined
              }
            />
          )}
        </div>
        {list && list.jobs.length > 0 && (
          <ListedJobs
            {...{ list, jobs, view, rows, why }}
            onMore={() => {
              focusNext();
              go({ ...view, pages: view.pages + 1 });
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

interface ListedJobsProps {
  list: Recommendations;
  jobs: Jobs;
  view: DashboardView;
  rows: RefObject<HTMLUListElement | null>;
  why: WhySteps;
  onMore: () => void;
}

function ListedJobs({ list, jobs, view, rows, why, onMore }: ListedJobsProps) {
  const narrowed = listQueryOf(view);
  const { far } = countsOf(list);
  return (
    <>
      <RecommendationList
        list={rows}
        jobs={list.jobs}
        now={jobs.now}
        resumeId={list.resumeId}
        outsideLast={view.sort === "best"}
        lookedBefore={list.lookedBefore}
        busy={jobs.isBusy}
        open={view.why}
        whyTo={why.linkTo}
        compareTo={(jobId) => comparisonLink(list.resumeId, jobId)}
        onDismissed={(jobId) => jobId === view.why && why.close()}
      />
      <ShowMore
        // Another list neither waits for a page of this one nor says what went wrong with it.
        key={JSON.stringify(narrowed)}
        narrowed={narrowed}
        pages={view.pages}
        shown={list.jobs.length}
        total={list.total}
        onMore={onMore}
      />
      {view.match === undefined && far > 0 && (
        <p className="pt-5 text-13">
          <TextLink to={farAddress(view)} className="inline-flex items-center max-md:min-h-11">
            {farText({ far })}
          </TextLink>
        </p>
      )}
      <AiNote writer={texts.writer} />
    </>
  );
}
