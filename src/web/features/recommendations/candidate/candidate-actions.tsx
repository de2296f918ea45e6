import { useEffect } from "react";
import type { ActionJob, Where, Wish } from "../actions/action-job.ts";
import { ActionRow } from "../actions/action-row.tsx";
import type { ApplyLooks } from "../actions/apply-button.tsx";
import { isPostedHere } from "../actions/contact-address.ts";
import { Apply } from "./apply.tsx";
import { useBookmark } from "./use-bookmark.ts";
import { useInterest } from "./use-interest.ts";

interface CandidateActionsProps {
  job: ActionJob;
  where: Where;
  wish: Wish;
  looks: ApplyLooks;
}

/** With what the candidate has done before. */
export function CandidateActions({ job, where, wish, looks }: CandidateActionsProps) {
  const { saved, setSaved } = useBookmark(job);
  const isAsked = where === "page" && isPostedHere(job);
  const { expressedAt, busy, express } = useInterest(job.id, isAsked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed before is done once, at the start.
  useEffect(() => {
    // It may be saved by now: to wish for it once more does not let it go.
    if (wish === "save") void setSaved(true);
    if (wish === "interest") void express();
  }, []);
  return (
    <ActionRow
      {...{ job, where, saved }}
      apply={<Apply {...{ job, looks }} openAtOnce={wish === "apply"} />}
      expressed={expressedAt !== undefined}
      expressing={busy}
      onSave={() => void setSaved(!saved)}
      onInterest={() => void express()}
    />
  );
}
