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
