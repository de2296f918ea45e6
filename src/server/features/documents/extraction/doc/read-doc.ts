import type { HiddenText, Line } from "#reading/line.ts";
import type { Extracted } from "../extracted.ts";
import { UNREADABLE, Unreadable } from "../unreadable.ts";
import { docLines } from "./doc-lines.ts";
import { docWords } from "./doc-words.ts";
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
