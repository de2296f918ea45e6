import { READING_MODEL_VERSION } from "#reading/model/version.ts";
import model from "./model/model.json" with { type: "json" };
import { PROFILE_VERSION } from "./profiles.ts";

const SHOWN_LETTERS = 8;
/** In place of the reading model's version where READING_MODEL=off. */
const WITHOUT_MODEL = "words";

/**
 * Stored with everything that a score, a label or a grade was kept of: the form of the profiles, the weights, and the
 * reading model that grades what is shown. What was stored by another version is worked out again (docs/decisions/0036).
 */
export function engineVersion({ readingModel }: { readonly readingModel: boolean }): string {
  const grading = readingModel ? READING_MODEL_VERSION.slice(0, SHOWN_LETTERS) : WITHOUT_MODEL;
  return `${PROFILE_VERSION}.${model.version}-${grading}`;
}
