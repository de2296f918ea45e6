import type { Fault } from "#contract/faults.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";

/**
 * What a service throws when it refuses. `platform/http/answer-fault.ts` owns the only table from
 * fault to status; the message is shown to a person as it is.
 */
export class Refusal extends Error {
  readonly fault: Fault;
  readonly retryAfterSeconds: number | undefined;
  /** Where several things are wrong at once: a sentence each. */
  readonly errors: readonly string[] | undefined;
  /** What must not become public. */
  readonly unlawful: readonly UnlawfulPlace[] | undefined;

  constructor(
    fault: Fault,
    message: string,
    retryAfterSeconds?: number,
    errors?: readonly string[],
    unlawful?: readonly UnlawfulPlace[],
  ) {
    super(message);
    this.fault = fault;
    this.retryAfterSeconds = retryAfterSeconds;
    this.errors = errors;
    this.unlawful = unlawful;
  }
}

export const invalid = (message: string) => new Refusal("invalid", message);
export const allInvalid = (errors: readonly string[]) =>
  new Refusal("invalid", errors.join("; "), undefined, errors);
export const unauthenticated = (message: string) => new Refusal("unauthenticated", message);
export const forbidden = (message: string) => new Refusal("forbidden", message);
export const notFound = (message: string) => new Refusal("not-found", message);
export const conflict = (message: string) => new Refusal("conflict", message);
export const unlawful = (message: string, places: readonly UnlawfulPlace[]) =>
  new Refusal("unlawful", message, undefined, undefined, places);
export const tooLarge = (message: string) => new Refusal("too-large", message);
export const unavailable = (message: string, retryAfterSeconds?: number) =>
  new Refusal("unavailable", message, retryAfterSeconds);
/** Said to people: an operator finds which disk it is in the log. */
const noRoom = () =>
  unavailable("There is no room left to save anything right now. Please try again later.");
const readOnly = () =>
  unavailable("Nothing can be saved right now, only read. Please try again later.");

const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "53100"]);
const READ_ONLY = new Set(["EROFS", "25006"]);

/** What a full or read-only disk or database means, by the code of its error. */
export function cannotSave(code: string | undefined): Refusal | undefined {
  if (code === undefined) return undefined;
  if (NO_ROOM.has(code)) return noRoom();
  return READ_ONLY.has(code) ? readOnly() : undefined;
}

export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new Refusal("rate-limited", message, retryAfterSeconds);

/**
 * The first line of a service: `allow(canOpen(actor, thing))`.
 * @public
 */
export function allow(permitted: boolean, message = "You are not allowed to do this."): void {
  if (!permitted) throw forbidden(message);
}
