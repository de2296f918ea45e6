import { type FormEvent, useId, useState } from "react";
import { FIRM_PAGES } from "#contract/firm-rules.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { type Firm, pagesOf } from "../model/firm.ts";
import { readingOf } from "../model/firm-draft.ts";
import { formTexts as texts } from "../texts.ts";
import { AboutFields } from "./about-fields.tsx";
import { type DraftProps, draftField } from "./draft-field.ts";
import { SelectorTest } from "./selector-test.tsx";
import { useFirmForm } from "./use-firm-form.ts";

interface FirmDialogProps {
  /** The one to be changed; without one, a firm is added. */
  firm?: Firm;
  onClose: () => void;
}

/** Adds or changes a firm. What was typed is thrown away only when somebody says so. */
export function FirmDialog({ firm, onClose }: FirmDialogProps) {
  const id = useId();
  const [asked, setAsked] = useState(false);
  const state = useFirmForm(firm, (message) => {
    onClose();
    toast.success(message);
  });
  const { draft, faults, change, isBusy } = state;
  function leave() {
    if (isBusy) return;
    if (state.isDirty) setAsked(true);
    else onClose();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    state.save();
  }
  const actions = (
    <>
      {/* Where it is seen however far the form is scrolled. */}
      {state.fault && (
        <div className="basis-full pb-1">
          <Banner kind="bad">{state.fault}</Banner>
        </div>
      )}
      <Button type="submit" form={`${id}form`} busy={isBusy} className="max-md:min-h-11">
        {firm ? texts.save : texts.add}
      </Button>
      <Button look="quiet" onClick={leave} className="max-md:min-h-11">
        {texts.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="wide"
      onClose={leave}
      title={firm ? texts.editTitle : texts.addTitle}
      actions={actions}
    >
      <form
        ref={state.form}
        id={`${id}form`}
        aria-label={texts.form}
        onSubmit={onSubmit}
        noValidate
        method="post"
        className="grid gap-5"
      >
        <AboutFields {...{ draft, faults, change }} notice={state.notice} />
        <ReadingFields {...{ draft, faults, change }} />
      </form>
      <SelectorTest reading={readingOf(draft)} check={state.checkReading} refuse={state.refuse} />
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={onClose}
        title={texts.discardTitle}
        text={texts.discardText}
        confirm={texts.discard}
        danger
      />
    </Dialog>
  );
}

const SELECTORS = [
  { name: "jobList", label: texts.jobList, hint: texts.jobListHint },
  { name: "jobLink", label: texts.jobLink, hint: texts.jobLinkHint },
  { name: "jobTitle", label: texts.jobTitle, hint: texts.jobTitleHint },
  { name: "jobContent", label: texts.jobContent, hint: texts.jobContentHint },
] as const;

/** Where jobs stand on the firm's pages. */
function ReadingFields(props: DraftProps) {
  const id = useId();
  const { draft, change } = props;
  const field = draftField(id, props);
  return (
    <section
      aria-labelledby={`${id}reading`}
      className="grid min-w-0 gap-5 border-ink border-t pt-4"
    >
      <div>
        <h3 id={`${id}reading`} className="text-18">
          {texts.reading}
        </h3>
        <p className="mt-1 max-w-[62ch] text-13 text-ink-2">{texts.readingText}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        {SELECTORS.map(({ name, label, hint }) => (
          <Field
            key={name}
            {...field(name)}
            label={label}
            hint={hint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        ))}
        <Field
          {...field("maxPages")}
          type="number"
          min={FIRM_PAGES.least}
          max={FIRM_PAGES.most}
          label={texts.maxPages}
          hint={texts.maxPagesHint}
          // Spec 2 §5: 3 in place of what is no number of pages.
          onBlur={() => change({ maxPages: String(pagesOf(draft.maxPages)) })}
        />
      </div>
    </section>
  );
}
