import type { CertificationItem } from "#contract/resume-profile.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { NOTHING } from "../nothing.ts";
import { monthText } from "../period-text.ts";
import { RowList } from "../rows/row-list.tsx";
import { profileTexts, certificationTexts as texts } from "../texts.ts";
import type { EditorSectionProps } from "./editor-section.ts";
import { inputs } from "./inputs.ts";

export function CertificationsSection({ draft, change, stage }: EditorSectionProps) {
  return (
    <SettingsSection id="certifications" title={texts.title} lead={texts.lead}>
      <RowList<CertificationItem>
        name="certifications"
        rows={draft.certifications}
        onChange={(next) => change((now) => ({ ...now, certifications: next(now.certifications) }))}
        stage={stage}
        words={texts}
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
                <Field {...input("name")} label={texts.name} autoComplete="off" />
              </div>
              <Field
                {...input("issuingOrganization")}
                label={texts.issuingOrganization}
                autoComplete="off"
              />
              <Field
                {...input("date")}
                label={texts.date}
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
