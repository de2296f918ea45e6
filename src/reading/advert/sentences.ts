import type { Line } from "#reading/line.ts";
import { linesOf } from "../job/blocks/block.ts";
import { bodyLines } from "../job/blocks/body-lines.ts";
import { makeBlocks } from "../job/blocks/make-blocks.ts";
import { splitColumns } from "../job/blocks/split-columns.ts";
import { splitLongLine } from "../job/blocks/split-long-line.ts";
import { splitSentences } from "../job/blocks/split-sentences.ts";

/** A sentence, an item of a list, a heading or a line of facts of an advertisement. */
export interface Sentence {
  readonly text: string;
  /** Of the document, from 0. */
  readonly lines: readonly number[];
  readonly bullet: boolean;
  /** It begins a paragraph, or is all of it. */
  readonly opens: boolean;
  /** It stands out, as headings do. */
  readonly strong: boolean;
}

/** An advertisement as its sentences, put together over broken lines. `skip` are lines that must not be believed. */
export function sentencesOf(
  lines: readonly Line[],
  skip: ReadonlySet<number> = new Set(),
): Sentence[] {
  const body = bodyLines(lines, skip).flatMap(splitLongLine);
  return splitColumns(makeBlocks(body)).flatMap((block): Sentence[] => {
    const { bullet, strong } = block;
    // An item of a list is one sentence, however many points are in it.
    const parts = bullet ? [{ text: block.text.trim(), start: 0 }] : splitSentences(block.text);
    return parts
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map(({ text, start }, at) => ({
        text: text.replace(/\s+/g, " "),
        lines: linesOf(block, start, start + text.length),
        bullet,
        opens: at === 0,
        strong: strong && parts.length === 1,
      }));
  });
}
