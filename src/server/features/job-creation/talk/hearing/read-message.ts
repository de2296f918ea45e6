import { leadPart } from "#reading/job/parts/lead-part.ts";
import { isKnown } from "../apply.ts";
import { amountsInFigures } from "../facts/number-words.ts";
import { findLeads } from "../items/leads.ts";
import { LIST_FACTS, type ListFact, openTalk, type Settled, type TalkState } from "../state.ts";
import { plainMessage, type Sentence, sentencesOf } from "../text/clean-message.ts";
import { withBetter } from "../wording/draft-flags.ts";
import { obey } from "./commands.ts";
import { type Around, change, type Ear, remark } from "./ear.ts";
import {
  afterUndo,
  asksToInvent,
  CORRECTS,
  isOrder,
  isQuestion,
  NO,
  saysFinish,
  saysRestart,
  topicOf,
  withoutOpeners,
  YES,
} from "./intents.ts";
import { leftOff, mayBeLeftOff } from "./leave-off.ts";
import { readLists } from "./lists.ts";
import { readSingles } from "./statements.ts";

/** Everything that a message says, by rules alone. */
export function readMessage(state: TalkState, message: string): Ear {
  const around: Around = {
    asked: state.asked,
    last: state.last,
    company: state.draft.company,
    undo: state.before,
    single: false,
  };
  const { draft, unstated, levelSaid } = state;
  const start: Ear = {
    settled: { draft, unstated, levelSaid },
    before: null,
    remarks: [],
    doubts: [],
    added: [],
    topic: LIST_FACTS.find((fact) => draft[fact].includes(state.last.at(-1) ?? "")) ?? null,
    heading: null,
    unplaced: [],
    finish: false,
  };
  const plain = plainMessage(message);
  const answered = answerOffer(start, state, plain);
  let ear = answered.ear;
  let listed = false;
  const sentences = sentencesOf(answered.rest);
  const single = sentences.length === 1;
  for (const sentence of sentences) {
    if (sentence.opensBlock || (listed && !sentence.bullet)) ear = { ...ear, heading: null };
    const next = readSentence(ear, sentence, { ...around, single });
    ear = next.settled === ear.settled ? next : { ...next, before: ear.settled };
    listed = sentence.bullet;
  }
  return ear;
}

const PURE =
  /^(?:(?:please|then|thanks|do|it|that|them|those|your|wording|suggestion|replace|change|swap|reword|fix|use|go ahead|with|the|better|version|phrase|words?|all|both|of|instead|yours|and|is|sounds|good|fine|makes sense|i agree|do it|update|them|one|to|take|out|drop|remove|get rid|delete|leave|off|add|in)\b[\s,.!'-]*)*$/i;

/** A yes or no to what the last message offered: better words, or an item that was in doubt. */
function answerOffer(ear: Ear, state: TalkState, plain: string): { ear: Ear; rest: string } {
  const text = plain.trim();
  const first = text.split(/(?<=[.!?])\s|\n|,\s/)[0] ?? "";
  const yes = YES.exec(text);
  const no = yes ? null : NO.exec(text);
  const pure = PURE.test((yes ? text.slice(yes[0].length) : text).replace(/["“”']/g, ""));
  if (
    state.offered.length > 0 &&
    (yes ||
      /^(?:replace|change|swap|reword|fix|use|take|drop|remove|get rid|delete|leave) /i.test(
        text,
      )) &&
    pure
  ) {
    const draft = withBetter(ear.settled.draft, state.offered);
    return {
      ear: remark({ ...ear, settled: { ...ear.settled, draft } }, { kind: "mended" }),
      rest: "",
    };
  }
  if (state.offered.length > 0 && no && first.split(" ").length <= 8 && !/\d/.test(first))
    return {
      ear: remark(ear, { kind: "kept" }),
      rest: text.slice(Math.min(text.length, first.length + 1)),
    };
  if (state.doubts.length === 0) return { ear, rest: plain };
  if (yes && pure) {
    const adds = state.doubts.map(({ fact, text: value }) => ({ op: "add" as const, fact, value }));
    return { ear: change(ear, ...adds), rest: "" };
  }
  if (no) return { ear, rest: text.slice(no[0].length) };
  return { ear, rest: plain };
}

function readSentence(ear: Ear, sentence: Sentence, around: Around): Ear {
  const text = amountsInFigures(withoutOpeners(sentence.text)) || "";
  if (text === "") return ear;
  const corrects = CORRECTS.test(sentence.text);
  if (sentence.bullet) return readBullet(ear, text, around);
  if (saysRestart(text))
    return remark({ ...ear, settled: fresh(ear.settled) }, { kind: "restarted" });
  const rest = afterUndo(text);
  if (rest !== null) {
    const taken = takeBack(ear, around);
    return rest === "" ? taken : readSentence(taken, { ...sentence, text: rest }, around);
  }
  const safe = withoutOrders(ear, text);
  if (safe.text === "") return safe.ear;
  if (asksToInvent(safe.text)) return remark(safe.ear, { kind: "invent" });
  const said = safe.text.replace(
    /,?\s*(?:ok|okay|right|yeah|alright|if that's ok|is that ok|does that work|make sense|please)\?$/i,
    "",
  );
  if (isQuestion(said)) return remark(safe.ear, { kind: topicOf(said) });
  const finish = withoutFinish(said);
  const heard = finish.done ? { ...safe.ear, finish: true } : safe.ear;
  return finish.text === "" ? heard : readStatement(heard, finish.text, around, corrects);
}

/** "…, and make it full time": where one order ends and the next begins. */
const NEXT_ORDER =
  /(?:,|;|\.)?\s+(?:and|then|but|also)\s+(?:also |please |just |then )*(?=(?:change|make|remove|drop|move|add|set|update|take|delete|scrap|replace|rename|swap|put|bump|switch|get rid|lose|include|the (?:title|salary|location|pay|rate))\b)/i;

function readStatement(ear: Ear, text: string, around: Around, corrects: boolean): Ear {
  const clauses = text.split(NEXT_ORDER);
  const [first = "", ...others] = clauses;
  const single = /\binstead\b/i.test(text) ? null : obey(ear, first, around);
  if (others.length > 0 && single?.rest === "")
    return others.reduce((now, clause) => readStatement(now, clause, around, true), single.ear);
  const obeyed = obey(ear, text, around);
  if (obeyed)
    return obeyed.rest === "" ? obeyed.ear : readFacts(obeyed.ear, obeyed.rest, around, true);
  const off = /\bto \$?\d/.test(text) ? null : leftOff(text, around.asked);
  if (off !== null) {
    const optional = off.filter(mayBeLeftOff);
    const needed = off.filter((fact) => !mayBeLeftOff(fact));
    const open = optional.filter((fact) => off.length === 1 || !isKnown(ear.settled.draft, fact));
    const left = change(ear, ...open.map((fact) => ({ op: "unstate" as const, fact })));
    return needed.length > 0 && optional.length === 0
      ? remark(left, { kind: "needed", facts: needed })
      : left;
  }
  return readFacts(ear, text, around, corrects);
}

function readFacts(ear: Ear, text: string, around: Around, corrects: boolean): Ear {
  const heading = headingOf(text);
  if (heading !== null) return { ...ear, heading, topic: heading };
  const { ear: singles, rest } = readSingles(ear, text, around);
  if (!/[\p{L}\d]/u.test(rest)) return singles;
  const lists = readLists(singles, rest, around, { bullet: false, corrects });
  // What gave a fact is not lost on us, even when words of it are left over.
  return singles.settled === ear.settled ? lists : { ...lists, doubts: ear.doubts };
}

function readBullet(ear: Ear, text: string, around: Around): Ear {
  const safe = withoutOrders(ear, text);
  if (safe.text === "") return safe.ear;
  if (ear.heading !== null)
    return readLists(safe.ear, safe.text, around, { bullet: true, corrects: false });
  const { ear: singles, rest } = readSingles(safe.ear, safe.text, around);
  if (!/[\p{L}\d]/u.test(rest)) return singles;
  return readLists(singles, rest, around, { bullet: true, corrects: false });
}

const PARTS: Readonly<Record<string, ListFact>> = {
  duties: "responsibilities",
  must: "must",
  nice: "nice",
  benefits: "benefits",
};

/** "Our", "the": what may stand before a heading. */
const OWN_WORDS = 4;

/** "Day to day they will:" and "Must have" alone on a line. */
function headingOf(text: string): ListFact | null {
  const bare = text.trim();
  const lead = findLeads(bare.endsWith(":") ? `${bare} ` : `${bare}: `).find(
    ({ heading, end, start }) =>
      heading && start <= (bare.endsWith(":") ? OWN_WORDS : 0) && end >= bare.length,
  );
  if (lead && bare.length <= 60) return lead.fact;
  if (!bare.endsWith(":")) return null;
  return PARTS[leadPart(bare) ?? ""] ?? null;
}

function takeBack(ear: Ear, around: Around): Ear {
  const target = ear.before ?? around.undo;
  if (target === null) return remark(ear, { kind: "nothing-to-undo" });
  return remark({ ...ear, settled: target, before: null }, { kind: "undone" });
}

/** The company and what its site says stay. */
function fresh({ draft }: Settled): Settled {
  const {
    draft: empty,
    unstated,
    levelSaid,
  } = openTalk({ name: draft.company, quotes: draft.about });
  return { draft: empty, unstated, levelSaid };
}

/** Orders to the machine go, clause by clause; what else the sentence says is heard. */
function withoutOrders(ear: Ear, text: string): { ear: Ear; text: string } {
  if (!isOrder(text)) return { ear, text };
  const clauses = text.split(/(?<=[;:])\s+|\s--\s|'\s*;/);
  const kept = clauses.filter((clause, at) => {
    const leadsToOrder = /:\s*$/.test(clause) && isOrder(clauses[at + 1] ?? "");
    return !isOrder(clause) && !leadsToOrder && /\p{L}{2}/u.test(clause);
  });
  const safe = clauses.length > 1 ? kept.join(" ") : "";
  return { ear: remark(ear, { kind: "orders" }), text: safe };
}

const VOCATIVE =
  /,?\s*(?:love|mate|thanks|thank you|cheers|please|darl|buddy|champ|ta|haha|lol)[\s.!]*$/i;

/** Without the clauses at its end that say that the talk is done. */
function withoutFinish(text: string): { text: string; done: boolean } {
  const bare = text.replace(/[\s.!]+$/, "").replace(VOCATIVE, "");
  if (saysFinish(bare)) return { text: "", done: true };
  const seam = [
    ...bare.matchAll(
      /,\s*(?:and |so |then |but )?|\s+(?:and then|and|so|then)\s+|\s[–—-]\s|;\s*/gi,
    ),
  ].at(-1);
  if (!seam) return { text, done: false };
  const last = bare.slice(seam.index + seam[0].length);
  if (!saysFinish(last)) return { text, done: false };
  const before = withoutFinish(bare.slice(0, seam.index));
  return { text: before.text, done: true };
}
