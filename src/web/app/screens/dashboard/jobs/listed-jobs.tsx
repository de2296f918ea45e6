import type { RefObject } from "react";
import type { Recommendations } from "#web/features/recommendations/list/api.ts";
import { RecommendationList } from "#web/features/recommendations/list/recommendation-list.tsx";
import { ShowMore } from "#web/features/recommendations/list/show-more.tsx";
import { listTexts as texts } from "#web/features/recommendations/list/texts.ts";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { comparisonLink } from "../model/comparison-link.ts";
import type { Place } from "../model/place.ts";
import type { Jobs } from "./use-jobs.ts";
import type { WhySteps } from "./use-why.ts";

interface ListedJobsProps {
  list: Recommendations;
  jobs: Jobs;
  place: Place;
  rows: RefObject<HTMLUListElement | null>;
  why: WhySteps;
  onMore: () => void;
}

export function ListedJobs({ list, jobs, place, rows, why, onMore }: ListedJobsProps) {
  return (
    <>
      <RecommendationList
        list={rows}
        jobs={list.jobs}
        now={jobs.now}
        lookedBefore={list.lookedBefore}
        busy={jobs.isBusy}
        open={place.why}
        whyTo={why.linkTo}
        compareTo={(jobId) => comparisonLink(list.resumeId, jobId)}
        onDismissed={(jobId) => jobId === place.why && why.close()}
      />
      <ShowMore
        // Another list neither waits for a page of this one nor says what went wrong with it.
        key={JSON.stringify(place.filters)}
        narrowed={place.filters}
        pages={place.pages}
        shown={list.jobs.length}
        total={list.total}
        onMore={onMore}
      />
      <AiNote writer={texts.writer} />
    </>
  );
}
