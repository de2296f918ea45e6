import { PROVIDER_ERRORS, type ProviderError } from "#contract/sign-in-providers.ts";

/** A link can carry any code; only those we know have words. */
export function isProviderError(code: string | undefined): code is ProviderError {
  return code !== undefined && Object.hasOwn(PROVIDER_ERRORS, code);
}
