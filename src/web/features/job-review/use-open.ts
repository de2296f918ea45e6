import { useEffect, useRef } from "react";
import { matchPath, useLocation, useNavigate } from "react-router";
import { Id } from "#contract/endpoint.ts";

/** What the address says about the queue, so that a reload or a link shows the same. */
export interface ReviewView {
  /** From 1. */
  page: number;
  /** The job that is open. */
  job: string | undefined;
}

/** The server counts no further; the queue itself shows its last page for any that is too high. */
const LAST_PAGE = 100_000;
const REVIEW_PATH = "/admin/review";

/** What stands in the address; anything else in it is as good as nothing. */
export function viewOf(query: string): ReviewView {
  const search = new URLSearchParams(query);
  const page = Number(search.get("page"));
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
    job: Id.safeParse(search.get("job")).data,
  };
}

export function addressOf({ page, job }: ReviewView): string {
  const search = new URLSearchParams();
  if (job) search.set("job", job);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${REVIEW_PATH}?${search}` : REVIEW_PATH;
}

export interface JobLink {
  to: string;
  state: unknown;
  replace: boolean;
}

/**
 * What an entry of the history remembers: the queue is below it, it was reached from below, or the
 * job at a place of the list is to be opened as soon as it has come.
 */
interface Came {
  overQueue?: boolean;
  fromBelow?: boolean;
  awaited?: number | undefined;
}

export type Opening = ReturnType<typeof useOpen>;

/** On a small screen to open a job is a step that Back undoes; to look at the next one instead is none. */
export function useOpen(view: ReviewView) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const leaving = useRef(false);
  const came = asCame(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry is reached.
  useEffect(() => {
    leaving.current = false;
  }, [key]);

  function linkTo(job: string, wide: boolean): JobLink {
    const to = addressOf({ ...view, job });
    if (wide || view.job) return { to, state: { overQueue: came.overQueue }, replace: true };
    return { to, state: { overQueue: true }, replace: false };
  }
  function select(job: string | undefined, awaited?: number): void {
    if (!isHere()) return;
    const how = { replace: true, state: { overQueue: came.overQueue, awaited } };
    void navigate(addressOf({ ...view, job }), how);
  }
  function back(): void {
    // Going back takes a moment: a second press would leave the page.
    if (leaving.current) return;
    leaving.current = true;
    if (came.overQueue) void navigate(-1);
    else void navigate(addressOf({ ...view, job: undefined }), { replace: true });
  }
  return {
    linkTo,
    select,
    back,
    /** The last of its page is to be selected, not the first. */
    fromBelow: came.fromBelow === true,
    awaited: came.awaited,
    goPage: (page: number, fromBelow = false) =>
      void navigate(addressOf({ page, job: undefined }), { state: { fromBelow } }),
    /** The next one, before the server has said anything. */
    moveOn: ({ id, at }: Next) => select(id, id ? undefined : at),
    /** Who types fast is ahead of the screen: nobody decides about what is not shown yet. */
    isShown: () => addressed().job === view.job,
  };
}

/** Of the browser: it knows of a step at once, while the router may still draw the one before. */
export const addressed = () => viewOf(location.search);

/** Whoever has pressed a link to another page is not to be called back while that is on its way. */
export const isHere = () => matchPath(REVIEW_PATH, location.pathname) !== null;

const asCame = (state: unknown): Came => (typeof state === "object" && state !== null ? state : {});

interface Listed {
  readonly id: string;
}

interface Decided {
  decided: string;
  /** Where it stood when it was last in the list. */
  stoodAt: number;
  /** There is a page below this one. */
  hasMore: boolean;
}

/** Where the next one is, and which one when it is there already. */
interface Next {
  at: number;
  id: string | undefined;
}

/** After a decision: the one that takes its place, which may come from the next page (spec 2 §4). */
export function afterDecision(
  jobs: readonly Listed[],
  { decided, stoodAt, hasMore }: Decided,
): Next {
  const listed = jobs.findIndex(({ id }) => id === decided);
  const at = listed < 0 ? Math.max(0, Math.min(stoodAt, jobs.length - 1)) : listed;
  const left = jobs.filter(({ id }) => id !== decided);
  return { at, id: atPlace(left, at, hasMore) };
}

/** The one at that place, and past the end of the queue the last; none while it is yet to come. */
export const atPlace = (jobs: readonly Listed[], at: number, hasMore: boolean) =>
  (jobs[at] ?? (hasMore ? undefined : jobs.at(-1)))?.id;

interface Step {
  selected: string | undefined;
  by: 1 | -1;
  /** Where the selected one stood when it was last in the list: somebody else may have decided it. */
  stoodAt: number;
}

/** The one below or above; "over" past the end of the page. */
export function stepFrom(jobs: readonly Listed[], { selected, by, stoodAt }: Step) {
  const at = jobs.findIndex(({ id }) => id === selected);
  // The place of one that went is taken by the one that stood below it.
  const gap = by === 1 ? stoodAt : stoodAt - 1;
  const to = at < 0 ? Math.min(gap, jobs.length - 1) : at + by;
  return jobs[to]?.id ?? "over";
}
