import type { ExperienceItem } from "#contract/resume-profile.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { NOTHING } from "../nothing.ts";
import { periodText } from "../period-text.ts";
import { RowList } from "../rows/row-list.tsx";
import { fieldId } from "../rows/use-row-stage.ts";
import { profileTexts, experienceTexts as texts } from "../texts.ts";
import type { EditorSectionProps } from "./editor-section.ts";
import { inputs, LONGEST } from "./inputs.ts";

export function ExperienceSection({ draft, change, stage }: EditorSectionProps) {
  return (
    <SettingsSection id="experience" title={texts.title} lead={texts.lead}>
      <RowList<ExperienceItem>
        name="experience"
        rows={draft.experience}
        onChange={(next) => change((now) => ({ ...now, experience: next(now.experience) }))}
        stage={stage}
        words={texts}
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
      <Field {...input("role")} label={texts.role} autoComplete="off" />
      <Field {...input("company")} label={texts.company} autoComplete="off" />
      <div className="md:col-span-2">
        <Field {...input("location")} label={texts.location} autoComplete="off" />
      </div>
      <Field
        {...input("startDate")}
        label={texts.startDate}
        hint={profileTexts.dateHint}
        autoComplete="off"
      />
      {!item.present && (
        <Field
          {...input("endDate")}
          label={texts.endDate}
          hint={profileTexts.dateHint}
          autoComplete="off"
        />
      )}
      <div className="md:col-span-2 max-md:[&_label]:min-h-11 max-md:[&_label]:items-center">
        <Checkbox
          id={fieldId(rowKey, "present")}
          label={texts.present}
          checked={item.present}
          onChange={({ target }) => edit({ present: target.checked })}
        />
      </div>
      <div className="md:col-span-2">
        <TextArea
          {...input("description")}
          label={texts.description}
          hint={texts.descriptionHint}
          rows={6}
          maxLength={LONGEST.long}
        />
      </div>
    </>
  );
}
