import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import type { FormFaults } from "#web/lib/form.ts";
import { registerTexts } from "./texts.ts";

/** Spec 1 §8: an address that is taken is told beside the address. */
export function registerFaults(error: unknown): FormFaults<"email"> {
  if (error instanceof ApiError && error.fault === "conflict")
    return { fields: { email: ACCOUNT_SENTENCES.emailTaken } };
  return { form: messageOf(error, registerTexts.failed) };
}
