import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { MATCH_WARNING, MATCHES_LISTED } from "#contract/match-rules.ts";
import { ApiError } from "#web/lib/api.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { useAction } from "#web/lib/use-action.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { KeysDialog } from "#web/ui/list/keys-dialog.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { OutsideBegins } from "#web/ui/match/outside-begins.tsx";
import { type FoundJobs, fetchMore, whyQuery } from "../api.ts";
import { JobInFull } from "../job-in-full.tsx";
import { MatchCard } from "../match-card.tsx";
import { cardOf } from "../model/explained-match.ts";
import type { JobMatch } from "../model/job-match.ts";
import { viewTexts } from "../texts.ts";
import { WhyPanel } from "../why-panel.tsx";
import {
  CardActions,
  focusTitle,
  isOver,
  type JobActions,
  type JobLink,
  openedOf,
  PanelActions,
  type Place,
  resultsAddress,
  useKeys,
  useOpenJob,
  viewedOver,
} from "./job-actions.tsx";
import { ALL_KEYS, KEY_HINTS, resultTexts as texts } from "./texts.ts";
import { WhyAside } from "./why-aside.tsx";

interface ListedProps {
  resumeId: string;
  found: FoundJobs;
  place: Place;
  go: (to: Place) => void;
  now: Date;
  /** Another list is on its way. */
  busy: boolean;
  can: JobActions;
}

/** The list, beside it why the job in hand fits, and over it a job in full. */
export function Listed({ resumeId, found, place, go, now, busy, can }: ListedProps) {
  const wide = useWide();
  const [closed, setClosed] = useState(false);
  const [help, setHelp] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Where there is room for it, the best one is open until somebody closes it.
  const open = place.job ?? (wide && !closed ? found.jobs[0]?.jobId : undefined);
  const beside = wide ? open : undefined;
  const { linkTo, close: closeJob } = useOpenJob({ resumeId, place, open, list, beside: wide });
  const { viewLink, closeView } = useJobView({ resumeId, place, list });
  const inHand = useJobInHand(open, found.jobs, resumeId);
  const inFull = useJobInHand(place.view, found.jobs, resumeId);
  function close() {
    setClosed(true);
    closeJob();
  }
  useKeys({ list, open: beside, onClose: close, onHelp: () => setHelp(true) });
  return (
    <>
      <div
        className={`items-start gap-x-10 ${open ? "xl:grid xl:grid-cols-[minmax(0,1fr)_416px]" : ""}`}
      >
        <div className="min-w-0">
          <JobCards
            {...{ list, resumeId, linkTo, now, busy }}
            outsideFrom={outsideFrom(found.jobs, place)}
            jobs={found.jobs}
            open={beside}
            beside={beside !== undefined}
            actionsOf={(match) => (
              <CardActions
                {...{ match, ...can }}
                why={linkTo(match.jobId)}
                view={viewLink(match.jobId)}
                isOpen={match.jobId === beside}
              />
            )}
          />
          {/* Another list neither waits for a page of this one nor says what went wrong with it. */}
          <ShowMore key={listName(place)} {...{ resumeId, place, go }} total={found.total} />
          <AiNote writer={texts.engine(found.engine)} warning={MATCH_WARNING} />
          {/* The rule above it is the one below the note. */}
          <div className="-mt-px">
            <KeyBar hints={KEY_HINTS} />
          </div>
        </div>
        {open && (
          <WhyAside
            wide={wide}
            asked={place.job}
            shown={open}
            onClose={close}
            foot={inHand && <PanelActions match={inHand} view={viewLink(inHand.jobId)} {...can} />}
          >
            <WhyPanel key={open} jobId={open} resumeId={resumeId} asking={can.asking} />
          </WhyAside>
        )}
      </div>
      {place.view && (
        <JobView
          key={place.view}
          jobId={place.view}
          match={inFull}
          now={now}
          onClose={closeView}
          actions={inFull && <PanelActions match={inFull} {...can} />}
        />
      )}
      {help && <KeysDialog keys={ALL_KEYS} onClose={() => setHelp(false)} />}
    </>
  );
}

const listName = ({ filters, match, sort, want }: Place) =>
  JSON.stringify([filters, match, sort, want]);

/** In the order of the best, what is outside comes last; in any other it stands where it stands. */
function outsideFrom(jobs: FoundJobs["jobs"], { sort }: Place): number | undefined {
  const from = jobs.findIndex(({ outside }) => outside.length > 0);
  return sort === "best" && from >= 0 ? from : undefined;
}

/**
 * A job as the list has it; who came by a link may look at one that is on none of its pages. None
 * when it turned out to be closed, though the list may not have heard of it yet.
 */
function useJobInHand(
  jobId: string | undefined,
  jobs: readonly JobMatch[],
  resumeId: string,
): JobMatch | undefined {
  const listed = jobs.find((job) => job.jobId === jobId);
  const { data, error } = useQuery({
    ...whyQuery(jobId ?? "", resumeId),
    enabled: jobId !== undefined && !listed,
  });
  if (error instanceof ApiError && error.fault === "not-found") return undefined;
  return listed ?? (data && cardOf(data));
}

interface UseJobView {
  resumeId: string;
  place: Place;
  list: RefObject<HTMLElement | null>;
}

/** To see a job in full is a step that Back undoes; closing it goes back, so that no step is left over. */
function useJobView({ resumeId, place, list }: UseJobView) {
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

interface ShowMoreProps {
  resumeId: string;
  total: number;
  place: Place;
  go: (to: Place) => void;
}

/**
 * Brings the next page first and shows it then: what is there stays, whatever happens. Who did
 * something else meanwhile is left where they are.
 */
function ShowMore({ resumeId, total, place, go }: ShowMoreProps) {
  const client = useQueryClient();
  const stillHere = useStillHere();
  const { run, busy, fault } = useAction(texts.moreFailed);
  const { filters, match, sort, want, pages } = place;
  const more = () =>
    run("more", async () => {
      const isStillHere = stillHere();
      await fetchMore(client, { resumeId, filters, match, sort, want }, pages);
      if (isStillHere()) go({ ...place, pages: pages + 1 });
    });
  return (
    <>
      <LoadMore
        shown={Math.min(pages * MATCHES_LISTED.usual, total)}
        total={total}
        onMore={() => void more()}
        busy={busy !== undefined}
        more={texts.more}
      />
      {fault && (
        <div className="mb-6">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
    </>
  );
}

interface JobCardsProps {
  list: RefObject<HTMLUListElement | null>;
  jobs: readonly JobMatch[];
  resumeId: string;
  /** Where those begin that are not what the person looks for, in a list that puts them last. */
  outsideFrom: number | undefined;
  /** To the panel of a job. */
  linkTo: (jobId: string) => JobLink;
  /** What can be done with a job. */
  actionsOf: (match: JobMatch) => ReactNode;
  now: Date;
  /** The job whose panel stands beside the list. */
  open: string | undefined;
  /** A panel takes the place of the third column. */
  beside: boolean;
  busy: boolean;
}

const PAIRED =
  "xl:before:absolute xl:before:inset-y-6 xl:before:left-1/2 xl:before:border-rule xl:before:border-l";

function JobCards(props: JobCardsProps) {
  const { list, jobs, resumeId, outsideFrom, linkTo, actionsOf, now, open, beside, busy } = props;
  const columns = beside ? PAIRED : "xl:grid-cols-3";
  return (
    <ul
      ref={list}
      aria-label={texts.list}
      aria-busy={busy}
      className={`relative isolate grid gap-x-10 transition-opacity md:grid-cols-2 aria-busy:opacity-60 ${columns}`}
    >
      {jobs.map((match, at) => (
        <Fragment key={match.jobId}>
          {at === outsideFrom && <OutsideBegins />}
          <li className="min-w-0 border-rule border-b">
            <MatchCard
              {...{ match, resumeId, now }}
              {...linkTo(match.jobId)}
              selected={match.jobId === open}
              actions={actionsOf(match)}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

interface JobViewProps {
  jobId: string;
  /** How well it fits, once that is known. */
  match: JobMatch | undefined;
  now: Date;
  onClose: () => void;
  /** What can be done with it. */
  actions: ReactNode;
}

/** One job in full, over the list that it was opened from. */
function JobView({ jobId, match, now, onClose, actions }: JobViewProps) {
  const { isPending, error, refetch, ...known } = useQuery(jobQuery(jobId));
  // Closed meanwhile: what was known of it is not shown as if it were open.
  const isGone = error instanceof ApiError && error.fault === "not-found";
  const data = isGone ? undefined : known.data;
  return (
    <Dialog
      open
      size="wide"
      title={data?.title || match?.title || viewTexts.title}
      onClose={onClose}
      actions={data && actions}
    >
      {isPending && <JobViewSkeleton />}
      {data && <JobInFull job={data} match={match} now={now} />}
      {isGone && <EmptyState title={viewTexts.missingTitle} text={viewTexts.missingText} />}
      {!isPending && !data && !isGone && (
        <ErrorState
          title={viewTexts.failedTitle}
          text={viewTexts.failedText}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

/** In the shape of what comes. */
function JobViewSkeleton() {
  return (
    <div role="status" className="grid min-h-[50dvh] content-start gap-6">
      <span className="sr-only">{viewTexts.loading}</span>
      <Skeleton lines={3} />
      <div className="border-rule border-t pt-4">
        <Skeleton lines={4} />
      </div>
      <Skeleton lines={4} />
    </div>
  );
}
