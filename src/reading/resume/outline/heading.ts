import type { Row } from "../rows/row.ts";
import type { Part } from "../words/headings.ts";

/** A row that opens a part of the resume. */
export interface Heading {
  /** Index among the rows, not the lines. */
  readonly at: number;
  /** How many rows it is set on. */
  readonly rows: number;
  /** Undefined for a line that looks like the other headings and says something unknown. */
  readonly part: Part | undefined;
  /** The second thing that it is over. */
  readonly also?: Part | undefined;
  /** What stands beside it on the same line: "Education⇥Bachelor of Laws". */
  readonly beside: Row | undefined;
  readonly sure: boolean;
}
