import type { Block } from "../blocks/block.ts";
import { headingPart } from "./heading-part.ts";
import type { Part } from "./part.ts";

export interface InlineHeading {
  readonly part: Part;
  /** Where the text after the heading begins. */
  readonly start: number;
  /** It stands in a column of its own, so that what comes below is still its text. */
  readonly column: boolean;
}

const LONGEST_LABEL = 45;

/** "Essential: admission in NSW; three years' experience", "Duties⇥Drafting leases". */
export function inlineHeading(block: Block): InlineHeading | null {
  const cut = /[:\t]\s*/.exec(block.text.slice(0, LONGEST_LABEL));
  if (cut === null || block.bullet) return null;
  const part = headingPart(block.text.slice(0, cut.index));
  const start = cut.index + cut[0].length;
  if (part === null || start >= block.text.length) return null;
  return { part, start, column: cut[0].startsWith("\t") };
}
