import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type Dashboard, dashboardQuery } from "./api.ts";
import { Cards } from "./parts/cards.tsx";
import { DashboardHead } from "./parts/dashboard-head.tsx";
import { DashboardSkeleton } from "./parts/dashboard-skeleton.tsx";
import { DaysChart } from "./parts/days-chart.tsx";
import { TopFirms } from "./parts/top-firms.tsx";
import { RecentRuns } from "./runs/recent-runs.tsx";
import { scrapingTexts as texts } from "./texts.ts";
import { useDiscoveredPanel } from "./use-discovered-panel.ts";
import { useStart } from "./use-start.ts";

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
