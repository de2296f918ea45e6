import type { Row } from "../rows/row.ts";
import type { Part } from "../words/headings.ts";

/** A row with what it belongs to. */
export interface PlacedRow {
  readonly row: Row;
  readonly part: Part;
  /** It is the heading itself. */
  readonly heading: boolean;
  /** Counts the stretches: two experience sections are two blocks. */
  readonly block: number;
}
