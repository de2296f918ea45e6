import { SETTINGS_SENTENCES } from "#contract/account-settings.ts";
import { ONBOARDING_SENTENCES } from "#contract/onboarding.ts";
import { messageOf } from "#web/lib/api.ts";
import type { FormFaults } from "#web/lib/form.ts";
import { toast } from "#web/ui/float/toast.ts";

const { proofRequired, proofWrong } = SETTINGS_SENTENCES;

/** Spec 1 §8: inline and as a toast; what is wrong with the password is said beside it alone. */
export function explainFault(error: unknown): FormFaults {
  const message = messageOf(error, ONBOARDING_SENTENCES.failed);
  if (message === proofRequired || message === proofWrong) return { fields: { password: message } };
  toast.error(message);
  return { form: message };
}
