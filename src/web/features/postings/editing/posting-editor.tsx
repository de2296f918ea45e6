import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { type Job, type Posting, POSTING_SENTENCES as say } from "#contract/postings.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { LawfulWarning } from "#web/ui/lawful-warning.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { candidatesPath } from "../list/model/posting-paths.ts";
import { PostingForm } from "./parts/posting-form.tsx";
import { SaveBar } from "./parts/save-bar.tsx";
import { StatusSection } from "./parts/status-section.tsx";
import { WhatWeRead } from "./parts/what-we-read.tsx";
import { editingTexts as texts } from "./texts.ts";
import { useLaw } from "./use-law.ts";
import { usePostingDraft } from "./use-posting-draft.ts";
import { useSave } from "./use-save.ts";

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
