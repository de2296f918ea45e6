import type { HiddenText, Line } from "#reading/line.ts";
import { type Colour, WHITE } from "../contrast.ts";
import type { Extracted } from "../extracted.ts";
import { UNREADABLE, Unreadable } from "../unreadable.ts";
import { type DraftLine, finishLines } from "../word/finish-lines.ts";
import { rowLines } from "../word/row-lines.ts";
import { type Words, wordsLine } from "../word/words-line.ts";
import { type DocParagraph, docWords } from "./doc-words.ts";
import { openWordFile, type WordFile } from "./word-file.ts";

const MAX_LETTERS = 1_000_000;
/** Headers and footers: six for the notes, then six for each section, in this order. */
const HEADER_TABLE = 11;
const STORIES = ["header", "header", "footer", "footer", "header", "footer"] as const;

function storiesOf(file: WordFile, wanted: "header" | "footer"): (readonly [number, number])[] {
  const table = file.table(HEADER_TABLE);
  const [start] = file.range("headers");
  const places = Array.from({ length: table.length >> 2 }, (_, at) => table.readUInt32LE(4 * at));
  return places.slice(0, -1).flatMap((place, at) => {
    if (at < STORIES.length || STORIES[at % STORIES.length] !== wanted) return [];
    return [[start + place, start + (places[at + 1] ?? place)] as const];
  });
}

/** The same header stands in every section. */
function once(lines: readonly Line[]): Line[] {
  const known = new Set<string>();
  return lines.flatMap((line) => {
    if (known.has(line.text)) return [];
    known.add(line.text);
    return [{ ...line, margin: true }];
  });
}

export async function readDoc(bytes: Uint8Array): Promise<Omit<Extracted, "fileType">> {
  const file = openWordFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const [, letters] = file.range("headerBoxes");
  if (letters > MAX_LETTERS) throw new Unreadable(UNREADABLE.tooMuchText);
  const wordsOf = docWords(file);
  const hidden: HiddenText[] = [];
  const linesOf = (range: readonly [number, number], inBoxes = false) =>
    docLines(wordsOf(range), hidden, inBoxes);
  const marginLines = (kind: "header" | "footer") =>
    once(storiesOf(file, kind).flatMap((range) => linesOf(range)));
  // Text boxes are kept apart from the text; they are read where the first of them hangs.
  const body = wordsOf(file.range("body"));
  const anchor = body.findIndex(({ anchors }) => anchors) + 1;
  const lines = [
    ...marginLines("header"),
    ...linesOf(file.range("headerBoxes"), true),
    ...docLines(body.slice(0, anchor), hidden),
    ...linesOf(file.range("boxes"), true),
    ...docLines(body.slice(anchor), hidden),
    ...linesOf(file.range("footnotes")),
    ...marginLines("footer"),
  ];
  if (lines.length === 0 && hidden.length === 0) throw new Unreadable(UNREADABLE.noText);
  return { pages: [], lines, hidden, scanned: false };
}

const A4 = { width: 595, height: 842, left: 72 } as const;
const NO_LIST = "0";
/** Word 97 keeps the colours of cells and shapes in places that are not read: anything may be there. */
const ANY_GROUND: readonly Colour[] = [0x000000, 0x808080, WHITE];

/** Breaks inside a paragraph part it into lines. */
function rowsOf(words: readonly Words[]): Words[][] {
  const rows: Words[][] = [[]];
  for (const word of words) {
    word.text.split("\n").forEach((text, at) => {
      if (at > 0) rows.push([]);
      rows.at(-1)?.push({ ...word, text });
    });
  }
  return rows;
}

function draftsOf(
  { words, look }: DocParagraph,
  grounds: readonly Colour[],
  hidden: HiddenText[],
  blank: boolean,
): DraftLine[] {
  const isListed = look.list !== undefined && look.list !== NO_LIST;
  const lines = rowsOf(words).flatMap((row, at) => {
    const setting = { grounds, fate: undefined };
    const listed = isListed && at === 0;
    const line = wordsLine(row, { paragraph: look, setting, page: A4, listed, hidden });
    return line ? [line] : [];
  });
  return lines.map((line, at) => ({
    line,
    blank: blank && at === 0,
    before: at === 0 ? look.before : 0,
    after: at === lines.length - 1 ? look.after : 0,
  }));
}

/** Paragraphs of one part as lines; rows of tables are read across or cell by cell. */
function docLines(
  paragraphs: readonly DocParagraph[],
  hidden: HiddenText[],
  inBoxes = false,
): Line[] {
  const shaded = paragraphs.some(({ look }) => look.shadesTable);
  const drafts: DraftLine[] = [];
  let cells: DraftLine[][] = [[]];
  let blank = false;
  for (const paragraph of paragraphs) {
    const { inTable, endsRow } = paragraph.look;
    const isOpen = inBoxes || (inTable && shaded);
    const found = draftsOf(paragraph, isOpen ? ANY_GROUND : [WHITE], hidden, blank);
    blank = found.length === 0 && !paragraph.endsCell;
    if (!inTable) {
      drafts.push(...found);
      continue;
    }
    cells.at(-1)?.push(...found);
    if (endsRow) {
      drafts.push(...rowLines(cells));
      cells = [[]];
    } else if (paragraph.endsCell) cells.push([]);
  }
  return finishLines([...drafts, ...cells.flat()]);
}
