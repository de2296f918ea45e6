import type { EducationItem } from "#contract/resume-profile.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { NOTHING } from "../nothing.ts";
import { RowList } from "../rows/row-list.tsx";
import { educationTexts as texts } from "../texts.ts";
import type { EditorSectionProps } from "./editor-section.ts";
import { inputs } from "./inputs.ts";

export function EducationSection({ draft, change, stage }: EditorSectionProps) {
  return (
    <SettingsSection id="education" title={texts.title} lead={texts.lead}>
      <RowList<EducationItem>
        name="education"
        rows={draft.education}
        onChange={(next) => change((now) => ({ ...now, education: next(now.education) }))}
        stage={stage}
        words={texts}
        blank={NOTHING.education}
        first="institution"
        titleOf={({ degree, institution }) => degree.trim() || institution.trim()}
        detailOf={detailOf}
        fields={({ key, item }, edit) => {
          const input = inputs(key, item, edit);
          return (
            <>
              <Field {...input("institution")} label={texts.institution} autoComplete="off" />
              <Field {...input("degree")} label={texts.degree} autoComplete="off" />
              <Field {...input("fieldOfStudy")} label={texts.fieldOfStudy} autoComplete="off" />
              <Field
                {...input("duration")}
                label={texts.duration}
                hint={texts.durationHint}
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
