import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { levelCountsOf } from "#web/evidence/levels.ts";
import { SavedComparisons } from "#web/features/comparison/saved-comparisons.tsx";
import { OfferedDocuments } from "#web/features/documents/offered-documents.tsx";
import { listQueryOf } from "#web/features/matching/api.ts";
import { type Choice, countOf } from "#web/features/matching/model/filters.ts";
import {
  type FoundCounts,
  farText,
  foundCountsOf,
  foundText,
  outsideText,
} from "#web/features/matching/model/found-counts.ts";
import { PreferencesBar } from "#web/features/matching/preferences/preferences-bar.tsx";
import { useKeepPreferences } from "#web/features/matching/preferences/use-keep-preferences.ts";
import { FarHead } from "#web/features/matching/results/far-head.tsx";
import { FilterBar } from "#web/features/matching/results/filter-bar.tsx";
import {
  PAGE,
  type Recommendations,
  recommendationsQuery,
  useHidden,
  without,
} from "#web/features/recommendations/list/api.ts";
import { Fault, NoJobs } from "#web/features/recommendations/list/faces.tsx";
import { ListSkeleton } from "#web/features/recommendations/list/list-skeleton.tsx";
import {
  isNewSince,
  RecommendationList,
} from "#web/features/recommendations/list/recommendation-list.tsx";
import { ShowMore } from "#web/features/recommendations/list/show-more.tsx";
import { listTexts } from "#web/features/recommendations/list/texts.ts";
import { SavedJobs } from "#web/features/recommendations/saved-jobs.tsx";
import { applicationsPath } from "#web/lib/application-paths.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { CountBadge } from "#web/ui/list/mark/count-badge.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { comparisonLink } from "./comparison-link.ts";
import { DashboardTabs, useTab } from "./dashboard-tabs.tsx";
import { addressOf, type DashboardView, farAddress, START, viewOf } from "./dashboard-view.ts";
import { numberWord } from "./number-words.ts";
import { ProfileOverview } from "./profile-overview.tsx";
import { RailHeading } from "./rail-heading.tsx";
import { jobsTexts, railTexts, dashboardTexts as texts } from "./texts.ts";
import { type Jobs, useJobs } from "./use-jobs.ts";
import { useWhy, type WhySteps } from "./use-why.ts";

/** The jobs for a candidate, and what else is theirs beside them. */
export function CandidateDashboard({ unread }: { unread: number }) {
  const isOnJobs = useTab() === "dashboard";
  const view = viewOf(new URLSearchParams(useLocation().search));
  const jobs = useJobs(view, isOnJobs);
  const headline = useHeadline(jobs, view);
  return (
    <section className="wrap pt-4 pb-16 md:pt-9">
      {/* Room for two lines on a phone, also while it is not known what it says: nothing moves then. */}
      <h1 className="flex items-end max-md:min-h-[2.32em] max-md:text-28">
        {isOnJobs ? headline : texts.messages}
      </h1>
      {isOnJobs && jobs.list && !jobs.isBusy && countsOf(jobs.list).outside > 0 && (
        <p className="mt-2 text-ink-2">{outsideText(countsOf(jobs.list))}</p>
      )}
      <OfferedDocuments className="mt-6" />
      <DashboardTabs unread={unread}>
        <JobsPanel {...{ jobs, view, unread }} />
      </DashboardTabs>
    </section>
  );
}

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
function JobsPanel({ jobs, view, unread }: JobsPanelProps) {
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
      <AiNote writer={listTexts.writer} />
    </>
  );
}

/** What is the candidate's own, beside the jobs. */
function Rail({ unread, className }: { unread: number; className: string }) {
  return (
    <aside className={`grid content-start gap-10 ${className}`}>
      <ProfileOverview />
      <QuickActions unread={unread} />
      <SavedJobs />
      <SavedComparisons compact />
    </aside>
  );
}

function QuickActions({ unread }: { unread: number }) {
  return (
    <section aria-labelledby="quick-actions">
      <RailHeading id="quick-actions">{railTexts.actions}</RailHeading>
      <ul>
        <Action to="/messages" icon="mail">
          {railTexts.messages} <CountBadge count={unread} what={railTexts.unread} />
        </Action>
        <Action to={applicationsPath()} icon="clip">
          {railTexts.applications}
        </Action>
        <Action to="/paths" icon="swap">
          {railTexts.paths}
        </Action>
        <Action to="/profile" icon="person">
          {railTexts.profile}
        </Action>
      </ul>
    </section>
  );
}

interface ActionProps {
  to: string;
  icon: "mail" | "clip" | "person" | "swap";
  children: ReactNode;
}

function Action({ to, icon, children }: ActionProps) {
  return (
    <li className="border-rule border-b">
      <Link
        to={to}
        className="flex min-h-11 items-center gap-2.5 font-medium text-13 no-underline hover:text-accent"
      >
        <WorkIcon name={icon} />
        <span className="flex items-center gap-1.5">{children}</span>
        <Icon name="right" className="ml-auto text-ink-3" />
      </Link>
    </li>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Further back nobody can ask. */
const MOST_DAYS = 365;

/** What a list comes to, by levels. */
const countsOf = ({ levels, inside }: Recommendations): FoundCounts =>
  foundCountsOf(levelCountsOf(levels), levelCountsOf(inside));

/** What there is, in words. Where there is no list, or another one is on its way, only the name of the screen. */
function useHeadline({ list, now, isBusy }: Jobs, view: DashboardView): string {
  const isNarrowed = countOf(view.filters) > 0;
  const fresh = useFresh(isNarrowed || view.match ? undefined : list, now);
  if (!list || isBusy) return texts.title;
  const found = countsOf(list);
  if (Object.values(found).every((count) => count === 0)) return texts.title;
  const words = headline(foundText(found), fresh, now);
  return isNarrowed ? jobsTexts.narrowed(words) : words;
}

/** How many are new. The list is the best first, so those that are not shown yet are asked for. */
function useFresh(list: Recommendations | undefined, now: Date): Fresh | undefined {
  const hidden = useHidden();
  const since = list?.lookedBefore;
  const isWhole = !list || list.jobs.length >= list.total;
  const days = since ? Math.ceil((now.getTime() - since.getTime()) / DAY_MS) : 0;
  const canAsk = days >= 1 && days <= MOST_DAYS;
  const { data } = useQuery({
    ...recommendationsQuery({ ...listQueryOf(START), posted_within: days }),
    enabled: canAsk && !isWhole,
  });
  if (!list || !since) return undefined;
  const among = isWhole ? list : data && without(data, hidden);
  if (!among) return undefined;
  const count = among.jobs.filter((job) => isNewSince(job, since)).length;
  return { count, orMore: !isWhole && count >= PAGE && among.total > count, since };
}

const HEADLINE_DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

interface Fresh {
  count: number;
  /** There are more than were counted. */
  orMore: boolean;
  since: Date;
}

/** "4 strong matches, 12 worth a look, three new since Thursday". */
export function headline(found: string, fresh: Fresh | undefined, now: Date): string {
  if (!fresh || fresh.count === 0) return found;
  const count = `${fresh.orMore ? "more than " : ""}${numberWord(fresh.count)}`;
  return `${found}, ${count} new since ${sinceWords(fresh.since, now)}`;
}

/** A time today, a day of this week, a date before that. */
function sinceWords(since: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(since)) / HEADLINE_DAY_MS);
  if (days <= 0) return since.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });
  if (days === 1) return "yesterday";
  if (days < WEEK_DAYS) return since.toLocaleDateString("en-AU", { weekday: "long" });
  return since.toLocaleDateString("en-AU", { day: "numeric", month: "long" });
}

const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
