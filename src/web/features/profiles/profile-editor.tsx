import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { PROFILE_SENTENCES as say } from "#contract/candidate-profile.ts";
import type { CertificationItem, EducationItem, ExperienceItem } from "#contract/resume-profile.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { profileCalls } from "./api.ts";
import type { Draft } from "./draft.ts";
import { inputs, LONGEST } from "./editor-inputs.ts";
import { NOTHING } from "./nothing.ts";
import { monthText, periodText } from "./period-text.ts";
import { RowList } from "./row-list.tsx";
import {
  certificationTexts,
  educationTexts,
  experienceTexts,
  personalTexts,
  profileTexts,
  skillTexts,
  profileTexts as texts,
} from "./texts.ts";
import type { ProfileDraft } from "./use-profile-draft.ts";
import { fieldId, type RowStage } from "./use-row-stage.ts";
import { WordField } from "./word-field.tsx";
import { wordTexts } from "./word-field-texts.ts";

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

type Part = "name" | "email" | "phone" | "summary";

function PersonalSection({ draft, change }: Omit<EditorSectionProps, "stage">) {
  const input = (name: Part) => ({
    id: fieldId("profile", name),
    value: draft[name],
    maxLength: LONGEST.text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <SettingsSection id="personal" title={personalTexts.title} lead={personalTexts.lead}>
      <Field {...input("name")} label={personalTexts.name} autoComplete="name" />
      <Field
        {...input("email")}
        label={personalTexts.email}
        hint={personalTexts.emailHint}
        type="email"
        autoComplete="email"
      />
      <Field {...input("phone")} label={personalTexts.phone} type="tel" autoComplete="tel" />
      <TextArea
        {...input("summary")}
        label={personalTexts.summary}
        hint={personalTexts.summaryHint}
        rows={6}
        maxLength={LONGEST.long}
      />
    </SettingsSection>
  );
}

/** The same as the server takes. */
const AT_MOST = 200;

export const SKILLS_INPUT = "profile-skills";

function SkillsSection({ draft, change }: Omit<EditorSectionProps, "stage">) {
  const { skills } = draft;
  const onChange = (next: (words: readonly string[]) => string[]) =>
    change((now) => ({ ...now, skills: next(now.skills) }));
  function onRemoved(word: string, at: number) {
    const onPress = () => onChange((now) => now.toSpliced(at, 0, word));
    toast.info(wordTexts.removed(word), { action: { label: profileTexts.undo, onPress } });
  }
  return (
    <SettingsSection id="skills" title={skillTexts.title} lead={skillTexts.lead}>
      {skills.length === 0 && <p className="text-13 text-ink-2">{skillTexts.none}</p>}
      <WordField
        id={SKILLS_INPUT}
        label={skillTexts.label}
        hint={skillTexts.hint}
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

function CertificationsSection({ draft, change, stage }: EditorSectionProps) {
  return (
    <SettingsSection
      id="certifications"
      title={certificationTexts.title}
      lead={certificationTexts.lead}
    >
      <RowList<CertificationItem>
        name="certifications"
        rows={draft.certifications}
        onChange={(next) => change((now) => ({ ...now, certifications: next(now.certifications) }))}
        stage={stage}
        words={certificationTexts}
        blank={NOTHING.certifications}
        first="name"
        titleOf={({ name }) => name.trim()}
        detailOf={({ issuingOrganization, date }) =>
          [issuingOrganization.trim(), monthText(date)].filter(Boolean).join(", ")
        }
        fields={({ key, item }, edit) => {
          const input = inputs(key, item, edit);
          return (
            <>
              <div className="md:col-span-2">
                <Field {...input("name")} label={certificationTexts.name} autoComplete="off" />
              </div>
              <Field
                {...input("issuingOrganization")}
                label={certificationTexts.issuingOrganization}
                autoComplete="off"
              />
              <Field
                {...input("date")}
                label={certificationTexts.date}
                hint={profileTexts.dateHint}
                autoComplete="off"
              />
            </>
          );
        }}
      />
    </SettingsSection>
  );
}

function EducationSection({ draft, change, stage }: EditorSectionProps) {
  return (
    <SettingsSection id="education" title={educationTexts.title} lead={educationTexts.lead}>
      <RowList<EducationItem>
        name="education"
        rows={draft.education}
        onChange={(next) => change((now) => ({ ...now, education: next(now.education) }))}
        stage={stage}
        words={educationTexts}
        blank={NOTHING.education}
        first="institution"
        titleOf={({ degree, institution }) => degree.trim() || institution.trim()}
        detailOf={detailOf}
        fields={({ key, item }, edit) => {
          const input = inputs(key, item, edit);
          return (
            <>
              <Field
                {...input("institution")}
                label={educationTexts.institution}
                autoComplete="off"
              />
              <Field {...input("degree")} label={educationTexts.degree} autoComplete="off" />
              <Field
                {...input("fieldOfStudy")}
                label={educationTexts.fieldOfStudy}
                autoComplete="off"
              />
              <Field
                {...input("duration")}
                label={educationTexts.duration}
                hint={educationTexts.durationHint}
                autoComplete="off"
              />
            </>
          );
        }}
      />
    </SettingsSection>
  );
}

/** What the title leaves over. */
function detailOf({ degree, institution, fieldOfStudy, duration }: EducationItem): string {
  const where = degree.trim() ? institution : "";
  return [fieldOfStudy, where, duration]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}

function ExperienceSection({ draft, change, stage }: EditorSectionProps) {
  return (
    <SettingsSection id="experience" title={experienceTexts.title} lead={experienceTexts.lead}>
      <RowList<ExperienceItem>
        name="experience"
        rows={draft.experience}
        onChange={(next) => change((now) => ({ ...now, experience: next(now.experience) }))}
        stage={stage}
        words={experienceTexts}
        blank={NOTHING.experience}
        first="role"
        titleOf={({ role, company }) => [role.trim(), company.trim()].filter(Boolean).join(", ")}
        detailOf={(item) => [periodText(item), item.location.trim()].filter(Boolean).join(", ")}
        fields={({ key, item }, edit) => <Fields rowKey={key} item={item} edit={edit} />}
      />
    </SettingsSection>
  );
}

interface FieldsProps {
  rowKey: string;
  item: ExperienceItem;
  edit: (part: Partial<ExperienceItem>) => void;
}

function Fields({ rowKey, item, edit }: FieldsProps) {
  const input = inputs(rowKey, item, edit);
  return (
    <>
      <Field {...input("role")} label={experienceTexts.role} autoComplete="off" />
      <Field {...input("company")} label={experienceTexts.company} autoComplete="off" />
      <div className="md:col-span-2">
        <Field {...input("location")} label={experienceTexts.location} autoComplete="off" />
      </div>
      <Field
        {...input("startDate")}
        label={experienceTexts.startDate}
        hint={profileTexts.dateHint}
        autoComplete="off"
      />
      {!item.present && (
        <Field
          {...input("endDate")}
          label={experienceTexts.endDate}
          hint={profileTexts.dateHint}
          autoComplete="off"
        />
      )}
      <div className="md:col-span-2 max-md:[&_label]:min-h-11 max-md:[&_label]:items-center">
        <Checkbox
          id={fieldId(rowKey, "present")}
          label={experienceTexts.present}
          checked={item.present}
          onChange={({ target }) => edit({ present: target.checked })}
        />
      </div>
      <div className="md:col-span-2">
        <TextArea
          {...input("description")}
          label={experienceTexts.description}
          hint={experienceTexts.descriptionHint}
          rows={6}
          maxLength={LONGEST.long}
        />
      </div>
    </>
  );
}

/** What every section of the editor is handed. */
interface EditorSectionProps {
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
  stage: RowStage;
}
