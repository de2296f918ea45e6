import { useQuery } from "@tanstack/react-query";
import { useLocation, useMatch, useNavigate } from "react-router";
import { SCORED_AT_MOST } from "#contract/match-rules.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { type FoundJobs, jobsQuery } from "../api.ts";
import { countOf } from "../model/filters.ts";
import { type Place, placeOf, resultsAddress } from "./address.ts";
import { Fault, NoJobs, ResultsSkeleton } from "./faces.tsx";
import { faultFaceOf, isBeyondFilters } from "./fault-face.ts";
import { FilterBar } from "./filters/filter-bar.tsx";
import { Listed } from "./listed.tsx";
import { countText, resultTexts as texts } from "./texts.ts";

/** While a scan is being read. */
const ASK_AGAIN_MS = 5000;

export function ResultsPage() {
  const resumeId = useMatch("/results/:resumeId")?.params.resumeId ?? "";
  return (
    <section className="wrap pt-6 pb-16 md:pt-10">
      <Results key={resumeId} resumeId={resumeId} />
    </section>
  );
}

function Results({ resumeId }: { resumeId: string }) {
  const navigate = useNavigate();
  const place = placeOf(useLocation().search);
  const { filters, pages } = place;
  const { data, isPending, isPlaceholderData, error, refetch, dataUpdatedAt } = useQuery({
    ...jobsQuery({ resumeId, filters }, pages),
    placeholderData: (before: FoundJobs | undefined) => before,
    refetchInterval: ({ state }) =>
      state.error && faultFaceOf(state.error) === "reading" ? ASK_AGAIN_MS : false,
  });
  const go = (to: Place) => void navigate(resultsAddress(resumeId, to), { replace: true });
  const filtered = countOf(filters) > 0;
  const failed = !isPending && !data;
  // A choice that brought no list can be undone.
  const filterable = !failed || !isBeyondFilters(faultFaceOf(error));
  return (
    <>
      <Head
        {...{ resumeId, filtered }}
        total={data?.total}
        isMissing={failed && faultFaceOf(error) === "missing"}
      />
      {filterable && (
        <FilterBar filters={filters} onChange={(changed) => go({ filters: changed, pages: 1 })} />
      )}
      {isPending && <ResultsSkeleton />}
      {failed && (
        <div className={filterable ? "" : "border-ink border-t"}>
          <Fault error={error} resumeId={resumeId} onRetry={() => void refetch()} />
        </div>
      )}
      {/* There before its words are, which are else not read out everywhere. */}
      <div role="status">
        {data?.jobs.length === 0 && (
          <NoJobs {...{ resumeId, filtered }} onClear={() => go({ filters: {}, pages: 1 })} />
        )}
      </div>
      {data && data.jobs.length > 0 && (
        <Listed
          {...{ resumeId, place, go }}
          found={data}
          now={new Date(dataUpdatedAt)}
          busy={isPlaceholderData}
        />
      )}
    </>
  );
}

interface HeadProps {
  resumeId: string;
  total: number | undefined;
  filtered: boolean;
  /** There is no such resume: nothing to say about it, and nothing to open. */
  isMissing: boolean;
}

function Head({ resumeId, total, filtered, isMissing }: HeadProps) {
  const title = total ? countText(total, filtered) : texts.title;
  return (
    <header className="mb-8">
      <p className="text-13">
        <TextLink to="/documents">{texts.back}</TextLink>
      </p>
      <h1 className="mt-4">{title}</h1>
      {!isMissing && (
        <p className="mt-2 max-w-[75ch] text-ink-2">
          {texts.lead} {total !== undefined && total >= SCORED_AT_MOST && `${texts.atMost} `}
          <TextLink to={`/documents/${resumeId}`} className="whitespace-nowrap">
            {texts.resume}
          </TextLink>
        </p>
      )}
    </header>
  );
}
