/** A paragraph, a heading or an item of a list, put together from the lines it was broken into. */
export interface Block {
  /** A tab still stands between things that were printed side by side. */
  readonly text: string;
  readonly lines: readonly number[];
  /** Where in `text` each of `lines` begins. */
  readonly starts: readonly number[];
  readonly bullet: boolean;
  /** It is made to stand out: larger, bold, in capitals or styled as a heading. */
  readonly strong: boolean;
  /** Its type size beside that of the body text; 1 where sizes are not known. */
  readonly scale: number;
  /** A blank line, or clearly more space than usual, stands before it. */
  readonly gap: boolean;
  /** How it looks, to tell whether two headings are of one kind. */
  readonly look: string;
}

/** The lines that the characters from `start` to `end` stand on. */
export function linesOf(block: Block, start: number, end: number): number[] {
  return block.lines.filter((_line, at) => {
    const begins = block.starts[at] ?? 0;
    const ends = block.starts[at + 1] ?? Number.POSITIVE_INFINITY;
    return begins < end && ends > start;
  });
}
