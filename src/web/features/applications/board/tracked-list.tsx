import type { Tracked } from "#contract/applications.ts";
import type { Place } from "../model/address.ts";
import { lastText } from "../model/dates.ts";
import { STAGES, trackerTexts as texts } from "../texts.ts";
import { MoveMenu } from "./move-menu.tsx";
import { Next, Said, TrackedTitle } from "./tracked-card.tsx";

interface TrackedListProps {
  jobs: readonly Tracked[];
  place: Place;
}

/** All of them, the last moved first. */
export function TrackedList({ jobs, place }: TrackedListProps) {
  return (
    <>
      <p role="status" className="text-13 text-ink-2 tabular-nums">
        {texts.count(jobs.length)}
      </p>
      <ul className="mt-2 border-rule border-t">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_44px] gap-x-4 gap-y-1 border-rule border-b py-3 text-13 md:grid-cols-[minmax(0,2fr)_96px_minmax(0,2fr)_44px]"
          >
            <div className="min-w-0">
              <TrackedTitle job={job} place={place} heading="h2" />
              <p className="text-ink-2">{[job.company, job.location].filter(Boolean).join(", ")}</p>
            </div>
            <p className="font-medium max-md:order-2 max-md:col-span-2">{STAGES[job.stage].word}</p>
            <div className="grid content-start gap-1 max-md:order-3 max-md:col-span-2">
              <p className="text-ink-3 tabular-nums">{lastText(job)}</p>
              <Said job={job} />
              <Next job={job} />
              {job.notes && <p className="line-clamp-2 text-ink-2">{job.notes}</p>}
            </div>
            <MoveMenu job={job} />
          </li>
        ))}
      </ul>
    </>
  );
}
