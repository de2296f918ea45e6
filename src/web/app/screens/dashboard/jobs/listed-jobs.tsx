import type { RefObject } from "react";
import { listQueryOf } from "#web/features/matching/api.ts";
import { farText } from "#web/features/matching/model/found-counts.ts";
import type { Recommendations } from "#web/features/recommendations/list/api.ts";
import { RecommendationList } from "#web/features/recommendations/list/recommendation-list.tsx";
import { ShowMore } from "#web/features/recommendations/list/show-more.tsx";
import { listTexts as texts } from "#web/features/recommendations/list/texts.ts";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { comparisonLink } from "../model/comparison-link.ts";
import { farAddress, type Place } from "../model/place.ts";
import { countsOf } from "./use-headline.ts";
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
  const narrowed = listQueryOf(place);
  const { far } = countsOf(list);
  return (
    <>
      <RecommendationList
        list={rows}
        jobs={list.jobs}
        now={jobs.now}
        resumeId={list.resumeId}
        outsideLast={place.sort === "best"}
        lookedBefore={list.lookedBefore}
        busy={jobs.isBusy}
        open={place.why}
        whyTo={why.linkTo}
        compareTo={(jobId) => comparisonLink(list.resumeId, jobId)}
        onDismissed={(jobId) => jobId === place.why && why.close()}
      />
      <ShowMore
        // Another list neither waits for a page of this one nor says what went wrong with it.
        key={JSON.stringify(narrowed)}
        narrowed={narrowed}
        pages={place.pages}
        shown={list.jobs.length}
        total={list.total}
        onMore={onMore}
      />
      {place.match === undefined && far > 0 && (
        <p className="pt-5 text-13">
          <TextLink to={farAddress(place)} className="inline-flex items-center max-md:min-h-11">
            {farText({ far })}
          </TextLink>
        </p>
      )}
      <AiNote writer={texts.writer} />
    </>
  );
}
