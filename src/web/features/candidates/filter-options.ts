import { CANDIDATE_ORDERS } from "#contract/candidates.ts";
import { STATES } from "#contract/match-rules.ts";
import { ALL_LEVELS } from "#web/evidence/levels.ts";
import { LEVELS } from "#web/ui/match/rating.ts";
import { type Choice, LEAST_YEARS, NO_CHOICE } from "./candidates-view.ts";
import { ORDER_WORDS, filterTexts as texts } from "./texts.ts";

interface Option {
  value: string;
  label: string;
}

function among<Value extends string | number>(
  any: string,
  values: readonly Value[],
  label: (value: Value) => string,
): Option[] {
  const options = values.map((value) => ({ value: String(value), label: label(value) }));
  return [{ value: "", label: any }, ...options];
}

export const LEVEL_OPTIONS = among(texts.anyLevel, ALL_LEVELS, (level) => LEVELS[level].word);
export const PLACE_OPTIONS = among(texts.anywhere, STATES, (state) => state);
export const YEAR_OPTIONS = among(texts.anyYears, LEAST_YEARS, texts.yearsOrMore);
export const ORDER_OPTIONS = CANDIDATE_ORDERS.map((value) => ({
  value,
  label: ORDER_WORDS[value],
}));

interface FilterOn {
  label: string;
  without: Partial<Choice>;
}

/** The filters that narrow the list, in words, each with what takes it away. */
export function filtersOn({ state, years, admitted, bookmarked, sort }: Choice): FilterOn[] {
  const all: (FilterOn | false | undefined)[] = [
    state && { label: state, without: { state: undefined } },
    years && { label: texts.yearsOrMore(years), without: { years: undefined } },
    admitted && { label: texts.admitted, without: { admitted: false } },
    bookmarked && { label: texts.bookmarkedChip, without: { bookmarked: false } },
    sort !== "best" && { label: ORDER_WORDS[sort], without: { sort: NO_CHOICE.sort } },
  ];
  return all.filter((one) => one !== false && one !== undefined);
}
