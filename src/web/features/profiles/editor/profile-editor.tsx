import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { PROFILE_SENTENCES as say } from "#contract/candidate-profile.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
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
        texts={texts}
        className={dirty ? "" : "mb-10"}
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
