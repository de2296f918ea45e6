import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { APPLICATION_LIMITS, TRACKED_STAGES, type Tracked } from "#contract/applications.ts";
import { listDocuments } from "#contract/documents.ts";
import { jobPath } from "#web/lib/paths.ts";
import { apiQuery } from "#web/lib/query.ts";
import { useAction } from "#web/lib/use-action.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { ButtonAnchor } from "#web/ui/button-anchor.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { trackedCalls, trackedJobQuery } from "./api.ts";
import { dayFrom } from "./dates.ts";
import { STAGES, cardTexts as texts } from "./texts.ts";
import { Next, Said } from "./tracked-card.tsx";

interface CardDialogProps {
  job: Tracked;
  onClose: () => void;
}

/** Everything about one job of the tracker, and what can be done with it. */
export function CardDialog({ job, onClose }: CardDialogProps) {
  const id = useId();
  const calls = trackedCalls(useQueryClient());
  const { run, busy, fault } = useAction(texts.saveFailed);
  const [asked, setAsked] = useState<"remove" | "withdraw">();
  const isSent = job.application !== null && job.application.withdrawn_at === null;

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const textOf = (name: string) => String(given.get(name) ?? "").trim();
    const remindOn = textOf("remind_on") || null;
    void run("save", async () => {
      const { message } = await calls.change(job.id, {
        stage: TRACKED_STAGES.find((one) => one === textOf("stage")),
        notes: textOf("notes"),
        ...(remindOn !== job.remind_on && { remind_on: remindOn }),
        ...(!job.jobDocumentId && { closes_on: textOf("closes_on") }),
        documents: given.getAll("document").map(String),
      });
      toast.success(message);
      onClose();
    });
  }
  const confirm = (work: () => Promise<{ message: string }>) =>
    void run("confirm", async () => {
      const { message } = await work();
      setAsked(undefined);
      toast.success(message);
      onClose();
    });
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="wide"
        title={job.title}
        text={[job.company, job.location].filter(Boolean).join(", ")}
        actions={
          <>
            <Button type="submit" form={id} busy={busy === "save"} className="max-md:min-h-11">
              {texts.save}
            </Button>
            {isSent ? (
              <Button
                look="danger"
                className="max-md:min-h-11"
                onClick={() => setAsked("withdraw")}
              >
                {texts.withdraw}
              </Button>
            ) : (
              <Button look="danger" className="max-md:min-h-11" onClick={() => setAsked("remove")}>
                {texts.remove}
              </Button>
            )}
          </>
        }
      >
        <div className="wrap-anywhere grid gap-1 text-13">
          <Said job={job} />
          <Next job={job} />
        </div>
        <Places job={job} />
        <form id={id} noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
          {fault && <Banner kind="bad">{fault}</Banner>}
          <div className="grid gap-5 md:grid-cols-2">
            <Select
              id={`${id}-stage`}
              name="stage"
              label={texts.stage}
              defaultValue={job.stage}
              options={TRACKED_STAGES.map((value) => ({ value, label: STAGES[value].word }))}
            />
            <Field
              id={`${id}-remind`}
              name="remind_on"
              type="date"
              label={texts.remind}
              optional
              hint={texts.remindHint}
              min={dayFrom(new Date(), 1)}
              defaultValue={job.remind_on ?? ""}
            />
            {!job.jobDocumentId && (
              <Field
                id={`${id}-closes`}
                name="closes_on"
                type="date"
                label={texts.closes}
                optional
                defaultValue={job.closes_on ?? ""}
              />
            )}
          </div>
          <TextArea
            id={`${id}-notes`}
            name="notes"
            label={texts.notes}
            optional
            hint={texts.notesHint}
            rows={4}
            limit={APPLICATION_LIMITS.notes}
            defaultValue={job.notes}
          />
          <Documents id={id} used={job.documents} />
        </form>
        {(isSent || job.has_advertisement) && <SentWords id={job.id} />}
      </Dialog>
      <ConfirmDialog
        open={asked === "remove"}
        onClose={() => setAsked(undefined)}
        onConfirm={() => confirm(() => calls.remove(job.id))}
        title={texts.removeTitle}
        text={texts.removeText}
        confirm={texts.remove}
        danger
        busy={busy === "confirm"}
        fault={fault}
      />
      <ConfirmDialog
        open={asked === "withdraw"}
        onClose={() => setAsked(undefined)}
        onConfirm={() => confirm(() => calls.withdraw(job.jobDocumentId ?? ""))}
        title={texts.withdrawTitle}
        text={texts.withdrawText(job.company)}
        confirm={texts.withdraw}
        danger
        busy={busy === "confirm"}
        fault={fault}
      />
    </>
  );
}

/** Where the job can be read. */
function Places({ job }: { job: Tracked }) {
  const address = webAddress(job.link);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-md:*:min-h-11">
      {job.jobDocumentId && job.is_open && (
        <ButtonLink look="line" to={jobPath(job.jobDocumentId)}>
          {texts.openJob}
        </ButtonLink>
      )}
      {address && (
        <ButtonAnchor look="line" href={address}>
          {texts.openLink}
          <span className="sr-only"> {texts.newTab}</span>
        </ButtonAnchor>
      )}
    </div>
  );
}

/** The person's own, of which some were used for this job. */
function Documents({ id, used }: { id: string; used: Tracked["documents"] }) {
  const { data } = useQuery(apiQuery(listDocuments));
  const own = data?.documents.map(({ id: document, title, file_name }) => ({
    id: document,
    title: title && title !== file_name ? `${title}, ${file_name}` : file_name,
  }));
  const shown = own ?? used;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">{texts.documents}</legend>
      {shown.length === 0 && <p className="text-13 text-ink-3">{texts.noDocuments}</p>}
      {shown.map((document) => (
        <Checkbox
          key={document.id}
          id={`${id}-${document.id}`}
          name="document"
          value={document.id}
          label={document.title}
          defaultChecked={used.some((one) => one.id === document.id)}
        />
      ))}
    </fieldset>
  );
}

const HEADING = "font-sans font-semibold text-13 leading-[1.4] tracking-normal";

/** What was sent to the recruiter, and the advertisement as it was pasted. */
function SentWords({ id }: { id: string }) {
  const { data, isPending, refetch } = useQuery(trackedJobQuery(id));
  if (isPending)
    return (
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton lines={3} />
      </div>
    );
  if (!data)
    return (
      <p role="alert" className="text-13">
        {texts.failed} <TextButton onClick={() => void refetch()}>{texts.retry}</TextButton>
      </p>
    );
  const { sent, advertisement } = data;
  const isBare = sent?.note === "" && sent.answers.length === 0;
  return (
    <div className="wrap-anywhere grid gap-5 text-13">
      {sent && (
        <section className="grid gap-2">
          <h3 className={HEADING}>{texts.sent}</h3>
          {isBare && <p className="text-ink-2">{texts.sentNothing}</p>}
          {sent.note && <p className="whitespace-pre-line">{sent.note}</p>}
          {sent.answers.map(({ question, answer }) => (
            <div key={question}>
              <p className="text-ink-2">{question}</p>
              <p className="whitespace-pre-line">{answer}</p>
            </div>
          ))}
        </section>
      )}
      {advertisement && (
        <details>
          <summary className="cursor-pointer font-medium max-md:min-h-11">
            {texts.advertisement}
          </summary>
          <p className="mt-2 whitespace-pre-line text-ink-2">{advertisement}</p>
        </details>
      )}
    </div>
  );
}
