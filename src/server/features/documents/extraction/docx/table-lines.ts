import type { HiddenReason } from "#reading/line.ts";
import type { DraftLine } from "../word/finish-lines.ts";
import type { Place } from "../word/looks.ts";
import { rowLines } from "../word/row-lines.ts";
import { isOffPage, type Setting } from "../word/visibility.ts";
import { pointsOf, UNSAID } from "./paragraph-look.ts";
import { shadeOf } from "./run-look.ts";
import type { Walk } from "./walk.ts";
import { child, childrenOf, descend, type Element, elementsIn, valueIn } from "./xml-tree.ts";

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

/** Where a table stands: pushed in from the margin, or floating at a place of its own. */
function placeOf(properties: Element | undefined): Place {
  const said = child(properties, "w:tblW")?.attributes ?? {};
  const exact = said["w:type"] === "dxa" ? pointsOf(said["w:w"]) : undefined;
  const width = exact || UNSAID.width;
  const floating = child(properties, "w:tblpPr")?.attributes;
  const { height } = UNSAID;
  if (floating) {
    return {
      x: pointsOf(floating["w:tblpX"]),
      y: pointsOf(floating["w:tblpY"]),
      width,
      height,
      fromPage: { x: floating["w:horzAnchor"] === "page", y: floating["w:vertAnchor"] === "page" },
    };
  }
  const indent = child(properties, "w:tblInd")?.attributes ?? {};
  const x = indent["w:type"] === "pct" ? undefined : pointsOf(indent["w:w"]);
  return { x, y: undefined, width, height, fromPage: { x: false, y: false } };
}

function rowFate(row: Element): HiddenReason | undefined {
  if (heightIsNothing(row)) return "tiny";
  return child(child(row, "w:trPr"), "w:hidden") ? "invisible" : undefined;
}

export function tableLines(walk: Walk, table: Element, setting: Setting): DraftLine[] {
  const properties = child(table, "w:tblPr");
  const style = valueIn(child(properties, "w:tblStyle"));
  const shades = walk.styles.ofTable(style, child(properties, "w:tblLook"));
  const own = shadeOf(child(properties, "w:shd"));
  const behind = own === undefined ? setting.grounds : [own];
  const outside = isOffPage(placeOf(properties), walk.page) ? "off-page" : undefined;
  const rows = through(table, "w:tr");
  return rows.flatMap((row, at) => {
    if (childrenOf(child(row, "w:trPr"), "w:del").length > 0) return [];
    const fate = setting.fate ?? outside ?? rowFate(row);
    const all = through(row, "w:tc");
    const cells = all.map((cell, column) => {
      const shade = shadeOf(descend(cell, "w:tcPr", "w:shd"));
      const styled = shades(
        {
          isFirstRow: at === 0,
          isLastRow: at === rows.length - 1,
          isFirstColumn: column === 0,
          isLastColumn: column === all.length - 1,
        },
        behind,
      );
      return walk.blocks(walk, cell, { grounds: shade === undefined ? styled : [shade], fate });
    });
    return rowLines(cells);
  });
}
