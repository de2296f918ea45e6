import { type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import {
  JobData,
  type PendingJob,
  REVIEW_JOB_TYPES,
  REVIEW_LEVELS,
  REVIEW_LONGEST,
} from "#contract/job-review.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { isOver } from "./api.ts";
import {
  changedIn,
  correctionsOf,
  type Edited,
  editedOf,
  storedEdit,
  storeEdit,
} from "./edit-storage.ts";
import { capitalised } from "./review-words.ts";
import { jobTexts, editTexts as texts } from "./texts.ts";

interface EditDialogProps {
  job: PendingJob;
  onClose: () => void;
  onSave: (corrections: JobData) => Promise<void>;
  /** Closed after somebody else decided: there is nothing left to correct. */
  onOver: () => void;
}

/** What was typed stays until the server has it, or until its writer throws it away. */
export function EditDialog({ job, onClose, onSave, onOver }: EditDialogProps) {
  const id = useId();
  const before = useMemo(() => editedOf(job), [job]);
  const [over, setOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const [kept] = useState(() => storedEdit(job.id));
  const { form, field, fault, busy } = useForm({
    schema: JobData,
    initial: { ...before, ...kept },
    async submit(typed) {
      await onSave(correctionsOf(before, typed));
      settle();
    },
    explain(error) {
      setOver(isOver(error));
      return { form: messageOf(error, texts.failed) };
    },
  });
  const isDirty = () =>
    form.ref.current !== null && changedIn(form.ref.current, before) !== undefined;
  const settle = useKeeping(job.id, form.ref, before);
  useAskBeforeLeaving(isDirty);
  const settled = (leave: () => void) => () => {
    settle();
    leave();
  };
  function close() {
    // What is on its way cannot be called back.
    if (busy) return;
    if (over) settled(onOver)();
    else if (isDirty()) setAsking(true);
    else settled(onClose)();
  }
  const actions = (
    <>
      {/* In sight wherever the form is scrolled to. */}
      {fault && (
        <div className="w-full">
          <Banner kind={over ? "warn" : "bad"}>{fault}</Banner>
        </div>
      )}
      {!over && (
        <Button type="submit" form={id} busy={busy} className="max-md:min-h-11">
          {texts.save}
        </Button>
      )}
      <Button
        look={over ? "line" : "quiet"}
        aria-disabled={busy || undefined}
        onClick={close}
        className="max-md:min-h-11"
      >
        {over ? texts.close : texts.cancel}
      </Button>
    </>
  );
  return (
    <>
      <Dialog open onClose={close} title={texts.title} size="wide" actions={actions}>
        <form {...form} id={id} className="grid gap-4">
          {kept && <Banner kind="note">{texts.again}</Banner>}
          <EditFields field={field} jobType={before.job_type} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.discardTitle}
        text={texts.discardText}
        confirm={texts.discard}
        onConfirm={settled(onClose)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Gone by another way than its own, say the browser's Back, the form is kept until it is settled. */
function useKeeping(jobId: string, form: RefObject<HTMLFormElement | null>, before: Edited) {
  const isSettled = useRef(false);
  useEffect(() => {
    const { current } = form;
    return () => {
      if (current && !isSettled.current) storeEdit(jobId, changedIn(current, before));
    };
  }, [jobId, form, before]);
  return () => {
    isSettled.current = true;
    storeEdit(jobId, undefined);
  };
}

/** A reload or a closed tab. */
function useAskBeforeLeaving(isDirty: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  });
}

interface EditFieldsProps {
  field: (name: keyof Edited) => {
    id: string;
    name: string;
    defaultValue: string;
    error: string | undefined;
    onEdit: () => void;
  };
  /** As it was read, which may be none of the usual ones. */
  jobType: string;
}

const NONE = { value: "", label: texts.none };
const optionsOf = (words: readonly string[]) => [
  NONE,
  ...words.map((value) => ({ value, label: capitalised(value) })),
];

function EditFields({ field, jobType }: EditFieldsProps) {
  const names = jobTexts.fields;
  const types = new Set<string>([...REVIEW_JOB_TYPES, jobType].filter(Boolean));
  return (
    <>
      <Field {...field("title")} label={names.title} />
      <div className="grid gap-4 md:grid-cols-2">
        <Field {...field("location")} label={names.location} optional />
        <Field {...field("salary_range")} label={names.salary_range} optional />
        <Select
          {...field("experience_level")}
          label={names.experience_level}
          options={optionsOf(REVIEW_LEVELS)}
        />
        <Field {...field("practice_area")} label={names.practice_area} optional />
        <Select {...field("job_type")} label={names.job_type} options={optionsOf([...types])} />
      </div>
      <TextArea
        {...field("raw_content")}
        label={texts.text}
        rows={12}
        limit={REVIEW_LONGEST.text}
      />
    </>
  );
}
