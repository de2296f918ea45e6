import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Id } from "#contract/endpoint.ts";
import { ALL_LEVELS, allOf, type Level, type LevelCounts } from "#web/evidence/levels.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { applicantsPath } from "#web/lib/application-paths.ts";
import { useSession } from "#web/lib/session.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { compareTexts } from "./actions-texts.ts";
import { candidatesQuery, type Found, type FoundCandidates, isUnseen } from "./api.ts";
import {
  addressOf,
  type CandidatesView,
  type Choice,
  countOf,
  levelOnly,
  viewOf,
} from "./candidates-view.ts";
import { comparisonQuery } from "./comparison-query.ts";
import { filtersOn } from "./filter-options.ts";
import { lazyFile } from "./lazy-file.ts";
import { JobNotFound, SignedOut } from "./list-states.tsx";
import { Listed, PROFILE_FILE, useReport } from "./listed.tsx";
import { PANEL_ID } from "./rows.ts";
import { candidateTexts, filterTexts, LEVEL_WORDS, faceTexts as texts } from "./texts.ts";
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

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** In the shape of the rows that come. */
function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{candidateTexts.loading}</span>
      <div className="h-8 border-rule border-b max-md:hidden" />
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex h-[81px] items-center gap-8 border-rule border-b px-5 md:h-12 md:px-10"
        >
          <Skeleton className="ml-9 w-40" />
          <Skeleton className="ml-auto h-5 w-24" />
        </div>
      ))}
    </div>
  );
}

interface ReportPlaceProps {
  jobId: string;
  jobTitle: string;
  view: CandidatesView;
  report: (comparisonId: string, again: ReactNode) => ReactNode;
}

/** The comparison in full, in place of the list: evidence needs the width of the page. */
function ReportPanel({ jobId, jobTitle, view, report }: ReportPlaceProps) {
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const { closeReport } = useReport(jobId, view);
  const { candidate = "", report: id = "" } = view;
  useEffect(() => {
    scrollTo(0, 0);
    section.current?.focus({ preventScroll: true });
    // At hand when the report is closed: then reading goes on in the profile.
    PROFILE_FILE.fetch().catch(() => undefined);
    return () => document.getElementById(PANEL_ID)?.focus({ preventScroll: true });
  }, []);

  /** Spec 1 §2: as if there had been none. */
  function again() {
    const { queryKey } = comparisonQuery({ documentId: candidate, jobId });
    client.removeQueries({ queryKey, exact: true });
    closeReport();
  }
  return (
    <section ref={section} tabIndex={-1} className="wrap pt-4 pb-16 outline-none">
      <p className="flex">
        <TextButton onClick={closeReport} className="flex items-center gap-1.5 max-md:min-h-11">
          <Icon name="left" small />
          {jobTitle ? compareTexts.backTo(jobTitle) : compareTexts.back}
        </TextButton>
      </p>
      {report(
        id,
        <Button look="line" onClick={again} className="max-md:min-h-11">
          {compareTexts.again}
        </Button>,
      )}
    </section>
  );
}

interface ListHeadProps {
  found: FoundCandidates | undefined;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** None for who has nothing to filter by. */
  onFilter: (() => void) | undefined;
}

/** Which posting, how many fit it and how well, and what narrows the list. */
function ListHead({ found, choice, onChoose, onFilter }: ListHeadProps) {
  const on = filtersOn(choice);
  const note = found && candidateTexts.notes[found.job.status];
  return (
    <header className="border-ink border-b">
      <div className="wrap flex flex-wrap items-end gap-x-8 gap-y-2.5 pt-4 pb-3.5 xl:flex-nowrap">
        <div className="min-w-0">
          <p className="flex flex-wrap gap-x-5 text-13">
            <Link
              to="/dashboard"
              className="inline-block text-ink-2 leading-6 underline decoration-rule-2 underline-offset-3 hover:text-ink max-md:py-2.5"
            >
              {candidateTexts.postings}
            </Link>
            {found && (
              <Link
                to={applicantsPath(found.job.id)}
                className="inline-block text-ink-2 leading-6 underline decoration-rule-2 underline-offset-3 hover:text-ink max-md:py-2.5"
              >
                {candidateTexts.applications}
              </Link>
            )}
          </p>
          <Heading title={found?.job.title} />
          {note && <p className="mt-1 text-13 text-ink-2">{note}</p>}
        </div>
        <Levels
          counts={found?.levels}
          selected={choice.match}
          onSelect={(match) => onChoose({ ...choice, match })}
        />
        {onFilter && (
          <Button
            look="line"
            kbd="F"
            onClick={onFilter}
            className="flex-none max-md:min-h-11 md:ml-auto"
          >
            <WorkIcon name="filter" />
            {filterTexts.button(countOf(choice))}
          </Button>
        )}
      </div>
      {on.length > 0 && (
        <ul aria-label={filterTexts.on} className="wrap flex flex-wrap gap-1.5 pb-3">
          {on.map(({ label, without }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => onChoose({ ...choice, ...without })}
                className="inline-flex min-h-[26px] items-center gap-1.5 rounded-sm border border-rule px-[9px] text-13 text-ink-2 hover:border-rule-2 hover:text-ink max-md:min-h-11"
              >
                <span className="sr-only">Remove </span>
                {label}
                <Icon name="close" small />
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function Heading({ title }: { title: string | undefined }) {
  if (title !== undefined)
    return <h1 className="wrap-anywhere text-28">{title || candidateTexts.title}</h1>;
  return (
    <>
      <h1 className="sr-only">{candidateTexts.title}</h1>
      <Skeleton className="my-0.5 h-7 w-64 max-w-full" />
    </>
  );
}

interface LevelsProps {
  counts: LevelCounts | undefined;
  selected: Level | undefined;
  onSelect: (level: Level | undefined) => void;
}

/** All candidates, or those of one level: "Excellent 4". */
function Levels({ counts, selected, onSelect }: LevelsProps) {
  return (
    <fieldset
      aria-label={candidateTexts.levels}
      className="-mx-1 flex min-w-0 flex-wrap gap-x-4 xl:flex-none xl:flex-nowrap"
    >
      <Count
        label={candidateTexts.all}
        count={counts && allOf(counts)}
        ink="text-ink"
        pressed={selected === undefined}
        onPress={() => onSelect(undefined)}
      />
      {ALL_LEVELS.map((level) => (
        <Count
          key={level}
          label={LEVEL_WORDS[level]}
          count={counts?.[level]}
          ink={LEVELS[level].ink}
          pressed={selected === level}
          onPress={() => onSelect(selected === level ? undefined : level)}
        />
      ))}
    </fieldset>
  );
}

interface CountProps {
  label: string;
  count: number | undefined;
  ink: string;
  pressed: boolean;
  onPress: () => void;
}

function Count({ label, count, ink, pressed, onPress }: CountProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      // The one in hand can always be pressed: it would lose the focus otherwise.
      disabled={count === 0 && !pressed}
      onClick={onPress}
      className="relative h-8 flex-none px-1 text-13 text-ink-2 tabular-nums transition-colors after:absolute after:inset-x-1 after:bottom-0.5 after:h-px hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed aria-pressed:text-ink aria-pressed:after:bg-ink max-md:h-11"
    >
      {label}
      {/* Wide enough from the start, so that nothing moves when the count arrives. */}
      <span className={`ml-1.5 inline-block min-w-[2ch] text-left font-semibold ${ink}`}>
        {count !== undefined && candidateTexts.count(count)}
      </span>
    </button>
  );
}
