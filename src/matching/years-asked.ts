import { numberOf } from "./candidate/years-told.ts";

const WORDS = "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen";
const NUMBER = `(?<!\\d)(\\d{1,2}|${WORDS})`;
const YEARS = "(?:years?|yrs?)['’]?";
const RANGE = new RegExp(
  `${NUMBER}\\s*(?:to|-|–|—|and)\\s*${NUMBER}\\+?\\s*(?:${YEARS}|pae|pqe)`,
  "i",
);
const LEAST = new RegExp(
  `${NUMBER}\\s*(?:\\(\\d+\\)\\s*)?(?:\\+|plus|or more)?\\s*(?:${YEARS}|pae|pqe)`,
  "i",
);
const UP_TO = new RegExp(
  `(?:up to|less than|fewer than|no more than|under)\\s+${NUMBER}\\s*(?:${YEARS}|pae|pqe)`,
  "i",
);
const NO_DEMAND =
  /\bin (?:two|three|five) years|retires|years old|for (?:over|more than)? ?\d+ years (?:we|our)|established|years ago|last \w+ years|past \w+ years|more than one year in practice|not suitable for lawyers|over the next|(?:has|have) been|anniversary|history|we have \d+ years|our \d+ years|years of age|years or older|aged|behind it|served|for \d{2,3} years/i;
const ONE = /\b(?:at least )?(?:a|one) year (?:as|in|of)/i;
const MOST_YEARS = 30;

export interface YearsAsked {
  readonly least: number;
  readonly most: number | undefined;
}

/** "three to five years", "at least two years": what is asked for, if anything is. */
export function yearsAsked(text: string): YearsAsked | undefined {
  if (NO_DEMAND.test(text)) return undefined;
  const upTo = numberOf(UP_TO.exec(text)?.[1]);
  if (upTo !== undefined) return { least: 0, most: upTo };
  const range = RANGE.exec(text);
  const [low, high] = [numberOf(range?.[1]), numberOf(range?.[2])];
  if (low !== undefined && high !== undefined && high <= MOST_YEARS)
    return { least: low, most: high };
  const least = numberOf(LEAST.exec(text)?.[1]);
  if (least !== undefined && least <= MOST_YEARS) return { least, most: undefined };
  return ONE.test(text) ? { least: 1, most: undefined } : undefined;
}
