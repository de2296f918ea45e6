import type { DraftFact } from "#contract/job-creation.ts";
import { apply, sameWords } from "../apply.ts";
import type { Update } from "../heard.ts";
import { type Doubt, LIST_FACTS, type ListFact, type Settled, type TalkState } from "../state.ts";

/** What besides facts was in a message, and is answered with a sentence. */
export type Remark =
  | {
      readonly kind:
        | "orders"
        | "invent"
        | "off-topic"
        | "joke"
        | "who"
        | "advice"
        | "preview"
        | "missing"
        | "undone"
        | "nothing-to-undo"
        | "kept"
        | "mended"
        | "restarted";
    }
  | { readonly kind: "moved"; readonly text: string; readonly to: ListFact }
  | { readonly kind: "removed"; readonly text: string }
  | { readonly kind: "not-found"; readonly text: string }
  | { readonly kind: "needed"; readonly facts: readonly DraftFact[] };

/** What has been heard so far of one message. */
export interface Ear {
  readonly settled: Settled;
  /** Before the sentence that last changed anything in this message. */
  readonly before: Settled | null;
  readonly remarks: readonly Remark[];
  readonly doubts: readonly Doubt[];
  readonly added: readonly string[];
  /** What "it", "them" and a list without a name are about. */
  readonly topic: DraftFact | null;
  /** A heading that is still in force for the lines below it. */
  readonly heading: ListFact | null;
  /** Sentences that gave nothing: a model may know better. */
  readonly unplaced: readonly string[];
  /** What was offered or asked about before, and has not been decided by this message. */
  readonly open: Pick<TalkState, "offered" | "doubts">;
  readonly finish: boolean;
}

/** Where a message is heard: what was asked before it, and what it may point back to. */
export interface Around {
  readonly asked: readonly DraftFact[];
  readonly last: readonly string[];
  readonly company: string;
  /** What stood before the last message that changed anything. */
  readonly undo: Settled | null;
  /** The message is one sentence: a bare word in it is an answer. */
  readonly single: boolean;
  /** The sentence before, when all it said is that something is wrong; else "". */
  readonly denied: string;
  /** The sentence stands first after a blank line: it may be a heading. */
  readonly opens: boolean;
}

export const remark = (ear: Ear, one: Remark): Ear => ({ ...ear, remarks: [...ear.remarks, one] });

export function change(ear: Ear, ...updates: readonly Update[]): Ear {
  const settled = updates.reduce(apply, ear.settled);
  const fact = updates
    .map((one) => ("fact" in one ? one.fact : null))
    .findLast((one) => one !== null);
  const added = updates.flatMap((one) => (one.op === "add" ? [one.value] : []));
  return { ...ear, settled, topic: fact ?? ear.topic, added: [...ear.added, ...added] };
}

const FILLER = new Set(
  "the a an one ones thing things bit bits item items line lines requirement requirements point part that this it about of from in to for and or please too as well list ad advert responsibility responsibilities duty benefit benefits perk stuff with on at be is are any all our their just only".split(
    " ",
  ),
);
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#&]+/gu) ?? []).filter((word) => !FILLER.has(word));
const LIKELY = 0.6;
const STEM = 4;
const stemOf = (word: string) => word.replace(/(?:ing|ed|es|s|e)$/, "");
const alike = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= STEM &&
    (one.startsWith(other) || other.startsWith(one))) ||
  stemOf(one) === stemOf(other);

/** How much of the words of the one is in the other, from 0 to 1. */
export function sharedWords(said: string, text: string): number {
  const asked = wordsOf(said);
  const own = wordsOf(text);
  const shared = asked.filter((word) => own.some((other) => alike(word, other))).length;
  return asked.length === 0 ? 0 : shared / asked.length;
}

export interface Placed {
  readonly fact: ListFact;
  readonly text: string;
}

/** The item of the draft that these words mean; undefined when they fit none. */
export function findItem(
  settled: Settled,
  said: string,
  among: readonly ListFact[] = LIST_FACTS,
): Placed | undefined {
  const asked = wordsOf(said);
  if (asked.length === 0) return undefined;
  let best: { placed: Placed; score: number } | undefined;
  for (const fact of among)
    for (const text of settled.draft[fact]) {
      const own = wordsOf(text);
      const shared = asked.filter((word) => own.some((other) => alike(word, other))).length;
      const back = own.filter((word) => asked.some((other) => alike(word, other))).length;
      const share = shared / asked.length;
      const score = sameWords(text, said) ? 2 : share + back / Math.max(1, own.length) / 10;
      if (shared > 0 && share >= LIKELY && score > (best?.score ?? 0))
        best = { placed: { fact, text }, score };
    }
  return best?.placed;
}

/** "the last one", "number 2", "the second requirement". */
export function itemByPlace(
  settled: Settled,
  said: string,
  topic: DraftFact | null,
): Placed | undefined {
  const match =
    /\b(?:(last|first|second|third|fourth|fifth)|(?:number|no\.?|#|item|point) ?(\d{1,2}|one|two|three|four|five)|(\d)(?:st|nd|rd|th))\b/i.exec(
      said,
    );
  if (!match) return undefined;
  const named = listNamed(said) ?? LIST_FACTS.find((fact) => fact === topic);
  if (named === undefined) return undefined;
  const order = ["", "first", "second", "third", "fourth", "fifth"];
  const numbers = ["", "one", "two", "three", "four", "five"];
  const word = (match[1] ?? match[2] ?? match[3] ?? "").toLowerCase();
  const at = Math.max(order.indexOf(word), numbers.indexOf(word), Number(word) || -1);
  const items = settled.draft[named];
  const text = word === "last" ? items.at(-1) : items[at - 1];
  return text === undefined ? undefined : { fact: named, text };
}

const LISTS: readonly (readonly [ListFact, RegExp])[] = [
  [
    "nice",
    /\b(?:nice[- ]to[- ]haves?|nices?|desirables?|optional|preferred|bonus(?:es)?|good to haves?)\b/i,
  ],
  [
    "responsibilities",
    /\b(?:responsibilit(?:y|ies)|dut(?:y|ies)|tasks?|resps?|jobs? list|what they(?:'ll)? do)\b/i,
  ],
  [
    "must",
    /\b(?:must[- ]haves?|musts?|essentials?|requirements?|reqs?|required|criteria|mandatory|qualifications)\b/i,
  ],
  ["benefits", /\b(?:benefits?|perks?)\b/i],
];
export const listNamed = (text: string): ListFact | undefined =>
  LISTS.find(([, words]) => words.test(text))?.[0];

const SINGLES: readonly (readonly [DraftFact, RegExp])[] = [
  ["title", /\b(?:job |role |position )?(?:title|name of the (?:job|role))\b|\bcalled\b/i],
  ["salary", /\b(?:salar(?:y|ies)|pay|rate|package|remuneration|wage|money|comp|pay range|sal)\b/i],
  ["location", /\b(?:location|place|city|suburb|office location|where)\b/i],
  [
    "employment_type",
    /\b(?:employment type|type of (?:employment|job)|job type|hours|engagement|employment)\b/i,
  ],
  ["arrangement", /\b(?:arrangement|working arrangement|wfh|hybrid|remote)\b/i],
  ["reports_to", /\b(?:reports? to|reporting(?: line)?|manager|boss)\b/i],
  ["start_date", /\b(?:start(?:ing)?(?: date)?|commencement)\b/i],
  ["contact", /\b(?:contact(?: details| person)?|email|phone(?: number)?)\b/i],
  ["level", /\b(?:level|seniority)\b/i],
];
/** The fact that these words are the name of. */
export const factNamed = (text: string): DraftFact | undefined =>
  SINGLES.find(([, words]) => words.test(text))?.[0] ?? listNamed(text);
