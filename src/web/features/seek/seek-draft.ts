import type { SeekConfig } from "#contract/seek-rules.ts";

/** The configuration as it is typed: numbers are text until the run is asked for. */
export interface SeekDraft extends Omit<SeekConfig, "max_pages" | "salary_min" | "salary_max"> {
  readonly max_pages: string;
  readonly salary_min: string;
  readonly salary_max: string;
}

export const draftOf = (config: SeekConfig): SeekDraft => ({
  ...config,
  max_pages: String(config.max_pages),
  salary_min: config.salary_min === null ? "" : String(config.salary_min),
  salary_max: config.salary_max === null ? "" : String(config.salary_max),
});

/** What is no number is NaN, which the rules refuse in their own words. */
export const configOf = (draft: SeekDraft): SeekConfig => ({
  ...draft,
  location: draft.location.trim(),
  company: draft.company.trim(),
  max_pages: numberOf(draft.max_pages) ?? Number.NaN,
  salary_min: numberOf(draft.salary_min),
  salary_max: numberOf(draft.salary_max),
});

/** "$150,000" is as good as "150000". */
function numberOf(typed: string): number | null {
  const digits = typed.replace(/[$,\s]/g, "");
  return digits === "" ? null : Number(digits);
}

export const isSame = (one: SeekDraft, other: SeekDraft) =>
  Object.keys(one).every((name) => {
    const key = name as keyof SeekDraft; // of a draft there are no other keys
    return JSON.stringify(one[key]) === JSON.stringify(other[key]);
  });
