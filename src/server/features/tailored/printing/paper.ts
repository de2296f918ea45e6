import { isPrintable } from "#server/platform/printing/fonts.ts";

/** A document to be printed, in the same words and the same order for Word and for PDF. */
export interface Paper {
  /** As a reader's window names it. */
  readonly title: string;
  readonly author: string;
  readonly made: Date;
  readonly blocks: readonly Block[];
}

export type BlockKind = "title" | "heading" | "subheading" | "text" | "point";

export interface Block {
  readonly kind: BlockKind;
  /** What stands after a tab stands at the right edge. */
  readonly text: string;
  /** More room before it than the kind has. */
  readonly apart?: boolean;
}

export const LANGUAGE = "en-AU";

/** Without what no file and no printer can take. */
export const printable = (text: string) =>
  text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "")
    .replace(/[^\P{Cc}\t]|[\u200b\u2028\u2029\ufeff\ufffe\uffff]/gu, " ")
    .trim();

/** What a PDF of ours shows: pictures and signs that its typefaces lack are left out, letters never. */
export const drawable = (text: string): string =>
  [...usual(printable(text))].filter((one) => isPrintable(one) || WORDS.test(one)).join("");

const WORDS = /[\p{L}\p{M}\p{N}]/u;
const usual = (text: string) =>
  text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .replace(/[\u2010\u2011\u00ad]/g, "-")
    .replace(/[\u2012\u2015]/g, "–")
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .normalize("NFC");

/** Scripts of East Asia and Arabic, for example, have no letters in our typefaces. */
export const canBePdf = (texts: readonly string[]): boolean =>
  texts.every((text) => isPrintable(drawable(text)));

/** Points in a row belong to one list. */
export function grouped(blocks: readonly Block[]): (Block | readonly Block[])[] {
  const groups: (Block | Block[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== "point") groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}
