import type { ProviderError } from "#contract/sign-in-providers.ts";

export type SignInTab = "oauth" | "email";

interface Situation {
  /** `tab` of the address: what the person chose before. */
  chosen: string | null;
  /** Another screen handed over a message or an email (spec 1 §2). */
  handed: boolean;
  error: ProviderError | undefined;
  /** Unknown when it could not be asked for. */
  demo: { password: string | null } | undefined;
}

/** Google and Microsoft first, unless something says that a password is the way in. */
export function signInTab({ chosen, handed, error, demo }: Situation): SignInTab {
  if (chosen === "oauth" || chosen === "email") return chosen;
  if (handed || error === "google-off" || error === "microsoft-off") return "email";
  // The people of a demo world have passwords; and when nothing is known, a form serves everyone.
  return demo && !demo.password ? "oauth" : "email";
}
