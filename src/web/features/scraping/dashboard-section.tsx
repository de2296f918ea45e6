import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { REFRESH_AFTER_MS } from "#contract/scraping.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { BarChart } from "#web/ui/bar-chart.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ChartFrame } from "#web/ui/chart-frame.tsx";
import { toast } from "#web/ui/float/toast.ts";
import type { Column } from "#web/ui/list/column.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Figure } from "#web/ui/list/figure.tsx";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type Dashboard, dashboardQuery, refresh, startDiscovery, startScraping } from "./api.ts";
import { daysFinding, isLately, weeksOf } from "./days-finding.ts";
import { RecentRuns } from "./recent-runs.tsx";
import { scrapingTexts as texts } from "./texts.ts";

/** Spec 2 §2: what the scraping operation amounts to, and what starts it. */
export function DashboardSection({ discovered }: { discovered: ReactNode }) {
  const { data, isPending, error, refetch, dataUpdatedAt } = useQuery(dashboardQuery);
  const { panel, isOpen, toggle } = useDiscoveredPanel();
  const starting = useStart(data?.search);
  const panelId = useId();
  return (
    <section className="px-5 pb-12 md:px-10">
      <DashboardHead
        {...starting}
        panel={{ id: panelId, isOpen, toggle, waiting: data?.discovered_firms ?? 0 }}
      />
      {starting.fault && (
        <div className="mb-6">
          <Banner kind="bad" onClose={starting.dismiss}>
            {starting.fault}
          </Banner>
        </div>
      )}
      <div ref={panel} id={panelId}>
        {isOpen && discovered}
      </div>
      {isPending && <DashboardSkeleton />}
      {data && <Shown dashboard={data} now={new Date(dataUpdatedAt)} />}
      {!data && error && (
        <ErrorState
          title={texts.failedTitle}
          text={messageOf(error, texts.unexpected)}
          onRetry={() => void refetch()}
        />
      )}
      <p className="mt-10 text-13 text-ink-3">
        {texts.operators} <TextLink to="/admin/companies">{texts.companies}</TextLink>,{" "}
        <TextLink to="/admin/status">{texts.status}</TextLink>,{" "}
        <TextLink to="/admin/fairness">{texts.fairness}</TextLink>
      </p>
    </section>
  );
}

function Shown({ dashboard, now }: { dashboard: Dashboard; now: Date }) {
  if (isEmpty(dashboard)) {
    const toFirms = (
      <ButtonLink look="line" to="/admin/firms">
        {texts.toFirms}
      </ButtonLink>
    );
    return <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={toFirms} />;
  }
  return (
    <>
      <Cards dashboard={dashboard} />
      <DaysChart days={dashboard.jobs_per_day} />
      <div className="mt-12 grid gap-x-14 gap-y-12 xl:grid-cols-2">
        <RecentRuns runs={dashboard.recent_runs} now={now} />
        <TopFirms firms={dashboard.top_firms} now={now} />
      </div>
    </>
  );
}

const isEmpty = ({ firm_stats, scraping_stats, recent_runs }: Dashboard) =>
  firm_stats.total_firms === 0 &&
  recent_runs.length === 0 &&
  scraping_stats.pending_jobs + scraping_stats.approved_jobs === 0;

const NAME = "firms";
const OPEN = "discovered";

/** The panel of discovered firms: whether it is open stands in the address. Opened, it is read on from. */
function useDiscoveredPanel() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const isOpen = new URLSearchParams(search).get(NAME) === OPEN;

  // Who comes by a link to the open panel begins at the head of the page, as everybody does.
  useEffect(() => {
    if (isOpen && wasAsked.current) panel.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [isOpen]);

  function toggle() {
    wasAsked.current = true;
    void navigate(isOpen ? "/admin" : `/admin?${NAME}=${OPEN}`, { replace: true });
  }
  return { panel, isOpen, toggle };
}

const PLACES = [1, 2, 3, 4];

/** In the shape of the dashboard, so that nothing jumps. */
function DashboardSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <div aria-hidden="true" className={CARDS}>
        {PLACES.map((place) => (
          <div key={place} className="h-[122px]">
            <Skeleton className="w-24" />
            <Skeleton className="mt-3 h-9 w-16" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-12 h-72 w-full" />
      <div className="mt-12 grid gap-x-14 gap-y-12 xl:grid-cols-2">
        <Skeleton lines={8} />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}

/** Starts runs. Two seconds later the dashboard looks again (spec 2 §4). */
function useStart(search: Dashboard["search"] | undefined) {
  const client = useQueryClient();
  const { run, busy, fault, dismiss } = useAction(texts.unexpected);
  const start = (kind: "scraping" | "discovery", begin: () => Promise<string>) =>
    void run(kind, async () => {
      toast.success(await begin());
      setTimeout(() => void refresh(client), REFRESH_AFTER_MS);
    });
  /** Without a search service there is nothing to ask: the same words as the server's, at once. */
  const discover = async () => {
    if (search && !search.configured) throw new ApiError(503, "unavailable", search.hint);
    return await startDiscovery();
  };
  return {
    scrape: () => start("scraping", startScraping),
    discover: () => start("discovery", discover),
    busy,
    fault,
    dismiss,
  };
}

/** Labelled by week. */
const WEEK = 7;

function DaysChart({ days }: { days: Dashboard["jobs_per_day"] }) {
  const title = daysFinding(days);
  const { first, last } = weeksOf(days);
  const rows = [...days].reverse();
  return (
    <section aria-label={title} className="mt-12 border-ink border-t pt-3">
      <ChartFrame
        title={title}
        note={texts.chartNote}
        table={{
          columns: [texts.day, texts.columns.approved],
          rows: rows.map(({ day, approved }) => [dayText(day), texts.number(approved)]),
        }}
      >
        <BarChart
          label={texts.chartLabel(first, last)}
          rhythm={WEEK}
          bars={days.map(({ day, approved }, index) => ({
            label: dayText(day),
            value: approved,
            point: isLately(index, days),
          }))}
        />
      </ChartFrame>
    </section>
  );
}

/** "2026-11-15" is a day wherever it is read: no zone may move it. */
const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en-AU", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });

type TopFirm = Dashboard["top_firms"][number];

/** Those with the most approved jobs. */
function TopFirms({ firms, now }: { firms: readonly TopFirm[]; now: Date }) {
  return (
    <RuledList title={texts.topFirms}>
      <Table
        label={texts.topFirms}
        columns={columnsAt(now)}
        rows={firms}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        empty={<p className="text-ink-2">{texts.noFirms}</p>}
      />
    </RuledList>
  );
}

function columnsAt(now: Date): readonly Column<TopFirm>[] {
  const { firm, approved, all, lastRead } = texts.columns;
  return [
    { key: "firm", title: firm, cell: ({ name }) => name },
    {
      key: "approved",
      title: approved,
      align: "right",
      cell: ({ approved_jobs }) => texts.number(approved_jobs),
    },
    { key: "all", title: all, align: "right", cell: ({ total_jobs }) => texts.number(total_jobs) },
    {
      key: "lastRead",
      title: lastRead,
      align: "right",
      cell: ({ last_scraped_at: at }) => (at ? relativeTime(new Date(at), now) : texts.neverRead),
    },
  ];
}

/** Four numbers, each with what belongs to it (spec 2 §2, "cards" and "quick stats"). */
function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { scraping_stats: jobs, firm_stats: firms } = dashboard;
  return (
    <dl className={CARDS}>
      <Figure
        title={texts.pending}
        figure={texts.number(jobs.pending_jobs)}
        note={
          jobs.pending_jobs > 0 ? (
            <TextLink to="/admin/review" className="inline-block leading-6">
              {texts.reviewThem}
            </TextLink>
          ) : (
            texts.nothingWaits
          )
        }
      />
      <Figure
        title={texts.approved}
        figure={texts.number(jobs.approved_jobs)}
        note={texts.others(jobs.rejected_jobs, jobs.duplicate_jobs)}
      />
      <Figure
        title={texts.active}
        figure={texts.number(firms.active_firms)}
        of={texts.ofTotal(firms.total_firms)}
        note={texts.read(firms.scraped_today, firms.scraped_this_week)}
      />
      <Figure
        title={texts.thisWeek}
        figure={texts.number(jobs.jobs_this_week)}
        note={texts.today(jobs.jobs_today)}
      />
    </dl>
  );
}

/** A row where there is room, else two by two: a hairline between any two of them. */
const CARDS =
  "grid grid-cols-2 border-rule border-y xl:grid-cols-4 *:border-rule *:py-4 *:pr-4 *:nth-[n+3]:max-xl:border-t *:even:border-l *:even:pl-4 xl:*:pr-5 xl:*:not-first:border-l xl:*:not-first:pl-5";

interface DashboardHeadProps {
  scrape: () => void;
  discover: () => void;
  /** Which of the two is being started. */
  busy: string | undefined;
  panel: { id: string; isOpen: boolean; toggle: () => void; waiting: number };
}

function DashboardHead({ scrape, discover, busy, panel }: DashboardHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 pb-6 md:pt-8">
      <h1 className="text-28 md:text-36">{texts.title}</h1>
      <div className="flex flex-wrap gap-2 max-md:*:min-h-11 md:gap-3">
        <Button
          look="line"
          aria-expanded={panel.isOpen}
          aria-controls={panel.id}
          onClick={panel.toggle}
          className="aria-expanded:border-ink aria-expanded:bg-paper-3"
        >
          {texts.reviewDiscovered}
          {panel.waiting > 0 && <Waiting count={panel.waiting} />}
        </Button>
        <Button look="line" busy={busy === "discovery"} onClick={discover}>
          {texts.runDiscovery}
        </Button>
        <Button busy={busy === "scraping"} onClick={scrape}>
          {texts.runScraping}
        </Button>
      </div>
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="font-normal text-ink-2 tabular-nums">
      {texts.number(count)}
      <span className="sr-only"> {texts.waiting}</span>
    </span>
  );
}
