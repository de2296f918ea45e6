import type { Tracked } from "#contract/applications.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Link } from "#web/ui/link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { addressOf, type Place } from "./address.ts";
import { dayFrom, dayText, lastText } from "./dates.ts";
import { MoveMenu } from "./move-menu.tsx";
import { SAID_STAGES, trackerTexts as texts } from "./texts.ts";

interface TrackedCardProps {
  job: Tracked;
  place: Place;
  /** Under the heading of its column, or right under the page's. */
  heading: "h2" | "h3";
}

/** A job in its column: which, since when, what its recruiter says, and what comes next. */
export function TrackedCard({ job, place, heading }: TrackedCardProps) {
  return (
    <article className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_36px] gap-x-1 text-13 max-md:grid-cols-[minmax(0,1fr)_44px]">
      <div className="min-w-0">
        <TrackedTitle {...{ job, place, heading }} />
        <p className="text-ink-2">{[job.company, job.location].filter(Boolean).join(", ")}</p>
      </div>
      <MoveMenu job={job} />
      <div className="col-span-2 mt-1 grid gap-1">
        <p className="text-ink-3 tabular-nums">{lastText(job)}</p>
        <Said job={job} />
        <Next job={job} />
        {job.notes && <p className="line-clamp-2 text-ink-2">{job.notes}</p>}
        {job.documents.length > 0 && (
          <p className="flex items-center gap-1.5 text-ink-3">
            <WorkIcon name="clip" small />
            {texts.documents(job.documents.length)}
          </p>
        )}
      </div>
    </article>
  );
}

export function TrackedTitle({ job, place, heading: Heading }: TrackedCardProps) {
  return (
    <Heading className="font-medium font-sans text-13 leading-[1.45] tracking-normal">
      <Link
        to={addressOf({ ...place, open: job.id })}
        replace
        // A link is dragged by itself otherwise, and not the card.
        draggable={false}
        data-tracked={job.id}
        className="no-underline decoration-1 underline-offset-3 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
      >
        {job.title}
      </Link>
    </Heading>
  );
}

/** In the recruiter's own words, and as theirs. */
export function Said({ job: { application, company } }: { job: Tracked }) {
  if (!application) return null;
  const { withdrawn_at, staged_at, applied_at, stage } = application;
  if (withdrawn_at) return <p>{texts.withdrawnOn(longDate(new Date(withdrawn_at)))}</p>;
  return (
    <p>
      <span className="text-ink-2">{texts.from(company)}</span>{" "}
      <span className="font-medium">{SAID_STAGES[stage]}</span>,{" "}
      <span className="tabular-nums">{longDate(new Date(staged_at ?? applied_at))}</span>
    </p>
  );
}

export function Next({ job }: { job: Tracked }) {
  const { remind_on, was_reminded, jobDocumentId, is_open, closes_on } = job;
  const hasClosed = closes_on !== null && closes_on < dayFrom(new Date(), 0);
  return (
    <>
      {closes_on && (
        <p className={`tabular-nums ${hasClosed ? "text-ink-3" : "text-ink-2"}`}>
          {(hasClosed ? texts.hasClosed : texts.closes)(dayText(closes_on))}
        </p>
      )}
      {remind_on && (
        <p
          className={`flex items-center gap-1.5 tabular-nums ${was_reminded ? "text-ink-3" : "text-ink-2"}`}
        >
          <WorkIcon name="clock" small />
          {(was_reminded ? texts.reminded : texts.reminder)(dayText(remind_on))}
        </p>
      )}
      {jobDocumentId && !is_open && <p className="text-ink-3">{texts.closedPosting}</p>}
    </>
  );
}
