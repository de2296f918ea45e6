import type { ComponentProps } from "react";
import type { AccountDetails } from "#contract/account-settings.ts";
import { Field } from "#web/ui/form/field.tsx";
import { settingsTexts } from "../texts.ts";
import { FormFault } from "./form-fault.tsx";

interface ProofFieldsProps {
  account: AccountDetails;
  fault: string | undefined;
  password: Omit<ComponentProps<typeof Field>, "label">;
}

/** The head of a form that asks once more who sits here. */
export function ProofFields({ account, fault, password }: ProofFieldsProps) {
  return (
    <>
      <FormFault fault={fault} providers={account.providers} />
      {account.has_password && (
        <Field
          {...password}
          label={settingsTexts.proof.password}
          type="password"
          autoComplete="current-password"
        />
      )}
    </>
  );
}
