import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import {
  APPLICATION_LIMITS,
  APPLICATION_SENTENCES,
  applyForJob,
  getApplicationForm,
  listTracked,
} from "#contract/applications.ts";
import { listInterests } from "#contract/recommendations.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import type { ActionJob } from "../actions/action-job.ts";
import { applyTexts as texts } from "./apply-texts.ts";

interface ApplyDialogProps {
  job: Pick<ActionJob, "id" | "title" | "company">;
  onClose: () => void;
}

type Form = Answer<typeof getApplicationForm>;

/** What is sent stands in it: which resume, a note, and what the recruiter asks. */
export function ApplyDialog({ job, onClose }: ApplyDialogProps) {
  const query = apiQuery(getApplicationForm, { query: { jobId: job.id } });
  const { data, isPending, refetch } = useQuery({ ...query, staleTime: 0 });
  const id = useId();
  const { busy, fault, missing, send } = useSending(job, data, onClose);
  const canSend = data !== undefined && data.refusal === "" && data.resumes.length > 0;
  const close = () => busy || onClose();
  return (
    <Dialog
      open
      onClose={close}
      size="wide"
      title={texts.title(job.title)}
      text={texts.text(job.company)}
      actions={
        canSend && (
          <>
            <Button type="submit" form={id} busy={busy} className="max-md:min-h-11">
              {texts.send}
            </Button>
            <Button look="quiet" onClick={close} className="max-md:min-h-11">
              {texts.cancel}
            </Button>
          </>
        )
      }
    >
      {isPending && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton lines={5} />
        </div>
      )}
      {!isPending && !data && (
        <p role="alert">
          {texts.failed} <TextButton onClick={() => void refetch()}>{texts.retry}</TextButton>
        </p>
      )}
      {data?.refusal && <Banner kind="note">{data.refusal}</Banner>}
      {data && !data.refusal && data.resumes.length === 0 && <NoResume />}
      {canSend && (
        <form id={id} noValidate method="post" onSubmit={send} className="grid gap-5">
          {fault && <Banner kind="bad">{fault}</Banner>}
          <Fields {...{ id, missing }} form={data} />
        </form>
      )}
    </Dialog>
  );
}

function NoResume() {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{texts.noResume}</p>
      <ButtonLink to="/profile">{texts.addResume}</ButtonLink>
    </div>
  );
}

interface FieldsProps {
  id: string;
  form: Form;
  missing: readonly number[];
}

function Fields({ id, form, missing }: FieldsProps) {
  return (
    <>
      <Select
        id={`${id}-resume`}
        name="resume"
        label={texts.resume}
        options={form.resumes.map((resume) => ({
          value: resume.id,
          label: texts.resumeName(resume.title || resume.file_name, resume.is_current),
        }))}
      />
      {form.questions.map((question, at) => (
        <Field
          key={question}
          id={`${id}-answer-${at}`}
          name={`answer-${at}`}
          label={question}
          autoComplete="off"
          maxLength={APPLICATION_LIMITS.answer}
          error={missing.includes(at) ? texts.answerIt : undefined}
        />
      ))}
      <TextArea
        id={`${id}-note`}
        name="note"
        label={texts.note}
        optional
        hint={texts.noteHint}
        rows={5}
        limit={APPLICATION_LIMITS.note}
      />
    </>
  );
}

/** What was typed stays where it is when something is wrong with it. */
function useSending(job: ApplyDialogProps["job"], form: Form | undefined, onClose: () => void) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.sendFailed);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const running = useRef(false);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!form || running.current) return;
    const element = event.currentTarget;
    const given = new FormData(element);
    const textOf = (name: string) => String(given.get(name) ?? "").trim();
    const answers = form.questions.map((question, at) => ({
      question,
      answer: textOf(`answer-${at}`),
    }));
    const blank = answers.flatMap(({ answer }, at) => (answer === "" ? [at] : []));
    setMissing(blank);
    if (blank[0] !== undefined) {
      element.querySelector<HTMLElement>(`[name="answer-${blank[0]}"]`)?.focus();
      return;
    }
    void run("send", async () => {
      await call(applyForJob, {
        body: {
          jobDocumentId: job.id,
          resumeId: textOf("resume"),
          note: textOf("note"),
          answers,
        },
      });
      toast.success(APPLICATION_SENTENCES.applied);
      onClose();
      for (const line of [listTracked, listInterests])
        void client.invalidateQueries({ queryKey: apiQuery(line).queryKey });
    });
  }
  return { busy: busy !== undefined, fault, missing, send };
}
