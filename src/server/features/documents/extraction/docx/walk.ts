import type { HiddenText } from "#reading/line.ts";
import type { Colour } from "../contrast.ts";
import type { DraftLine } from "../word/finish-lines.ts";
import type { PageSize, Setting } from "../word/visibility.ts";
import type { HasMark } from "./looks/numbering.ts";
import type { Styles } from "./looks/styles.ts";
import type { Element } from "./xml-tree.ts";

interface Field {
  instruction: string;
  showing: boolean;
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
