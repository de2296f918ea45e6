import type { ReviewField } from "#contract/job-review.ts";

/** Fields whose values are words of a list, which are written small. */
const LISTED: ReadonlySet<ReviewField> = new Set(["experience_level", "job_type"]);

/** "full-time" is shown as "Full-time". */
export function shownAs(field: ReviewField, value: string): string {
  return LISTED.has(field) ? capitalised(value) : value;
}

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
