import { useQueryClient } from "@tanstack/react-query";
import { TRACKED_STAGES, type Tracked, type TrackedStage } from "#contract/applications.ts";
import { messageOf } from "#web/lib/api.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuChoices } from "#web/ui/float/menu.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Link } from "#web/ui/link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { trackedCalls, trackedQuery } from "./api.ts";
import { dayFrom, dayText, lastText } from "./dates.ts";
import { SAID_STAGES, STAGES, trackerTexts as texts } from "./texts.ts";

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

/** What the tracker shows, as its address says it. */
export interface Place {
  view: "board" | "list";
  /** The column that a narrow screen shows. */
  stage: TrackedStage;
  /** The job that is opened over it. */
  open: string | undefined;
}

const FIRST: TrackedStage = "saved";

export function placeOf(search: string): Place {
  const given = new URLSearchParams(search);
  const stage = TRACKED_STAGES.find((one) => one === given.get("stage")) ?? FIRST;
  const view = given.get("view") === "list" ? "list" : "board";
  return { view, stage, open: given.get("open") ?? undefined };
}

/** What is usual is left out, so that a plain address stays plain. */
export function addressOf({ view, stage, open }: Place): string {
  const said = new URLSearchParams();
  if (view === "list") said.set("view", view);
  if (stage !== FIRST) said.set("stage", stage);
  if (open) said.set("open", open);
  return said.size > 0 ? `/applications?${said}` : "/applications";
}

const FRAMES = 40;

/**
 * It stands in another column now, and reading goes on with it. The menu that closes and the card that goes may each
 * drop the focus, in either order: for a moment it is picked up again, unless somebody has moved on.
 */
function keepFocusOn(selector: string, frames = FRAMES): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body)
    document.querySelector<HTMLElement>(selector)?.focus();
  if (frames > 0) requestAnimationFrame(() => keepFocusOn(selector, frames - 1));
}

/** Moves a job to another stage, by hand or by key. */
export function MoveMenu({ job }: { job: Pick<Tracked, "id" | "title" | "stage"> }) {
  const moveTo = useMove();

  async function onChange(stage: TrackedStage): Promise<void> {
    const moved = moveTo(job, stage);
    keepFocusOn(`[data-move="${job.id}"]`);
    await moved;
    keepFocusOn(`[data-move="${job.id}"]`);
  }
  return (
    <Menu
      label={texts.move(job.title)}
      trigger={
        <Button
          look="quiet"
          size="icon"
          data-move={job.id}
          aria-label={texts.move(job.title)}
          className="-mr-1 text-ink-3 max-md:size-11"
        >
          <WorkIcon name="dots" />
        </Button>
      }
    >
      <MenuChoices
        label={texts.moveTo}
        value={job.stage}
        onChange={(stage) => void onChange(stage)}
        options={TRACKED_STAGES.map((value) => ({ value, label: STAGES[value].word }))}
      />
    </Menu>
  );
}

type Moved = Pick<Tracked, "id" | "title" | "stage">;

/** Moves a job to another stage: it stands there at once, and goes back when that is refused. */
export function useMove() {
  const client = useQueryClient();
  const { move } = trackedCalls(client);
  const put = (id: string, stage: TrackedStage) =>
    client.setQueryData<{ jobs: Tracked[]; total: number }>(
      trackedQuery.queryKey,
      (list) =>
        list && {
          ...list,
          jobs: list.jobs.map((job) => (job.id === id ? { ...job, stage } : job)),
        },
    );

  return async function moveTo({ id, title, stage: from }: Moved, stage: TrackedStage) {
    if (stage === from) return;
    // What is on its way would put it back for a moment.
    await client.cancelQueries({ queryKey: trackedQuery.queryKey });
    put(id, stage);
    try {
      await move(id, stage);
      toast.success(texts.moved(title, STAGES[stage].word));
    } catch (error) {
      put(id, from);
      toast.error(messageOf(error, texts.moveFailed));
    }
  };
}
