import type { Block } from "../blocks/block.ts";
import { splitSentences } from "../blocks/split-sentences.ts";
import { headingPart } from "./heading-part.ts";
import { inlineHeading } from "./inline-heading.ts";
import { leadPart } from "./lead-part.ts";
import { isListPart, type Part } from "./part.ts";
import { beginsWithDuty, type Wording, wordingOf } from "./wording.ts";

/** A heading's part and all that stands under it. */
export interface Section {
  part: Part;
  readonly blocks: Block[];
}

const LONGEST_HEADING = 60;
const MOST_WORDS = 8;
const FEW_WORDS = 5;
/** Without any type to go by, only words that open headings and never items. */
const OPENS_HEADING = /^(?:what|why|who|how|where|when|our|your|about|working|life)\b/i;

/** Cuts the blocks where headings stand, by words that are known or by the look of those that are. */
export function toSections(blocks: readonly Block[]): Section[] {
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
