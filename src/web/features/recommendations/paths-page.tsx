import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import {
  type CareerPath,
  type CareerPaths,
  careerPaths,
  type PathPoint,
} from "#contract/career-paths.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { pathTexts as texts } from "./paths-texts.ts";

/** While a scan is being read. */
const ASK_AGAIN_MS = 5000;

/** Near occupations, for who thinks of changing. */
export function PathsPage() {
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery(careerPaths),
    // The profile may have changed a moment ago.
    staleTime: 0,
    refetchInterval: ({ state }) => (isReading(state.error) ? ASK_AGAIN_MS : false),
  });
  return (
    <section className="wrap pt-6 pb-16 md:pt-10">
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-[62ch] text-ink-2">{texts.lead}</p>
      {isPending && <Waiting />}
      {!data && error && <Fault error={error} onRetry={() => void refetch()} />}
      {data && <Paths {...data} />}
    </section>
  );
}

function Paths({ paths, now, open_jobs, unnamed_jobs, resume_id }: CareerPaths) {
  if (paths.length === 0)
    return (
      <EmptyState
        title={texts.none}
        text={texts.noneText}
        action={<ButtonLink to="/dashboard">{texts.noneAction}</ButtonLink>}
      />
    );
  return (
    <>
      <p className="mt-2 mb-8 max-w-[62ch] text-13 text-ink-2">
        {texts.market(open_jobs, unnamed_jobs)} {now.length > 0 && texts.now(now)}
      </p>
      {paths.map((path) => (
        <PathSection key={path.name} path={path} resumeId={resume_id} />
      ))}
      <p className="border-ink border-t pt-4 text-12 text-ink-3">{texts.warning}</p>
    </>
  );
}

/** In the shape of what comes. */
function Waiting() {
  return (
    <div role="status" className="mt-10 grid gap-10">
      <span className="sr-only">{texts.loading}</span>
      {[0, 1].map((at) => (
        <div key={at} className="grid gap-6 border-ink border-t pt-4 md:grid-cols-2">
          <Skeleton lines={5} />
          <Skeleton lines={5} />
        </div>
      ))}
    </div>
  );
}

function Fault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isReading(error))
    return (
      <div role="status">
        <EmptyState title={texts.reading} text={texts.readingText} />
      </div>
    );
  if (error instanceof ApiError && (error.fault === "not-found" || error.fault === "conflict"))
    return (
      <EmptyState
        title={texts.noResume}
        text={error.fault === "conflict" ? error.message : texts.noResumeText}
        action={<ButtonLink to="/profile">{texts.noResumeAction}</ButtonLink>}
      />
    );
  return (
    <ErrorState title={texts.failed} text={messageOf(error, texts.failedText)} onRetry={onRetry} />
  );
}

/** A conflict passes by itself, but for a resume that cannot be read at all. */
const isReading = (error: unknown) =>
  error instanceof ApiError &&
  error.fault === "conflict" &&
  error.message === MATCH_SENTENCES.stillReading;

interface PathSectionProps {
  path: CareerPath;
  resumeId: string;
}

/** One occupation: what is shown, what would be needed, and the jobs. */
function PathSection({ path, resumeId }: PathSectionProps) {
  const id = useId();
  const { name, open_jobs, looked_at, shown, needed, unchecked, uncounted } = path;
  const points = { resumeId, jobs: looked_at };
  return (
    <section aria-labelledby={id} className="border-ink border-t pt-4 pb-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="wrap-anywhere text-22">
          {name}
        </h2>
        <p className="text-13 text-ink-2 tabular-nums">{texts.open(open_jobs)}</p>
      </div>
      {looked_at < open_jobs && (
        <p className="mt-1 text-13 text-ink-2">{texts.newest(looked_at)}</p>
      )}
      <div className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2">
        <Points title={texts.shown} none={texts.noneShown} points={shown} {...points} />
        <Points title={texts.needed} none={texts.noneNeeded} points={needed} {...points} />
      </div>
      <div className="mt-5 grid gap-1">
        {unchecked.length > 0 && (
          <Fold title={texts.unchecked} about={name} count={unchecked.length}>
            <p className="mb-2 max-w-[62ch] text-13 text-ink-2">{texts.uncheckedLead}</p>
            <ul>
              {unchecked.map((point) => (
                <Point key={point.name} point={point} {...points} />
              ))}
            </ul>
          </Fold>
        )}
        <Fold title={texts.jobs(path.jobs.length)} about={name}>
          <Jobs jobs={path.jobs} />
        </Fold>
      </div>
      {uncounted > 0 && <p className="mt-2 text-13 text-ink-3">{texts.uncounted(uncounted)}</p>}
    </section>
  );
}

interface PointsProps {
  resumeId: string;
  /** That were looked at. */
  jobs: number;
}

function Points({
  title,
  none,
  points,
  ...rest
}: PointsProps & { title: string; none: string; points: readonly PathPoint[] }) {
  return (
    <div className="min-w-0">
      <h3 className="border-rule border-b pb-2 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {title}
      </h3>
      {points.length === 0 && <p className="py-3 text-13 text-ink-2">{none}</p>}
      <ul>
        {points.map((point) => (
          <Point key={point.name} point={point} {...rest} />
        ))}
      </ul>
    </div>
  );
}

function Point({ point, jobs, resumeId }: PointsProps & { point: PathPoint }) {
  const { name, words, evidence } = point;
  const standing = texts.standing(point);
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-2 border-rule border-b py-2.5">
      <span className="mt-0.5 text-ink-2">
        <GradeSquare grade={gradeOf(point)} />
      </span>
      <div className="wrap-anywhere min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-13 text-ink-2">
          {texts.asked(point, jobs)}
          {standing && `: ${standing}`}.
          {words !== "" && words.toLowerCase() !== name.toLowerCase() && (
            <>
              {" "}
              <q className="text-ink-3">{words}</q>
            </>
          )}
        </p>
        {evidence && (
          <p className="mt-0.5">
            <q className="font-serif text-[15px] leading-[1.4]">{evidence.quote}</q>{" "}
            <Citation
              line={evidence.line}
              href={`/documents/${encodeURIComponent(resumeId)}#line-${evidence.line}`}
            />
          </p>
        )}
      </div>
    </li>
  );
}

/** The words beside it say the same. */
function gradeOf({ met, partial, missing }: PathPoint): Grade {
  if (met > partial + missing) return "met";
  if (met + partial > 0) return "part";
  return missing > 0 ? "none" : "open";
}

interface FoldProps {
  title: string;
  /** Said after its words, where every path has the same. */
  about: string;
  count?: number;
  children: ReactNode;
}

function Fold({ title, about, count, children }: FoldProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-medium text-13 text-accent underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2 md:min-h-8">
        {title}
        <span className="sr-only">{texts.of(about)}</span>
        {count !== undefined && <span className="text-ink-3 tabular-nums">{count}</span>}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}

function Jobs({ jobs }: Pick<CareerPath, "jobs">) {
  return (
    <ul>
      {jobs.map(({ id, title, company, location, percent }) => (
        <li
          key={id}
          className="flex items-baseline justify-between gap-4 border-rule border-b py-2.5"
        >
          <div className="wrap-anywhere min-w-0">
            <TextLink to={`/job/${id}`}>{title}</TextLink>
            <p className="text-13 text-ink-2">{[company, location].filter(Boolean).join(", ")}</p>
          </div>
          <span className="flex-none text-13 text-ink-2 tabular-nums">
            {texts.percent(percent)}
          </span>
        </li>
      ))}
    </ul>
  );
}
