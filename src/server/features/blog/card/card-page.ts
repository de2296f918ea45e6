import type { Column, Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { type Face, inFonts, isPrintable } from "#server/platform/printing/fonts.ts";
import { makePdf } from "#server/platform/printing/make-pdf.ts";

/** What those who are sent a link see before they open it. */
export interface Card {
  readonly title: string;
  /** Small, in the corner: the name of the category. */
  readonly note: string;
  /** The drawing above the article. */
  readonly svg: string;
}

/** In points, of which each gets two pixels. */
const PAGE = { width: 600, height: 315 };
const SIDE = 40;
const TEXT_WIDTH = PAGE.width - 2 * SIDE;
const PLACES = {
  wordmark: { x: SIDE, y: 24 },
  title: { x: SIDE, y: 62 },
  note: { x: SIDE, y: 274 },
  drawing: { x: 262, y: 157 },
};
const NOTE_WIDTH = 200;
const DRAWING_WIDTH = 316;

/** The light theme's, whatever the windows are in which it is shown. */
const COLOURS = { paper: "#fbf9f4", ink: "#1a1c19", third: "#62665f", accent: "#12503c" };

/** Titles that take the room of so many small letters, so large: all end above the drawing. */
const TITLE_SIZES: readonly (readonly [number, number])[] = [
  [64, 37],
  [95, 31],
  [140, 26],
];
const SMALLEST = { room: 198, size: 21 };
/** Longer words are cut where the line ends. */
const LONG_WORD = /(\S{21,})/;

/** One page, always the same for the same words. */
export function cardPage({ title, note, svg }: Card): Promise<Uint8Array> {
  const epoch = new Date(0);
  const definition: TDocumentDefinitions = {
    pageSize: PAGE,
    pageMargins: 0,
    info: { creationDate: epoch, modDate: epoch },
    background: ground,
    content: [
      { absolutePosition: PLACES.drawing, svg, width: DRAWING_WIDTH },
      { absolutePosition: PLACES.wordmark, columns: [wordmark()] },
      { absolutePosition: PLACES.title, columns: [titled(fitting(drawable(title)))] },
      { absolutePosition: PLACES.note, columns: [noted(drawable(note))] },
    ],
  };
  return makePdf(definition, ["inter", "newsreader"]);
}

/** What no typeface of ours has a picture for is left out. */
function drawable(text: string): string {
  const printed = [...text.normalize("NFC").replace(/\s/g, " ")].filter(isPrintable).join("");
  return printed.replace(/ +/g, " ").trim();
}

const NARROW = /[a-z0-9 .,;:'’()/-]/;
const WIDEST = /[MW@%—…]/;

/** How much room it takes, in small letters. */
function breadth(text: string): number {
  return [...text].reduce((sum, letter) => sum + breadthOf(letter), 0);
}

function breadthOf(letter: string): number {
  if (NARROW.test(letter)) return 1;
  return WIDEST.test(letter) ? 2.1 : 1.5;
}

/** As much of a title as there is room for. */
function fitting(title: string): string {
  if (breadth(title) <= SMALLEST.room) return title;
  const letters = [...title];
  while (breadth(letters.join("")) > SMALLEST.room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

const sizeOf = (title: string) =>
  TITLE_SIZES.find(([room]) => breadth(title) <= room)?.[1] ?? SMALLEST.size;

function ground(): Content {
  const { width: w, height: h } = PAGE;
  return { canvas: [{ type: "rect", x: 0, y: 0, w, h, color: COLOURS.paper }] };
}

/** The brackets are those of a pinpoint citation. */
function wordmark(): Column {
  const letters = { bold: true, color: COLOURS.ink };
  const bracket = { bold: false, color: COLOURS.accent };
  const parts = [
    ["[", bracket],
    ["C", letters],
    ["]", bracket],
    ["andour", letters],
  ] as const;
  return {
    text: parts.flatMap(([text, look]) => inRuns("newsreader", text, look)),
    fontSize: 20,
    width: TEXT_WIDTH,
  };
}

const titled = (title: string): Column => ({
  text: title.split(LONG_WORD).flatMap((part, at) => inRuns("newsreader", part, titleLook(at))),
  fontSize: sizeOf(title),
  lineHeight: 1.06,
  characterSpacing: -0.4,
  width: TEXT_WIDTH,
});

const titleLook = (at: number) => ({
  bold: true,
  color: COLOURS.ink,
  ...(at % 2 === 1 && { wordBreak: "break-all" as const }),
});

const noted = (note: string): Column => ({
  text: inRuns("inter", note, { bold: false, color: COLOURS.third }),
  fontSize: 13,
  width: NOTE_WIDTH,
});

/** Each run carries its look: pdfmake gives it no other. */
const inRuns = <Look extends object>(face: Face, text: string, look: Look) =>
  inFonts(text, face).map((run) => ({ ...look, ...run }));
