import { DRAFT_LISTS, type DraftList } from "#contract/job-creation.ts";
import type { Settled } from "./state.ts";

/** "The second duty", "the last two": lines that are pointed at by their place in a list. */

export interface PointedAt {
  readonly list: DraftList;
  readonly item: string;
}

const ORDER: Readonly<Record<string, number>> = {
  first: 0,
  "1st": 0,
  top: 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
  fourth: 3,
  "4th": 3,
  fifth: 4,
  "5th": 4,
};
const COUNT: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, couple: 2, few: 3 };
const POINTED =
  /\b(first|1st|top|second|2nd|third|3rd|fourth|4th|fifth|5th|last|final|bottom)(?: (two|three|four|couple|few)(?: of)?)?(?: (\p{L}[\p{L}-]*(?: to have| have)?))?/giu;

const LISTS: readonly (readonly [RegExp, DraftList])[] = [
  [/^(?:dut|task|responsib)/i, "responsibilities"],
  [/^(?:requirement|must|essential)/i, "must"],
  [/^(?:nice|desirable|bonus)/i, "nice"],
  [/^(?:benefit|perk)/i, "benefits"],
];
const NUMBERED =
  /\b(?:number|no\.?|#) ?(\d{1,2})(?: (?:of|in|from|on) (?:the |my |our )?(\p{L}+))?|\b(dut(?:y|ies)|tasks?|responsibilit(?:y|ies)|requirements?|essentials?|musts?|benefits?|perks?) (?:number |no\.? ?|#)?(\d{1,2})(?!\d| ?(?:years?|yrs|days|hours))\b/giu;
const ANY = /^(?:ones?|bullets?|points?|lines?|items?|things?|bits?|parts?)$/i;

/** `last`: the lines that the message before brought; a bare "the second one" is one of them. */
export function pointedAt(
  { draft }: Settled,
  words: string,
  last: readonly string[],
): readonly PointedAt[] {
  const recent = DRAFT_LISTS.find((list) => draft[list].some((item) => last.includes(item)));
  const numbered = [...words.matchAll(NUMBERED)].flatMap(([, first, of, noun, second]) => {
    const name = of ?? noun ?? "";
    const list =
      LISTS.find(([words]) => words.test(name))?.[1] ?? (name === "" ? recent : undefined);
    const item = list && draft[list][Number(first ?? second) - 1];
    return list && item !== undefined ? [{ list, item }] : [];
  });
  if (numbered.length > 0) return numbered;
  return [...words.matchAll(POINTED)].flatMap(([, order = "", count = "", noun = ""]) => {
    const named = LISTS.find(([name]) => name.test(noun))?.[1];
    const isBare = ANY.test(noun) || (noun === "" && count !== "");
    const list = named ?? (isBare ? recent : undefined);
    if (list === undefined) return [];
    const own = named ? [] : draft[list].filter((item) => last.includes(item));
    const items = own.length > 1 ? own : draft[list];
    const many = COUNT[count.toLowerCase()] ?? 1;
    const at = ORDER[order.toLowerCase()] ?? items.length - many;
    return items.slice(Math.max(0, at), Math.max(0, at) + many).map((item) => ({ list, item }));
  });
}
