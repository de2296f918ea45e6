import { useLocation } from "react-router";
import { OfferedDocuments } from "#web/features/documents/offered-documents.tsx";
import { outsideText } from "#web/features/matching/model/found-counts.ts";
import { DashboardTabs, useTab } from "./dashboard-tabs.tsx";
import { viewOf } from "./dashboard-view.ts";
import { JobsPanel } from "./jobs/jobs-panel.tsx";
import { countsOf, useHeadline } from "./jobs/use-headline.ts";
import { useJobs } from "./jobs/use-jobs.ts";
import { dashboardTexts as texts } from "./texts.ts";

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
