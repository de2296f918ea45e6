import type { RefObject } from "react";
import type { PendingJob } from "#contract/job-review.ts";
import type { Place } from "../model/place.ts";
import type { JobLink } from "../open/use-open.ts";
import { faceTexts, reviewTexts as texts } from "../texts.ts";
import { QueuePaging } from "./queue-paging.tsx";
import { QueueRow } from "./queue-row.tsx";
import { QueueSkeleton } from "./queue-skeleton.tsx";

interface QueueColumnProps {
  list: RefObject<HTMLUListElement | null>;
  jobs: readonly PendingJob[];
  /** On all pages. */
  waiting: number;
  place: Place;
  now: Date;
  busy: boolean;
  hasMore: boolean;
  linkTo: (id: string) => JobLink;
  onPage: (page: number) => void;
}

export function QueueColumn(props: QueueColumnProps) {
  const { list, jobs, waiting, place, now, busy, hasMore, linkTo, onPage } = props;
  return (
    <div className="min-w-0 border-rule xl:min-h-0 xl:overflow-y-auto xl:border-r xl:[scrollbar-width:thin]">
      {/* All of a page are decided before the next ones have come. */}
      {jobs.length === 0 && waiting > 0 && <QueueSkeleton />}
      {waiting <= 0 && <p className="px-5 py-4 text-13 text-ink-2 md:px-7">{faceTexts.none}</p>}
      {jobs.length > 0 && (
        <ul
          ref={list}
          aria-label={texts.queue}
          aria-busy={busy}
          className={busy ? "opacity-60 transition-opacity" : ""}
        >
          {jobs.map((job) => (
            <QueueRow
              key={job.id}
              job={job}
              now={now}
              link={linkTo(job.id)}
              isOpen={job.id === place.job}
            />
          ))}
        </ul>
      )}
      <QueuePaging page={place.page} hasMore={hasMore} onPage={onPage} />
    </div>
  );
}
