import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { ApiError } from "#web/lib/api.ts";
import { compareTexts as texts } from "./texts.ts";

const isOk = (status: number) => status >= 200 && status < 300;

/** Spec 1 §8: what the server says; otherwise what is known about how it went wrong. */
export function compareFault(error: unknown): string {
  if (!(error instanceof ApiError)) return COMPARE_SENTENCES.unexpected;
  if (error.fault !== "internal") return error.message;
  return isOk(error.status) ? texts.parseFailed(texts.notUnderstood) : COMPARE_SENTENCES.failed;
}
