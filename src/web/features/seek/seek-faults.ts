import { SEEK_RULES as rules } from "#contract/seek-rules.ts";
import { configOf, type SeekDraft } from "./seek-draft.ts";

/** What is wrong with each field, in the words of its rule. */
export type SeekFaults = Readonly<Partial<Record<keyof SeekDraft, string>>>;

const FIELDS: readonly (readonly [keyof SeekDraft, readonly string[]])[] = [
  ["keywords", [rules.keywordsRequired]],
  ["location", [rules.locationRequired, rules.locationUnknown]],
  ["max_pages", [rules.maxPages]],
  ["salary_min", [rules.salaryMinNegative, rules.salaryOrder]],
  ["salary_max", [rules.salaryMaxNegative]],
  ["job_type", [rules.jobType]],
  ["experience", [rules.experience]],
  ["sort_by", [rules.sortBy]],
  ["date_posted", [rules.datePosted]],
  ["company", [rules.companyTooLong]],
];

/** Failures of the whole configuration, at the fields that they are about. */
export function faultsOf(failures: readonly string[], draft: SeekDraft): SeekFaults {
  const said = FIELDS.map(
    ([field, sentences]) => [field, sentences.find((one) => failures.includes(one))] as const,
  );
  return Object.fromEntries(
    [...unreadable(failures, draft), ...said].filter(([, sentence]) => sentence !== undefined),
  );
}

/** One sentence for both salaries: only what was typed tells which of them it means. */
function unreadable(failures: readonly string[], draft: SeekDraft) {
  if (!failures.includes(rules.salaryUnreadable)) return [];
  const config = configOf(draft);
  return (["salary_min", "salary_max"] as const)
    .filter((field) => Number.isNaN(config[field]))
    .map((field) => [field, rules.salaryUnreadable] as const);
}
