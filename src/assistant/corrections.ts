import type { DraftList } from "#contract/job-creation.ts";
import {
  addItem,
  clearFact,
  findItem,
  removeItem,
  setContact,
  setItems,
  setSalary,
  setText,
} from "./draft.ts";
import { arrangementIn, engagementIn } from "./facts/engagement.ts";
import { amountsInFigures } from "./facts/number-words.ts";
import { findSalary } from "./facts/salary.ts";
import { titleOf } from "./facts/title.ts";
import { plainWords, sameWords, shareIn, tidyHours, tidyItem } from "./items.ts";
import { LIST_OF, type Mark } from "./labels.ts";
import { withoutLocation } from "./place-locations.ts";
import type { Settled } from "./state.ts";

/** What is taken back, and what comes in its place. */

/** A fact in the place of words that are withdrawn; undefined when they point to nothing that it could replace. */
export function replaceOld(settled: Settled, fact: Mark, old: Mark): Settled | undefined {
  const list = LIST_OF[fact.label];
  const paid = payInstead(settled, fact, old);
  if (paid) return paid;
  if (!list || fact.label === "pay" || fact.label === "apply") return undefined;
  const found = findItem(settled, old.text, [list]) ?? findItem(settled, old.text);
  const item = list === "hours" ? tidyHours(fact.text) : tidyItem(fact.text);
  if (!found || item === "") return undefined;
  // Hours, pay and whom to write to are exchanged for their own kind alone.
  if (found.list !== list && (APART.has(list) || APART.has(found.list))) return undefined;
  // "Drop the PhD, a master's is enough" where both stood in one line.
  const other = shareIn(fact.text, found.item) === 1 ? withoutPart(found.item, old.text) : "";
  const next =
    renewed(found.item, item) ||
    other ||
    (found.list === list && exchanged(found.item, old.text, fact.text)) ||
    item;
  if (found.list !== list && other === "")
    return addItem(removeItem(settled, found.list, found.item), list, next);
  return setItems(
    settled,
    found.list,
    settled.draft[found.list].map((one) => (one === found.item ? next : one)),
  );
}
const APART = new Set<DraftList>(["hours", "pay_notes", "apply_notes"]);

const NUMBER = /^\$?\d+(?:[.,]\d+)* ?k?$/i;

/** "35 not 34", whatever it was taken for: the number that it replaces says what it is. */
function payInstead(settled: Settled, fact: Mark, old: Mark): Settled | undefined {
  const { salary } = settled.draft;
  if (!salary || !NUMBER.test(fact.text.trim()) || !NUMBER.test(old.text.trim())) return undefined;
  const sum = (text: string) => findSalary(amountsInFigures(text), true, salary.per)?.value;
  const [was, is] = [sum(old.text), sum(fact.text)];
  if (!was || !is || was.min === null || is.min === null) return undefined;
  const replaced = (value: number | null) => (value === was.min ? is.min : value);
  if (salary.min !== was.min && salary.max !== was.min) return undefined;
  return setSalary(settled, { ...salary, min: replaced(salary.min), max: replaced(salary.max) });
}

/** New words in the place of some of an item's; words that both have beside them are not doubled. */
export function exchanged(item: string, old: string, words: string): string | undefined {
  const all = item.split(" ");
  const gone = plainWords(old);
  const plain = all.map((word) => plainWords(word).join(" "));
  const at = plain.findIndex((_, start) => gone.every((word, i) => plain[start + i] === word));
  if (at < 0 || gone.length === 0 || gone.length >= all.length) return undefined;
  let added = words.trim().split(/\s+/);
  const same = (one: string | undefined, other: string | undefined) =>
    plainWords(one ?? "").join(" ") === plainWords(other ?? "").join(" ");
  for (let most = Math.min(added.length - 1, at); most > 0; most -= 1)
    if (added.slice(0, most).every((word, i) => same(word, all[at - most + i]))) {
      added = added.slice(most);
      break;
    }
  const behind = all.slice(at + gone.length);
  for (let most = Math.min(added.length - 1, behind.length); most > 0; most -= 1)
    if (added.slice(-most).every((word, i) => same(word, behind[i]))) {
      added = added.slice(0, -most);
      break;
    }
  if (shareIn(words, item) > 0.6 && plainWords(words).length >= all.length) return undefined;
  return tidyItem([...all.slice(0, at), ...added, ...behind].join(" "));
}

const SEAMS = /(\s+(?:\+|and|or|&)\s+|,\s+|\s*\/\s*)/;
/** What stands in one line beside each other. */
export const partsOf = (item: string): string[] =>
  item.split(SEAMS).filter((_, index) => index % 2 === 0);

/** "Xero + MYOB" without MYOB is Xero; "" when nothing is left. */
export function withoutPart(item: string, words: string): string {
  const parts = item.split(SEAMS);
  if (parts.length < 3 || parts.length > 7) return "";
  const at = parts.findIndex((part, index) => index % 2 === 0 && shareIn(words, part) > 0.6);
  if (at < 0 || shareIn(item, words) === 1) return "";
  const others = parts.filter((_, index) => index !== at && index !== (at === 0 ? 1 : at - 1));
  // "FIFO out of Perth or Adelaide": what leads to the one leads to the other.
  const lead = at === 0 ? (LEAD.exec(parts[0] ?? "")?.[0] ?? "") : "";
  if (lead !== "" && shareIn(words, lead) > 0.6) return "";
  return tidyItem(`${lead}${others.join("")}`);
}

const LEAD = /^.*\b(?:of|from|to|in|at|with|on|for|out of)\s+(?=\S+(?:\s\S+)?$)/i;

/** What is taken back goes from wherever it stands. `facts`: what came instead in the same sentence. */
export function withdraw(
  settled: Settled,
  words: string,
  facts: readonly Mark[],
  list?: DraftList,
): Settled {
  const { draft } = settled;
  const came = (label: Mark["label"]) => facts.some((fact) => fact.label === label);
  const elsewhere = list ? undefined : withoutLocation(settled, words);
  if (elsewhere) return elsewhere;
  const pay = findSalary(amountsInFigures(words), true, draft.salary?.per);
  if (
    pay &&
    draft.salary &&
    !came("pay") &&
    (pay.value.min === draft.salary.min || pay.value.max === draft.salary.max)
  )
    return clearFact(settled, "salary");
  const { contact } = draft;
  if (contact.email !== "" && words.includes(contact.email))
    return setContact(settled, { email: "" });
  if (contact.phone !== "" && words.includes(contact.phone))
    return setContact(settled, { phone: "" });
  if (contact.name !== "" && sameWords(words, contact.name))
    return setContact(settled, { name: "" });
  const found = (list && findItem(settled, words, [list])) ?? findItem(settled, words);
  if (found && found.share > 0.6) {
    const left = withoutPart(found.item, words);
    return left === ""
      ? removeItem(settled, found.list, found.item)
      : setItems(
          settled,
          found.list,
          settled.draft[found.list].map((one) => (one === found.item ? left : one)),
        );
  }
  return withdrawFact(settled, words, came);
}

/** Facts that are one text: type, arrangement, pay, dates, a word of the title. */
function withdrawFact(
  settled: Settled,
  words: string,
  came: (label: Mark["label"]) => boolean,
): Settled {
  const { draft } = settled;
  if (
    engagementIn(words).types !== "" &&
    engagementIn(words).types === draft.employment_type &&
    !came("type")
  )
    return clearFact(settled, "employment_type");
  const arrangement =
    arrangementIn(words) || (/\b(?:hybrid|remote|home|wfh)\b/i.test(words) ? words : "");
  if (arrangement !== "" && draft.arrangement !== "") return clearFact(settled, "arrangement");
  if (/\bpay|salary|rate\b/i.test(words) && !came("pay")) return clearFact(settled, "salary");
  if (
    draft.closing_date !== "" &&
    (shareIn(words, draft.closing_date) === 1 || /\bclos/i.test(words))
  )
    return clearFact(settled, "closing_date");
  if (draft.start_date !== "" && (shareIn(words, draft.start_date) === 1 || /\bstart/i.test(words)))
    return clearFact(settled, "start_date");
  if (
    shareIn(words, draft.title) === 1 &&
    plainWords(words).length < plainWords(draft.title).length
  )
    return setText(
      settled,
      "title",
      titleOf(
        draft.title.replace(
          new RegExp(words.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i"),
          " ",
        ),
      ),
    );
  return settled;
}

/** Numbers with what they count: "5 years", "2/1 roster". */

const MEASURES_NUMBER =
  "(?:\\d+(?:[.,/:]\\d+)*|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)";
const RANGE = `${MEASURES_NUMBER}(?:\\s*(?:-|–|to|or|\\+)\\s*${MEASURES_NUMBER})?\\+?`;
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
