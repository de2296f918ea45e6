import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { addressOf, type CandidatesView, listOnly, type Tab } from "./candidates-view.ts";
import { focusRow } from "./rows.ts";

/** Where a link to a profile leads, and what it leaves in the history. */
export interface ProfileLink {
  to: string;
  state: unknown;
  replace: boolean;
}

interface UseOpen {
  jobId: string;
  view: CandidatesView;
  list: RefObject<HTMLElement | null>;
}

/** To open somebody is a step that Back undoes; to look at the next one instead is none. */
export function useOpen({ jobId, view, list }: UseOpen) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const leaving = useRef(false);
  const plain = addressOf(jobId, listOnly(view));

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry is reached.
  useEffect(() => {
    leaving.current = false;
  }, [key]);

  function linkTo(candidate: string, tab: Tab = "overview"): ProfileLink {
    const to = addressOf(jobId, { ...view, candidate, tab, report: undefined });
    if (view.candidate) return { to, state, replace: true };
    return { to, state: openedOver(plain, null), replace: false };
  }
  function open(candidate: string, tab?: Tab) {
    const { to, ...how } = linkTo(candidate, tab);
    void navigate(to, how);
  }
  function close() {
    // Going back takes a moment: a second press would leave the page.
    if (leaving.current) return;
    leaving.current = true;
    if (view.candidate) focusRow(list.current, view.candidate);
    if (isOver(plain, state)) void navigate(-1);
    else void navigate(plain, { replace: true });
  }
  const goTab = (tab: Tab) =>
    void navigate(addressOf(jobId, { ...view, tab }), { replace: true, state });
  return { linkTo, open, close, goTab };
}

/** What an entry of the history remembers that stands over another one of this page. */
interface Over {
  /** The address below it. */
  over: string;
}

export const openedOver = (below: string, state: unknown) => ({ ...asObject(state), over: below });

/**
 * Whether the entry below shows just that. Not for who came by a link, and not when the list was
 * narrowed meanwhile: going back would undo that too.
 */
export const isOver = (below: string, state: unknown): state is Over =>
  asObject(state).over === below;

const asObject = (state: unknown): { over?: unknown } =>
  typeof state === "object" && state !== null ? state : {};
