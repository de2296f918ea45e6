import { plainWords, shareIn, tidyItem } from "./items.ts";

/** Numbers with what they count: "5 years", "2/1 roster". */

const NUMBER =
  "(?:\\d+(?:[.,/:]\\d+)*|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)";
const RANGE = `${NUMBER}(?:\\s*(?:-|–|to|or|\\+)\\s*${NUMBER})?\\+?`;
const UNIT =
  "(?:years?|months?|weeks?|days?|hours?|shifts?|nights?|minutes?|positions?|people|beds?|staff|kg|swing|roster|fortnight)";
const MEASURE = new RegExp(`(${RANGE})[\\s-]*(${UNIT})`, "i");
const unitOf = (text: string) =>
  (MEASURE.exec(text)?.[2] ?? (/\d ?[/:] ?\d/.test(text) ? "roster" : ""))
    .toLowerCase()
    .replace(/s$/, "");

/** Two wordings of one line: most words are shared, or both give a number of the same sort. */
export function isSameThing(old: string, item: string): boolean {
  if (shareIn(item, old) >= 0.6 || (shareIn(old, item) >= 0.6 && plainWords(old).length > 1))
    return true;
  const unit = unitOf(item);
  return (
    unit !== "" &&
    unit === unitOf(old) &&
    (plainWords(item).length <= 4 || shareIn(item, old) > 0.3)
  );
}

/** "7 years" for "5 years in transport" changes the number alone; undefined when there is more to it. */
export function renewed(old: string, item: string): string | undefined {
  const told = MEASURE.exec(item);
  const had = MEASURE.exec(old);
  if (told === null || had === null || unitOf(item) !== unitOf(old)) return undefined;
  const isOnlyNumber = plainWords(item).length <= plainWords(told[0]).length + 1;
  return isOnlyNumber && plainWords(old).length > plainWords(item).length
    ? tidyItem(old.replace(had[0], told[0]))
    : undefined;
}
