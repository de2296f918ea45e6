import { useEffect, useEffectEvent, useRef } from "react";
import type { listPendingJobs } from "#contract/job-review.ts";
import type { Answer } from "#web/lib/api.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { keysAreOn } from "#web/ui/list/keys-on.ts";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import { LawfulDialog } from "./dialogs/lawful-dialog.tsx";
import { useDialogs } from "./dialogs/use-dialogs.tsx";
import { OpenJob } from "./job/open-job.tsx";
import { EmptyQueue } from "./list/empty-queue.tsx";
import { QueueColumn } from "./list/queue-column.tsx";
import { ReviewHead } from "./list/review-head.tsx";
import type { ReviewView } from "./model/review-view.ts";
import { titleOf } from "./model/title-of.ts";
import { KEY_HINTS, reviewTexts as texts } from "./texts.ts";
import type { useDecisions } from "./use-decisions.ts";
import { useOpen } from "./use-open.ts";
import { type Shown, useSelected } from "./use-selected.ts";

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
export function Reviewing({ queue, view, now, busy, decisions }: ReviewingProps) {
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
        {selected.at === "job" && texts.selected(titleOf(selected.job), selected.job.law_firm_name)}
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
