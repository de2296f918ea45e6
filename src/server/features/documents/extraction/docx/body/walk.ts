import type { HiddenReason, HiddenText, Line } from "#reading/line.ts";
import type { Colour } from "../../contrast.ts";
import type { HasMark } from "../looks/numbering.ts";
import type { Styles } from "../looks/styles.ts";
import type { Element } from "../package/xml-tree.ts";

/** Where a piece of the document stands. */
export interface Setting {
  /** What may lie behind the text: it is hidden only if it melts into every one of them. */
  readonly grounds: readonly Colour[];
  /** Everything inside shares it: a text box beside the page, a row of no height. */
  readonly fate: HiddenReason | undefined;
}

/** A line with the space that its paragraph asks for, in points. */
export interface DraftLine {
  readonly line: Line;
  readonly before: number;
  readonly after: number;
  /** An empty paragraph stands before it. */
  readonly blank: boolean;
}

interface Field {
  instruction: string;
  showing: boolean;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
}

/** Everything that is known while one part of the document is gone through. */
export interface Walk {
  readonly styles: Styles;
  readonly hasMark: HasMark;
  readonly relations: ReadonlyMap<string, string>;
  readonly page: PageSize;
  readonly hidden: HiddenText[];
  /** Fields may begin in one paragraph and end in another. */
  readonly fields: Field[];
  readonly notes: string[];
  blank: boolean;
  /** Pictures and shapes behind the text: their colours, and how far down they still reach. */
  backdrop: { readonly colours: readonly Colour[]; readonly reach: number };
  readonly blocks: (walk: Walk, parent: Element, setting: Setting) => DraftLine[];
}

export const NO_BACKDROP = { colours: [], reach: 0 } as const;
