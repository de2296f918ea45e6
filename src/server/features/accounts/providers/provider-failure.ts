import * as oidc from "openid-client";
import type { ProviderError } from "#contract/sign-in-providers.ts";

/** A sign-in through a provider that ends without one. The code is all that the person gets to see. */
export class ProviderFailure extends Error {
  readonly code: ProviderError;

  constructor(code: ProviderError, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** What a provider answers when the person, or their administrator, says no. */
const REFUSED = new Set(["access_denied", "consent_required", "login_required"]);
/** The provider, or our registration there, is out of order: nothing the person could mend. */
const OUT_OF_ORDER = new Set([
  "server_error",
  "temporarily_unavailable",
  "invalid_client",
  "unauthorized_client",
]);
/** What the library says of an answer that did not come or was none. */
const NO_ANSWER = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
]);

/** Everything that is wrong with the browser's side of it (state, code, nonce) is `lost`. */
export function failureOf(error: unknown): ProviderFailure {
  const word = wordOf(error);
  if (REFUSED.has(word)) return new ProviderFailure("refused", error);
  // `fetch` fails with a TypeError when nobody answers.
  if (error instanceof TypeError || OUT_OF_ORDER.has(word) || NO_ANSWER.has(word))
    return new ProviderFailure("unreachable", error);
  return new ProviderFailure("lost", error);
}

function wordOf(error: unknown): string {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return error.error;
  if (error instanceof oidc.ClientError) return error.code ?? "";
  return "";
}

/** For the log: what failed, without the claims and tokens that the errors carry along. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const word = wordOf(error) || ("code" in error ? String(error.code) : "");
  return [word, error.message, reasonOf(error.cause)].filter(Boolean).join(": ");
}
