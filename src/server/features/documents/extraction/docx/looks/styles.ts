import {
  DEFAULT_PARAGRAPH,
  DEFAULT_RUN,
  type ParagraphLook,
  type RunLook,
} from "../../word/looks.ts";
import { child, childrenOf, descend, type Element, valueIn } from "../xml-tree.ts";
import { paragraphLook } from "./paragraph-look.ts";
import { runLook } from "./run-look.ts";
import { type TableShades, tableShades } from "./table-shades.ts";

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
