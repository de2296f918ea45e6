import { plainWords } from "../items.ts";
import { isJoining } from "../joining-words.ts";
import { isFact, type Mark } from "../labels.ts";
import { CUE, DATES, ITEMS } from "./sorts.ts";

/** Halves of a phrase are put together again. */

const LISTS = new Set<Mark["label"]>(["duty", "must", "nice", "benefit", "about", "hours"]);
const isOneWord = ({ text }: Mark) => plainWords(text).length <= 1;

/** Marks that only a space parts and that are one phrase. */
export function merged(message: string, marks: readonly Mark[]): Mark[] {
  const found: Mark[] = [];
  for (const [at, mark] of marks.entries()) {
    const last = found.at(-1);
    const next = marks[at + 1];
    if (last && last.label === "pay" && /^salary$/i.test(last.text) && /^packag/i.test(mark.text)) {
      found[found.length - 1] = joined(message, last, mark, "benefit");
      continue;
    }
    // "A tool allowance instead, $30 a week" is no wage.
    const ofBenefit =
      last?.label === "benefit" &&
      mark.label === "pay" &&
      /\b(?:allowance|subsidy|bonus|budget|voucher|reimbursement)\b/i.test(last.text) &&
      /^(?: instead| now)?,? ?(?:of |is )?$/i.test(message.slice(last.to, mark.from));
    if (last && ofBenefit) {
      found[found.length - 1] = joined(message, last, mark, "benefit");
      continue;
    }
    // "From march | to october".
    if (last && isSpan(last, mark, message.slice(last.to, mark.from))) {
      found[found.length - 1] = joined(message, last, mark, "start");
      continue;
    }
    if (last && isHalf(message, last, mark)) {
      found[found.length - 1] = joined(message, last, mark, last.label);
      continue;
    }
    const between = last ? message.slice(last.to, mark.from) : ",";
    if (last && LISTS.has(last.label) && LISTS.has(mark.label) && isHanging(last, mark, between)) {
      const of = QUALITY.test(mark.text.trim()) ? last.label : mark.label;
      found[found.length - 1] = joined(message, last, mark, of);
      continue;
    }
    const isBeside = last !== undefined && /^ ?$/.test(between);
    if (!last || !isBeside) {
      found.push(mark);
      continue;
    }
    const isSame =
      last.label === mark.label && (LISTS.has(mark.label) || isOneWord(last) || isOneWord(mark));
    const goesOn =
      isOneWord(mark) &&
      next?.label === last.label &&
      isFact(last) &&
      /^ ?$/.test(message.slice(mark.to, next.from));
    const isFrayed =
      isFact(last) &&
      isOneWord(mark) &&
      !isFact(mark) &&
      mark.label !== "fix" &&
      mark.sure < 0.75 &&
      plainWords(last.text).length > 1;
    const isNumber = mark.label === "old" && isFact(last) && isOneWord(mark);
    const isOwn =
      last.label === "old" &&
      isOneWord(last) &&
      isFact(mark) &&
      /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(last.text);
    const isCounted =
      plainWords(last.text).length > 1 &&
      LISTS.has(last.label) &&
      mark.label === "title" &&
      COUNTED.test(last.text);
    const isTail =
      LISTS.has(last.label) &&
      isOneWord(mark) &&
      (LISTS.has(mark.label) || mark.label === "title") &&
      mark.sure < 0.9 &&
      plainWords(last.text).length > 1;
    const isRest =
      last.label === "title" && isOneWord(mark) && LISTS.has(mark.label) && mark.sure < 0.7;
    const isPair =
      isOneWord(last) && isOneWord(mark) && LISTS.has(last.label) && LISTS.has(mark.label);
    const isHead =
      LISTS.has(mark.label) && isOneWord(last) && LISTS.has(last.label) && isJoining(last.text);
    if (isSame || goesOn || isFrayed || isTail || isNumber || isCounted || isRest)
      found[found.length - 1] = joined(message, last, mark, last.label);
    else if (isPair)
      found[found.length - 1] = joined(
        message,
        last,
        mark,
        last.sure > mark.sure ? last.label : mark.label,
      );
    else if (isHead || isOwn) found[found.length - 1] = joined(message, last, mark, mark.label);
    else found.push(mark);
  }
  return found;
}

/** "handle mail | and couriers", "3 to | 7 March": two halves of one item. */
function isHalf(message: string, one: Mark, other: Mark): boolean {
  const between = message.slice(one.to, other.from);
  // "a contract until 18 | December", "load | and unload trucks", "salary | packaging".
  if (/^ ?$/.test(between)) {
    if (/\b\d{1,2}(?:st|nd|rd|th)?$/.test(one.text) && MONTH.test(other.text)) return true;
    if (ITEMS.has(one.label) && ITEMS.has(other.label) && /^and /i.test(other.text))
      return plainWords(one.text).length <= 2;
  }
  // "Some forklift if | you've got a licence".
  if (
    ITEMS.has(one.label) &&
    /^,? if $/i.test(between) &&
    /^(?:you|they|he|she)(?:'?ve| have| has|'?re| are| can) /i.test(other.text)
  )
    return true;
  if (one.label !== other.label) return false;
  if (DATES.has(one.label))
    return /^\s*(?:to|-|–|until|till|and|,|at|by|the|of)?\s*$/i.test(between);
  if (one.label === "hours")
    return (
      (isOneWord(one) || isOneWord(other)) &&
      /^ (?:a|an|per|each|every|to|in|on|of) $/i.test(between)
    );
  if (!ITEMS.has(one.label) && one.label !== "about") return false;
  const isShort = plainWords(one.text).length <= 2 || plainWords(other.text).length <= 2;
  return (
    isShort &&
    /^ (?:(?:and|or|&|\/) (?:the |a |an |our |their )?|(?:of|a|an|per|for|with) )$/i.test(between)
  );
}
const WHEN = new Set<Mark["label"]>(["start", "close", "hours"]);
const isSpan = (one: Mark, other: Mark, between: string) =>
  (one.label === "start" || other.label === "start") &&
  WHEN.has(one.label) &&
  WHEN.has(other.label) &&
  /^ (?:to|till?|until|through to) $/i.test(between) &&
  MONTH.test(one.text.replace(/^(?:from )?(?:\d{1,2}\S* )?/i, "")) &&
  MONTH.test(other.text.replace(/^\d{1,2}\S* /, ""));
const QUALITY =
  /^(?:paid|unpaid|provided|supplied|included|negotiable|free|covered|alright|flexible|ongoing|rotating|weekly|fortnightly|monthly|quarterly|daily|optional|extra|we supply|paid for)$/i;
const ADJECTIVE =
  /^(?:individual|trust|company|plant|commercial|residential|domestic|industrial|personal|criminal|civil|internal|external|local|national|clinical|medical|electrical|mechanical|structural|digital|financial|verbal|oral|technical|physical|mental|public|private|strategic|daily|weekly|monthly|quarterly|primary|secondary|written|small|large)$/i;

/** "Two hours off the floor, paid", "individual, trust and company returns": what hangs on the word beside it. */
function isHanging(last: Mark, mark: Mark, between: string): boolean {
  if (!/^,? (?:and |or |& )?$/.test(between)) return false;
  if (QUALITY.test(mark.text.trim())) return true;
  return (
    last.label === mark.label &&
    last.text.split(/, | and | or /).every((part) => ADJECTIVE.test(part.trim())) &&
    ADJECTIVE.test(plainWords(mark.text)[0] ?? "") &&
    plainWords(mark.text).length > 1
  );
}
const MONTH =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober|tember)?\b/i;

const COUNTED = /\b(?:one|two|three|four|five|six|\d+|a|an|the|our|of|for|with|and|or)$/i;

const joined = (message: string, one: Mark, other: Mark, label: Mark["label"]): Mark => ({
  label,
  from: one.from,
  to: other.to,
  text: message.slice(one.from, other.to),
  sure: Math.max(one.sure, other.sure),
});

const WIDE = new Set<Mark["label"]>([
  "duty",
  "must",
  "nice",
  "benefit",
  "about",
  "title",
  "hours",
  "pay",
]);

/** One or two whole words, and then the end of the phrase. */
const BEHIND =
  /^((?: [\p{L}\p{N}'’/-]+(?![\p{L}\p{N}'’/-])){1,2})(?=\s*(?:[,.;:!?)\n]|$)|\s+(?:and|or|plus|but|is|are|would|mostly|supplied|provided|desirable|preferred|essential|a plus|a must)\b)/u;

/** "Vic practising | certificate": a word of meaning right behind an item belongs to it. */
export function widened(message: string, mark: Mark, marks: readonly Mark[]): Mark {
  if (mark.label === "place") return wholePlace(message, mark, marks);
  if (!WIDE.has(mark.label)) return mark;
  const next = marks.find(({ from }) => from >= mark.to)?.from ?? message.length;
  const behind = BEHIND.exec(message.slice(mark.to, next));
  const words = behind?.[1] ?? "";
  if (words === "" || plainWords(words).some((word) => isJoining(word) || CUE.test(` ${word}`)))
    return mark;
  const to = mark.to + words.length;
  return { ...mark, to, text: message.slice(mark.from, to) };
}

/** "Halls | Gap." and "round | hay". */
function wholePlace(message: string, mark: Mark, marks: readonly Mark[]): Mark {
  const near = /^(?:a?round|near|outside) (?=\p{Ll})/u.exec(mark.text)?.[0] ?? "";
  const from = mark.from + near.length;
  const next = marks.find((one) => one.from >= mark.to)?.from ?? message.length;
  const words = /^ \p{Lu}\p{Ll}+(?=[.,;\n]|$)/u.exec(message.slice(mark.to, next))?.[0] ?? "";
  const to = mark.to + (isJoining(words.trim()) ? 0 : words.length);
  return { ...mark, from, to, text: message.slice(from, to) };
}

const TELLS =
  /\b(?:wants?|needs?|says?|said|reckons|has|have|had|got|is|are|was|were|will|would|should|can|could|must|am|been|did|do|does|there'?s|we've|i've|need|asked|told|add|put|include|list)\b/i;
const MOST_LED = 4;

/** "building features for | the mobile app": words of meaning that lead to an item belong to it too. */
export function led(message: string, mark: Mark, marks: readonly Mark[]): Mark {
  if (!ITEMS.has(mark.label)) return mark;
  const from = marks.findLast(({ to }) => to <= mark.from)?.to ?? 0;
  const before = /[^,.;:!?()\n•*–"]*$/.exec(message.slice(from, mark.from))?.[0] ?? "";
  if (!before.endsWith(" ")) return mark;
  const words = before.trim().split(/\s+/);
  const first = words.findIndex(
    (word) => !isJoining(word.toLowerCase()) && !/^(?:they'?d|they'?ll|you'?d)$/i.test(word),
  );
  const kept = first < 0 ? [] : words.slice(first);
  if (kept.length === 0 || kept.length > MOST_LED) return mark;
  const lead = kept.join(" ");
  if (TELLS.test(lead) || CUE.test(lead) || /\p{Lu}/u.test(lead) || /^\d+$/.test(lead)) return mark;
  const start = message.lastIndexOf(kept[0] ?? "", mark.from);
  return start < from ? mark : { ...mark, from: start, text: message.slice(start, mark.to) };
}
