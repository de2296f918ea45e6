import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { type Face, fontFiles, inFonts, WIDEST } from "#server/platform/printing/fonts.ts";
import { sfntOf } from "#server/platform/printing/sfnt-of.ts";
import {
  type Block,
  type BlockKind,
  drawable,
  grouped,
  LANGUAGE,
  type Paper,
  printable,
} from "./paper.ts";

const MARGIN = 57;
const FACE: Face = "inter";
const POINT = { indent: 13, mark: "•" };
const INK = "#1a1c19";

interface Look {
  readonly size: number;
  readonly bold: boolean;
  readonly before: number;
  readonly tag: "H1" | "H2" | "H3" | "P";
}
const LOOKS: Record<BlockKind, Look> = {
  title: { size: 17, bold: true, before: 0, tag: "H1" },
  heading: { size: 12, bold: true, before: 13, tag: "H2" },
  subheading: { size: 10, bold: true, before: 8, tag: "H3" },
  text: { size: 10, bold: false, before: 2, tag: "P" },
  point: { size: 10, bold: false, before: 2.5, tag: "P" },
};
const LINE_GAP = 2.2;
const APART = 10;
/** So many lines stay with the heading above them. */
const KEPT_LINES = 3;

type Doc = InstanceType<typeof PDFDocument>;

/**
 * A PDF whose headings, paragraphs and lists are tagged as what they are (PDF/UA), so that a screen reader and
 * whatever reads applications by machine find the same order as the eye.
 */
export async function taggedPdf(paper: Paper): Promise<Uint8Array> {
  const options = {
    size: "A4",
    margin: MARGIN,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    lang: LANGUAGE,
    displayTitle: true,
    info: {
      Title: printable(paper.title),
      Author: printable(paper.author),
      Creator: "Candour",
      Producer: "Candour",
      CreationDate: paper.made,
      ModDate: paper.made,
    },
  };
  // The published types do not know the subset yet.
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions);
  await registerFonts(doc);
  const whole = doc.struct("Document");
  doc.addStructure(whole);
  for (const group of grouped(paper.blocks))
    if (Array.isArray(group)) addList(doc, whole, group);
    else addBlock(doc, whole, group as Block);
  whole.end();
  doc.end();
  return new Uint8Array(await buffer(doc));
}

const FACES = [FACE, WIDEST] as const;
type Fonts = { readonly name: string; readonly font: Buffer }[];
let loading: Promise<Fonts> | undefined;

async function registerFonts(doc: Doc): Promise<void> {
  loading ??= load();
  for (const { name, font } of await loading) doc.registerFont(name, font);
}

async function load(): Promise<Fonts> {
  const files = FACES.flatMap((face) => Object.entries(fontFiles(face)));
  const weights = files.flatMap(([name, { normal, bold }]) => [
    { name, file: normal },
    { name: `${name} bold`, file: bold },
  ]);
  return Promise.all(
    weights.map(async ({ name, file }) => ({ name, font: sfntOf(await readFile(file)) })),
  );
}

type Element = ReturnType<Doc["struct"]>;

function addBlock(doc: Doc, parent: Element, block: Block): void {
  const look = LOOKS[block.kind];
  makeRoom(doc, block, look);
  parent.add(doc.struct(look.tag, {}, () => write(doc, block.text, look)));
}

function addList(doc: Doc, parent: Element, points: readonly Block[]): void {
  const look = LOOKS.point;
  const list = doc.struct("L");
  parent.add(list);
  for (const point of points) {
    makeRoom(doc, point, look);
    const item = doc.struct("LI");
    list.add(item);
    item.add(
      doc.struct("Lbl", {}, () => {
        const { y } = doc;
        draw(doc, POINT.mark, look, { x: MARGIN, width: POINT.indent });
        doc.y = y;
      }),
    );
    item.add(doc.struct("LBody", {}, () => write(doc, point.text, look, POINT.indent)));
    item.end();
  }
  list.end();
}

/** A heading stays with what it stands over, and a mark with its point. */
function makeRoom(doc: Doc, { kind, apart }: Block, { size, before }: Look): void {
  const isFirst = doc.y <= doc.page.margins.top;
  const isHead = kind === "heading" || kind === "subheading";
  const needed = (size + LINE_GAP) * 1.3 * (isHead ? KEPT_LINES : 1);
  if (!isFirst) doc.y += before + (apart ? APART : 0);
  if (doc.y + needed > doc.page.maxY()) doc.addPage();
}

/** What stands after a tab goes to the right edge where there is room for it. */
function write(doc: Doc, text: string, look: Look, indent = 0): void {
  const x = MARGIN + indent;
  const width = doc.page.width - MARGIN - x;
  const [left = "", ...rest] = drawable(text).split("\t");
  const right = rest.join(" ");
  const isBeside =
    right !== "" && breadth(doc, left, look) + breadth(doc, right, look) + look.size < width;
  if (!isBeside) {
    draw(doc, right === "" ? left : `${left}, ${right}`, look, { x, width });
    return;
  }
  const { y } = doc;
  draw(doc, `${left} `, look, { x, width });
  doc.y = y;
  const wide = breadth(doc, right, look);
  draw(doc, right, look, { x: x + width - wide - 1, width: wide + 2 });
}

const fontOf = (name: string, bold: boolean) => (bold ? `${name} bold` : name);

/** In runs, because each piece of a typeface has its own characters. */
function draw(doc: Doc, text: string, look: Look, place: { x: number; width: number }): void {
  const runs = inFonts(text, FACE).filter((run) => run.text !== "");
  doc.fontSize(look.size).fillColor(INK);
  for (const [at, run] of runs.entries()) {
    doc.font(fontOf(run.font, look.bold && run.bold !== false));
    const options = { lineGap: LINE_GAP, continued: at < runs.length - 1 };
    if (at === 0) doc.text(run.text, place.x, doc.y, { ...options, width: place.width });
    else doc.text(run.text, options);
  }
}

function breadth(doc: Doc, text: string, look: Look): number {
  doc.fontSize(look.size);
  return inFonts(text, FACE).reduce(
    (sum, run) =>
      sum + doc.font(fontOf(run.font, look.bold && run.bold !== false)).widthOfString(run.text),
    0,
  );
}
