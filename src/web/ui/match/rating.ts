/** The looks of what the matcher says. Each colour stands beside its word, never alone. */
export const LEVELS = {
  excellent: { word: "Excellent", ink: "text-l4", wash: "bg-l4-wash" },
  "very-good": { word: "Very Good", ink: "text-l3", wash: "bg-l3-wash" },
  good: { word: "Good", ink: "text-l2", wash: "bg-l2-wash" },
  partial: { word: "Partial", ink: "text-l1", wash: "bg-l1-wash" },
} as const;

export const FITS = {
  excellent: { word: "Excellent Fit", ink: "text-l4", wash: "bg-l4-wash" },
  good: { word: "Good Fit", ink: "text-fit-good", wash: "bg-fit-good-wash" },
  moderate: { word: "Moderate Fit", ink: "text-l2", wash: "bg-l2-wash" },
  poor: { word: "Poor Fit", ink: "text-fit-poor", wash: "bg-fit-poor-wash" },
  not: { word: "Not a Fit", ink: "text-fit-not", wash: "bg-fit-not-wash" },
} as const;

/** A thing is rated by its match level, by its fit, or not at all. */
export interface Rated {
  level?: keyof typeof LEVELS | undefined;
  fit?: keyof typeof FITS | undefined;
}

export function inkOf({ level, fit }: Rated): string {
  if (level) return LEVELS[level].ink;
  return fit ? FITS[fit].ink : "text-ink-2";
}

export const BADGE =
  "inline-flex items-baseline gap-[7px] whitespace-nowrap rounded-[2px] px-2 pt-0.5 pb-[3px] font-semibold text-12 leading-[1.4] tabular-nums";
