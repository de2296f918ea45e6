import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { type FoundJobs, jobsQuery } from "../api.ts";
import { type Choice, countOf } from "../model/filters.ts";
import { allOf } from "../model/levels.ts";
import { type Place, placeOf, resultsAddress } from "./address.ts";
import { Fault } from "./faces/fault.tsx";
import { faultFaceOf, isBeyondFilters } from "./faces/fault-face.ts";
import { NoJobs } from "./faces/no-jobs.tsx";
import { ResultsSkeleton } from "./faces/results-skeleton.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import type { JobActions } from "./job-actions.tsx";
import { Listed } from "./listed.tsx";
import { ResultsHead } from "./results-head.tsx";

/** While a scan is being read. */
const ASK_AGAIN_MS = 5000;

interface JobResultsProps extends JobActions {
  resumeId: string;
  /** Stands in place of the list when the resume is not here, for who knows more about it. */
  missing?: ReactNode;
  onStartOver: () => void;
}

/** The jobs that fit a resume: what is shown of them stands in the address. */
export function JobResults(props: JobResultsProps) {
  return (
    <section className="wrap pt-6 pb-16">
      <Results key={props.resumeId} {...props} />
    </section>
  );
}

function Results({ resumeId, missing, onStartOver, ...can }: JobResultsProps) {
  const navigate = useNavigate();
  const place = placeOf(useLocation().search);
  const { filters, match, sort, pages } = place;
  const { isPending, isPlaceholderData, error, refetch, dataUpdatedAt, ...found } = useQuery({
    ...jobsQuery({ resumeId, filters, match, sort }, pages),
    placeholderData: (before: FoundJobs | undefined) => before,
    refetchInterval: ({ state }) =>
      state.error && faultFaceOf(state.error) === "reading" ? ASK_AGAIN_MS : false,
  });
  // Erased, or not this person's any more: what was found for it is not shown either.
  const isGone = error !== null && faultFaceOf(error) === "missing";
  const data = isGone ? undefined : found.data;
  const go = (to: Place) => void navigate(resultsAddress(resumeId, to), { replace: true });
  const choose = (choice: Choice) => go({ ...choice, pages: 1 });
  const total = data && allOf(data.levels);
  const failed = !isPending && !data;
  // A choice that brought no list can be undone; where nothing fits there is nothing to choose from.
  const isNothingNear = total === 0 && countOf(filters) === 0;
  const filterable = failed ? !isBeyondFilters(faultFaceOf(error)) : !isNothingNear;
  return (
    <>
      <ResultsHead
        {...{ resumeId, total, onStartOver }}
        filtered={countOf(filters) > 0}
        isMissing={isGone}
      />
      {filterable && (
        <FilterBar choice={{ filters, match, sort }} counts={data?.levels} onChange={choose} />
      )}
      {isPending && <ResultsSkeleton />}
      {failed && (
        <div className={filterable ? "" : "border-ink border-t"}>
          <Fault {...{ error, resumeId, onStartOver, missing }} onRetry={() => void refetch()} />
        </div>
      )}
      {/* There before its words are, which are else not read out everywhere. */}
      <div role="status" className={isNothingNear ? "border-ink border-t" : ""}>
        {data?.jobs.length === 0 && (
          <NoJobs
            {...{ resumeId, onStartOver }}
            choice={{ filters, match, sort }}
            hasOthers={total !== undefined && total > 0}
            onChoose={choose}
          />
        )}
      </div>
      {data && data.jobs.length > 0 && (
        <Listed
          {...{ resumeId, place, go, can }}
          found={data}
          now={new Date(dataUpdatedAt)}
          busy={isPlaceholderData}
        />
      )}
    </>
  );
}
