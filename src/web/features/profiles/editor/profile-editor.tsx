import type { FormEvent } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import type { RowStage } from "../rows/use-row-stage.ts";
import { profileTexts as texts } from "../texts.ts";
import type { ProfileDraft } from "../use-profile-draft.ts";
import { CertificationsSection } from "./certifications-section.tsx";
import { EducationSection } from "./education-section.tsx";
import { ExperienceSection } from "./experience-section.tsx";
import { PersonalSection } from "./personal-section.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SkillsSection } from "./skills-section.tsx";
import { useSave } from "./use-save.ts";

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
