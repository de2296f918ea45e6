import type { ChangeEvent } from "react";
import { Field } from "#web/ui/form/field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { fieldId } from "../rows/use-row-stage.ts";
import { personalTexts as texts } from "../texts.ts";
import type { EditorSectionProps } from "./editor-section.ts";
import { LONGEST } from "./inputs.ts";

type Part = "name" | "email" | "phone" | "summary";

export function PersonalSection({ draft, change }: Omit<EditorSectionProps, "stage">) {
  const input = (name: Part) => ({
    id: fieldId("profile", name),
    value: draft[name],
    maxLength: LONGEST.text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <SettingsSection id="personal" title={texts.title} lead={texts.lead}>
      <Field {...input("name")} label={texts.name} autoComplete="name" />
      <Field
        {...input("email")}
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
      />
      <Field {...input("phone")} label={texts.phone} type="tel" autoComplete="tel" />
      <TextArea
        {...input("summary")}
        label={texts.summary}
        hint={texts.summaryHint}
        rows={6}
        maxLength={LONGEST.long}
      />
    </SettingsSection>
  );
}
