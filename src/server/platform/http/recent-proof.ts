import { Refusal } from "../faults.ts";
import type { Actor } from "./caller.ts";

const MINUTE = 60_000;

/** Before what cannot be undone or opens the account, and before what takes much of others' data along. */
export const FRESH = { account: 10 * MINUTE, bulk: 120 * MINUTE } as const;

const CONFIRM_SENTENCE = "Please confirm that it is you.";

const isWithin = (at: Date | null, now: Date, milliseconds: number) =>
  at !== null && now.getTime() - at.getTime() <= milliseconds;

export const isProvedRecently = (
  { session }: Actor,
  now: Date,
  within: keyof typeof FRESH,
): boolean => isWithin(session.provedAt, now, FRESH[within]);

/** A session that was left open must not be enough. The browser asks the person and tries again. */
export function requireRecentProof(actor: Actor, now: Date, within: keyof typeof FRESH): void {
  if (!isProvedRecently(actor, now, within)) throw new Refusal("confirm", CONFIRM_SENTENCE);
}

/** The same, by a code or a passkey. */
export function requireRecentFactor({ session }: Actor, now: Date): void {
  if (!isWithin(session.secondFactorAt, now, FRESH.account))
    throw new Refusal("confirm-factor", CONFIRM_SENTENCE);
}
