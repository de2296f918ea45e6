import { FIRM_SENTENCES } from "#contract/firms.ts";
import { ApiError } from "#web/lib/api.ts";

/** Somebody else has reviewed it meanwhile, or it is no longer there. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.fault === "not-found") return true;
  // The other conflict, a law firm with the same website, leaves it waiting to be rejected.
  return error.fault === "conflict" && error.message !== FIRM_SENTENCES.known;
}
