import { toast } from "#web/ui/float/toast.ts";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { profileTexts, skillTexts as texts } from "../texts.ts";
import { wordTexts } from "../words/texts.ts";
import { WordField } from "../words/word-field.tsx";
import type { EditorSectionProps } from "./editor-section.ts";
import { LONGEST } from "./inputs.ts";

/** The same as the server takes. */
const AT_MOST = 200;

export const SKILLS_INPUT = "profile-skills";

export function SkillsSection({ draft, change }: Omit<EditorSectionProps, "stage">) {
  const { skills } = draft;
  const onChange = (next: (words: readonly string[]) => string[]) =>
    change((now) => ({ ...now, skills: next(now.skills) }));
  function onRemoved(word: string, at: number) {
    const onPress = () => onChange((now) => now.toSpliced(at, 0, word));
    toast.info(wordTexts.removed(word), { action: { label: profileTexts.undo, onPress } });
  }
  return (
    <SettingsSection id="skills" title={texts.title} lead={texts.lead}>
      {skills.length === 0 && <p className="text-13 text-ink-2">{texts.none}</p>}
      <WordField
        id={SKILLS_INPUT}
        label={texts.label}
        hint={texts.hint}
        words={skills}
        onChange={onChange}
        onRemoved={onRemoved}
        parting={/[,;\n\t]/}
        ordered
        longest={LONGEST.text}
        atMost={AT_MOST}
      />
    </SettingsSection>
  );
}
