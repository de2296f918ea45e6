import { useEffect, useRef } from "react";
import { matchPath, useLocation, useNavigate } from "react-router";
import { addressOf, REVIEW_PATH, type ReviewView, viewOf } from "./model/review-view.ts";
import type { Next } from "./model/selection.ts";

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
