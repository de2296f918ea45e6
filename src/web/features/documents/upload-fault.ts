import { ApiError } from "#web/lib/api.ts";
import { uploadTexts as texts } from "./upload-texts.ts";

/** Spec 1 §8: what the server says; otherwise what is known about how it went wrong. */
export function uploadFault(error: unknown, failed: string): string {
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.fault !== "internal") return error.message;
  // An answer that nobody understands may hide an upload that worked.
  return error.status >= 500 ? failed : texts.failed;
}
