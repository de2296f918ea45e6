import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { CompanyInfo } from "#contract/recruiter-profile.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { urlTexts as texts } from "../texts.ts";

const Named = z.pick(CompanyInfo, { company_name: true });

/** Asked where neither a website nor the profile says whose job it is: the assistant does not. */
export function CompanyName({ onNamed }: { onNamed: (name: string) => Promise<void> }) {
  const box = useRef<HTMLInputElement>(null);
  const { form, field, busy } = useForm({
    schema: Named,
    initial: { company_name: "" },
    submit: ({ company_name }) => onNamed(company_name),
    explain: () => ({}),
  });
  // The button that asked for it is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <form {...form} className="mt-6 border-rule border-t pt-6">
      <Field
        {...field("company_name")}
        ref={box}
        label={texts.company}
        hint={texts.companyHint}
        autoComplete="organization"
      />
      <Button type="submit" busy={busy} className="mt-5 max-md:min-h-11 max-md:w-full">
        {texts.proceed}
      </Button>
    </form>
  );
}
