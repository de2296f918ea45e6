import type { HiddenText } from "#reading/line.ts";
import type { Colour } from "../contrast.ts";
import type { DraftLine } from "../word/finish-lines.ts";
import type { PageSize, Setting } from "../word/visibility.ts";
import type { Styles } from "./styles.ts";
import { child, childrenOf, type Element, valueIn } from "./xml-tree.ts";

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

/** Whether a paragraph of this list and level is printed with a mark in front. */
type HasMark = (list: string | undefined, level: number) => boolean;

const NO_LIST = "0";

export function readNumbering(root: Element | undefined): HasMark {
  const sheet = child(root, "w:numbering");
  const plans = new Map(
    childrenOf(sheet, "w:abstractNum").map((plan) => [plan.attributes["w:abstractNumId"], plan]),
  );
  const lists = new Map(
    childrenOf(sheet, "w:num").map((list) => [
      list.attributes["w:numId"],
      plans.get(valueIn(child(list, "w:abstractNumId"))),
    ]),
  );
  return (list, level) => {
    if (list === undefined || list === NO_LIST) return false;
    const steps = childrenOf(lists.get(list), "w:lvl");
    const step = steps.find(({ attributes }) => attributes["w:ilvl"] === String(level));
    if (!step) return lists.has(list);
    const isEmpty = valueIn(child(step, "w:lvlText")) === "";
    return valueIn(child(step, "w:numFmt")) !== "none" && !isEmpty;
  };
}
