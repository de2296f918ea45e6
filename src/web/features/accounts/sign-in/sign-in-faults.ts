import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import type { FormFaults } from "#web/lib/form.ts";
import { signInTexts } from "./texts.ts";

/** Spec 1 §8: the server's message, and a 401 marks both fields; the same words are not said thrice. */
export function signInFaults(error: unknown): FormFaults<"email" | "password"> {
  const message = messageOf(error, signInTexts.failed);
  if (!(error instanceof ApiError) || error.fault !== "unauthenticated") return { form: message };
  const wrong = ACCOUNT_SENTENCES.wrongCredentials;
  const fields = { email: wrong, password: wrong };
  return message === wrong ? { fields } : { fields, form: message };
}
