import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Place, resultsAddress } from "./address.ts";
import { openedFrom, stepsToList } from "./opened.ts";
import { focusTitle, showTitle } from "./use-keys.ts";

/** Where a link to a job leads, and what it leaves in the history. */
export interface JobLink {
  to: string;
  state: unknown;
  replace: boolean;
}

interface OpenJob {
  resumeId: string;
  place: Place;
  /** The job that is shown, also when nobody asked for it. */
  open: string | undefined;
  list: RefObject<HTMLElement | null>;
  /** The page scrolls while a job is open. */
  beside: boolean;
}

/** Opening a job is a step that Back undoes; closing it goes back, so that no step is left over. */
export function useOpenJob({ resumeId, place, open, list, beside }: OpenJob) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const plain = resultsAddress(resumeId, { ...place, job: undefined, view: undefined });
  const entry = { list: plain, job: place.job, state };
  const leaving = useRef<string | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry is reached.
  useEffect(() => {
    const left = leaving.current;
    leaving.current = undefined;
    // The browser then scrolls to where the list was once, which may be far from the job.
    if (left && beside) requestAnimationFrame(() => showTitle(list.current, left));
  }, [key]);

  function linkTo(job: string): JobLink {
    const to = resultsAddress(resumeId, { ...place, job, view: undefined });
    // What is open already is no further step.
    if (job === open) return { to, state, replace: true };
    return { to, state: openedFrom(entry), replace: false };
  }
  function close() {
    // Going back takes a moment: a second press would leave the page.
    if (leaving.current) return;
    if (open) focusTitle(list.current, open);
    const steps = stepsToList(entry);
    if (steps === undefined) {
      void navigate(plain, { replace: true });
      return;
    }
    leaving.current = open;
    void navigate(-steps);
  }
  return { linkTo, close };
}
