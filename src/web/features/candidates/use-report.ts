import { useLocation, useNavigate } from "react-router";
import { addressOf, type Place } from "./model/place.ts";
import { isOver, openedOver } from "./opened.ts";

/** A report takes the place of the list; Back, or closing it, brings the list again. */
export function useReport(jobId: string, place: Place) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const below = addressOf(jobId, { ...place, tab: "compare", report: undefined });

  function openReport(candidate: string, report: string) {
    const over = addressOf(jobId, { ...place, candidate, tab: "compare", report: undefined });
    const to = addressOf(jobId, { ...place, candidate, tab: "compare", report });
    // The profile below stands on its tab when the reader comes back.
    const here = addressOf(jobId, place);
    if (here !== over) void navigate(over, { replace: true, state });
    void navigate(to, { state: openedOver(over, null) });
  }
  function closeReport() {
    if (isOver(below, state)) void navigate(-1);
    else void navigate(below, { replace: true });
  }
  return { openReport, closeReport };
}
