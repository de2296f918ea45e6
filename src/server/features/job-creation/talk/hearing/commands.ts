import { isList } from "../apply.ts";
import { routeItem } from "../items/route-item.ts";
import { splitItems } from "../items/split-items.ts";
import { tidyItem } from "../items/tidy-item.ts";
import type { ListFact } from "../state.ts";
import { mend } from "../wording/draft-flags.ts";
import {
  type Around,
  change,
  type Ear,
  factNamed,
  itemByPlace,
  listNamed,
  type Placed,
  remark,
} from "./ear.ts";
import { mayBeLeftOff } from "./leave-off.ts";
import { ASKING, type Done, listOf, POINTER, pointed, TAIL } from "./pointing.ts";
import { renumber, setNumber, swap } from "./replacing.ts";

const REMOVE = new RegExp(
  `${ASKING}(?:remove|drop|delete|take (?:out|off|away)|get rid of|lose|cut|scratch|strike(?: out)?|ditch|kill|bin|scrap|erase|leave out|leave off|omit|forget(?: about)?|pull|take|bump|knock|cross|no need for) (?<what>[^;]{1,200}?)(?: (?:out|off|away)(?: (?:of )?(?:the|that|my|our) (?:list|ad|advert|posting|draft))?)?$`,
  "iu",
);
const CAN_GO =
  /^(?<what>[^;]{2,100}?) (?:can|should|could|has to|needs to|must) (?:go|come (?:out|off)|be (?:removed|dropped|deleted|cut|taken out))\b/iu;
const NOT_NEEDED =
  /^(?:we |they |you )?(?:don't|do not|doesn't|won't) (?:actually |really )?(?:need|require|want|offer|have|do|give) (?:the |a |an |any |to have )?(?<what>[^;,]{2,80}?)(?: (?:any ?more|after all|now))?$/iu;
const NO_LONGER =
  /^(?<what>[^;,]{2,80}?)(?: (?:is|are|was) (?:no longer|not)|(?: is| are)?n't| isn't| aren't) (?:actually |really )?(?:needed|required|necessary|on offer|available)(?:[\s,]+(?:any ?more|actually|after all|now|so|just|please|(?:take|remove|drop|delete|leave|cut) (?:it|that|them)(?: (?:off|out))?))*$/iu;
const ALSO = /^(?<what>[^;,]{2,60}?),? (?:too|as well|also)(?=$|[,.;])/iu;
const MOVE = new RegExp(
  String.raw`${ASKING}(?:move|shift|bump|demote|promote|put|make|push|transfer|drop|list|treat|change|switch|swap)(?: down| up)? (?:the )?(?<what>[^;]{1,160}?)(?: one| bit| item| line| requirement)?(?: (?:down|up|over|across))?(?: from (?:the )?[\p{L} -]{3,40}?)? (?:to|into|under|as|in|among)? ?(?:an? |the )?(?<to>nice[- ]to[- ]haves?|desirables?|optional|preferred|bonus|must[- ]haves?|musts?|essentials?|mandatory|required|requirements?|responsibilit(?:y|ies)|dut(?:y|ies)|benefits?|perks?)(?: (?:list|section|instead|please|rather than [\p{L} -]{3,30}|not [\p{L} -]{3,30}))*[\s.!]*$`,
  "iu",
);
const ADD = new RegExp(
  String.raw`${ASKING}(?:add|include|pop in|put in|chuck in|throw in|mention|also add|note|list)(?: also)?(?: (?:an?|another|one more|the))?(?: (?<kind>must[- ]have|requirement|nice[- ]to[- ]have|benefit|perk|responsibility|duty))?:? (?<what>[\s\S]{1,600}?)(?: (?:to|under|as|in|into|on) (?:an? |the |our |their )?(?<to>nice[- ]to[- ]haves?|desirables?|must[- ]haves?|musts?|essentials?|requirements?|responsibilit(?:y|ies)|dut(?:y|ies)|benefits?|perks?|list)(?: list| section)?|(?<there> there)(?: too| as well)?)?$`,
  "iu",
);

const ANOTHER = /^(?:and )?(?:another|one more)(?: one)?:\s+(?<what>.{2,200})$/iu;

/** Removing, moving, replacing and adding by name. */
export function obey(ear: Ear, sentence: string, around: Around): Done | null {
  const text = sentence.replace(/[\s.!]+$/, "");
  return (
    renumber(ear, text) ??
    setNumber(ear, text) ??
    untitle(ear, text) ??
    swap(ear, text, around) ??
    move(ear, text, around) ??
    removal(ear, text, around) ??
    addition(ear, text)
  );
}

function removal(ear: Ear, text: string, around: Around): Done | null {
  const afterRemoval = ear.remarks.at(-1)?.kind === "removed" ? ALSO.exec(text) : null;
  const match =
    REMOVE.exec(text) ??
    CAN_GO.exec(text) ??
    NOT_NEEDED.exec(text) ??
    NO_LONGER.exec(text) ??
    afterRemoval;
  const said = match?.groups?.what;
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

const TITLE_WORD =
  /\b(?:remove|take|drop|delete|lose|cut) (?:the )?(?:words? )?"?(?<word>[\p{L} ]{2,30}?)"? (?:out of|from|off) the (?:job )?title\b|^(?:the word )?"?(?<gone>[\p{L} ]{2,30}?)"? (?:should|can|could|needs to|has to) (?:come out of|go from|be (?:removed|dropped|taken out) (?:from|of)) the (?:job )?title\b/iu;

/** "Take junior out of the title": a word of it. */
function untitle(ear: Ear, text: string): Done | null {
  const { word, gone } = TITLE_WORD.exec(text)?.groups ?? {};
  const { title } = ear.settled.draft;
  const value = mend(title, { quote: word ?? gone ?? "", better: "" });
  if (value === "" || value === title) return null;
  return { ear: change(ear, { op: "set", fact: "title", value }), rest: "" };
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

function move(ear: Ear, text: string, around: Around): Done | null {
  const match = MOVE.exec(text);
  const to = listOf(match?.groups?.to ?? "");
  const item = match ? pointed(ear, match.groups?.what ?? "", around) : undefined;
  const last = ear.remarks.at(-1);
  const again = last?.kind === "removed" && POINTER.test(match?.groups?.what ?? "");
  if (to !== undefined && again)
    return { ear: change(ear, { op: "add", fact: to, value: last.text }), rest: "" };
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

function addition(ear: Ear, text: string): Done | null {
  const another = ANOTHER.exec(text)?.groups?.what;
  if (another !== undefined && ear.topic !== null && isList(ear.topic))
    return { ear: change(ear, { op: "add", fact: ear.topic, value: tidyItem(another) }), rest: "" };
  const groups = ADD.exec(text)?.groups;
  if (!groups) return null;
  const what = groups.what ?? "";
  const to =
    listOf(groups.kind ?? "") ??
    listOf(groups.to ?? "") ??
    (groups.to === "list" || groups.there !== undefined ? ear.topic : null);
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
