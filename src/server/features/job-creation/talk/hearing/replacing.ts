import type { DraftFact } from "#contract/job-creation.ts";
import { isList } from "../apply.ts";
import { findSalary } from "../facts/salary.ts";
import { splitItems } from "../items/split-items.ts";
import { tidyItem } from "../items/tidy-item.ts";
import { LIST_FACTS, type ListFact } from "../state.ts";
import {
  type Around,
  change,
  type Ear,
  factNamed,
  findItem,
  listNamed,
  type Placed,
} from "./ear.ts";
import { ASKING, type Done, FACT_LABEL, listOf, POINTER, pointed, TAIL } from "./pointing.ts";

const SWAP = new RegExp(
  String.raw`${ASKING}(?:(?:replace|swap(?: out)?|switch|change|substitute|reword|rephrase|rewrite|edit|update|correct|fix) (?:the )?(?<old>[^;:]{1,160}?)(?: one| bit| item| line| requirement)? (?:with|for|to|by|into|so it (?:says|reads)|to (?:say|read|be)):? (?<new>[\s\S]{1,600})|(?:drop|remove|take out|delete|scrap|lose|forget|ditch|skip) (?:the )?(?<gone>[^;:]{1,160}?),?(?: and| but)?(?: just| rather)? (?:put|add|use|say|write|make it|have|replace it with|go with|it's(?: now)?|it is(?: now)?|it should be|it'll be|now it's) (?<put>[\s\S]{1,400}?)(?: instead| in its place)?|(?:instead of|rather than) (?<was>[^;,]{2,120}),? (?:put|say|use|write|make it|have|it should (?:be|say)|let's (?:say|have)) (?<now>[\s\S]{1,400})|(?:the )?(?<is>[^;:]{2,120}?) (?:should|needs to|ought to|has to) (?:say|read|be changed to|be reworded to|be):? (?<then>[\s\S]{2,400}))$`,
  "iu",
);

/** Puts one thing in the place of another: an item, a list, a single fact. */
export function swap(ear: Ear, text: string, around: Around): Done | null {
  const better = /^(?:please |actually )?make (?:it|that) (.{3,200})$/i.exec(text)?.[1];
  const last = better === undefined ? undefined : pointed(ear, "that", around);
  if (better !== undefined && last && findItem(ear.settled, better)?.text === last.text)
    return { ear: putInPlace(ear, last, tidyItem(better)), rest: "" };
  const match = SWAP.exec(text)?.groups;
  if (!match) return null;
  // "The title is wrong. It should be …": of the fact that was named, not of the last item.
  if (POINTER.test(match.is ?? "") && factNamed(around.denied) !== undefined) return null;
  const old = (match.old ?? match.gone ?? match.was ?? match.is ?? "").trim();
  const next = (match.new ?? match.put ?? match.now ?? match.then ?? "").trim();
  if (listOf(next) !== undefined && next.split(" ").length <= 4) return null;
  const list = match.is === undefined ? replacedList(ear, old) : undefined;
  if (list !== undefined) return { ear: replaceList(ear, list, next), rest: "" };
  if (findSalary(old, true) && findSalary(next, true)) return { ear, rest: `salary: ${next}` };
  const single = old.split(" ").length <= 4 ? factNamed(old) : undefined;
  if (single !== undefined && !isList(single) && !findItem(ear.settled, old))
    return { ear: { ...ear, topic: single }, rest: `${FACT_LABEL[single] ?? single}: ${next}` };
  const gone = ear.remarks.at(-1)?.kind === "removed" && POINTER.test(old) ? ear.topic : null;
  if (gone !== null && isList(gone))
    return { ear: change(ear, { op: "add", fact: gone, value: tidyItem(next) }), rest: "" };
  const item = pointed(ear, old, around);
  if (item) return { ear: replaceItem(ear, item, next, old), rest: "" };
  const value = valueNamed(ear, old);
  if (value === undefined) return null;
  return { ear: { ...ear, topic: value }, rest: `${FACT_LABEL[value] ?? value}: ${next}` };
}

function replacedList(ear: Ear, old: string): ListFact | undefined {
  const bare = old.replace(/^(?:the|all|all the|those|these|my|our|whole|current)\s+/gi, "");
  if (
    /^(?:them|those|these|the list|that list|list|the lot|all of them)$/i.test(old) &&
    ear.topic !== null &&
    isList(ear.topic)
  )
    return ear.topic;
  const named =
    /^(?:\p{L}+ )?(?:responsibilities|duties|benefits|perks|requirements|must[- ]haves?|nice[- ]to[- ]haves?|tasks|reqs)(?: list)?$/iu.test(
      bare,
    );
  return named ? listNamed(bare) : undefined;
}

function replaceList(ear: Ear, list: ListFact, next: string): Ear {
  const items = next.includes("\n") ? next.split("\n") : splitItems(next, list);
  const adds = items
    .map(tidyItem)
    .filter((item) => item !== "")
    .map((value) => ({ op: "add" as const, fact: list, value }));
  return adds.length === 0 ? ear : change(ear, { op: "clear", fact: list }, ...adds);
}

const NUMBERS =
  /(?<!\d)(?<now>\d{1,3})\+?\s*(?<unit>k|years'?|yrs?|pqe|pae)?,? (?:not|instead of|rather than) (?<was>\d{1,3})(?!\d)/i;

const NEW_NUMBER = new RegExp(
  String.raw`${ASKING}(?:make|set|change|bump|lift|raise|lower|drop|put|update) (?:the )?(?<what>[\p{L}' ]{3,60}?) (?:(?:requirement|one) )?(?:to |at |up to |down to )?(?<now>\d[\d,.]*\+?(?: ?[\p{L}%]+)?)$`,
  "iu",
);

/** "Make the typing speed 80 wpm": the number of an item that is there. */
export function setNumber(ear: Ear, text: string): Done | null {
  const { what = "", now = "" } = NEW_NUMBER.exec(text)?.groups ?? {};
  if (what === "" || /\d ?k$/i.test(now) || factNamed(what) === "salary") return null;
  const item = findItem(ear.settled, what);
  const number = /\d[\d,.]*\+?(?: ?(?:years?|yrs?|wpm|hours?|days?|months?|%|kg|pqe|pae))?/i;
  if (item === undefined || !number.test(item.text)) return null;
  const unit = /\p{L}|%/u.test(now) ? number : /\d[\d,.]*\+?/;
  return { ear: putInPlace(ear, item, item.text.replace(unit, now)), rest: "" };
}

/** "3 years, not 2" and "it starts at 90 not 88": one number of what is there already. */
export function renumber(ear: Ear, text: string): Done | null {
  const { now, was, unit = "" } = NUMBERS.exec(text)?.groups ?? {};
  if (now === undefined || was === undefined) return null;
  const { salary } = ear.settled.draft;
  const [from, to] = [Number(was) * 1000, Number(now) * 1000];
  if (salary !== null && /^k?$/i.test(unit) && (salary.min === from || salary.max === from)) {
    const swapped = (value: number | null) => (value === from ? to : value);
    const value = { ...salary, min: swapped(salary.min), max: swapped(salary.max) };
    return { ear: change(ear, { op: "pay", value }), rest: "" };
  }
  const number = new RegExp(`(?<!\\d)${was}(?!\\d)`);
  for (const fact of LIST_FACTS) {
    const item = ear.settled.draft[fact].find((one) => number.test(one));
    if (item)
      return { ear: putInPlace(ear, { fact, text: item }, item.replace(number, now)), rest: "" };
  }
  return null;
}

function replaceItem(ear: Ear, item: Placed, next: string, old: string): Ear {
  const value = tidyItem(next.replace(/^["'](.*)["']$/, "$1").replace(TAIL, ""));
  if (value === "") return ear;
  const years = /\d{1,2}\+? ?(?:years?|yrs?)/i;
  if (/^\d{1,2}\+? ?(?:years?|yrs?)$/i.test(value) && years.test(item.text))
    return putInPlace(ear, item, item.text.replace(years, value));
  // "change Excel to Word": only those words of the item, when they are a part of it.
  const said = old.replace(/^(?:the|that)\s+|^["']|["']$/gi, "");
  const at = item.text.toLowerCase().indexOf(said.toLowerCase());
  const isPart =
    at >= 0 && said.length < item.text.length && value.split(" ").length <= said.split(" ").length;
  if (!isPart) return putInPlace(ear, item, value);
  const bare = next.replace(TAIL, "").replace(/^["'](.*)["']$/, "$1");
  return putInPlace(ear, item, item.text.slice(0, at) + bare + item.text.slice(at + said.length));
}

/** In its place, so that the order of the list stays. */
function putInPlace(ear: Ear, item: Placed, value: string): Ear {
  const { draft } = ear.settled;
  const items = draft[item.fact].map((one) => (one === item.text ? value : one));
  const settled = { ...ear.settled, draft: { ...draft, [item.fact]: items } };
  return { ...ear, settled, topic: item.fact, added: [...ear.added, value] };
}

/** "Change Darwin to …": the fact that has this value now. */
function valueNamed(ear: Ear, old: string): DraftFact | undefined {
  const { draft } = ear.settled;
  const said = old.toLowerCase();
  const facts = [
    "location",
    "title",
    "employment_type",
    "arrangement",
    "reports_to",
    "start_date",
    "level",
  ] as const;
  return facts.find(
    (fact) =>
      draft[fact] !== "" &&
      (draft[fact].toLowerCase().includes(said) || said.includes(draft[fact].toLowerCase())),
  );
}
