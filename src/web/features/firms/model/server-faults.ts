import { FIRM_SENTENCES as say } from "#contract/firms.ts";
import { ApiError } from "#web/lib/api.ts";
import type { DraftFaults, FirmDraft } from "./firm-draft.ts";

/** How the server calls the field of a selector that it cannot read. */
const SELECTORS = [
  ["job list selector", "jobList"],
  ["job link selector", "jobLink"],
  ["job title selector", "jobTitle"],
  ["job content selector", "jobContent"],
] as const;

const FIELDS: Readonly<Record<string, keyof FirmDraft>> = {
  [say.nameRequired]: "name",
  [say.websiteRequired]: "websiteUrl",
  [say.websiteInvalid]: "websiteUrl",
  [say.careersInvalid]: "careersPageUrl",
  [say.tooManyAreas]: "practiceAreas",
  ...Object.fromEntries(SELECTORS.map(([words, field]) => [say.badSelector(words), field])),
};

/** A refusal that is about fields alone; nothing for all others, which are told at the buttons. */
export function serverFaults(error: unknown): DraftFaults | undefined {
  if (!(error instanceof ApiError) || error.fault !== "invalid") return undefined;
  const sentences = error.errors.length > 0 ? error.errors : [error.message];
  const found: DraftFaults = {};
  for (const sentence of sentences) {
    const field = FIELDS[sentence];
    if (!field) return undefined;
    found[field] ??= sentence;
  }
  return found;
}
