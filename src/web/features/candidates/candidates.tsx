import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Id } from "#contract/endpoint.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useSession } from "#web/lib/session.ts";
import { toast } from "#web/ui/float/toast.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { candidatesQuery, type Found, isUnseen } from "./api.ts";
import { lazyFile } from "./lazy-file.ts";
import { ListHead } from "./list/list-head.tsx";
import { ListSkeleton } from "./list/list-skeleton.tsx";
import { JobNotFound, SignedOut } from "./list/list-states.tsx";
import { Listed } from "./listed.tsx";
import {
  addressOf,
  type CandidatesView,
  type Choice,
  levelOnly,
  viewOf,
} from "./model/candidates-view.ts";
import { ReportPanel } from "./report-panel.tsx";
import { candidateTexts, faceTexts as texts } from "./texts.ts";
import { useLazyFile } from "./use-lazy-file.ts";

const FILTERS = lazyFile(() => import("./filter-dialog.tsx"));

interface CandidatesProps {
  jobId: string;
  /** Draws a comparison; what begins a new one is to stand among its buttons. */
  report: (comparisonId: string, again: ReactNode) => ReactNode;
}

/** The people who fit one posting. What is shown of them stands in the address. */
export function Candidates({ jobId, report }: CandidatesProps) {
  // Anything else in the address is nobody's id, and the server is not asked for it.
  if (!Id.safeParse(jobId).success) return <JobNotFound jobId={jobId} />;
  return <Posting key={jobId} {...{ jobId, report }} />;
}

function Posting({ jobId, report }: CandidatesProps) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const session = useSession();
  const view = viewOf(search);
  const [filtering, setFiltering] = useState(false);
  const { file: filters, fetchOrSay: fetchFilters } = useLazyFile(FILTERS);
  const { data, error, isPending, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...candidatesQuery(jobId, view, view.pages),
    placeholderData: (before: Found | undefined) => before,
    refetchInterval: ({ state: now }) => (isNotReady(now.error) ? ASK_AGAIN_MS : false),
  });
  const found = data?.at === "list" ? data.list : undefined;
  useFoundToast(found?.total);
  if (data?.at === "signed-out") return <SignedOut />;
  if (isUnseen(error)) return <JobNotFound jobId={jobId} />;
  const go = (to: CandidatesView) => void navigate(addressOf(jobId, to), { replace: true, state });
  const choose = (choice: Choice) => go({ ...view, ...choice, pages: 1 });
  // People who are not shown are not told apart by what is not shown of them either.
  const seesPeople = found?.seesPeople ?? true;
  const choice = seesPeople ? view : levelOnly(view);
  async function filter() {
    if (seesPeople && (await fetchFilters())) setFiltering(true);
  }
  if (view.report && view.candidate)
    return <ReportPanel {...{ jobId, view, report }} jobTitle={found?.job.title ?? ""} />;
  return (
    <section className="flex flex-col xl:h-[calc(100dvh-57px)] xl:min-h-[520px]">
      <ListHead
        found={found}
        choice={choice}
        onChoose={choose}
        onFilter={seesPeople ? () => void filter() : undefined}
      />
      {isPending && (
        <div className="mx-auto w-full max-w-[1280px]">
          <ListSkeleton />
        </div>
      )}
      {!isPending && !found && (
        <div className="wrap">
          <ErrorState
            title={texts.failed}
            text={messageOf(error, texts.failedText)}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {found && (
        <Listed
          {...{ jobId, found, view, choice, go }}
          accountId={session.state === "signed-in" ? session.user.id : ""}
          onChoose={choose}
          onFilter={() => void filter()}
          now={new Date(dataUpdatedAt)}
          busy={isPlaceholderData}
        />
      )}
      {filtering && filters && seesPeople && (
        <filters.FilterDialog choice={view} onChange={choose} onClose={() => setFiltering(false)} />
      )}
    </section>
  );
}

/** A server that has just started is asked until it knows everybody. */
const ASK_AGAIN_MS = 5000;
const isNotReady = (error: unknown) => error instanceof ApiError && error.status === 503;

/** Spec 1 §8, once for each visit of a posting; an empty list says so by itself. */
function useFoundToast(total: number | undefined): void {
  const isSaid = useRef(false);
  useEffect(() => {
    if (total === undefined || isSaid.current) return;
    isSaid.current = true;
    if (total > 0) toast.success(candidateTexts.found(total));
  }, [total]);
}
