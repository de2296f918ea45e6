import { child, childrenOf, type Element, valueIn } from "../xml-tree.ts";

/** Whether a paragraph of this list and level is printed with a mark in front. */
export type HasMark = (list: string | undefined, level: number) => boolean;

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
