import { count, perCent, percent } from "./format.ts";

/** Counts of a share, now and before. */
export interface Rate {
  readonly part: number;
  readonly whole: number;
  readonly partBefore: number;
  readonly wholeBefore: number;
  /** The groups with the highest and the lowest share, where these differ. */
  readonly ends: Ends | undefined;
}

interface Ends {
  readonly high: End;
  readonly low: End;
  /** By how many standard errors. */
  readonly apart: number;
}

interface End {
  readonly name: string;
  readonly share: number;
  readonly n: number;
}

/** The sentences of one thing that an ad says or leaves unsaid. */
export interface RateTexts {
  readonly level: (rate: Rate) => string;
  /** Of two groups; `isClear` if chance would seldom set them so far apart. */
  readonly ends: (ends: Ends, isClear: boolean) => string;
  readonly compared: (rate: Rate) => string;
  /** Where next to none of the ads before said it, or next to all. */
  readonly hardlyAny: string;
  readonly nearlyAll: string;
  readonly rose: string;
  readonly fell: string;
  readonly stands: (rate: Rate) => string;
  readonly chart: string;
  readonly topic: string;
}

const of = ({ part, whole }: Rate) => perCent(percent(part, whole));
const then = ({ partBefore, wholeBefore }: Rate) => perCent(percent(partBefore, wholeBefore));

/** What follows how a share stands. */
export const RATE_NEWS = {
  move: (rate: Rate) => `against ${then(rate)} four weeks earlier`,
  hint: (rate: Rate) => `against ${then(rate)} four weeks earlier, which may be chance`,
} as const;

export const RATE_TEXTS = {
  "pay-stated": {
    rose: "A larger share of ads says what the job pays",
    fell: "A smaller share of ads says what the job pays",
    stands: (rate) => `Pay is stated in ${of(rate)} of ads`,
    level: (rate) =>
      `An amount, or a range, stands in ${count(rate.part)} of the ${count(rate.whole)} ads: ${of(rate)}.`,
    compared: (rate) =>
      `In the four weeks before it was ${then(rate)}, or ${count(rate.partBefore)} of ${count(rate.wholeBefore)}.`,
    hardlyAny: "In the four weeks before, hardly an ad stated pay, too few to compare with.",
    nearlyAll:
      "In the four weeks before, nearly all ads stated pay, too nearly all to compare with.",
    ends: ({ high, low }, isClear) =>
      `${isClear ? "Openness varies with seniority" : "Of the levels with enough ads to tell"}: at ${high.name} level ${perCent(high.share)} of ${count(high.n)} ads give a figure, at ${low.name} level ${perCent(low.share)} of ${count(low.n)}.`,
    chart: "Ads that state pay, by level",
    topic: "stating pay",
  },
  home: {
    rose: "A larger share of ads mentions work from home",
    fell: "A smaller share of ads mentions work from home",
    stands: (rate) => `Work from home is mentioned in ${of(rate)} of ads`,
    level: (rate) =>
      `Hybrid work, remote work or days at home are mentioned in ${count(rate.part)} of ${count(rate.whole)} ads, which is ${of(rate)}. An ad that says nothing is counted as not offering it, so the true share may be higher.`,
    compared: (rate) =>
      `Four weeks earlier the share was ${then(rate)} (${count(rate.partBefore)} of ${count(rate.wholeBefore)} ads).`,
    hardlyAny: "In the four weeks before, hardly an ad mentioned it, too few to compare with.",
    nearlyAll:
      "In the four weeks before, nearly all ads mentioned it, too nearly all to compare with.",
    ends: ({ high, low }) =>
      `Of the places with enough ads to tell, it is most common in ${high.name}, where ${perCent(high.share)} of ${count(high.n)} ads mention it, and least in ${low.name}, with ${perCent(low.share)} of ${count(low.n)}.`,
    chart: "Ads that mention work from home, by state and territory",
    topic: "work from home",
  },
} satisfies Record<string, RateTexts>;
