import { useQuery } from "@tanstack/react-query";
import { type Job, POSTING_SENTENCES, type Posting } from "#contract/postings.ts";
import { ApiError } from "#web/lib/api.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { stepAddress } from "./address.ts";
import { postingsQuery } from "./api.ts";
import { uploadTexts as texts } from "./texts.ts";

/** What the file became: a posting that is live, or a draft and why. */
export function UploadedPosting({ postingId }: { postingId: string }) {
  const {
    data: job,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...jobQuery(postingId),
    refetchInterval: ({ state }) => isBeingRead(state.data) && POLL_MS,
  });
  if (isPending) return <SkeletonList rows={4} />;
  // Before what was known: it may be gone since.
  if (isMissing(error)) return <Missing />;
  if (!job)
    return (
      <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void refetch()} />
    );
  return (
    <>
      <Standing job={job} />
      <h2 className="wrap-anywhere mt-6 border-ink border-t pt-4 text-28">
        {job.title || texts.untitled}
      </h2>
      <Facts job={job} />
      <Requirements title={texts.must} items={job.details.mustHave} />
      <Requirements title={texts.nice} items={job.details.niceToHave} />
      {job.details.mustHave.length + job.details.niceToHave.length === 0 && (
        <p className="mt-5 text-ink-2">{texts.noRequirements}</p>
      )}
      <Ways job={job} />
      <div className="mt-8">
        <AiNote writer={texts.note} warning={texts.noteText} />
      </div>
    </>
  );
}

/** An address that is no id at all is refused as such. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.fault === "not-found" || error.fault === "invalid");

const Missing = () => (
  <EmptyState
    title={POSTING_SENTENCES.notFound}
    text={texts.missingText}
    action={<ButtonLink to="/dashboard">{texts.dashboard}</ButtonLink>}
  />
);

const DOTS = { active: "ok", draft: "warn", closed: "off" } as const;

function Standing({ job }: { job: Job }) {
  const { id, status } = job;
  // A scan is read after it came; the reason is that of the state which is shown.
  const { data } = useQuery({
    ...postingsQuery,
    refetchInterval: ({ state }) => isBehind(state.data?.data, job) && POLL_MS,
  });
  const reason = data?.data.find((posting) => posting.id === id)?.draft_reason;
  return (
    <p role="status" className="text-15">
      <StatusWord dot={DOTS[status]}>
        <b className="font-semibold">{texts.status[status]}</b>
      </StatusWord>{" "}
      <span className="text-ink-2">
        {status === "draft" && reason ? `${reason} ` : ""}
        {texts.statusText[status]}
      </span>
    </p>
  );
}

function Facts({ job }: { job: Job }) {
  const facts = [
    [texts.facts.company, job.company],
    [texts.facts.location, job.location],
    [texts.facts.employment, job.employment_type],
    [texts.facts.pay, job.salary_range],
  ] as const;
  return (
    <dl className="mt-4 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-13 text-ink-3 leading-6">{name}</dt>
          <dd className={`wrap-anywhere ${value ? "" : "text-ink-3"}`}>{value || texts.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}

function Requirements({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="mb-1.5 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {title}
      </h3>
      <ul className="font-serif text-[16px] leading-[1.55]">
        {items.map((item) => (
          <li
            key={item}
            className="wrap-anywhere relative pl-4 before:absolute before:top-3 before:left-0 before:w-[7px] before:border-ink-3 before:border-t"
          >
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({ job: { id, status } }: { job: Job }) {
  const edit = `/job/${id}/edit`;
  return (
    <div className="mt-8 flex flex-wrap gap-2 *:max-md:min-h-11 *:max-md:flex-1">
      {status === "draft" ? (
        <ButtonLink to={edit}>{texts.edit}</ButtonLink>
      ) : (
        <>
          <ButtonLink to={`/candidate/${id}`}>{texts.candidates}</ButtonLink>
          <ButtonLink look="line" to={edit}>
            {texts.edit}
          </ButtonLink>
        </>
      )}
      <ButtonLink look="line" to="/dashboard">
        {texts.dashboard}
      </ButtonLink>
      <ButtonLink look="quiet" to={stepAddress({ at: "upload", posting: null })}>
        {texts.another}
      </ButtonLink>
    </div>
  );
}

/** Events say at once what has changed; this also goes on where they cannot. */
const POLL_MS = 5000;

/** A scan becomes a draft without a line, which is changed for the first time when the scan was read. */
export const isBeingRead = (job: Job | undefined): boolean =>
  job !== undefined &&
  job.status === "draft" &&
  job.lines.length === 0 &&
  job.updated_at === job.created_at;

/** Whether the list says less of a job than is known of it by now, or soon will. */
export function isBehind(list: readonly Posting[] | undefined, job: Job): boolean {
  const posting = list?.find(({ id }) => id === job.id);
  return posting !== undefined && (isBeingRead(job) || posting.updated_at !== job.updated_at);
}
