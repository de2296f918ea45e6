import { headingPart } from "#reading/job/parts/heading-part.ts";
import { leadPart } from "#reading/job/parts/lead-part.ts";
import { isKnown } from "../apply.ts";
import { amountsInFigures } from "../facts/number-words.ts";
import { findLeads } from "../items/leads.ts";
import { LIST_FACTS, type ListFact, openTalk, type Settled, type TalkState } from "../state.ts";
import { plainMessage, type Sentence, sentencesOf } from "../text/clean-message.ts";
import { answerOffer } from "./answers.ts";
import { obey } from "./commands.ts";
import { type Around, change, type Ear, remark } from "./ear.ts";
import {
  afterUndo,
  asksToInvent,
  CORRECTS,
  denies,
  isOrder,
  isQuestion,
  saysFinish,
  saysRestart,
  topicOf,
  withoutOpeners,
} from "./intents.ts";
import { leftOff, mayBeLeftOff } from "./leave-off.ts";
import { readLists } from "./lists.ts";
import { rewordQuoted } from "./rewording.ts";
import { readSingles } from "./statements.ts";

/** Everything that a message says, by rules alone. */
export function readMessage(state: TalkState, message: string): Ear {
  const around: Around = {
    asked: state.asked,
    last: state.last,
    company: state.draft.company,
    undo: state.before,
    single: false,
    denied: "",
    opens: false,
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
    open: { offered: state.offered, doubts: state.doubts },
    finish: false,
  };
  const plain = plainMessage(message);
  const answered = answerOffer(start, state, plain);
  let ear: Ear = { ...answered.ear, open: answered.open };
  let listed = false;
  let denied = "";
  const sentences = sentencesOf(answered.rest);
  const single = sentences.length === 1;
  for (const sentence of sentences) {
    if (sentence.opensBlock || (listed && !sentence.bullet)) ear = { ...ear, heading: null };
    const next = readSentence(ear, sentence, {
      ...around,
      single,
      denied,
      opens: sentence.opensBlock && !single,
    });
    // "Not Chatswood, sorry. St Leonards."
    denied = next.settled === ear.settled && denies(sentence.text) ? sentence.text : "";
    ear = next.settled === ear.settled ? next : { ...next, before: ear.settled };
    listed = sentence.bullet;
  }
  return ear;
}

const dismisses = (text: string, rest: string) =>
  /^never ?mind/i.test(text) && rest !== "" && withoutFinish(rest).done;

/** This message has so far said nothing of the job. */
const isAside = ({ before, remarks }: Ear) => before === null && remarks.length > 0;

function readSentence(ear: Ear, sentence: Sentence, around: Around): Ear {
  const text = amountsInFigures(withoutOpeners(sentence.text)) || "";
  if (text === "") return ear;
  const corrects = around.denied !== "" || CORRECTS.test(sentence.text);
  if (sentence.bullet) return readBullet(ear, text, around);
  if (saysRestart(text))
    return remark({ ...ear, settled: fresh(ear.settled) }, { kind: "restarted" });
  const rest = afterUndo(text);
  // "Is my data safe? Never mind, publish it": what is taken back is the question.
  if (rest !== null && (isAside(ear) || dismisses(text, rest)))
    return readSentence(ear, { ...sentence, text: rest }, around);
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

/** "Stop whinging, but ok, remove the under 35 bit": talk, and then an order. */
const AT_LAST =
  /^(?<talk>[^,;]{2,120})[,;–—-]\s*(?:but|so|then|ok(?:ay)?|fine|right|anyway|yeah|sure|alright|please|just|whatever)[\s,]+(?:(?:but|so|ok(?:ay)?|fine|yeah|sure|alright|please|just|can you|could you)[\s,]+)*(?=(?:change|remove|drop|move|set|update|take|delete|scrap|replace|rename|swap|put|bump|switch|get rid|lose)\b)/i;

function readStatement(ear: Ear, text: string, around: Around, corrects: boolean): Ear {
  const literal = rewordQuoted(ear, text);
  if (literal !== null) return literal;
  const opening = AT_LAST.exec(text);
  const talk = opening?.groups?.talk ?? "";
  if (opening !== null && obey(ear, talk, around) === null) {
    const order = obey(ear, text.slice(opening[0].length), around);
    if (order?.rest === "") return readFacts(order.ear, talk, around, corrects);
  }
  const clauses = text.split(NEXT_ORDER);
  const [first = "", ...others] = clauses;
  const single = /\binstead\b/i.test(text) ? null : obey(ear, first, around);
  if (others.length > 0 && single !== null) {
    const done = single.rest === "" ? single.ear : readFacts(single.ear, single.rest, around, true);
    return others.reduce((now, clause) => readStatement(now, clause, around, true), done);
  }
  const obeyed = obey(ear, text, around);
  if (obeyed)
    return obeyed.rest === "" ? obeyed.ear : readFacts(obeyed.ear, obeyed.rest, around, true);
  const off = /\bto \$?\d/.test(text) ? null : leftOff(text, around.asked);
  if (off !== null) {
    const optional = off.facts.filter(mayBeLeftOff);
    const needed = off.facts.filter((fact) => !mayBeLeftOff(fact));
    const open = optional.filter(
      (fact) => off.facts.length === 1 || !isKnown(ear.settled.draft, fact),
    );
    const left = change(ear, ...open.map((fact) => ({ op: "unstate" as const, fact })));
    if (needed.length > 0 && optional.length === 0)
      return remark(left, { kind: "needed", facts: needed });
    return off.rest === "" ? left : readFacts(left, off.rest, around, corrects);
  }
  return readFacts(ear, text, around, corrects);
}

function readFacts(ear: Ear, text: string, around: Around, corrects: boolean): Ear {
  const heading = headingOf(text, around.opens);
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
const LONGEST_HEADING = 60;

/** "Day to day they will:" and "Must have" alone on a line. */
function headingOf(text: string, alone: boolean): ListFact | null {
  const bare = text.trim();
  if (bare.length > LONGEST_HEADING) return null;
  const lead = findLeads(bare.endsWith(":") ? `${bare} ` : `${bare}: `).find(
    ({ heading, end, start }) =>
      heading && start <= (bare.endsWith(":") ? OWN_WORDS : 0) && end >= bare.length,
  );
  if (lead) return lead.fact;
  if (!bare.endsWith(":")) return alone ? (PARTS[headingPart(bare) ?? ""] ?? null) : null;
  return PARTS[leadPart(bare) ?? ""] ?? PARTS[headingPart(bare) ?? ""] ?? null;
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
  /,?\s*(?:love|mate|thanks|thank you(?: kindly| so much| very much)?|cheers|please|darl|buddy|champ|ta|haha|lol)[\s.!]*$/i;

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
