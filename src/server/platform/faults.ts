import type { Fault } from "#contract/faults.ts";
import type { UnlawfulPlace } from "#contract/lawful.ts";

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
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new Refusal("rate-limited", message, retryAfterSeconds);

/**
 * The first line of a service: `allow(canOpen(actor, thing))`.
 * @public
 */
export function allow(permitted: boolean, message = "You are not allowed to do this."): void {
  if (!permitted) throw forbidden(message);
}
