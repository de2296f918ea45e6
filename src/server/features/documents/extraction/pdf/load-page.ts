import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { UNREADABLE, Unreadable } from "../unreadable.ts";
import { type Matrix, moved, type Rect } from "./geometry.ts";
import { type Font, type Operator, startWalk } from "./interpret-walk.ts";
import type { PageContent } from "./page-content.ts";
import { paintOperators } from "./paint-operators.ts";
import {
  listOf,
  matrixOf,
  numberOf,
  propertyOf,
  STATE_OPERATORS,
  textOf,
} from "./state-operators.ts";
import { TEXT_OPERATORS } from "./text-operators.ts";

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

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface OpenPdf {
  readonly document: PdfDocument;
  readonly codes: PdfJs["OPS"];
}

/** pdf.js packs its fonts with a method that Node has only from version 22. */
function teachTransfer(): void {
  if ("transferToFixedLength" in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
    configurable: true,
    writable: true,
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      const copy = new Uint8Array(length);
      copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy.buffer;
    },
  });
}

function sentenceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  return name === "PasswordException" ? UNREADABLE.protected : UNREADABLE.damaged;
}

/** pdf.js keeps and empties the bytes it is given: it gets a copy, without the pictures. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  teachTransfer();
  const { OPS, VerbosityLevel } = await getResolvedPDFJS();
  try {
    const document = await getDocumentProxy(withoutPictures(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: true,
      useWasm: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
    });
    return { document, codes: OPS };
  } catch (error) {
    throw new Unreadable(sentenceFor(error), { cause: error });
  }
}

/** Bytes before and behind the word "Image" in which the head of a picture has to stand. */
const REACH = { before: 2000, behind: 3000 } as const;
const MAX_PICTURES = 5000;
const PICTURE = "/Image";
const IS_PICTURE = /\/Subtype\s{0,8}\/Image\b/;
/** "/Width 2480", but not "/Width 12 0 R", which only says where the number stands. */
const SIDE = /(\/(?:Width|Height)\s{1,8})(\d{1,6})(?!\d|\s+\d+\s+R)/g;
const FILTER = /\/(?:DCT|JPX|JBIG2|CCITTFax|Flate|LZW|RunLength)Decode/g;

/** The same number of digits, so that nothing moves in the file. */
function onePixel(_: string, name: string, digits: string): string {
  return name + "1".padStart(digits.length, "0");
}

/** The head goes from the last "obj" to the next "stream". */
function headAround(bytes: Buffer, at: number): readonly [number, number] | undefined {
  const first = Math.max(0, at - REACH.before);
  const start = bytes.subarray(first, at).lastIndexOf("obj");
  const end = bytes.subarray(at, at + REACH.behind).indexOf("stream");
  return start < 0 || end < 0 ? undefined : [first + start, at + end];
}

/**
 * pdf.js unpacks every picture of a page, which takes seconds for a scan, although only its place is
 * wanted here. In this copy pictures are one pixel large and packed in no way that it knows; no byte
 * changes its place.
 */
export function withoutPictures(original: Uint8Array): Uint8Array {
  const copy = new Uint8Array(original);
  const bytes = Buffer.from(copy.buffer);
  let at = bytes.indexOf(PICTURE);
  for (let count = 0; at >= 0 && count < MAX_PICTURES; count += 1) {
    const head = headAround(bytes, at);
    const text = head ? bytes.toString("latin1", ...head) : "";
    if (head && IS_PICTURE.test(text)) {
      const changed = text.replace(SIDE, onePixel).replace(FILTER, (name) => `/X${name.slice(2)}`);
      bytes.write(changed, head[0], "latin1");
    }
    at = bytes.indexOf(PICTURE, at + PICTURE.length);
  }
  return copy;
}
