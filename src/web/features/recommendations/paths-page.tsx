import { useQuery } from "@tanstack/react-query";
import { type CareerPaths, careerPaths } from "#contract/career-paths.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { PathSection } from "./path-section.tsx";
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
