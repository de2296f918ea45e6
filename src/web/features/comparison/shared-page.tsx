import { useQuery } from "@tanstack/react-query";
import { useMatch } from "react-router";
import type { Comparison } from "#contract/comparison.ts";
import { openShared, type SharedComparison } from "#contract/shared-comparisons.ts";
import { ApiError } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Banner } from "#web/ui/banner.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { ComparisonSkeleton } from "./page/comparison-states.tsx";
import { comparisonPageTexts } from "./page/texts.ts";
import { ComparisonReport } from "./report/comparison-report.tsx";
import { sharingTexts as texts } from "./sharing-texts.ts";

/** What somebody reads who was given the link: the report and nothing to do with it. */
export function SharedPage() {
  const token = useMatch("/shared/:token")?.params.token ?? "";
  const { data, isPending, error, refetch } = useQuery(apiQuery(openShared, { params: { token } }));
  return (
    <section className="wrap pt-6 pb-16">
      {isPending && <ComparisonSkeleton />}
      {data && <Shared shared={data} />}
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function Shared({ shared }: { shared: SharedComparison }) {
  const { resume, is_current, created_at } = shared;
  const { name } = resume;
  return (
    <>
      <Banner kind="note">
        {name ? texts.by(name) : texts.somebody} {name && texts.you(name)}{" "}
        {!is_current && texts.older(longDate(new Date(created_at)))}
      </Banner>
      <ComparisonReport comparison={whole(shared)} />
    </>
  );
}

/** The report is drawn from a comparison; what only its owner has is empty here. */
const whole = (shared: SharedComparison): Comparison => ({
  ...shared,
  id: "",
  resume_id: "",
  job_id: "",
  html: "",
  len_results: 0,
  is_saved: false,
  // Said above, without the way to compare again.
  is_current: true,
});

function Fault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.fault === "not-found";
  if (!isGone)
    return (
      <>
        <h1 className="sr-only">{comparisonPageTexts.title}</h1>
        <ErrorState
          title={comparisonPageTexts.failedTitle}
          text={comparisonPageTexts.failedText}
          onRetry={onRetry}
        />
      </>
    );
  return (
    <>
      <h1 className="sr-only">{comparisonPageTexts.title}</h1>
      <EmptyState
        title={texts.goneTitle}
        text={texts.goneText}
        action={<ButtonLink to="/compare">{texts.own}</ButtonLink>}
      />
    </>
  );
}
