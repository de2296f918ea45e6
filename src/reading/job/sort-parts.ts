import { type Block, linesOf } from "./blocks/block.ts";
import { splitSentences } from "./blocks/split-sentences.ts";
import { headingPart, isListPart, type Part } from "./heading-part.ts";
import {
  beginsWithDuty,
  saysApply,
  saysBenefit,
  saysEssential,
  saysNice,
  saysOfFirm,
  type Wording,
  wordingOf,
} from "./part-wording.ts";

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

/** A heading's part and all that stands under it. */
interface Section {
  part: Part;
  readonly blocks: Block[];
}

const LONGEST_HEADING = 60;
const MOST_WORDS = 8;
const FEW_WORDS = 5;
/** Without any type to go by, only words that open headings and never items. */
const OPENS_HEADING = /^(?:what|why|who|how|where|when|our|your|about|working|life)\b/i;

/** Cuts the blocks where headings stand, by words that are known or by the look of those that are. */
function toSections(blocks: readonly Block[]): Section[] {
  const looks = new Set(blocks.filter((block) => known(block) !== null).map((block) => block.look));
  const plainDocument = !blocks.some((block) => block.strong);
  const sections: Section[] = [{ part: "intro", blocks: [] }];
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    const current = sections.at(-1) ?? { part: "intro", blocks: [] };
    const part = known(block);
    if (part !== null) {
      sections.push({ part, blocks: [] });
      continue;
    }
    const inline = inlineHeading(block);
    if (inline && (next?.bullet || inline.column)) {
      sections.push({ part: inline.part, blocks: [block] });
      continue;
    }
    if (next === undefined || !looksLikeHeading(block, next, plainDocument)) {
      current.blocks.push(block);
      continue;
    }
    const opened = openedBy(block, next, current.part, looks);
    if (opened !== null) sections.push({ part: opened, blocks: [] });
  }
  for (const [at, section] of sections.entries())
    if (section.part === "unknown") section.part = guessPart(section.blocks, at, sections);
  return sections;
}

function known(block: Block): Part | null {
  return block.bullet && !block.strong ? null : headingPart(block.text);
}

function looksLikeHeading(block: Block, next: Block, plainDocument: boolean): boolean {
  const { text, bullet, strong } = block;
  if (bullet || text.length > LONGEST_HEADING || text.includes("\t")) return false;
  if (strong) return true;
  const short = text.split(" ").length <= MOST_WORDS && !/[.,;!]$/.test(text);
  if (!plainDocument || !short) return false;
  return OPENS_HEADING.test(text) || (block.gap && next.gap && text.split(" ").length <= FEW_WORDS);
}

/** What an unknown heading opens; null when it only divides what is going on. */
function openedBy(
  block: Block,
  next: Block,
  current: Part,
  looks: ReadonlySet<string>,
): Part | null {
  const announced = block.text.endsWith(":") || next.bullet ? leadPart(block.text) : null;
  const asOthers = looks.size === 0 || looks.has(block.look);
  if (announced !== null && (asOthers || !isListPart(current))) return announced;
  if (current === "intro") return next.bullet && asOthers ? "unknown" : null;
  return isListPart(current) && next.bullet && !asOthers ? null : "unknown";
}

/** What usually follows: ads go from the work to the person and end with what is offered. */
const FOLLOWS: Readonly<Partial<Record<Part, Part>>> = {
  intro: "duties",
  role: "duties",
  company: "duties",
  duties: "must",
  must: "benefits",
  nice: "benefits",
};
const HALF = 0.5;

/** The part under a heading that we do not know: by what most of its items say, else by its place. */
function guessPart(
  blocks: readonly Block[],
  at: number,
  sections: readonly { readonly part: Part }[],
): Part {
  const texts = blocks.flatMap((block) =>
    block.bullet ? [block.text] : splitSentences(block.text).map((sentence) => sentence.text),
  );
  const counts = new Map<Wording, number>();
  for (const text of texts) {
    const said = wordingOf(text);
    const wording = said !== "benefits" && beginsWithDuty(text) ? "duties" : said;
    if (wording !== null) counts.set(wording, (counts.get(wording) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  const listed =
    blocks.some((block) => block.bullet) ||
    (blocks.length > 1 && blocks.every((block) => !/[.!?]$/.test(block.text)));
  if (best && best[1] >= texts.length * HALF) return listed ? best[0] : "unknown";
  const before = sections[at - 1]?.part ?? "intro";
  const next = FOLLOWS[before];
  const taken = sections.some((section) => section.part === next);
  return next !== undefined && isListPart(next) && listed && !taken ? next : "unknown";
}

interface InlineHeading {
  readonly part: Part;
  /** Where the text after the heading begins. */
  readonly start: number;
  /** It stands in a column of its own, so that what comes below is still its text. */
  readonly column: boolean;
}

const LONGEST_LABEL = 45;

/** "Essential: admission in NSW; three years' experience", "Duties⇥Drafting leases". */
function inlineHeading(block: Block): InlineHeading | null {
  const cut = /[:\t]\s*/.exec(block.text.slice(0, LONGEST_LABEL));
  if (cut === null || block.bullet) return null;
  const part = headingPart(block.text.slice(0, cut.index));
  const start = cut.index + cut[0].length;
  if (part === null || start >= block.text.length) return null;
  return { part, start, column: cut[0].startsWith("\t") };
}

const LEADS: readonly (readonly [Part, RegExp])[] = [
  ["apply", /\b(?:to apply|your application|apply by|applications? (?:must|should))\b/i],
  [
    "duties",
    /\b(?:responsib|duties|accountab|tasks|will involve|involves|entails?|will see you|day[- ]to[- ]day)/i,
  ],
  [
    "benefits",
    /\b(?:we (?:can |also )?(?:offer|provide|pride)|we'll (?:offer|give|provide)|on offer|benefits|perks|in return|receive|enjoy|reward|entitle|why (?:you|join|work)|looks? after)/i,
  ],
  [
    "must",
    /\b(?:have|has|bring|possess|hold|need|demonstrate|to be (?:successful|considered|eligible)|succeed|require[sd]?|requirements?|criteria|essential|skills|qualif|qualities|looking for|seeking|attributes|must|should|ideal (?:candidate|applicant)|experience|you are|you're|you will be an?|competenc|applicants?|suit)\b/i,
  ],
  [
    "duties",
    /\b(?:you will|you'll|you would|you can expect|in this (?:role|position)|(?:the|this|your) (?:role|position|job)|includes?|appointee will|candidate will|person will|work (?:on|with|across))\b/i,
  ],
];

/** What a sentence announces that ends in a colon, or that a list follows. */
function leadPart(sentence: string): Part | null {
  if (saysNice(sentence)) return "nice";
  const text = sentence.replace(/[’‘]/g, "'");
  return LEADS.find(([, words]) => words.test(text))?.[0] ?? null;
}
