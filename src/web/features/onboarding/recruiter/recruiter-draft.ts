import * as z from "zod/mini";

/**
 * What a recruiter has filled in and not sent, kept in this window. Neither the files nor whether the
 * terms are accepted: those are said at the moment that counts.
 */
const Draft = z.object({
  step: z.number(),
  company_name: z.string(),
  company_website: z.string(),
  name: z.string(),
  email: z.string(),
  contact_number: z.string(),
  position: z.string(),
});
export type RecruiterDraft = z.infer<typeof Draft>;

const keyOf = (accountId: string) => `candour-recruiter-onboarding-${accountId}`;

/** Storage may be closed to us, or hold what somebody else has written there. */
export function readRecruiterDraft(accountId: string, start: RecruiterDraft): RecruiterDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? "{}");
    return z.parse(Draft, { ...start, ...kept });
  } catch {
    return start;
  }
}

export function keepRecruiterDraft(accountId: string, change: Partial<RecruiterDraft>): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? "{}");
    sessionStorage.setItem(keyOf(accountId), JSON.stringify({ ...kept, ...change }));
  } catch {
    // Without storage there is no draft, and everything else works.
  }
}

export function dropRecruiterDraft(accountId: string): void {
  try {
    sessionStorage.removeItem(keyOf(accountId));
  } catch {
    // There was none.
  }
}
