import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { PROFILE_SENTENCES as say } from "#contract/candidate-profile.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { profileCalls } from "../api.ts";
import type { RowStage } from "../rows/use-row-stage.ts";
import { profileTexts as texts } from "../texts.ts";
import type { ProfileDraft } from "../use-profile-draft.ts";
import { CertificationsSection } from "./certifications-section.tsx";
import { EducationSection } from "./education-section.tsx";
import { ExperienceSection } from "./experience-section.tsx";
import { PersonalSection } from "./personal-section.tsx";
import { SkillsSection } from "./skills-section.tsx";

interface ProfileEditorProps {
  editing: ProfileDraft;
  stage: RowStage;
}

/** Everything that is saved together (spec 1 §2). Nothing is checked before it is (§5). */
export function ProfileEditor({ editing, stage }: ProfileEditorProps) {
  const { draft, dirty, changedElsewhere, change, reset } = editing;
  const { save, busy, failed } = useSave(editing);
  const parts = { draft, change, stage };

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  function reload() {
    const onPress = reset();
    toast.info(texts.reloaded, { action: { label: texts.undo, onPress } });
  }
  return (
    // What gets the focus stops above the bar at the lower edge, not behind it.
    <form
      onSubmit={onSubmit}
      noValidate
      method="post"
      className="[&_:is(input,textarea,button)]:scroll-mb-32"
    >
      <PersonalSection {...parts} />
      <ExperienceSection {...parts} />
      <SkillsSection {...parts} />
      <EducationSection {...parts} />
      <CertificationsSection {...parts} />
      <SaveBar
        dirty={dirty}
        busy={busy}
        failed={failed}
        note={
          // While it is being saved, what comes back may well be its own.
          changedElsewhere && !busy ? <ChangedElsewhere onReload={reload} /> : undefined
        }
        onDiscard={() => reset()}
      />
    </form>
  );
}

function ChangedElsewhere({ onReload }: { onReload: () => void }) {
  return (
    <Banner kind="warn" action={<TextButton onClick={onReload}>{texts.reload}</TextButton>}>
      {texts.changedElsewhere}
    </Banner>
  );
}

/** Saves the whole profile and says in passing how that went (spec 1 §8). */
function useSave({ profile, saved }: ProfileDraft) {
  const calls = profileCalls(useQueryClient());
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function save(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { status, message } = await calls.save(profile);
      saved(profile);
      setFailed(false);
      if (status === "success") toast.success(message || say.saved);
      else toast.warning(message || say.partly);
    } catch {
      setFailed(true);
      toast.error(say.saveFailed);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { save, busy, failed };
}

interface SaveBarProps {
  dirty: boolean;
  busy: boolean;
  /** The last try did not work. */
  failed: boolean;
  /** What there is to know before saving. */
  note?: ReactNode;
  onDiscard: () => void;
}

/** At the end of the form, and at the lower edge of the screen while there is something to save. */
function SaveBar({ dirty, busy, failed, note, onDiscard }: SaveBarProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div
      className={`z-10 flex flex-wrap items-center gap-x-2 gap-y-2 border-t bg-paper py-3 ${dirty ? "sticky bottom-0 border-ink max-md:bottom-13" : "mb-10 border-rule"}`}
    >
      {note && <div className="basis-full">{note}</div>}
      <p role="status" className="mr-auto text-13 text-ink-2">
        {stateText(dirty, failed)}
      </p>
      <Button
        look="quiet"
        className="max-md:min-h-11"
        onClick={() => (dirty ? setAsked(true) : onDiscard())}
      >
        {texts.cancel}
      </Button>
      <Button type="submit" className="max-md:min-h-11" busy={busy}>
        {texts.save}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onDiscard();
        }}
        title={texts.discardTitle}
        text={texts.discardText}
        confirm={texts.discard}
        danger
      />
    </div>
  );
}

function stateText(dirty: boolean, failed: boolean): string {
  if (!dirty) return "";
  return failed ? texts.notSaved : texts.unsaved;
}
