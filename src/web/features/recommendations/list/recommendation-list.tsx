import { useQueryClient } from "@tanstack/react-query";
import { Fragment, type RefObject, useRef } from "react";
import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import { toast } from "#web/ui/float/toast.ts";
import { OutsideBegins } from "#web/ui/match/outside-begins.tsx";
import type { RecommendedJob } from "../recommended-job.ts";
import { refreshRecommendations, revealWhenGone, sendDismissal, setHidden } from "./api.ts";
import { RecommendationRow, type WhyLink } from "./recommendation-row.tsx";
import { listTexts as texts } from "./texts.ts";

interface RecommendationListProps {
  list: RefObject<HTMLUListElement | null>;
  jobs: readonly RecommendedJob[];
  now: Date;
  resumeId: string;
  /** What is outside of what the person looks for stands last, and not where its fit would put it. */
  outsideLast: boolean;
  /** What was posted since is new. */
  lookedBefore: Date | undefined;
  /** Another list is on its way. */
  busy: boolean;
  /** The job whose evidence is open. */
  open: string | undefined;
  whyTo: (jobId: string) => WhyLink;
  compareTo: (jobId: string) => { to: string; state: unknown };
  onDismissed: (jobId: string) => void;
}

export function RecommendationList(props: RecommendationListProps) {
  const {
    list,
    jobs,
    now,
    resumeId,
    outsideLast,
    lookedBefore,
    busy,
    open,
    whyTo,
    compareTo,
    onDismissed,
  } = props;
  const dismiss = useDismissal();
  const outsideFrom = outsideLast ? jobs.findIndex(({ outside }) => outside.length > 0) : -1;
  const dismissing = useRef(new Set<string>());

  async function onDismiss(jobId: string): Promise<void> {
    // A second press on what is just going.
    if (dismissing.current.has(jobId)) return;
    dismissing.current.add(jobId);
    focusBeside(list.current, jobId);
    onDismissed(jobId);
    await dismiss(jobId);
    dismissing.current.delete(jobId);
  }
  return (
    <ul
      ref={list}
      aria-label={texts.list}
      aria-busy={busy}
      className="transition-opacity aria-busy:opacity-60"
    >
      {jobs.map((job, at) => (
        <Fragment key={job.id}>
          {at === outsideFrom && <OutsideBegins />}
          <li className="border-rule border-b">
            <RecommendationRow
              {...{ job, now, resumeId }}
              isNew={isNewSince(job, lookedBefore)}
              why={whyTo(job.id)}
              selected={job.id === open}
              compare={compareTo(job.id)}
              onDismiss={() => void onDismiss(job.id)}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

export const isNewSince = ({ postedAt }: RecommendedJob, lookedBefore: Date | undefined): boolean =>
  lookedBefore !== undefined && new Date(postedAt) > lookedBefore;

const titleOf = (list: HTMLElement | null, jobId: string) =>
  list?.querySelector<HTMLElement>(`[data-job="${CSS.escape(jobId)}"]`);

/** The row goes, and with it the button that had the focus: reading goes on beside it. */
function focusBeside(list: HTMLElement | null, jobId: string): void {
  const row = titleOf(list, jobId)?.closest("li");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    beside?.querySelector<HTMLElement>("[data-job]") ?? document.getElementById("main");
  target?.focus({ preventScroll: true });
}

/** Gone at once, back in its place when the server refuses, and to be undone while the toast stands. */
function useDismissal(): (jobId: string) => Promise<void> {
  const client = useQueryClient();

  async function undo(jobId: string): Promise<void> {
    try {
      const { message } = await sendDismissal(jobId, false);
      await refreshRecommendations(client);
      setHidden(client, jobId, false);
      toast.success(message);
    } catch {
      toast.error(texts.undoFailed);
    }
  }

  return async (jobId) => {
    setHidden(client, jobId, true);
    try {
      await sendDismissal(jobId, true);
    } catch {
      setHidden(client, jobId, false);
      toast.error(texts.dismissFailed);
      return;
    }
    const action = { label: texts.undo, onPress: () => void undo(jobId) };
    toast.success(say.dismissed, { action });
    await refreshRecommendations(client);
    revealWhenGone(client, jobId);
  };
}
