import type { Block } from "../blocks/block.ts";
import { splitSentences } from "../blocks/split-sentences.ts";
import { isListPart, type Part } from "./part.ts";
import { beginsWithDuty, type Wording, wordingOf } from "./wording.ts";

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
export function guessPart(
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
