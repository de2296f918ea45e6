import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { messageOf } from "#web/lib/api.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { queueQuery } from "./api.ts";
import { QueueSkeleton } from "./list/queue-skeleton.tsx";
import { ReviewHead } from "./list/review-head.tsx";
import { addressOf, viewOf } from "./model/review-view.ts";
import { Reviewing } from "./reviewing.tsx";
import { faceTexts as texts } from "./texts.ts";
import { useDecisions } from "./use-decisions.ts";
import { isHere } from "./use-open.ts";

/** As the server hands them out. */
const PAGE = 20;

/** Scraped jobs that wait for a decision (spec 2 §2). Which page and which job stand in the address. */
export function ReviewSection() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = viewOf(search);
  const { page } = view;
  const { data, error, isPending, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(
    queueQuery(page),
  );
  const decisions = useDecisions({ onShow: useShowAgain() });
  // The last job of the last page was decided, or the address is an old one.
  const isPastTheEnd = !isPlaceholderData && data?.jobs.length === 0 && page > 1;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE));
  useEffect(() => {
    if (!isPastTheEnd || !isHere()) return;
    const nearest = Math.min(lastPage, page - 1);
    void navigate(addressOf({ page: nearest, job: view.job }), { replace: true });
  }, [isPastTheEnd, lastPage, page, view.job, navigate]);

  if (data)
    return (
      <Reviewing
        queue={data}
        view={view}
        now={new Date(dataUpdatedAt || Date.now())}
        busy={isPlaceholderData || isPastTheEnd}
        decisions={decisions}
      />
    );
  return (
    <section>
      <ReviewHead />
      {isPending && <QueueSkeleton />}
      {!isPending && (
        <div className="px-5 md:px-7">
          <ErrorState
            title={texts.failed}
            text={messageOf(error, texts.unexpected)}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </section>
  );
}

/** From a toast, which may still be there when the reader is elsewhere. */
function useShowAgain() {
  const navigate = useNavigate();
  return (job: string): void => {
    if (!isHere()) return;
    void navigate(addressOf({ ...viewOf(location.search), job }), { replace: true });
  };
}
