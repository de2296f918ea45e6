import type { DraftLine } from "../../word/finish-lines.ts";
import type { Setting } from "../../word/visibility.ts";
import { child, type Element, elementsIn } from "../package/xml-tree.ts";
import { paragraphLines } from "./paragraph-lines.ts";
import { tableLines } from "./table-lines.ts";
import type { Walk } from "./walk.ts";

const DELETED = new Set(["w:del", "w:moveFrom", "w:sectPr", "w:sdtPr", "w:tcPr"]);

/** Paragraphs and tables, whatever they are wrapped in. */
export function blockLines(walk: Walk, parent: Element, setting: Setting): DraftLine[] {
  return elementsIn(parent).flatMap((element) => {
    if (element.name === "w:p") return paragraphLines(walk, element, setting);
    if (element.name === "w:tbl") return tableLines(walk, element, setting);
    if (DELETED.has(element.name)) return [];
    if (element.name === "mc:AlternateContent") {
      const branch = child(element, "mc:Choice") ?? child(element, "mc:Fallback");
      return branch ? blockLines(walk, branch, setting) : [];
    }
    return blockLines(walk, element, setting);
  });
}
