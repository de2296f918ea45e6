import type { Line } from "#reading/line.ts";
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
import type { DraftLine, Setting, Walk } from "./walk.ts";

/** Cells of so many lines can still be read across, line beside line. */
const MOST_BESIDE = 3;
/** Letters: longer cells are paragraphs, which nobody reads across. */
const SHORT = 90;
/** In points. */
const LEAST_HEIGHT = 2.5;

function joined(lines: readonly DraftLine[]): DraftLine[] {
  const [first] = lines;
  if (!first) return [];
  const all = lines.map(({ line }) => line);
  const longest = all.reduce((most, line) => (line.text.length > most.text.length ? line : most));
  const links = all.flatMap((line) => line.links ?? []);
  const { bullet: _bullet, links: _links, ...form } = longest;
  const line: Line = {
    ...form,
    text: all.map(({ text }) => text).join("\t"),
    ...(all[0]?.bullet && { bullet: true }),
    ...(links.length > 0 && { links }),
  };
  return [{ ...first, line }];
}

function isShort(cell: readonly DraftLine[]): boolean {
  return cell.every(({ line }) => line.text.length <= SHORT);
}

/**
 * A row of short cells is one line with tabs; a label beside a long cell stands in front of its first
 * line; blocks of text beside each other are read one after the other.
 */
function rowLines(cells: readonly (readonly DraftLine[])[]): DraftLine[] {
  const full = cells.filter((cell) => cell.length > 0);
  if (full.length < 2) return full.flat();
  const most = full.reduce((longest, cell) => (cell.length > longest.length ? cell : longest));
  const others = full.filter((cell) => cell !== most);
  const isLabelled = others.every((cell) => cell.length === 1 && isShort(cell));
  if (isLabelled) return [...joined(full.flatMap((cell) => cell.slice(0, 1))), ...most.slice(1)];
  const isGrid = full.every((cell) => cell.length === most.length && isShort(cell));
  if (!isGrid || most.length > MOST_BESIDE) return full.flat();
  return most.flatMap((_, at) => joined(full.flatMap((cell) => cell.slice(at, at + 1))));
}

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
