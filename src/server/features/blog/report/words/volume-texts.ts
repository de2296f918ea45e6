import { ads, agreeing, count, dayAndMonth, inWords, listed, perCent, percent } from "./format.ts";

export interface Volume {
  readonly now: number;
  readonly before: number;
  readonly kind: string;
  readonly to: string;
}

interface Week {
  readonly begins: string;
  readonly ads: number;
}

const nounOf = (kind: string) => (kind ? `${kind} ads` : "ads");
const posted = ({ now, kind, to }: Volume) =>
  `Employers posted ${count(now)} ${nounOf(kind)} in the four weeks to ${dayAndMonth(to)}`;

function level(volume: Volume): string {
  const { now, before } = volume;
  const by = Math.abs(now - before);
  const change =
    by === 0
      ? "the same number"
      : `${count(by)} ${now > before ? "more" : "fewer"}, a change of ${perCent(percent(by, before))}`;
  return `${posted(volume)}, against ${count(before)} in the four before: ${change}.`;
}

const MOST_DAYS = 3;
/** All weeks that had so many: "in the weeks from 3 November and 10 November". */
function inWeeks(weeks: readonly Week[], many: number): string {
  const days = weeks.filter((week) => week.ads === many).map(({ begins }) => dayAndMonth(begins));
  if (days.length > MOST_DAYS)
    return `${count(many)}, in ${inWords(days.length)} of the ${inWords(weeks.length)} weeks`;
  return `${count(many)}, in the ${agreeing(days.length, "week", "weeks")} from ${listed(days)}`;
}

export const VOLUME_TEXTS = {
  rose: "More ads than in the four weeks before",
  fell: "Fewer ads than in the four weeks before",
  steady: "About as many ads as in the four weeks before",
  counted: (now: number, kind: string) => `${count(now)} ${nounOf(kind)} in four weeks`,
  chart: "Ads posted in each week, by the day it began",
  topic: "hiring",
  chartOfPeriods: "Ads posted",
  rows: { now: "these four weeks", before: "the four weeks before" },
  level,
  news: {
    move: level,
    hint: (volume: Volume) =>
      `${posted(volume)} and ${count(volume.before)} in the four before, a difference that may be chance.`,
    chance: (volume: Volume) => `${posted(volume)}.`,
  },
  weeks(weeks: readonly Week[]): string {
    const counts = weeks.map((week) => week.ads);
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    if (most === least) return `Every week had the same ${ads(most)}.`;
    return `Week by week the count ran from ${inWeeks(weeks, least)}, to ${inWeeks(weeks, most)}.`;
  },
  source:
    "What is counted is ads on Candour, so a firm that joins us counts as a rise even if it was hiring all along.",
} as const;
