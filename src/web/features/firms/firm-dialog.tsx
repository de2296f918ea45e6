import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FIRM_LOCATIONS, FIRM_PAGES, FIRM_SIZE_LAWYERS, FIRM_SIZES } from "#contract/firm-rules.ts";
import type { FirmFields } from "#contract/firms.ts";
import { withWord } from "#contract/seek-rules.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { WordsField } from "#web/ui/form/words-field.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { type TestResult, testFirm } from "./api.ts";
import { type Firm, pagesOf } from "./firm.ts";
import { type DraftFaults, type FirmDraft, readingOf } from "./firm-draft.ts";
import { TestFindings } from "./test-findings.tsx";
import { firmTexts, testTexts, formTexts as texts } from "./texts.ts";
import { serverFaults, useFirmForm } from "./use-firm-form.ts";

interface DraftProps {
  draft: FirmDraft;
  faults: DraftFaults;
  change: (change: Partial<FirmDraft>) => void;
}

/** The fields that are one line of text or one of several. */
type TextName = {
  [Name in keyof FirmDraft]: FirmDraft[Name] extends string ? Name : never;
}[keyof FirmDraft];

/** What a field of the form needs to show and change its part of the draft. */
const draftField =
  (id: string, { draft, faults, change }: DraftProps) =>
  (name: TextName) => ({
    id: `${id}${name}`,
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

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

const LOCATIONS = FIRM_LOCATIONS.map((place) => ({ value: place, label: place }));
const SIZES = FIRM_SIZES.map((size) => ({
  value: size,
  label: texts.sizeOf(firmTexts.sizes[size], FIRM_SIZE_LAWYERS[size]),
}));
const LONGEST_AREA = 80;

/** Who the firm is. `notice` is what to know about its website. */
function AboutFields({ notice, ...props }: DraftProps & { notice: string | undefined }) {
  const id = useId();
  const { draft, faults, change } = props;
  const field = draftField(id, props);
  return (
    <>
      <Field {...field("name")} label={texts.name} autoComplete="off" />
      <Field
        {...field("websiteUrl")}
        type="url"
        label={texts.website}
        placeholder={texts.websiteExample}
        autoComplete="off"
      />
      {notice && (
        <div className="-mt-2">
          <Banner kind="warn">{notice}</Banner>
        </div>
      )}
      <Field
        {...field("careersPageUrl")}
        type="url"
        label={texts.careers}
        optional
        hint={texts.careersHint}
        autoComplete="off"
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Select {...field("location")} label={texts.location} options={LOCATIONS} />
        <Select {...field("size")} label={texts.size} options={SIZES} />
      </div>
      <WordsField
        id={`${id}areas`}
        label={texts.areas}
        optional
        error={faults.practiceAreas}
        words={draft.practiceAreas}
        onChange={(practiceAreas) => change({ practiceAreas })}
        grow={withWord}
        add={texts.addArea}
        maxLength={LONGEST_AREA}
      />
      <Checkbox
        label={texts.enabled}
        hint={texts.enabledHint}
        checked={draft.scrapingEnabled}
        onChange={({ target }) => change({ scrapingEnabled: target.checked })}
      />
    </>
  );
}

type Outcome =
  | { readonly state: "idle" }
  | { readonly state: "reading" }
  | { readonly state: "failed"; readonly of: string; readonly message: string }
  | { readonly state: "read"; readonly of: string; readonly result: TestResult };

interface SelectorTestProps {
  /** What would be read, and how. An outcome of anything else is an older one. */
  reading: string;
  check: () => FirmFields | undefined;
  refuse: (faults: DraftFaults) => void;
}

/** Reads the page with what stands in the form, and shows what a run would find. */
function SelectorTest({ reading, check, refuse }: SelectorTestProps) {
  const [outcome, setOutcome] = useState<Outcome>({ state: "idle" });
  const asking = useRef<AbortController>(undefined);
  // Nobody waits for the answer once the form is closed.
  useEffect(() => () => asking.current?.abort(), []);

  async function test() {
    if (outcome.state === "reading") return;
    const fields = check();
    if (!fields) return;
    const controller = new AbortController();
    asking.current = controller;
    setOutcome({ state: "reading" });
    try {
      const result = await testFirm(fields, controller.signal);
      setOutcome({ state: "read", of: reading, result });
    } catch (error) {
      if (controller.signal.aborted) return;
      const faults = serverFaults(error);
      if (faults) refuse(faults);
      const message = messageOf(error, testTexts.failed);
      setOutcome(faults ? { state: "idle" } : { state: "failed", of: reading, message });
    }
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="line" busy={outcome.state === "reading"} onClick={() => void test()}>
          {testTexts.test}
        </Button>
        <p className="text-12 text-ink-3">{testTexts.hint}</p>
      </div>
      <Shown outcome={outcome} reading={reading} />
    </div>
  );
}

function Shown({ outcome, reading }: { outcome: Outcome; reading: string }) {
  if (outcome.state === "idle") return null;
  if (outcome.state === "failed")
    return outcome.of === reading ? <Banner kind="bad">{outcome.message}</Banner> : null;
  if (outcome.state === "read")
    return (
      <>
        {outcome.of !== reading && <Banner kind="note">{testTexts.older}</Banner>}
        <TestFindings result={outcome.result} />
      </>
    );
  return (
    <div role="status">
      <p className="text-13 text-ink-2">{testTexts.testing}</p>
      <Skeleton lines={4} />
    </div>
  );
}
