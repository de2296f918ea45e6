import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { refusesPassword } from "#contract/guessable-passwords.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import type { FormFaults } from "#web/lib/form.ts";
import { registerTexts } from "./texts.ts";

/** Spec 1 §8: an address that is taken is told beside the address. */
export function registerFaults(error: unknown): FormFaults<"email" | "password"> {
  if (error instanceof ApiError && error.fault === "conflict")
    return { fields: { email: ACCOUNT_SENTENCES.emailTaken } };
  const message = messageOf(error, registerTexts.failed);
  return refusesPassword(message) ? { fields: { password: message } } : { form: message };
}
