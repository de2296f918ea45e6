import { DEFAULT_PARAGRAPH, DEFAULT_RUN, type ParagraphLook, type RunLook } from "../word/looks.ts";
import { paragraphLook } from "./paragraph-look.ts";
import { runLook, shadeOf } from "./run-look.ts";
import { child, childrenOf, descend, type Element, valueIn } from "./xml-tree.ts";

interface ParagraphStyle {
  readonly paragraph: ParagraphLook;
  readonly run: RunLook;
}

export interface Styles {
  /** A paragraph's style, or the usual one. */
  readonly ofParagraph: (id: string | undefined) => ParagraphStyle;
  readonly ofRun: (id: string | undefined) => Partial<RunLook>;
  /** The backgrounds that a table of this style paints, as far as its `w:tblLook` asks for them. */
  readonly ofTable: (id: string | undefined, look: Element | undefined) => TableShades;
}

const MAX_ANCESTORS = 12;
const TITLE_LEVEL = 1;

/** From the oldest ancestor down to the style itself. */
function lineage(styles: ReadonlyMap<string, Element>, id: string | undefined): Element[] {
  const line: Element[] = [];
  let next = id;
  while (next !== undefined && line.length < MAX_ANCESTORS) {
    const style = styles.get(next);
    if (!style || line.includes(style)) break;
    line.unshift(style);
    next = valueIn(child(style, "w:basedOn"));
  }
  return line;
}

/** "heading 2" is a heading even where the style gives it no place in the outline. */
function namedHeading(style: Element): Partial<ParagraphLook> {
  const name = valueIn(child(style, "w:name")) ?? "";
  const level = /^heading (\d)$/i.exec(name)?.[1];
  if (level) return { heading: Number(level) };
  return /^title$/i.test(name) ? { heading: TITLE_LEVEL } : {};
}

export function readStyles(root: Element | undefined): Styles {
  const sheet = child(root, "w:styles");
  const all = childrenOf(sheet, "w:style");
  const byId = new Map(all.map((style) => [style.attributes["w:styleId"] ?? "", style]));
  const usual = all.find(
    ({ attributes }) =>
      attributes["w:type"] === "paragraph" && ["1", "true"].includes(attributes["w:default"] ?? ""),
  )?.attributes["w:styleId"];
  const defaults: ParagraphStyle = {
    paragraph: {
      ...DEFAULT_PARAGRAPH,
      ...paragraphLook(descend(sheet, "w:docDefaults", "w:pPrDefault", "w:pPr")),
    },
    run: { ...DEFAULT_RUN, ...runLook(descend(sheet, "w:docDefaults", "w:rPrDefault", "w:rPr")) },
  };
  const known = new Map<string | undefined, ParagraphStyle>();
  const paragraphStyle = (id: string | undefined) =>
    lineage(byId, id).reduce<ParagraphStyle>(
      ({ paragraph, run }, style) => ({
        paragraph: {
          ...paragraph,
          ...namedHeading(style),
          ...paragraphLook(child(style, "w:pPr")),
        },
        run: { ...run, ...runLook(child(style, "w:rPr")) },
      }),
      defaults,
    );
  return {
    ofParagraph: (id) => {
      const style = known.get(id) ?? paragraphStyle(id !== undefined && byId.has(id) ? id : usual);
      known.set(id, style);
      return style;
    },
    ofRun: (id) => {
      const looks = lineage(byId, id).map((style) => runLook(child(style, "w:rPr")));
      return Object.assign({}, ...looks);
    },
    ofTable: (id, look) => tableShades(lineage(byId, id), look),
  };
}

/** Where a cell stands in its table. */
interface CellPlace {
  readonly isFirstRow: boolean;
  readonly isLastRow: boolean;
  readonly isFirstColumn: boolean;
  readonly isLastColumn: boolean;
}

/** What may lie behind a cell by the style of its table. */
type TableShades = (cell: CellPlace, otherwise: readonly number[]) => readonly number[];

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
function tableShades(styles: readonly Element[], look: Element | undefined): TableShades {
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
