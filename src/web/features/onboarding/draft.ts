import * as z from "zod/mini";

/**
 * What somebody has filled in and not sent, kept in this window, so that leaving the page costs nothing;
 * not for longer, because others may sit at this computer.
 * Never whether they accept the terms, and never a password: both are said at the moment that counts.
 */
const Draft = z.object({
  role: z.optional(z.enum(["candidate", "recruiter"])),
  step: z.optional(z.number()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  resumeId: z.optional(z.string()),
  findable: z.optional(z.boolean()),
  /** What they look for, in one line. */
  want: z.optional(z.string()),
});
export type Draft = z.infer<typeof Draft>;

const keyOf = (accountId: string) => `candour-onboarding-${accountId}`;

/** Storage may be closed to us, or hold what somebody else has written there. */
export function readDraft(accountId: string): Draft {
  try {
    return z.parse(Draft, JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? "{}"));
  } catch {
    return {};
  }
}

/** A change to `undefined` takes something out. */
export function keepDraft(accountId: string, change: Draft): void {
  try {
    const draft = { ...readDraft(accountId), ...change };
    sessionStorage.setItem(keyOf(accountId), JSON.stringify(draft));
  } catch {
    // Without storage there is no draft, and everything else works.
  }
}

export function dropDraft(accountId: string): void {
  try {
    sessionStorage.removeItem(keyOf(accountId));
  } catch {
    // There was none.
  }
}
