import type { Comparison } from "#contract/comparison.ts";
import { FIT_LABELS } from "#contract/match-levels.ts";
import { FITS } from "#web/ui/match/rating.ts";

export type Fit = keyof typeof FITS;

const NAMES: readonly Fit[] = ["excellent", "good", "moderate", "poor"];

/** What the design system calls an assessment. One that it does not know is the last (spec 1 §9). */
export const fitOf = (assessment: string): Fit =>
  NAMES.find((name) => FITS[name].word === assessment) ?? "not";

const [EXCELLENT, GOOD, MODERATE, POOR] = FIT_LABELS;

/** Where each label begins. */
export const FIT_CUTS = [
  { at: 0, word: "Not a fit" },
  { at: POOR.least, word: "Poor" },
  { at: MODERATE.least, word: "Moderate" },
  { at: GOOD.least, word: "Good" },
  { at: EXCELLENT.least, word: "Excellent" },
] as const;

/** "Priya Raman, for Employment Lawyer at Harrow & Lyle", as far as it is known. */
export function headingOf({ resume, job }: Pick<Comparison, "resume" | "job">): string {
  const [who, what, where] = [resume.name, job.title, job.company].map((text) => text.trim());
  const place = [what || (where && "a job"), where].filter(Boolean).join(" at ");
  if (who) return place ? `${who}, for ${place}` : `${who}, for this job`;
  return place ? `This resume, for ${place}` : "This resume, for this job";
}
