import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Place, resultsAddress } from "../address.ts";
import { focusTitle } from "../keys/use-keys.ts";
import { isOver, openedOf, viewedOver } from "./opened.ts";
import type { JobLink } from "./use-open-job.ts";

interface UseJobView {
  resumeId: string;
  place: Place;
  list: RefObject<HTMLElement | null>;
}

/** To see a job in full is a step that Back undoes; closing it goes back, so that no step is left over. */
export function useJobView({ resumeId, place, list }: UseJobView) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const below = resultsAddress(resumeId, { ...place, view: undefined });
  const leaving = useRef(false);
  const before = useRef(place.view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry is reached.
  useEffect(() => {
    leaving.current = false;
    const closed = place.view ? undefined : before.current;
    before.current = place.view;
    // Who came by a link had no place to give the focus back to.
    if (closed && document.activeElement === document.body) focusTitle(list.current, closed);
  }, [key]);

  const viewLink = (job: string): JobLink => ({
    to: resultsAddress(resumeId, { ...place, view: job }),
    state: viewedOver(below, state),
    replace: false,
  });
  function closeView() {
    // Going back takes a moment: a second press would leave the page.
    if (leaving.current) return;
    leaving.current = true;
    if (isOver(below, state)) void navigate(-1);
    else void navigate(below, { replace: true, state: openedOf(state) });
  }
  return { viewLink, closeView };
}
