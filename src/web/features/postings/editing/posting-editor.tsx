import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { JobProfile } from "#contract/job-profile.ts";
import { EMPLOYMENT_TYPES } from "#contract/match-rules.ts";
import { type Job, JobChange, type Posting, POSTING_SENTENCES as say } from "#contract/postings.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { checkForm } from "#web/lib/form.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { LawfulWarning } from "#web/ui/lawful-warning.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { candidatesPath } from "../list/posting-paths.ts";
import { SideSection } from "../side-section.tsx";
import { asLine } from "../texts.ts";
import { savePosting } from "./api.ts";
import { fieldsOf, isSame, type PostingFields } from "./posting-fields.ts";
import { type Law, StatusSection, useLaw } from "./status-section.tsx";
import { editingTexts, editingTexts as texts } from "./texts.ts";
import { type PostingDraft, usePostingDraft } from "./use-posting-draft.ts";

interface PostingEditorProps {
  job: Job;
  posting: Posting;
  person: string;
  /** What else is set for it. */
  beside?: ReactNode;
}

/** A posting to be changed, and beside it how it stands and what was read in it. */
export function PostingEditor({ job, posting, person, beside }: PostingEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const draft = usePostingDraft(job, person);
  const law = useLaw(draft);
  const { save, busy, fault, faults, refusals, mend } = useSave(job.id, draft, law);
  // After the sentences are on the screen: go to the first field that has one.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (await save()) toast.success(say.saved);
  }
  function load() {
    const undo = draft.reset();
    toast.info(texts.loaded, { action: { label: texts.undo, onPress: undo } });
  }
  return (
    <>
      <p className="text-13">
        <TextLink to="/dashboard">{texts.back}</TextLink>
      </p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="wrap-anywhere mt-2 font-serif text-18 text-ink-2">
        {[job.title, job.company].filter(Boolean).join(", ")}
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 border-ink border-t pt-6 xl:grid-cols-[minmax(0,680px)_320px] xl:justify-between">
        <form
          ref={form}
          aria-label={texts.form}
          onSubmit={(event) => void onSubmit(event)}
          noValidate
          method="post"
        >
          <div className="grid gap-5">
            {posting.draft_reason && <Banner kind="note">{posting.draft_reason}</Banner>}
            {fault && <Banner kind="bad">{fault}</Banner>}
            <LawfulWarning
              places={law.places}
              onTakeOut={law.takeOut}
              onLawful={law.justify}
              busy={busy}
            />
            <PostingForm
              fields={draft.fields}
              faults={faults}
              onMend={mend}
              onChange={draft.change}
            />
          </div>
          <SaveBar
            texts={texts}
            className="mt-6"
            dirty={draft.dirty}
            failed={fault !== undefined || law.places.length > 0}
            note={draft.changedElsewhere && <Changed onLoad={load} onInsist={draft.insist} />}
            busy={busy}
            onDiscard={() => {
              if (draft.dirty) draft.reset();
              else void navigate(candidatesPath(job.id));
            }}
          />
        </form>
        <aside className="grid content-start gap-10">
          <StatusSection
            job={job}
            law={law}
            saveFirst={async () => !draft.dirty || (await save())}
          />
          {beside}
          <WhatWeRead details={job.details} />
        </aside>
      </div>
    </>
  );
}

/** Somebody else, or another window of one's own. What is typed here is not lost either way. */
function Changed({ onLoad, onInsist }: { onLoad: () => void; onInsist: () => void }) {
  return (
    <Banner
      kind="warn"
      action={
        <span className="flex gap-4">
          <TextButton onClick={onLoad}>{texts.load}</TextButton>
          <TextButton onClick={onInsist}>{texts.insist}</TextButton>
        </span>
      }
    >
      {texts.changedMeanwhile}
    </Banner>
  );
}

/** What candidates are matched with, as it was read in the advertisement that was saved last. */
function WhatWeRead({ details }: { details: JobProfile }) {
  const { mustHave, niceToHave, level, practiceArea, salary } = details;
  return (
    <SideSection title={texts.read}>
      <p className="pt-2 text-12 text-ink-3">{texts.readNote}</p>
      <Found title={texts.must} items={mustHave} none={texts.noRequirements} />
      <Found title={texts.nice} items={niceToHave} none={texts.noNice} />
      <dl className="mt-5 border-rule border-t">
        <Fact name={texts.pay}>{salary?.text || texts.payNotRead}</Fact>
        {level && <Fact name={texts.level}>{asLine(level)}</Fact>}
        {practiceArea && <Fact name={texts.area}>{practiceArea}</Fact>}
      </dl>
    </SideSection>
  );
}

interface FoundProps {
  title: string;
  items: readonly string[];
  none: string;
}

function Found({ title, items, none }: FoundProps) {
  return (
    <div className="mt-5">
      <h3 className="flex items-baseline justify-between gap-4 font-medium font-sans text-13 leading-[1.55] tracking-normal">
        {title} <span className="font-normal text-ink-3 tabular-nums">{items.length}</span>
      </h3>
      {items.length === 0 && <p className="mt-1 text-13 text-ink-2">{none}</p>}
      <ol className="wrap-anywhere mt-1 grid gap-1.5 font-serif text-15 leading-[1.45]">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an advertisement can say the same twice.
          <li key={at} className="border-rule border-t pt-1.5">
            {item}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 border-rule border-b py-2 text-13">
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const postingFormTexts = editingTexts.fields;
const ROWS = 24;

interface PostingFormProps {
  fields: PostingFields;
  faults: Partial<Record<keyof PostingFields, string>>;
  onMend: (name: keyof PostingFields) => void;
  onChange: (change: Partial<PostingFields>) => void;
}

/** The facts beside the advertisement, and its words. */
function PostingForm({ fields, faults, onMend, onChange }: PostingFormProps) {
  const id = useId();
  const field = (name: keyof PostingFields) => ({
    id: `${id}${name}`,
    name,
    value: fields[name],
    error: faults[name],
    onEdit: () => onMend(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field {...field("title")} label={postingFormTexts.title} autoComplete="off" />
      <div className="grid gap-5 md:grid-cols-2">
        <Field {...field("company")} label={postingFormTexts.company} autoComplete="organization" />
        <Field
          {...field("location")}
          label={postingFormTexts.location}
          optional
          hint={postingFormTexts.locationHint}
        />
        <Select
          {...field("employment_type")}
          label={postingFormTexts.employment_type}
          optional
          options={optionsWith(fields.employment_type)}
        />
        <Field
          {...field("salary_range")}
          label={postingFormTexts.salary_range}
          optional
          hint={postingFormTexts.salaryHint}
        />
      </div>
      <TextArea
        {...field("text")}
        label={postingFormTexts.text}
        hint={postingFormTexts.textHint}
        rows={ROWS}
      />
    </>
  );
}

/** An advertisement can name two, such as "full-time, contract": what stands there can be kept. */
function optionsWith(now: string) {
  const values: string[] = ["", ...EMPLOYMENT_TYPES];
  if (!values.includes(now)) values.push(now);
  return values.map((value) => ({ value, label: asLine(value) || postingFormTexts.notStated }));
}

type Faults = Partial<Record<keyof PostingFields, string>>;

/** Saves what is typed; what is wrong with it is said at its field, and what went wrong above the form. */
function useSave(jobId: string, draft: PostingDraft, law: Law) {
  const client = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [fault, setFault] = useState<string>();
  const [refusals, setRefusals] = useState(0);

  /**
   * Somebody may have closed it, or the words may be as they were: then only the state is a new one. If
   * they are not, the draft says so by itself as soon as the answer is here.
   */
  async function saveUpon(fields: PostingFields): Promise<Job> {
    try {
      return await savePosting(client, jobId, fields, {
        updatedAt: draft.updatedAt,
        exemptions: law.exemptions,
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.fault !== "conflict") throw error;
      const now = await client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 });
      if (!isSame(fieldsOf(now), draft.base)) throw error;
      return savePosting(client, jobId, fields, {
        updatedAt: now.updated_at,
        exemptions: law.exemptions,
      });
    }
  }

  /** Whether it is on the server now. */
  async function save(): Promise<boolean> {
    if (running.current) return false;
    const sent = draft.fields;
    const checked = checkForm(JobChange, sent);
    setFault(undefined);
    if ("errors" in checked) {
      setFaults(checked.errors);
      setRefusals((count) => count + 1);
      return false;
    }
    running.current = true;
    setBusy(true);
    try {
      draft.saved(sent, await saveUpon(sent));
      return true;
    } catch (error) {
      if (law.isHeld(error)) return false;
      const message = messageOf(error, texts.saveFailed);
      // The form has its own words for that, with what can be done about it.
      if (message !== say.changedMeanwhile) setFault(message);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  const mend = (name: keyof PostingFields) => setFaults(({ [name]: _mended, ...others }) => others);
  return { save, busy, fault, faults, refusals, mend };
}
