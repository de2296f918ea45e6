import { childrenOf, descend, type Element } from "../xml-tree.ts";
import { shadeOf } from "./run-look.ts";

/** Where a cell stands in its table. */
interface CellPlace {
  readonly isFirstRow: boolean;
  readonly isLastRow: boolean;
  readonly isFirstColumn: boolean;
  readonly isLastColumn: boolean;
}

/** What may lie behind a cell by the style of its table. */
export type TableShades = (cell: CellPlace, otherwise: readonly number[]) => readonly number[];

/** The parts of a table that a style may shade, and how a table says that it wants them so. */
const EDGES = [
  { type: "firstRow", flag: "w:firstRow", bit: 0x20, holds: (cell: CellPlace) => cell.isFirstRow },
  { type: "lastRow", flag: "w:lastRow", bit: 0x40, holds: (cell: CellPlace) => cell.isLastRow },
  {
    type: "firstCol",
    flag: "w:firstColumn",
    bit: 0x80,
    holds: (cell: CellPlace) => cell.isFirstColumn,
  },
  {
    type: "lastCol",
    flag: "w:lastColumn",
    bit: 0x100,
    holds: (cell: CellPlace) => cell.isLastColumn,
  },
] as const;
/** Stripes are on unless the table says no. */
const STRIPES = [
  { types: ["band1Horz", "band2Horz"], flag: "w:noHBand", bit: 0x200 },
  { types: ["band1Vert", "band2Vert"], flag: "w:noVBand", bit: 0x400 },
] as const;

/** undefined: the table says nothing about it. */
function says(look: Element | undefined, flag: string, bit: number): boolean | undefined {
  const own = look?.attributes[flag];
  if (own !== undefined) return ["1", "true", "on"].includes(own);
  const all = Number.parseInt(look?.attributes["w:val"] ?? "", 16);
  return Number.isFinite(all) ? (all & bit) !== 0 : undefined;
}

function shadesIn(styles: readonly Element[], type: string): number[] {
  return styles
    .flatMap((style) => childrenOf(style, "w:tblStylePr"))
    .filter(({ attributes }) => attributes["w:type"] === type)
    .flatMap((part) => shadeOf(descend(part, "w:tcPr", "w:shd")) ?? []);
}

/** `styles`: from the oldest ancestor down to the table's own style; `look`: its `w:tblLook`. */
export function tableShades(styles: readonly Element[], look: Element | undefined): TableShades {
  const whole = styles
    .flatMap((style) => [
      shadeOf(descend(style, "w:tblPr", "w:shd")),
      shadeOf(descend(style, "w:tcPr", "w:shd")),
      ...shadesIn([style], "wholeTable"),
    ])
    .findLast((shade) => shade !== undefined);
  const edges = EDGES.filter(({ flag, bit }) => says(look, flag, bit) ?? true).map((edge) => ({
    ...edge,
    shade: shadesIn(styles, edge.type).at(-1),
  }));
  const stripes = STRIPES.filter(({ flag, bit }) => !says(look, flag, bit)).flatMap(({ types }) =>
    types.flatMap((type) => shadesIn(styles, type).slice(-1)),
  );
  return (cell, otherwise) => {
    const own = edges.flatMap(({ holds, shade }) =>
      shade !== undefined && holds(cell) ? [shade] : [],
    );
    if (own.length > 0) return own;
    return [...stripes, ...(whole === undefined ? otherwise : [whole])];
  };
}
