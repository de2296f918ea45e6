import { type Matrix, moved, type Rect } from "./geometry.ts";
import { listOf, numberOf, propertyOf, textOf } from "./interpret/arguments.ts";
import type { Font } from "./interpret/graphics-state.ts";
import { paintOperators } from "./interpret/paint-operators.ts";
import { matrixOf, STATE_OPERATORS } from "./interpret/state-operators.ts";
import { TEXT_OPERATORS } from "./interpret/text-operators.ts";
import { type Operator, startWalk } from "./interpret/walk.ts";
import type { OpenPdf } from "./open-pdf.ts";
import type { PageContent } from "./page-content.ts";

export interface PageLink {
  readonly address: string;
  readonly rect: Rect;
}

export interface LoadedPage extends PageContent {
  readonly links: readonly PageLink[];
}

type PdfPage = Awaited<ReturnType<OpenPdf["document"]["getPage"]>>;

/** "Arial-BoldMT", "CMBX10", "Lato-Heavy", "Inter SemiBold"; "Demibold" too, but not "Medium". */
const BOLD_NAME = /bold|black|heavy|semibd|demi|cmbx|cmb\d|sfbx|-bd\b/i;
/** Only these are of use to a reader; "javascript:" and files of some machine are not. */
const LINK = /^(https?:|mailto:|tel:)/i;

function fontReader(page: PdfPage): (name: string) => Font {
  const known = new Map<string, Font>();
  return (name) => {
    const font = known.get(name) ?? fontOf(page, name);
    known.set(name, font);
    return font;
  };
}

function fontOf(page: PdfPage, id: string): Font {
  const raw: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  const name = textOf(propertyOf(raw, "name"));
  const matrix = listOf(propertyOf(raw, "fontMatrix"));
  const isDrawn = propertyOf(raw, "isType3Font") === true;
  return {
    name,
    bold: BOLD_NAME.test(name) || propertyOf(raw, "bold") === true,
    unit: numberOf(matrix[0], 0.001),
    vertical: propertyOf(raw, "vertical") === true,
    drawn: isDrawn,
    height: isDrawn ? heightOf(propertyOf(raw, "bbox"), numberOf(matrix[3], 0.001)) : 1,
  };
}

/** A drawn (Type 3) font has no em: its box, if it says one, tells how tall its letters are. */
function heightOf(box: unknown, unit: number): number {
  const [, bottom, , top] = listOf(box);
  const height = Math.abs(numberOf(top) - numberOf(bottom)) * Math.abs(unit);
  return height > 0 ? height : 1;
}

async function linksOf(page: PdfPage, matrix: Matrix): Promise<PageLink[]> {
  const annotations: readonly unknown[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    const address = textOf(propertyOf(annotation, "url"));
    const [left, top, right, bottom] = listOf(propertyOf(annotation, "rect")).map((side) =>
      numberOf(side),
    );
    if (!LINK.test(address) || left === undefined || top === undefined) return [];
    if (right === undefined || bottom === undefined) return [];
    return [{ address, rect: moved(matrix, { left, top, right, bottom }) }];
  });
}

export async function loadPage(pdf: OpenPdf, number: number): Promise<LoadedPage> {
  const page = await pdf.document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const matrix = matrixOf(viewport.transform);
  const layers = await pdf.document.getOptionalContentConfig();
  const { fnArray, argsArray } = await page.getOperatorList();
  const content = interpretPage({
    width: viewport.width,
    height: viewport.height,
    matrix,
    codes: pdf.codes,
    operators: fnArray,
    args: argsArray,
    fontOf: fontReader(page),
    layerIsOn: (layer) => layers.isVisible(layer),
  });
  const links = await linksOf(page, matrix);
  page.cleanup();
  return { ...content, links };
}

/** A page as pdf.js hands it over. */
interface RawPage {
  readonly width: number;
  readonly height: number;
  /** From the page's own units to points from the top left corner as it is shown. */
  readonly matrix: Matrix;
  readonly codes: Readonly<Record<string, number>>;
  readonly operators: readonly number[];
  readonly args: readonly unknown[];
  readonly fontOf: (name: string) => Font;
  readonly layerIsOn: (layer: unknown) => boolean;
}

/** Goes through what a page paints, in its own order: where each glyph stands and what lies around it. */
function interpretPage(page: RawPage): PageContent {
  const named = { ...STATE_OPERATORS, ...TEXT_OPERATORS, ...paintOperators(page.codes) };
  const table = new Map<number, Operator>();
  for (const [name, operator] of Object.entries(named)) {
    const code = page.codes[name];
    if (code !== undefined) table.set(code, operator);
  }
  const walk = startWalk({
    base: page.matrix,
    page: { left: 0, top: 0, right: page.width, bottom: page.height },
    fontOf: page.fontOf,
    layerIsOn: page.layerIsOn,
  });
  page.operators.forEach((code, at) => {
    table.get(code)?.(walk, listOf(page.args[at]));
  });
  const { glyphs, paints, crowded } = walk;
  return { width: page.width, height: page.height, glyphs, paints, crowded };
}
