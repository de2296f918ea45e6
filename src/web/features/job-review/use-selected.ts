import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import type { PendingJob } from "#contract/job-review.ts";
import { jobQuery } from "./api.ts";
import { focusWasInList, showRow } from "./queue-rows.ts";
import {
  addressed,
  afterDecision,
  atPlace,
  type Opening,
  type ReviewView,
  stepFrom,
} from "./use-open.ts";

export type Shown =
  | { at: "none" }
  | { at: "loading" }
  | { at: "failed"; error: unknown; retry: () => void }
  | { at: "job"; job: PendingJob };

interface UseSelected {
  jobs: readonly PendingJob[];
  view: ReviewView;
  sending: ReadonlySet<string>;
  busy: boolean;
  /** There is a page below this one. */
  hasMore: boolean;
  wide: boolean;
  list: RefObject<HTMLElement | null>;
  opening: Opening;
}

/** The job in the address. New ones that arrive do not move it, and it may have left the page. */
export function useSelected(given: UseSelected) {
  const { jobs, view, sending, busy, hasMore, opening } = given;
  const { select, goPage } = opening;
  const at = jobs.findIndex(({ id }) => id === view.job);
  const isElsewhere = view.job !== undefined && at < 0 && !busy && !sending.has(view.job);
  const alone = useQuery({ ...jobQuery(view.job ?? ""), enabled: isElsewhere });
  const stood = useStood(given, at);
  const isAwaited = useAlwaysOne(given);
  const stepped = useRef(false);
  useFollow(given, stepped);

  function step(by: 1 | -1): void {
    const { page, job } = addressed();
    // Who types fast is ahead of the screen: this list is still that of the page before.
    if (busy || page !== view.page || (isAwaited && by === 1)) return;
    stepped.current = true;
    const to = stepFrom(jobs, { selected: job, by, stoodAt: stood.current.at });
    if (to !== "over") select(to);
    else if (by === 1 && hasMore) goPage(view.page + 1);
    else if (by === -1 && view.page > 1) goPage(view.page - 1, true);
    else if (jobs.length === 0) select(undefined);
  }
  /** The next one, before the server has said anything. */
  function moveOn(decided: string): void {
    if (decided !== view.job) return;
    opening.moveOn(afterDecision(jobs, { decided, hasMore, stoodAt: stood.current.at }));
  }
  return { ...shown(), step, moveOn };

  function shown(): Shown {
    const listed = jobs[at];
    if (listed) return { at: "job", job: listed };
    if (isAwaited) return { at: "loading" };
    if (view.job === undefined || sending.has(view.job)) return { at: "none" };
    if (alone.data) return { at: "job", job: alone.data };
    if (!alone.error) return { at: "loading" };
    return { at: "failed", error: alone.error, retry: () => void alone.refetch() };
  }
}

/** Where the open job stood on its page when it was last in the list; on another page, at its end. */
function useStood({ view: { page }, opening: { fromBelow } }: UseSelected, at: number) {
  const stood = useRef({ page, at: 0 });
  useEffect(() => {
    const isOther = stood.current.page !== page;
    if (at >= 0) stood.current = { page, at };
    else if (isOther) stood.current = { page, at: fromBelow ? Number.POSITIVE_INFINITY : 0 };
  }, [at, page, fromBelow]);
  return stood;
}

/** Where there is room, one is always open. Whether it is the next one, which has yet to come. */
function useAlwaysOne({ jobs, view, busy, hasMore, wide, opening }: UseSelected): boolean {
  const { select, fromBelow, awaited } = opening;
  const first = (fromBelow ? jobs.at(-1) : jobs[0])?.id;
  const next = awaited === undefined ? first : atPlace(jobs, awaited, hasMore);
  const isWanted = !busy && view.job === undefined && (wide || awaited !== undefined);
  useEffect(() => {
    if (isWanted && next) select(next);
  });
  return isWanted && awaited !== undefined && !next && hasMore;
}

/** Who works by keyboard finds the focus on the row of the job that is open now, or was. */
function useFollow({ list, view, wide }: UseSelected, stepped: RefObject<boolean>): void {
  const { job } = view;
  const before = useRef<string>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = job ?? last;
    // Who comes by a link begins at the head of the page, as everybody does.
    if (last === undefined || last === job) return;
    const isFollowed = stepped.current || focusWasInList(list.current);
    stepped.current = false;
    if (wide && job) showRow(list.current, job, isFollowed);
    // Back from the job that had the whole screen.
    if (!wide && !job) showRow(list.current, last, true);
  }, [list, job, wide, stepped]);
}
