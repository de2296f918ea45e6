import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useMatch } from "react-router";
import { APPLICATION_STAGES, type Applicant } from "#contract/applications.ts";
import { ApiError } from "#web/lib/api.ts";
import { longDate } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Select } from "#web/ui/form/select.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { applicantsQuery, sendStage } from "./api.ts";
import { SAID_STAGES, reviewTexts as texts } from "./texts.ts";

/** Who applied for a posting, for who posted it. */
export function ApplicantsPage() {
  const jobId = useMatch("/job/:jobId/applications")?.params.jobId ?? "";
  const { data, error, isPending, refetch } = useQuery(applicantsQuery(jobId));
  return (
    <section className="wrap min-h-dvh pt-8 pb-16 md:pt-12">
      <p className="flex flex-wrap gap-x-5 text-13">
        <TextLink
          to={`/candidate/${jobId}`}
          className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {texts.back}
        </TextLink>
        <TextLink
          to={`/job/${jobId}/edit`}
          className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {texts.edit}
        </TextLink>
      </p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="wrap-anywhere mt-2 min-h-[1.55em] font-serif text-18 text-ink-2">
        {data && [data.job.title, data.job.company].filter(Boolean).join(", ")}
      </p>
      <div className="mt-6">
        {isPending && <SkeletonList rows={3} lines={3} label={texts.loading} />}
        {!isPending && !data && <Fault error={error} onRetry={() => void refetch()} />}
        {data && !data.sees_people && data.total > 0 && (
          <Banner kind="note" action={<TextLink to="/profile">{texts.profile}</TextLink>}>
            {texts.unverified(data.total)}
          </Banner>
        )}
        {data?.total === 0 && (
          <>
            <EmptyState title={texts.none} text={texts.noneText} />
            {data.withdrawn > 0 && <p className="text-13">{texts.withdrawn(data.withdrawn)}</p>}
          </>
        )}
        {data?.sees_people && data.total > 0 && (
          <>
            <p role="status" className="text-13 text-ink-2 tabular-nums">
              {[texts.count(data.total), data.withdrawn > 0 && texts.withdrawn(data.withdrawn)]
                .filter(Boolean)
                .join(", ")}
            </p>
            <ul className="mt-2 border-ink border-t">
              {data.applicants.map((one) => (
                <li key={one.id} className="border-rule border-b py-5">
                  <OneApplicant one={one} jobId={jobId} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function Fault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing =
    error instanceof ApiError && ["not-found", "invalid", "forbidden"].includes(error.fault);
  if (!isMissing)
    return <ErrorState title={texts.failed} text={texts.failedText} onRetry={onRetry} />;
  return (
    <EmptyState
      title={texts.missingTitle}
      text={texts.missingText}
      action={<ButtonLink to="/dashboard">{texts.dashboard}</ButtonLink>}
    />
  );
}

function OneApplicant({ one, jobId }: { one: Applicant; jobId: string }) {
  return (
    <article className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_220px]">
      <div className="min-w-0">
        <h2 className="text-22">{one.name}</h2>
        <p className="mt-0.5 text-13 text-ink-3 tabular-nums">
          {texts.appliedOn(longDate(new Date(one.applied_at)))}
        </p>
        {one.note && <p className="mt-3 max-w-[68ch] whitespace-pre-line">{one.note}</p>}
        {one.answers.length > 0 && (
          <dl className="mt-3 grid max-w-[68ch] gap-2">
            {one.answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-13 text-ink-2">{question}</dt>
                <dd className="whitespace-pre-line">{answer}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="grid content-start gap-3">
        <StageSelect one={one} jobId={jobId} />
        {one.document_id ? (
          <ButtonLink
            look="line"
            to={`/candidate/${jobId}?candidate=${one.document_id}`}
            className="justify-self-start max-md:min-h-11"
          >
            {texts.resume}
            <span className="sr-only"> ({one.name})</span>
          </ButtonLink>
        ) : (
          <p className="text-13 text-ink-3">{texts.noResume}</p>
        )}
      </div>
    </article>
  );
}

/** How an application stands. What it shows is what the server has. */
function StageSelect({ one, jobId }: { one: Applicant; jobId: string }) {
  const client = useQueryClient();
  const id = useId();
  const { run, busy, fault } = useAction(texts.stageFailed);
  const change = (value: string) =>
    void run("stage", async () => {
      const stage = APPLICATION_STAGES.find((known) => known === value);
      if (!stage || stage === one.stage) return;
      await sendStage(jobId, one.id, stage);
      await client.invalidateQueries({ queryKey: applicantsQuery(jobId).queryKey });
      toast.success(texts.staged(one.name, SAID_STAGES[stage]));
    });
  return (
    <Select
      id={id}
      name="stage"
      label={texts.stage(one.name)}
      hint={texts.stageHint}
      error={fault}
      value={one.stage}
      aria-busy={busy !== undefined}
      onChange={({ target }) => change(target.value)}
      options={APPLICATION_STAGES.map((value) => ({ value, label: SAID_STAGES[value] }))}
    />
  );
}
