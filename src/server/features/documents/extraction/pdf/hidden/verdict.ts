import type { HiddenReason } from "#reading/line.ts";

/** Only the printed page can tell. */
export interface Doubt {
  /** What holds where a page cannot be printed. */
  readonly guess: "seen" | HiddenReason;
  /** What holds if nothing of it is to be seen on the printed page. */
  readonly otherwise: HiddenReason;
}

export type Verdict = "seen" | HiddenReason | Doubt;

export function doubtful(otherwise: HiddenReason, guess: "seen" | HiddenReason = "seen"): Doubt {
  return { guess, otherwise };
}

export function isDoubt(verdict: Verdict | undefined): verdict is Doubt {
  return typeof verdict === "object";
}
