import type { DraftLine } from "../../word/finish-lines.ts";
import { rowLines } from "../../word/row-lines.ts";
import type { Setting } from "../../word/visibility.ts";
import { pointsOf } from "../looks/paragraph-look.ts";
import { shadeOf } from "../looks/run-look.ts";
import {
  child,
  childrenOf,
  descend,
  type Element,
  elementsIn,
  valueIn,
} from "../package/xml-tree.ts";
import type { Walk } from "./walk.ts";

/** In points. */
const LEAST_HEIGHT = 2.5;

/** Rows and cells may be wrapped in content controls and marks of change. */
function through(parent: Element, name: string): Element[] {
  const wrappers = ["w:sdt", "w:sdtContent", "w:ins", "w:customXml"];
  return elementsIn(parent).flatMap((element) => {
    if (element.name === name) return [element];
    return wrappers.includes(element.name) ? through(element, name) : [];
  });
}

function heightIsNothing(row: Element): boolean {
  const height = descend(row, "w:trPr", "w:trHeight")?.attributes ?? {};
  return (
    height["w:hRule"] === "exact" && (pointsOf(height["w:val"]) ?? LEAST_HEIGHT) < LEAST_HEIGHT
  );
}

export function tableLines(walk: Walk, table: Element, setting: Setting): DraftLine[] {
  const properties = child(table, "w:tblPr");
  const styled = walk.styles.shadesOfTable(valueIn(child(properties, "w:tblStyle")));
  const own = shadeOf(child(properties, "w:shd"));
  const grounds = own === undefined ? [...setting.grounds, ...styled] : [own, ...styled];
  return through(table, "w:tr").flatMap((row) => {
    if (childrenOf(child(row, "w:trPr"), "w:del").length > 0) return [];
    const vanishes = child(child(row, "w:trPr"), "w:hidden") !== undefined;
    const fate =
      setting.fate ??
      (heightIsNothing(row) ? "tiny" : undefined) ??
      (vanishes ? "invisible" : undefined);
    const cells = through(row, "w:tc").map((cell) => {
      const shade = shadeOf(descend(cell, "w:tcPr", "w:shd"));
      return walk.blocks(walk, cell, { grounds: shade === undefined ? grounds : [shade], fate });
    });
    return rowLines(cells);
  });
}
