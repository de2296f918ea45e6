import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { MATCH_SENTENCES, SCORED_AT_MOST } from "#contract/match-rules.ts";
import { allOf, goodOf, type LevelCounts } from "#web/evidence/levels.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { StepsTrail } from "#web/ui/steps-trail.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type FoundJobs, fileNameQuery, jobsQuery } from "../api.ts";
import { MatchCardSkeleton } from "../match-card-skeleton.tsx";
import { type Choice, countOf } from "../model/filters.ts";
import { farText, foundCountsOf, foundText, outsideText } from "../model/found-counts.ts";
import { PreferencesBar } from "../preferences/preferences-bar.tsx";
import { useKeepPreferences } from "../preferences/use-keep-preferences.ts";
import { matchTexts } from "../texts.ts";
import { FarHead } from "./far-head.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { type JobActions, type Place, placeOf, resultsAddress } from "./job-actions.tsx";
import { Listed } from "./listed.tsx";
import { filterTexts, NEXT_STEPS, stepTexts, resultTexts as texts } from "./texts.ts";

/** While a scan is being read. */
const ASK_AGAIN_MS = 5000;

interface JobResultsProps extends JobActions {
  resumeId: string;
  /** Stands in place of the list when the resume is not here, for who knows more about it. */
  missing?: ReactNode;
  onStartOver: () => void;
}

/** The jobs that fit a resume: what is shown of them stands in the address. */
export function JobResults(props: JobResultsProps) {
  return (
    <section className="wrap pt-6 pb-16">
      <Results key={props.resumeId} {...props} />
    </section>
  );
}

function Results({ resumeId, missing, onStartOver, ...can }: JobResultsProps) {
  const navigate = useNavigate();
  const place = placeOf(useLocation().search);
  const { filters, match, sort, want, pages } = place;
  const { isPending, isPlaceholderData, error, refetch, dataUpdatedAt, ...found } = useQuery({
    ...jobsQuery({ resumeId, filters, match, sort, want }, pages),
    placeholderData: (before: FoundJobs | undefined) => before,
    refetchInterval: ({ state }) =>
      state.error && resultsFaultOf(state.error) === "reading" ? ASK_AGAIN_MS : false,
  });
  // Erased, or not this person's any more: what was found for it is not shown either.
  const isGone = error !== null && resultsFaultOf(error) === "missing";
  const data = isGone ? undefined : found.data;
  const go = (to: Place) => void navigate(resultsAddress(resumeId, to), { replace: true });
  const choose = (choice: Choice) => go({ ...choice, pages: 1 });
  const choice: Choice = { filters, match, sort, want };
  const keep = useKeepPreferences((line) => choose({ ...choice, want: line }));
  const total = data && allOf(data.levels);
  const failed = !isPending && !data;
  // A choice that brought no list can be undone; where nothing fits there is nothing to choose from.
  const isNothingNear = total === 0 && countOf(filters) === 0;
  const filterable = failed ? !isBeyondFilters(resultsFaultOf(error)) : !isNothingNear;
  return (
    <>
      <ResultsHead {...{ resumeId, total, onStartOver }} found={data} isMissing={isGone} />
      {filterable && (
        <>
          <FilterBar choice={choice} counts={data?.levels} onChange={choose} />
          <PreferencesBar line={data?.want ?? want ?? ""} onSave={keep} />
        </>
      )}
      {match === "partial" && data && data.jobs.length > 0 && (
        <FarHead onBack={() => choose({ ...choice, match: undefined })} />
      )}
      {isPending && <ResultsSkeleton />}
      {failed && (
        <div className={filterable ? "" : "border-ink border-t"}>
          <Fault {...{ error, resumeId, onStartOver, missing }} onRetry={() => void refetch()} />
        </div>
      )}
      {/* There before its words are, which are else not read out everywhere. */}
      <div role="status" className={isNothingNear ? "border-ink border-t" : ""}>
        {data?.jobs.length === 0 && (
          <NoJobs
            {...{ resumeId, onStartOver }}
            choice={choice}
            levels={data.levels}
            onChoose={choose}
          />
        )}
      </div>
      {data && data.jobs.length > 0 && (
        <Listed
          {...{ resumeId, place, go, can }}
          found={data}
          now={new Date(dataUpdatedAt)}
          busy={isPlaceholderData}
        />
      )}
      {data && data.jobs.length > 0 && match === undefined && data.levels.partial > 0 && (
        <p className="pt-6 text-13">
          <TextLink to={resultsAddress(resumeId, { ...choice, match: "partial", pages: 1 })}>
            {farText({ far: data.levels.partial })}
          </TextLink>
        </p>
      )}
    </>
  );
}

const CARDS = [1, 2, 3, 4, 5, 6];

function ResultsSkeleton() {
  return (
    <div role="status" className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">{texts.loading}</span>
      {CARDS.map((card) => (
        <div key={card} className="border-rule border-b">
          <MatchCardSkeleton />
        </div>
      ))}
    </div>
  );
}

const STEPS = [
  { label: stepTexts.upload, to: "/" },
  { label: stepTexts.results, current: true },
  { label: stepTexts.comparison },
];

interface ResultsHeadProps {
  resumeId: string;
  /** How many jobs of any level there are, once that is known. */
  total: number | undefined;
  found: FoundJobs | undefined;
  /** There is no such resume: nothing to say about it, and nothing to open. */
  isMissing: boolean;
  onStartOver: () => void;
}

function ResultsHead(props: ResultsHeadProps) {
  const { resumeId, total, found, isMissing, onStartOver } = props;
  const counts = found && foundCountsOf(found.levels, found.inside);
  return (
    <header className="mb-8">
      <StepsTrail
        steps={STEPS}
        end={<TextButton onClick={onStartOver}>{stepTexts.startOver}</TextButton>}
      />
      <h1 className="mt-6">{counts && total ? foundText(counts) : texts.title}</h1>
      {counts && counts.outside > 0 && <p className="mt-2 text-ink-2">{outsideText(counts)}</p>}
      {!isMissing && <Source resumeId={resumeId} isCut={(total ?? 0) >= SCORED_AT_MOST} />}
    </header>
  );
}

/** Which file the jobs were found for. Its place is kept while its name is on the way. */
function Source({ resumeId, isCut }: { resumeId: string; isCut: boolean }) {
  const { data: file, isPending } = useQuery(fileNameQuery(resumeId));
  return (
    <p className="wrap-anywhere mt-2 min-h-[1.55em] max-w-[75ch] text-ink-2">
      {!isPending && (
        <>
          {file && `${texts.readFrom(file)} `}
          {isCut && `${texts.atMost} `}
          <TextLink to={`/documents/${resumeId}`} className="whitespace-nowrap">
            {texts.resume}
          </TextLink>
        </>
      )}
    </p>
  );
}

interface FaultProps {
  error: unknown;
  resumeId: string;
  onRetry: () => void;
  onStartOver: () => void;
  /** What is said of a resume that is not here, where somebody knows better. */
  missing?: ReactNode;
}

/** Why there is no list, and what to do about it. */
function Fault({ error, resumeId, onRetry, onStartOver, missing }: FaultProps) {
  const face = resultsFaultOf(error);
  if (face === "missing" && missing) return missing;
  if (face === "missing")
    return (
      <EmptyState
        title={texts.missingTitle}
        text={texts.missingText}
        action={<Button onClick={onStartOver}>{texts.missingAction}</Button>}
      />
    );
  if (face === "unusable")
    return (
      <EmptyState
        title={texts.unreadableTitle}
        text={messageOf(error, "")}
        action={<Button onClick={onStartOver}>{texts.uploadAnother}</Button>}
      />
    );
  if (face === "reading") return <BeingRead resumeId={resumeId} onRetry={onRetry} />;
  return (
    <ErrorState
      title={texts.failedTitle}
      text={messageOf(error, texts.failedText)}
      onRetry={onRetry}
    />
  );
}

/** The page asks again by itself; a press asks at once. */
function BeingRead({ resumeId, onRetry }: Pick<FaultProps, "resumeId" | "onRetry">) {
  return (
    <div role="status">
      <EmptyState
        title={texts.readingTitle}
        text={texts.readingText}
        action={
          <>
            <ButtonLink look="line" to={`/documents/${resumeId}`}>
              {texts.readingAction}
            </ButtonLink>
            <Button look="quiet" onClick={onRetry}>
              {texts.retry}
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Why there is no list, as far as the page can do something about it. */
type ResultsFault = "reading" | "unusable" | "missing" | "failed";

/** Both are refused as a conflict, and only one of them passes by itself. */
const FOR_GOOD: readonly string[] = [MATCH_SENTENCES.unreadable, MATCH_SENTENCES.notAResume];

/** No choice of filters would bring a list. */
export const isBeyondFilters = (face: ResultsFault) => face === "missing" || face === "unusable";

export function resultsFaultOf(error: unknown): ResultsFault {
  if (!(error instanceof ApiError)) return "failed";
  if (error.fault === "not-found") return "missing";
  if (FOR_GOOD.includes(error.message)) return "unusable";
  return error.fault === "conflict" ? "reading" : "failed";
}

interface NoJobsProps {
  resumeId: string;
  choice: Choice;
  /** How many jobs there are of each level, whichever is asked for. */
  levels: LevelCounts;
  onChoose: (choice: Choice) => void;
  onStartOver: () => void;
}

/** Why the list is empty, and what to do about it. */
function NoJobs({ resumeId, choice, levels, onChoose, onStartOver }: NoJobsProps) {
  const { match } = choice;
  const hasOthers = goodOf(levels) > 0;
  const isFiltered = countOf(choice.filters) > 0;
  if (match && hasOthers)
    return (
      <EmptyState
        title={texts.levelTitle(matchTexts.level(LEVELS[match].word))}
        text={texts.levelText}
        action={
          <Button onClick={() => onChoose({ ...choice, match: undefined })}>
            {texts.levelAction}
          </Button>
        }
      />
    );
  if (match !== "partial" && levels.partial > 0)
    return (
      <EmptyState
        title={isFiltered ? texts.farFiltered : texts.farTitle}
        text={texts.farText}
        action={
          <>
            <Button onClick={() => onChoose({ ...choice, match: "partial" })}>
              {capital(farText({ far: levels.partial }))}
            </Button>
            {isFiltered && (
              <Button look="quiet" onClick={() => onChoose({ ...choice, filters: {} })}>
                {filterTexts.clear}
              </Button>
            )}
          </>
        }
      />
    );
  if (isFiltered)
    return (
      <EmptyState
        title={texts.filteredTitle}
        text={texts.filteredText}
        action={
          <Button onClick={() => onChoose({ ...choice, filters: {}, match: undefined })}>
            {filterTexts.clear}
          </Button>
        }
      />
    );
  return <NothingNear resumeId={resumeId} onStartOver={onStartOver} />;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function NothingNear({ resumeId, onStartOver }: Pick<NoJobsProps, "resumeId" | "onStartOver">) {
  return (
    <div className="max-w-[62ch] py-8">
      <h2 className="text-22">{texts.noneTitle}</h2>
      <p className="mt-1.5 text-ink-2">{texts.noneText}</p>
      <h3 className="mt-6 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {texts.noneNext}
      </h3>
      <dl className="mt-2 border-ink border-t">
        {NEXT_STEPS.map(({ what, why }) => (
          <div key={what} className="border-rule border-b py-3">
            <dt className="font-medium">{what}</dt>
            <dd className="text-ink-2">{why}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={`/documents/${resumeId}`}>{texts.noneAction}</ButtonLink>
        <Button look="line" onClick={onStartOver}>
          {texts.uploadAnother}
        </Button>
      </div>
    </div>
  );
}
