import { ads, count, dayAndMonth, perCent, percent } from "./format.ts";

interface Volume {
  readonly now: number;
  readonly before: number;
  readonly kind: string;
  readonly to: string;
}

interface Week {
  readonly begins: string;
  readonly ads: number;
}

export const VOLUME_TEXTS = {
  rose: "More ads than in the four weeks before",
  fell: "Fewer ads than in the four weeks before",
  steady: "About as many ads as in the four weeks before",
  counted: (now: number, before: number) =>
    `${count(now)} ads in four weeks, ${count(before)} in the four before`,
  chart: "Ads posted in each week, by the day it began",
  topic: "hiring",
  chartOfPeriods: "Ads posted",
  rows: { now: "these four weeks", before: "the four weeks before" },
  level({ now, before, kind, to }: Volume): string {
    const noun = kind ? `${kind} ads` : "ads";
    const by = Math.abs(now - before);
    const change =
      by === 0
        ? "the same number"
        : `${count(by)} ${now > before ? "more" : "fewer"}, a change of ${perCent(percent(by, before))}`;
    return `Employers posted ${count(now)} ${noun} in the four weeks to ${dayAndMonth(to)}, against ${count(before)} in the four before: ${change}.`;
  },
  weeks: (most: Week, least: Week): string =>
    most.ads === least.ads
      ? `Every week had the same ${ads(most.ads)}.`
      : `Week by week the count ran from ${count(least.ads)}, in the week from ${dayAndMonth(least.begins)}, to ${count(most.ads)}, in the week from ${dayAndMonth(most.begins)}.`,
  source:
    "What is counted is ads on Candour, so a firm that joins us counts as a rise even if it was hiring all along.",
} as const;
