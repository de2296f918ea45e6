import { ApiError } from "#web/lib/api.ts";
import { compareTexts as texts } from "../actions-texts.ts";

const isOk = (status: number) => status >= 200 && status < 300;

/** Spec 1 §8, "Modal compare". */
export function compareFault(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : texts.noResult;
  const { status, message } = error;
  if (status === 401) return texts.signedOut;
  if (status === 404) return texts.notFound;
  if (status === 500) return texts.serverError;
  return isOk(status) ? texts.noResult : texts.failed(status, message);
}
