import { SETTINGS_SENTENCES as say } from "#contract/account-settings.ts";
import { refusesPassword } from "#contract/guessable-passwords.ts";
import { messageOf } from "#web/lib/api.ts";
import type { FormFaults } from "#web/lib/form.ts";

const ABOUT_THE_PASSWORD: readonly string[] = [say.proofRequired, say.proofWrong];

/** A wrong password is said beside its field, everything else above the form. */
export function explainProof(error: unknown, field: string, failed: string): FormFaults {
  const message = messageOf(error, failed);
  if (refusesPassword(message)) return { fields: { password: message } };
  return ABOUT_THE_PASSWORD.includes(message)
    ? { fields: { [field]: message } }
    : { form: message };
}
