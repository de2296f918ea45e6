import type { DraftFact } from "#contract/job-creation.ts";
import { isList } from "../apply.ts";
import { routeItem } from "../items/route-item.ts";
import { splitItems } from "../items/split-items.ts";
import { tidyItem } from "../items/tidy-item.ts";
import type { ListFact } from "../state.ts";
import {
  type Around,
  change,
  type Ear,
  factNamed,
  findItem,
  itemByPlace,
  listNamed,
  type Placed,
  remark,
} from "./ear.ts";
import { mayBeLeftOff } from "./leave-off.ts";

/** What a command left to be read as a statement: "" when nothing. Null: it was no command. */
export interface Done {
  readonly ear: Ear;
  readonly rest: string;
}

const ASKING = String.raw`^(?:(?:please|can you|could you|would you|can we|could we|let's|lets|i want to|i'd like to|i'd like you to|we should|we need to|you can|just|also|and|then|maybe|ok(?:ay)?|now|actually|go ahead and|i think we should|we'll|i'll|better|yes|yep|but|fine)[\s,]+)*`;
const POINTER =
  /^(?:it|that|this|that one|this one|those|them|these|the lot|that bit|the last bit|that last one)$/i;
const TAIL =
  /[\s,]*(?:please|thanks|too|as well|altogether|completely|entirely|for now|now|actually|instead|then|mate|if you can|if possible|from (?:it|there|the (?:list|ad|job|posting|draft|requirements|responsibilities|benefits|duties|must[- ]haves?)))[\s.!]*$/i;

const REMOVE = new RegExp(
  String.raw`${ASKING}(?:remove|drop|delete|take (?:out|off|away)|get rid of|lose|cut|scratch|strike(?: out)?|ditch|kill|bin|scrap|erase|leave out|leave off|omit|forget(?: about)?|pull|take|no need for) (?<what>[^;]{1,200}?)(?: (?:out|off|away))?$`,
  "iu",
);
const CAN_GO =
  /^(?<what>[^;]{2,100}?) (?:can|should|could|has to|needs to|must) (?:go|come (?:out|off)|be (?:removed|dropped|deleted|cut|taken out))\b/iu;
const NOT_NEEDED =
  /^(?:we |they |you )?(?:don't|do not|doesn't|won't) (?:actually |really )?(?:need|require|want|offer|have|do|give) (?:the |a |an |any |to have )?(?<what>[^;,]{2,80}?)(?: (?:any ?more|after all|now))?$/iu;
const NO_LONGER =
  /^(?<what>[^;,]{2,80}?) (?:is|are|isn't|aren't) (?:no longer (?:needed|required|on offer|available)|not (?:needed|required|necessary)(?: any ?more)?|out)$/iu;
const ALSO = /^(?<what>[^;,]{2,60}?),? (?:too|as well|also)(?=$|[,.;])/iu;
const SWAP = new RegExp(
  String.raw`${ASKING}(?:(?:replace|swap(?: out)?|switch|change|substitute|reword|rephrase|rewrite|edit|update|correct|fix) (?:the )?(?<old>[^;:]{1,160}?)(?: one| bit| item| line| requirement)? (?:with|for|to|by|into|so it (?:says|reads)|to (?:say|read|be)):? (?<new>[\s\S]{1,600})|(?:drop|remove|take out|delete|scrap|lose) (?:the )?(?<gone>[^;:]{1,160}?),?(?: and| but)?(?: just| rather)? (?:put|add|use|say|write|make it|have|replace it with|go with) (?<put>[\s\S]{1,400}?)(?: instead| in its place)?|(?:instead of|rather than) (?<was>[^;,]{2,120}),? (?:put|say|use|write|make it|have|it should (?:be|say)|let's (?:say|have)) (?<now>[\s\S]{1,400})|(?:the )?(?<is>[^;:]{2,120}?) (?:should|needs to|ought to|has to) (?:say|read|be changed to|be reworded to|be) (?<then>[\s\S]{2,400}))$`,
  "iu",
);
const MOVE = new RegExp(
  String.raw`${ASKING}(?:move|shift|bump|demote|promote|put|make|push|transfer|drop|list|treat|change|switch)(?: down| up)? (?:the )?(?<what>[^;]{1,160}?)(?: one| bit| item| line| requirement)?(?: (?:down|up|over|across))?(?: from (?:the )?[\p{L} -]{3,40}?)? (?:to|into|under|as|in|among)? ?(?:an? |the )?(?<to>nice[- ]to[- ]haves?|desirables?|optional|preferred|bonus|must[- ]haves?|musts?|essentials?|mandatory|required|requirements?|responsibilit(?:y|ies)|dut(?:y|ies)|benefits?|perks?)(?: (?:list|section|instead|please|rather than [\p{L} -]{3,30}|not [\p{L} -]{3,30}))*[\s.!]*$`,
  "iu",
);
const ADD = new RegExp(
  String.raw`${ASKING}(?:add|include|pop in|put in|chuck in|throw in|mention|also add|note|list)(?: also)?(?: (?:an?|another|one more|the))?(?: (?<kind>must[- ]have|requirement|nice[- ]to[- ]have|benefit|perk|responsibility|duty))?:? (?<what>[\s\S]{2,600}?)(?: (?:to|under|as|in|into|on) (?:an? |the |our |their )?(?<to>nice[- ]to[- ]haves?|desirables?|must[- ]haves?|musts?|essentials?|requirements?|responsibilit(?:y|ies)|dut(?:y|ies)|benefits?|perks?|list)(?: list| section)?)?$`,
  "iu",
);

/** Removing, moving, replacing and adding by name. */
export function obey(ear: Ear, sentence: string, around: Around): Done | null {
  const text = sentence.replace(/[\s.!]+$/, "");
  return (
    swap(ear, text, around) ??
    move(ear, text, around) ??
    removal(ear, text, around) ??
    addition(ear, text)
  );
}

/** The item that the words name or point to. */
function pointed(ear: Ear, said: string, around: Around): Placed | undefined {
  const bare = said.replace(TAIL, "").trim();
  if (POINTER.test(bare)) {
    const last = ear.added.at(-1) ?? around.last.at(-1);
    return last === undefined ? undefined : findItem(ear.settled, last);
  }
  return itemByPlace(ear.settled, bare, ear.topic) ?? findItem(ear.settled, bare);
}

function removal(ear: Ear, text: string, around: Around): Done | null {
  const afterRemoval = ear.remarks.at(-1)?.kind === "removed" ? ALSO.exec(text) : null;
  const match =
    REMOVE.exec(text) ??
    CAN_GO.exec(text) ??
    NOT_NEEDED.exec(text) ??
    NO_LONGER.exec(text) ??
    afterRemoval;
  const said = match?.groups?.["what"];
  if (said === undefined || /\bto \$?\d/.test(text)) return null;
  const [first = "", ...others] = said.split(/,\s+/);
  const counted = itemByPlace(ear.settled, said, ear.topic);
  const whole = counted ? takeOut(ear, counted) : removeOne(ear, said.replace(TAIL, ""), around);
  if (whole) return { ear: whole, rest: "" };
  const parts = [first, ...others]
    .flatMap((part) => part.split(/\s+and\s+/i))
    .map((part) => part.replace(TAIL, ""));
  const removed = parts.reduce((now, part) => removeOne(now, part, around) ?? now, ear);
  if (removed !== ear) return { ear: removed, rest: "" };
  const isCommand = REMOVE.test(text) && (POINTER.test(first.trim()) || /^the\s/i.test(said));
  return isCommand
    ? { ear: remark(ear, { kind: "not-found", text: first.trim() }), rest: "" }
    : null;
}

function removeOne(ear: Ear, said: string, around: Around): Ear | null {
  const bare = said
    .replace(/^(?:the|that|all|any|all of|all the|of|those|these)\s+/gi, "")
    .replace(/^(?:the|those|these)\s+/i, "")
    .trim();
  const list =
    /^(?:\p{L}+ )?(?:responsibilities|duties|benefits|perks|requirements|must[- ]haves|nice[- ]to[- ]haves|tasks)$/iu.test(
      bare,
    )
      ? listNamed(bare)
      : undefined;
  if (list !== undefined && ear.settled.draft[list].length > 0) {
    const cleared = change(ear, { op: "clear", fact: list });
    return remark({ ...cleared, topic: list }, { kind: "removed", text: bare });
  }
  const item = pointed(ear, bare, around);
  if (item) return takeOut(ear, item);
  const fact = bare.split(" ").length <= 3 ? factNamed(bare) : undefined;
  if (fact === undefined || !mayBeLeftOff(fact)) return null;
  return change(ear, { op: "unstate", fact });
}

function takeOut(ear: Ear, item: Placed): Ear {
  const next = change(ear, { op: "remove", fact: item.fact, value: item.text });
  return remark({ ...next, topic: item.fact }, { kind: "removed", text: item.text });
}

const LIST_OF: readonly (readonly [ListFact, RegExp])[] = [
  ["nice", /^(?:nice|desirable|optional|preferred|bonus)/i],
  ["must", /^(?:must|essential|mandatory|required|requirement)/i],
  ["responsibilities", /^(?:responsib|dut)/i],
  ["benefits", /^(?:benefit|perk)/i],
];
const listOf = (word: string) => LIST_OF.find(([, words]) => words.test(word))?.[0];

function move(ear: Ear, text: string, around: Around): Done | null {
  const match = MOVE.exec(text);
  const to = listOf(match?.groups?.["to"] ?? "");
  const item = match ? pointed(ear, match.groups?.["what"] ?? "", around) : undefined;
  if (to === undefined || item === undefined) {
    // "M&A is only a nice to have, move it across": done by the first half.
    const idle = /^(?:so |please |can you )*move (?:it|that|them) (?:across|over|down|up)\b/i.test(
      text,
    );
    return idle ? { ear, rest: "" } : null;
  }
  return { ear: moveItem(ear, item, to), rest: "" };
}

/** Moves an item, or says that it is there already. */
export function moveItem(ear: Ear, item: Placed, to: ListFact): Ear {
  if (item.fact === to) return ear;
  const moved = change(
    ear,
    { op: "remove", fact: item.fact, value: item.text },
    { op: "add", fact: to, value: item.text },
  );
  return remark(moved, { kind: "moved", text: item.text, to });
}

function swap(ear: Ear, text: string, around: Around): Done | null {
  const match = SWAP.exec(text)?.groups;
  if (!match) return null;
  const old = (match["old"] ?? match["gone"] ?? match["was"] ?? match["is"] ?? "").trim();
  const next = (match["new"] ?? match["put"] ?? match["now"] ?? match["then"] ?? "").trim();
  if (listOf(next) !== undefined && next.split(" ").length <= 4) return null;
  const list = match["is"] === undefined ? replacedList(ear, old) : undefined;
  if (list !== undefined) return { ear: replaceList(ear, list, next), rest: "" };
  const single = old.split(" ").length <= 4 ? factNamed(old) : undefined;
  if (single !== undefined && !isList(single) && !findItem(ear.settled, old))
    return { ear: { ...ear, topic: single }, rest: `${LABEL[single] ?? single}: ${next}` };
  const item = pointed(ear, old, around);
  if (item) return { ear: replaceItem(ear, item, next), rest: "" };
  const value = valueNamed(ear, old);
  if (value === undefined) return null;
  return { ear: { ...ear, topic: value }, rest: `${LABEL[value] ?? value}: ${next}` };
}

const LABEL: Readonly<Partial<Record<DraftFact, string>>> = {
  employment_type: "employment type",
  reports_to: "reports to",
  start_date: "start date",
};

function replacedList(ear: Ear, old: string): ListFact | undefined {
  const bare = old.replace(/^(?:the|all|all the|those|these|my|our|whole|current)\s+/gi, "");
  if (
    /^(?:them|those|these|it|that|the list|that list|list|the lot|all of them)$/i.test(old) &&
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

/** In its place, so that the order of the list stays. */
function replaceItem(ear: Ear, item: Placed, next: string): Ear {
  const value = tidyItem(next.replace(/^["'](.*)["']$/, "$1").replace(TAIL, ""));
  if (value === "") return ear;
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

function addition(ear: Ear, text: string): Done | null {
  const groups = ADD.exec(text)?.groups;
  if (!groups) return null;
  const what = groups["what"] ?? "";
  const to =
    listOf(groups["kind"] ?? "") ??
    listOf(groups["to"] ?? "") ??
    (groups["to"] === "list" ? ear.topic : null);
  const fact = to !== null && to !== undefined && isList(to) ? to : undefined;
  const items = splitItems(what, fact ?? "benefits")
    .map(tidyItem)
    .filter((item) => item !== "");
  const placed = items.map((value) => ({ value, fact: fact ?? routeItem(value) }));
  if (placed.some((one) => one.fact === null))
    return fact === undefined ? { ear, rest: what } : null;
  return {
    ear: change(
      ear,
      ...placed.flatMap(({ value, fact: list }) =>
        list === null ? [] : [{ op: "add" as const, fact: list, value }],
      ),
    ),
    rest: "",
  };
}
