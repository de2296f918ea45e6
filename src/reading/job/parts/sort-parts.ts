import { type Block, linesOf } from "../blocks/block.ts";
import { splitSentences } from "../blocks/split-sentences.ts";
import { inlineHeading } from "./inline-heading.ts";
import { leadPart } from "./lead-part.ts";
import type { Part } from "./part.ts";
import { toSections } from "./sections.ts";
import {
  beginsWithDuty,
  saysApply,
  saysBenefit,
  saysEssential,
  saysNice,
  saysOfFirm,
  wordingOf,
} from "./wording.ts";

/** A sentence or an item of a list, and what it belongs to. */
export interface Item {
  readonly text: string;
  readonly lines: readonly number[];
  readonly part: ItemPart;
  readonly confidence: number;
  /** Its words alone say what it is: it stands in running text, not in a list of its kind. */
  readonly byWording: boolean;
}
export type ItemPart = "duties" | "must" | "nice" | "benefits" | "summary";

const SURE = { heading: 0.9, marked: 0.85, lead: 0.85, wording: 0.55, guess: 0.4, summary: 0.7 };
/** Shorter lines before the first heading are taglines, places and names. */
const FEWEST_WORDS = 7;
/** A sentence of so many pieces that says nothing else lists what is done. */
const MANY_PIECES = 2;

interface State {
  readonly part: Part;
  /** What a lead sentence announced for the list that follows it. */
  list: Part | null;
}

/** Goes through the blocks as a reader would: headings and leading sentences decide, then wording. */
export function sortParts(blocks: readonly Block[]): Item[] {
  return toSections(blocks).flatMap(({ part, blocks: own }) => {
    const state: State = { part, list: null };
    return own.flatMap((block, at) => {
      const inline = inlineHeading(block);
      if (inline) return listInside(block, inline.start, inline.part);
      return contentOf(block, own[at - 1], own[at + 1], state);
    });
  });
}

function listInside(block: Block, from: number, part: Part): Item[] {
  const items: Item[] = [];
  for (const sentence of splitSentences(block.text.slice(from))) {
    let start = from + sentence.start;
    for (const piece of sentence.text.split(";")) {
      const lines = linesOf(block, start, start + piece.length);
      const text = piece.replace(/^\s*(?:and\s+)?(?:\([a-z0-9]{1,3}\)\s*)?/, "");
      items.push(...judged(text, lines, part, { bullet: false, sure: SURE.lead }));
      start += piece.length + 1;
    }
  }
  return items;
}

function contentOf(
  block: Block,
  before: Block | undefined,
  next: Block | undefined,
  state: State,
): Item[] {
  if (!block.bullet && before?.bullet) state.list = null;
  const part = state.list ?? state.part;
  const sure = state.list === null ? SURE.heading : SURE.lead;
  if (block.bullet) return judged(block.text, block.lines, part, { bullet: true, sure });
  const sentences = splitSentences(block.text);
  const last = sentences.at(-1);
  const leads =
    last !== undefined &&
    (last.text.endsWith(":") || (next?.bullet === true && !/[.!]$/.test(last.text)));
  const end = sentences.findIndex(({ text }) => saysApply(text));
  const plain = sentences.slice(0, end < 0 ? sentences.length - (leads ? 1 : 0) : end);
  const items = plain.flatMap(({ text, start }) => {
    const lines = linesOf(block, start, start + text.length);
    return announcedList(text, block, start) ?? judged(text, lines, part, { bullet: false, sure });
  });
  if (leads) state.list = leadPart(last.text) ?? state.list;
  return items;
}

/** "You should bring: four years' experience; a current practising certificate; …" in one sentence. */
function announcedList(text: string, block: Block, start: number): Item[] | null {
  const colon = text.indexOf(":");
  if (colon <= 0 || !text.slice(colon).includes(";")) return null;
  const part = leadPart(text.slice(0, colon));
  if (part === null) return null;
  const upToHere = { ...block, text: block.text.slice(0, start + text.length) };
  return listInside(upToHere, start + colon + 1, part);
}

interface Manner {
  readonly bullet: boolean;
  readonly sure: number;
}

function judged(printed: string, lines: readonly number[], part: Part, manner: Manner): Item[] {
  const text = printed.replace(/\s+/g, " ").trim();
  if (!/\p{L}{2}/u.test(text)) return [];
  const make = (kind: ItemPart, confidence: number, byWording = false): Item[] => [
    { text, lines, part: kind, confidence, byWording },
  ];
  if (part === "company" || part === "apply" || part === "other") return [];
  if (!manner.bullet && (saysApply(text) || text.endsWith("?"))) return [];
  if (part === "benefits" && !manner.bullet && saysOfFirm(text)) return [];
  if (part === "must" && saysNice(text)) return make("nice", SURE.marked);
  if (part === "nice" && saysEssential(text)) return make("must", SURE.marked);
  if (part === "duties" && saysNice(text)) return make("nice", SURE.wording);
  if (part === "must" && !manner.bullet && saysBenefit(text)) return make("benefits", SURE.wording);
  if (part === "must" || part === "nice" || part === "duties" || part === "benefits")
    return make(part, manner.sure);
  const wording = wordingOf(text);
  if (wording === "apply") return [];
  if (part === "role" && manner.bullet) {
    const own = wording === null || beginsWithDuty(text) ? "duties" : wording;
    return make(own, own === wording ? SURE.wording : SURE.marked);
  }
  if (wording !== null) return make(wording, SURE.wording, true);
  if (text.split(";").length > MANY_PIECES) return make("duties", SURE.guess, true);
  const sentence = text.split(" ").length >= FEWEST_WORDS || /[.!?]$/.test(text);
  return part === "unknown" || manner.bullet || !sentence ? [] : make("summary", SURE.summary);
}
