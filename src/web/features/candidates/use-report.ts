import { useLocation, useNavigate } from "react-router";
import { addressOf, type CandidatesView } from "./model/candidates-view.ts";
import { isOver, openedOver } from "./opened.ts";

/** A report takes the place of the list; Back, or closing it, brings the list again. */
export function useReport(jobId: string, view: CandidatesView) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const below = addressOf(jobId, { ...view, tab: "compare", report: undefined });

  function openReport(candidate: string, report: string) {
    const over = addressOf(jobId, { ...view, candidate, tab: "compare", report: undefined });
    const to = addressOf(jobId, { ...view, candidate, tab: "compare", report });
    // The profile below stands on its tab when the reader comes back.
    const here = addressOf(jobId, view);
    if (here !== over) void navigate(over, { replace: true, state });
    void navigate(to, { state: openedOver(over, null) });
  }
  function closeReport() {
    if (isOver(below, state)) void navigate(-1);
    else void navigate(below, { replace: true });
  }
  return { openReport, closeReport };
}
