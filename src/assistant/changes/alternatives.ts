import { DRAFT_LISTS, type DraftList } from "#contract/job-creation.ts";
import { exchanged, partsOf } from "../corrections.ts";
import { setItems } from "../draft.ts";
import { plainWords, shareIn, tidyItem } from "../items.ts";
import type { Settled } from "../state.ts";

/** One thing in the place of another by name, and one of two that were left open. */

const THING = String.raw`([\p{L}\d][\p{L}\d+#.'-]*(?: [\p{L}\d+#.'-]+){0,2}?)`;
const BECOMES = new RegExp(
  String.raw`^\W*(?:the |our |actually |ok |oh |and |so )*${THING} (?:can (?:also |just )?be|could be|might as well be|becomes|should be|should say|is now|has become) (?:an? |the |just |only )*${THING}(?: (?:actually|now|instead|too|please|then|after all))*\W*$`,
  "iu",
);
/** Said of a thing, not in its place. */
const SAID_OF =
  /^(?:nice|must|optional|essential|desirable|preferred|required|mandatory|bonus|plus|negotiable|flexible|remote|hybrid|on-?site|casual|full|part|permanent|contract|done|taught|learn|provided|supplied|arranged|discussed|shared|split|paid|gone|out|off|trained|obtained|ok|okay|fine|good|better|tough|hard|busy|long|short|late|early|lower|higher|more|less|used|seen|removed|dropped|added|in|up|down|here|there|it|that|this|\d)/i;
const LISTS: readonly DraftList[] = ["must", "nice", "responsibilities", "benefits", "hours"];

interface Line {
  readonly list: DraftList;
  readonly item: string;
}
const linesOf = ({ draft }: Settled, lists: readonly DraftList[], words: string): Line[] =>
  lists.flatMap((list) =>
    draft[list].filter((item) => shareIn(words, item) === 1).map((item) => ({ list, item })),
  );
const putInstead = (settled: Settled, { list, item }: Line, next: string): Settled =>
  setItems(
    settled,
    list,
    settled.draft[list].map((one) => (one === item ? next : one)),
  );

/** "NV1 can be baseline": the line that names the one names the other now. */
export function becomes(settled: Settled, clause: string): Settled | undefined {
  const [, old = "", now = ""] = BECOMES.exec(clause.replace(/,.*$/s, "")) ?? [];
  if (now === "" || SAID_OF.test(now)) return undefined;
  const [line, other] = linesOf(settled, LISTS, old);
  if (!line || other || linesOf(settled, [line.list], now).length > 0) return undefined;
  const next = exchanged(line.item, old, now);
  if (next === undefined && plainWords(line.item).length > plainWords(old).length) return undefined;
  return putInstead(settled, line, next ?? tidyItem(now));
}

const ONLY = new RegExp(
  String.raw`^\W*(?:ok |so |actually |its |it's |make it )*(?:(?:only|just) ${THING}|${THING} only)(?: (?:now|please|then|after all))*(?:(?:,| and| so)? (?:no|not) .*|, .*)?\W*$`,
  "iu",
);

/** "Only employee now": of "employee or subbie" the one is left. */
export function onlyOne(settled: Settled, clause: string): Settled | undefined {
  const [, behind, before] = ONLY.exec(clause) ?? [];
  const thing = (behind ?? before ?? "").replace(/ (?:now|please|then)$/i, "");
  if (thing === "") return undefined;
  const open = linesOf(settled, DRAFT_LISTS, thing).filter(({ item }) => OPEN.test(item));
  const [line, other] = open;
  if (!line || other) return undefined;
  const part = partsOf(line.item).find((one) => shareIn(one, thing) === 1);
  return part === undefined ? undefined : putInstead(settled, line, tidyItem(part));
}
const OPEN = /\s(?:or|\/)\s|\w\/\w/;
