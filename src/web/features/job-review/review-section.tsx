import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { listPendingJobs, PendingJob } from "#contract/job-review.ts";
import { type Answer, ApiError, messageOf } from "#web/lib/api.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { keysAreOn } from "#web/ui/list/keys-on.ts";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { queueQuery } from "./api.ts";
import { JobView } from "./job-view.tsx";
import { QueueColumn, QueueSkeleton } from "./queue-column.tsx";
import { faceTexts, KEY_HINTS, reviewTexts, faceTexts as texts } from "./texts.ts";
import { titleOf } from "./title-of.ts";
import { LawfulDialog, useDecisions } from "./use-decisions.tsx";
import { useDialogs, type Verbs } from "./use-dialogs.tsx";
import { addressOf, isHere, type ReviewView, useOpen, viewOf } from "./use-open.ts";
import { type Shown, useSelected } from "./use-selected.ts";

/** As the server hands them out. */
const PAGE = 20;

/** Scraped jobs that wait for a decision (spec 2 §2). Which page and which job stand in the address. */
export function ReviewSection() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = viewOf(search);
  const { page } = view;
  const { data, error, isPending, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(
    queueQuery(page),
  );
  const decisions = useDecisions({ onShow: useShowAgain() });
  // The last job of the last page was decided, or the address is an old one.
  const isPastTheEnd = !isPlaceholderData && data?.jobs.length === 0 && page > 1;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE));
  useEffect(() => {
    if (!isPastTheEnd || !isHere()) return;
    const nearest = Math.min(lastPage, page - 1);
    void navigate(addressOf({ page: nearest, job: view.job }), { replace: true });
  }, [isPastTheEnd, lastPage, page, view.job, navigate]);

  if (data)
    return (
      <Reviewing
        queue={data}
        view={view}
        now={new Date(dataUpdatedAt || Date.now())}
        busy={isPlaceholderData || isPastTheEnd}
        decisions={decisions}
      />
    );
  return (
    <section>
      <ReviewHead />
      {isPending && <QueueSkeleton />}
      {!isPending && (
        <div className="px-5 md:px-7">
          <ErrorState
            title={texts.failed}
            text={messageOf(error, texts.unexpected)}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </section>
  );
}

/** From a toast, which may still be there when the reader is elsewhere. */
function useShowAgain() {
  const navigate = useNavigate();
  return (job: string): void => {
    if (!isHere()) return;
    void navigate(addressOf({ ...viewOf(location.search), job }), { replace: true });
  };
}

interface ReviewingProps {
  queue: Answer<typeof listPendingJobs>;
  view: ReviewView;
  now: Date;
  /** Another page is on its way. */
  busy: boolean;
  /** Kept where the queue is fetched, so that both change in one step. */
  decisions: ReturnType<typeof useDecisions>;
}

/** The queue, and the job that is open: beside it where there is room, else in its place. */
function Reviewing({ queue, view, now, busy, decisions }: ReviewingProps) {
  const wide = useWide();
  const list = useRef<HTMLUListElement>(null);
  const opening = useOpen(view);
  const { sending } = decisions;
  const jobs = queue.jobs.filter(({ id }) => !sending.has(id));
  const hasMore = queue.has_more;
  const selected = useSelected({ jobs, view, sending, busy, hasMore, wide, list, opening });
  const { dialog, ...verbs } = useDialogs({
    job: () => (opening.isShown() ? pendingOf(selected) : undefined),
    decisions,
    onDecided: selected.moveOn,
  });
  useKeys({
    moves: { j: () => selected.step(1), k: () => selected.step(-1) },
    verbs: {
      a: verbs.approve,
      e: verbs.edit,
      r: verbs.reject,
      u: decisions.undoLast,
      "?": verbs.help,
    },
  });
  const waiting = queue.total - (queue.jobs.length - jobs.length);
  const showsJob = selected.at !== "none";
  const isEmpty = waiting <= 0 && !showsJob;
  return (
    <section className="flex flex-col xl:h-[calc(100dvh-57px)] xl:min-h-[520px]">
      <ReviewHead waiting={waiting} hidden={!wide && showsJob} />
      <p role="status" className="sr-only">
        {selected.at === "job" &&
          reviewTexts.selected(titleOf(selected.job), selected.job.law_firm_name)}
      </p>
      {isEmpty && <EmptyQueue />}
      <div className={COLUMNS}>
        {(wide || !showsJob) && !isEmpty && (
          <QueueColumn
            {...{ list, jobs, waiting, view, now, busy, hasMore }}
            linkTo={(id) => opening.linkTo(id, wide)}
            onPage={opening.goPage}
          />
        )}
        {showsJob && (
          <OpenJob
            {...{ selected, wide, now, verbs }}
            onBack={opening.back}
            onNext={() => selected.step(1)}
          />
        )}
      </div>
      {!isEmpty && (
        <div className="sticky bottom-0 z-10 border-rule border-t bg-paper px-7 max-xl:hidden [&>div]:border-t-0">
          <KeyBar hints={KEY_HINTS} />
        </div>
      )}
      {dialog}
      {decisions.held && (
        <LawfulDialog
          key={decisions.held.job.id}
          held={decisions.held}
          onClose={decisions.forgetHeld}
          onApprove={(choice) => {
            const { held, forgetHeld, decide } = decisions;
            forgetHeld();
            if (held) void decide(held.job, choice);
          }}
        />
      )}
    </section>
  );
}

const pendingOf = (selected: Shown) =>
  selected.at === "job" && selected.job.state === "pending" ? selected.job : undefined;

const COLUMNS =
  "xl:grid xl:min-h-0 xl:flex-1 xl:grid-cols-[248px_minmax(0,1.09fr)_minmax(340px,1fr)] xl:grid-rows-[minmax(0,1fr)] min-[80rem]:grid-cols-[248px_minmax(0,1fr)_400px]";

/** What has its own use for letters. */
const OWN =
  "input, textarea, select, [contenteditable], [role=menu], [role=dialog], li[data-state]";

interface Keys {
  /** A held key goes on moving. */
  moves: Readonly<Record<string, () => void>>;
  /** A held key decides once. */
  verbs: Readonly<Record<string, () => void>>;
}

/** Letters that do something while nobody types and no dialog is open. */
function useKeys({ moves, verbs }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !keysAreOn()) return;
    if (target instanceof Element && target.closest(OWN)) return;
    if (document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    const act = moves[key] ?? (event.repeat ? undefined : verbs[key]);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function EmptyQueue() {
  return (
    <div role="status" className="px-5 md:px-7">
      <EmptyState
        title={texts.none}
        text={texts.noneText}
        action={<ButtonLink to="/admin">{texts.noneAction}</ButtonLink>}
      />
    </div>
  );
}

interface ReviewHeadProps {
  waiting?: number;
  /** A job has the whole of a small screen. */
  hidden?: boolean;
}

function ReviewHead({ waiting, hidden = false }: ReviewHeadProps) {
  if (hidden) return <h1 className="sr-only">{reviewTexts.title}</h1>;
  return (
    <header className="flex flex-none items-end justify-between gap-6 border-ink border-b px-5 pt-[18px] pb-3.5 md:pr-10 md:pl-7">
      <h1 className="text-28">{reviewTexts.title}</h1>
      <p className="text-13 text-ink-2 tabular-nums">
        {waiting !== undefined && waiting > 0 && reviewTexts.waiting(waiting)}
      </p>
    </header>
  );
}

interface OpenJobProps {
  selected: Shown;
  wide: boolean;
  now: Date;
  verbs: Verbs;
  onBack: () => void;
  onNext: () => void;
}

/** The job in its two columns, or what stands in their place. */
function OpenJob({ selected, wide, now, verbs, onBack, onNext }: OpenJobProps) {
  const { job } = selected.at === "job" ? selected : {};
  return (
    <>
      {!wide && <Back job={job} onBack={onBack} />}
      {job && <JobView {...{ job, wide, now, verbs, onNext }} />}
      {!job && (
        <div className="px-5 md:px-7 xl:col-span-2">
          <Face selected={selected} onNext={onNext} />
        </div>
      )}
    </>
  );
}

/** Each job begins at its top, and reading goes on there. */
function Back({ job, onBack }: { job: PendingJob | undefined; onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = job?.id;
  useEffect(() => {
    if (!shown) return;
    scrollTo(0, 0);
    button.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div className="flex items-center justify-between gap-3 border-rule border-b pr-5 pl-1.5 md:pr-7 md:pl-3.5">
      <Button ref={button} look="quiet" onClick={onBack} className="min-h-11">
        <Icon name="left" />
        {reviewTexts.back}
      </Button>
      <bdi className="min-w-0 truncate text-13 text-ink-3">{job?.law_firm_name}</bdi>
    </div>
  );
}

function Face({ selected, onNext }: { selected: Shown; onNext: () => void }) {
  if (selected.at !== "failed")
    return (
      <div role="status" className="py-4">
        <span className="sr-only">{reviewTexts.loading}</span>
        <Skeleton lines={9} />
      </div>
    );
  const { error, retry } = selected;
  const isUnknown = error instanceof ApiError && error.fault === "not-found";
  if (!isUnknown)
    return (
      <ErrorState
        title={faceTexts.jobFailed}
        text={messageOf(error, faceTexts.unexpected)}
        onRetry={retry}
      />
    );
  return (
    <div role="alert" aria-live="polite">
      <EmptyState
        title={error.message}
        text={faceTexts.unknownText}
        action={
          <Button look="line" onClick={onNext}>
            {faceTexts.choose}
          </Button>
        }
      />
    </div>
  );
}
