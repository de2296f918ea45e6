import type { DraftList } from "#contract/job-creation.ts";
import { valueInstead } from "./changes/revised.ts";
import { replaceOld, withdraw } from "./corrections.ts";
import { addItem, findItem, moveItem, removeItem, setItems } from "./draft.ts";
import { plainWords, tidyItem } from "./items.ts";
import { isFact, type Mark } from "./labels.ts";
import { placeFact, type Sentence } from "./place-facts.ts";
import { pointedAt } from "./pointing.ts";
import type { Settled } from "./state.ts";

/** One sentence of a message: what is new in it, what it changes and what it takes back. */

interface Before {
  readonly settled: Settled;
  readonly items: readonly string[];
}

const REMOVES =
  /\b(?:scrap|drop|remove|delete|take|leave|cut|lose|kill|ditch|forget|ignore|axe|bin|strike|lost|skip|get rid|rid|without|minus|not|no longer|instead of|rather than|out|off|gone|goes|ignore|stop)\b/i;
/** "Keep the EWP, lose the other": what is named right behind "keep" is not taken out. */
function isKept(message: string, old: Mark, sentence: string): boolean {
  const before = message.slice(Math.max(0, old.from - 40), old.from);
  const behind = /^[^,;.]{0,40}/.exec(message.slice(old.to))?.[0] ?? "";
  const isNamed = /\b(?:keep|stick with|leave|put)\s+(?:[\w'’-]+\s+){0,3}$/i.test(before);
  if (!isNamed || /\b(?:out|off)\b/i.test(behind)) return false;
  const staysIn = /^.{0,20}\bin\b/i.test(behind) || /\bin$/i.test(old.text.trim());
  return staysIn || /\bkeep\b|\bstick with\b/i.test(sentence);
}
const MOST_IN_PASSING = 4;
const POINTS = /\b(?:that|it|them|those|this|these|both|all (?:of )?(?:that|them|those))\b/i;

export function placeSentence(settled: Settled, sentence: Sentence, before: Before): Settled {
  const { marks, message, all } = sentence;
  const olds = marks.filter(({ label }) => label === "old");
  const facts = marks.filter(isFact);
  const cues = marks.filter(({ label }) => label === "fix").map(({ text }) => text);
  const whole = message.slice(marks[0]?.from ?? 0, marks.at(-1)?.to ?? 0);
  const pointed = pointedChange(settled, whole, cues, before.items, facts);
  if (pointed) return pointed;
  const free = new Set(olds);
  let next = exchangeOlds(settled, message, olds, free);
  // "Scrap those duties. Replace them with …": the list is emptied first.
  for (const old of facts.length > 0 ? [...free] : []) {
    const cleared = clearedList(next, `${cues[0] ?? ""} ${old.text}`);
    if (cleared === undefined || !REMOVES.test(cues[0] ?? "")) continue;
    next = cleared;
    free.delete(old);
  }
  for (const fact of facts) {
    if (isGoing(fact, marks, message)) {
      next = withdraw(next, fact.text, []);
      continue;
    }
    const old = nearest(fact, [...free]);
    const isNear =
      old &&
      !isTakenOut(message, old, marks) &&
      distance(old, fact) < 40 &&
      !facts.some((one) => one !== fact && isBetween(one, old, fact));
    const replaced = old && isNear ? replaceOld(next, fact, old) : undefined;
    if (old && replaced) {
      free.delete(old);
      next = replaced;
    } else if (removesToo(settled, fact, cues)) next = withdraw(next, fact.text, []);
    else if (old && isNear && sameKind(fact)) {
      free.delete(old);
      next = placeFact(next, fact, sentence, before.settled);
    } else next = placeFact(next, fact, sentence, before.settled);
  }
  const removes =
    cues.some((cue) => REMOVES.test(cue) && !STAYS.test(cue)) || isEcho(sentence, cues);
  for (const old of [...free]) {
    const to = movesTo(sentence, old);
    const found = to && findItem(next, old.text);
    if (!found || !to) continue;
    next = moveItem(next, found.list, to, found.item);
    free.delete(old);
  }
  for (const old of free)
    if ((removes || facts.length > 0) && !isKept(message, old, whole)) {
      const list = findItem(next, old.text)?.list;
      next =
        clearedList(next, `${cues.join(" ")} ${old.text}`) ??
        withdraw(next, old.text, facts, listNamed(sentence, old));
      const other = enoughBehind(sentence, old);
      if (list && ASKED.has(list) && other !== "") next = addItem(next, list, tidyItem(other));
    }
  next = takenBack(next, sentence);
  if (!removes || facts.length > 0) return next;
  for (const cue of cues) next = withdrawNamed(next, cue);
  if (free.size > 0 || !cues.some((cue) => POINTS.test(cue)) || next !== settled) return next;
  // "My colleague wants a sense of humour, leave that out": that never stood there.
  const cue = marks.find(({ label }) => label === "fix");
  if (
    marks.some(
      ({ label, text, to }) =>
        label === "talk" && cue && to <= cue.from && plainWords(text).length > MOST_IN_PASSING,
    )
  )
    return next;
  // "Take that out": what was said just before it, here or in the message before.
  const last = all
    .filter((mark) => (isFact(mark) || mark.label === "old") && mark.to <= (marks[0]?.from ?? 0))
    .at(-1);
  return (last ? [last.text] : before.items).reduce((now, item) => withdraw(now, item, []), next);
}

const ASKED = new Set<DraftList>(["must", "nice", "benefits"]);
const ENOUGH =
  /^\W*(?:as |because |since )?([\p{L}\d][\p{L}\d' -]{2,40}?)(?: is| are|'s| will be)? (?:fine|enough|ok|okay|plenty|good enough|all right)\W*$/iu;
/** "Forget the steel caps, gumboots are fine": what comes in the place of what goes. */
function enoughBehind({ marks, message }: Sentence, old: Mark): string {
  const next = marks.find(({ from }) => from >= old.to);
  const isNext = next?.label === "talk" && /^\W*$/.test(message.slice(old.to, next.from));
  const said = isNext ? (ENOUGH.exec(next.text)?.[1] ?? "") : "";
  return /^(?:it|that|this|they|we|all|everything|either|anything)$/i.test(said) ? "" : said;
}

/** "Scrap the on-call part, allowance and all": a bare word that stands there already is taken out too. */
const removesToo = (settled: Settled, fact: Mark, cues: readonly string[]) =>
  !/\d/.test(fact.text) &&
  plainWords(fact.text).length === 1 &&
  cues.some((cue) => GONE.test(cue)) &&
  (findItem(settled, fact.text)?.share ?? 0) === 1;

/** "The licence can go. And the trade shows too": what was done is done to the next as well. */
function isEcho({ all, marks }: Sentence, cues: readonly string[]): boolean {
  if (cues.length === 0 || !cues.every((cue) => ECHO.test(cue))) return false;
  const before = all.findLast(({ label, to }) => label === "fix" && to <= (marks[0]?.from ?? 0));
  return before !== undefined && (GOES.test(before.text) || GONE.test(before.text));
}
const ECHO = /^\W*(?:and |also )?(?:the )?(?:too|as well|either|also|and)\W*$/i;

/** "Leave Perth out, they only fly from Adelaide": gone, and nothing in its place. */
function isTakenOut(message: string, old: Mark, marks: readonly Mark[]): boolean {
  const behind = message.slice(old.to, old.to + 12);
  const before = marks.findLast(({ label, to }) => label === "fix" && to <= old.from);
  const cue = before && old.from - before.to < 3 ? before.text : "";
  return /\b(?:leave|take|cut|keep)\s*(?:the)?$/i.test(cue) && /^\W*(?:out|off)\b/i.test(behind);
}

/** "The last two duties can go", "make the second one optional". */
function pointedChange(
  settled: Settled,
  words: string,
  cues: readonly string[],
  last: readonly string[],
  facts: readonly Mark[],
): Settled | undefined {
  if (cues.length === 0) return undefined;
  const lines = pointedAt(settled, words, last);
  if (lines.length === 0) return undefined;
  const to = MOVES.find(([name]) => name.test(words))?.[1];
  if (to && lines.some(({ list }) => list !== to))
    return lines.reduce((now, { list, item }) => moveItem(now, list, to, item), settled);
  const [line, other] = lines;
  const [fact, second] = facts;
  // "Requirement 3, change to 70 wpm", "the second duty is a weekly stocktake".
  if (line && !other && fact && !second && REPLACES.test(words) && !GONE.test(words))
    return setItems(
      settled,
      line.list,
      settled.draft[line.list].map((one) =>
        one === line.item ? (valueInstead(one, fact.text) ?? tidyItem(fact.text)) : one,
      ),
    );
  if (!REMOVES.test(words) && !GOES.test(words) && !/\bcan go\b/i.test(words)) return undefined;
  return lines.reduce((now, { list, item }) => removeItem(now, list, item), settled);
}

const REPLACES = /\b(?:change|make|should|is|its|it's|reads?|to|instead|say)\b/i;

/** "Swap Python to nice to have": the list that the words behind it name. */
function movesTo({ marks, message }: Sentence, old: Mark): DraftList | undefined {
  const cue = marks.findLast(({ label, to }) => label === "fix" && to <= old.from);
  if (cue && GONE.test(cue.text) && old.from - cue.to < 20) return undefined;
  const next = marks.find(({ label, from }) => label === "fix" && from >= old.to);
  if (!next || /[.!?;\n]/.test(message.slice(old.to, next.from))) return undefined;
  return MOVES.find(([words]) => words.test(next.text))?.[1];
}
/** Words that take out what is named right behind them. */
const GONE =
  /\b(?:scrap|drop|remove|delete|cut|lose|kill|ditch|forget|ignore|axe|bin|strike|skip|rid of|take out|leave out)\b/i;
const MOVES: readonly (readonly [RegExp, DraftList])[] = [
  [/\b(?:nice|desirable|bonus|optional|preferred|a plus|advantage|handy)\b/i, "nice"],
  [/\b(?:must|essential|required|mandatory|compulsory)\b/i, "must"],
  [/\b(?:duties|duty|responsibilit\w+|tasks?)\b/i, "responsibilities"],
  [/\b(?:benefits?|perks?)\b/i, "benefits"],
];
/** "Driver licence can go": a line that is named in order to take it out. */
const GOES =
  /^\W*(?:(?:can|should|has to|must|needs to|is to) )?(?:go\b|goes\b|come out|be removed|out\b|is out|are out|is gone|off\b)/i;
const isGoing = (fact: Mark, marks: readonly Mark[], message: string) => {
  const next = marks.find(({ from }) => from >= fact.to);
  return next?.label === "fix" && GOES.test(message.slice(fact.to, next.to));
};
/** "Either way leave it in": nothing goes. */
const STAYS = /\b(?:leave|keep|have) (?:(?:it|that|them|this|the \p{L}+(?: \p{L}+)?) )?in\b/iu;

/** "Scrap the on-call bit in the duties": the list that the words around it name. */
function listNamed({ marks }: Sentence, old: Mark): DraftList | undefined {
  const behind = marks.find(({ label, from }) => label === "fix" && from >= old.to);
  const words = behind && behind.from - old.to < 12 ? behind.text : "";
  return NAMED_LISTS.find(([name]) => name.test(words))?.[1];
}

/** "Scrap those responsibilities": a whole list. */
const NAMED_LISTS: readonly (readonly [RegExp, DraftList])[] = [
  [/\b(?:responsibilities|duties|tasks)\b/i, "responsibilities"],
  [/\b(?:requirements|must[- ]haves|essentials)\b/i, "must"],
  [/\b(?:nice[- ]to[- ]haves|desirables)\b/i, "nice"],
  [/\b(?:benefits|perks)\b/i, "benefits"],
];
function clearedList(settled: Settled, words: string): Settled | undefined {
  if (
    !/\b(?:those|these|all|the|my|our)\b/i.test(words) ||
    /\d|\b(?:from|in|of) (?:the|my|our)\b(?<!all of the)/i.test(words) ||
    plainWords(words).length > 8
  )
    return undefined;
  const list = NAMED_LISTS.find(([name]) => name.test(words))?.[1];
  return list && settled.draft[list].length > 0 ? setItems(settled, list, []) : undefined;
}

const TAKES_BACK =
  /\b(?:scrap|ignore|forget|strike|scratch|delete|drop|cancel) (?:that|it|this)\b|\bno,? there isn'?t\b|\b(?:don'?t|do not|dont) (?:put|write|include|print) that\b/i;

/** "A nine-day fortnight, no, scrap that": the fact before it goes again. */
function takenBack(settled: Settled, { marks }: Sentence): Settled {
  return marks.reduce((now, mark, at) => {
    if (mark.label !== "fix" || !TAKES_BACK.test(mark.text)) return now;
    const last = marks.slice(0, at).findLast(isFact);
    return last ? withdraw(now, last.text, []) : now;
  }, settled);
}

/** Words in a cue itself: "scrap the on-call". */
function withdrawNamed(settled: Settled, cue: string): Settled {
  const named = cue.replace(
    /\b(?:scrap|drop|remove|delete|take|leave|cut|lose|kill|ditch|forget|ignore|axe|bin|strike|skip|get|rid|of|out|off|the|that|this|those|them|it|bit|part|thing|line|about|please|and|then|too|also|in|must-haves?|duties|from|no|longer|not|we|have|has|been|is|are|was|sorry|actually|now|instead|rather|than|without|all|both|my|our|a|an|on second thoughts|oh|wait|just|can|you|i|said|stuff|ok|yes)\b/gi,
    " ",
  );
  if (plainWords(named).length === 0) return settled;
  const found = findItem(settled, named);
  return found && found.share > 0.6 ? removeItem(settled, found.list, found.item) : settled;
}

/** "6, not 4": both were taken for the old value; the first is the new one. */
function exchangeOlds(
  settled: Settled,
  message: string,
  olds: readonly Mark[],
  free: Set<Mark>,
): Settled {
  const [one, other] = olds;
  if (!one || !other || olds.length !== 2) return settled;
  if (!/^\W*(?:not|instead of|rather than)\W*$/i.test(message.slice(one.to, other.from)))
    return settled;
  const found = findItem(settled, other.text);
  if (!found) return settled;
  const replaced = replaceOld(settled, { ...one, label: LABEL_OF[found.list] ?? "about" }, other);
  if (!replaced) return settled;
  free.clear();
  return replaced;
}
const LABEL_OF: Partial<Record<DraftList, Mark["label"]>> = {
  responsibilities: "duty",
  must: "must",
  nice: "nice",
  benefits: "benefit",
  hours: "hours",
  details: "about",
};

const isBetween = (one: Mark, a: Mark, b: Mark) =>
  one.from >= Math.min(a.to, b.to) && one.to <= Math.max(a.from, b.from);
/** One value at a time: the new one takes the place of the old by itself. */
const sameKind = ({ label, text }: Mark) =>
  (label !== "pay" || /\d/.test(text)) &&
  ["pay", "place", "title", "type", "close", "start", "apply"].includes(label);

const nearest = (fact: Mark, olds: readonly Mark[]): Mark | undefined =>
  olds.reduce<Mark | undefined>(
    (best, old) => (best && distance(best, fact) <= distance(old, fact) ? best : old),
    undefined,
  );
const distance = (one: Mark, other: Mark) =>
  one.from < other.from ? other.from - one.to : one.from - other.to;
