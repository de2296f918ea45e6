import type { ContentCanvas, ContentText, Style } from "pdfmake/interfaces.js";
import { type Face, inFonts, isPrintable } from "#server/platform/printing/fonts.ts";

/** The colours of the light theme on white paper, and the grid of the page, in points. */

export const INK = {
  text: "#1a1c19",
  second: "#484c46",
  third: "#62665f",
  rule: "#dedbd0",
  strongRule: "#86897f",
  accent: "#12503c",
  pen: "#eff4e0",
} as const;

const A4 = { width: 595.28, height: 841.89 };
const SIDE = 54;
const BESIDE = { width: 112, gap: 20 };
export const PAGE = {
  side: SIDE,
  top: 74,
  bottom: 66,
  text: A4.width - 2 * SIDE,
  /** Headings and figures stand beside the text, never above it. */
  beside: BESIDE,
  main: A4.width - 2 * SIDE - BESIDE.width - BESIDE.gap,
  /** Grades and pinpoints, at the right end of a row. */
  end: 76,
} as const;

export const SIZE = {
  foot: 7,
  small: 7.8,
  text: 9.2,
  quote: 10.4,
  question: 10.8,
  lead: 12.4,
  heading: 14,
  title: 25,
  score: 44,
} as const;

const LINE_HEIGHTS: Record<Face, number> = { inter: 1.14, newsreader: 1.3, "noto-sans": 1.1 };
/** From the top of a line to where its letters stand, of the size. */
const ASCENTS: Record<Face, number> = { inter: 0.969, newsreader: 0.735, "noto-sans": 1.069 };

export const NO_PICTURE = "\ufffd";

/** Spaces and hyphens of odd widths have no picture in every typeface; what cannot be seen is left out. */
export function drawable(text: string): string {
  const usual = text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .replace(/[\u2010\u2011\u00ad]/g, "-")
    .replace(/[\u2012\u2015]/g, "–")
    .replace(/[\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Variation_Selector}]/gu, "")
    .replace(/[\s\p{Cc}\p{Z}]+/gu, " ")
    .normalize("NFC")
    .trim();
  if (isPrintable(usual)) return usual;
  return [...usual]
    .map((one) => (isPrintable(one) ? one : NO_PICTURE))
    .join("")
    .replace(/\ufffd+/g, NO_PICTURE);
}

type Look = Omit<Style, "font">;
type Placed = Look & { width?: number };

/** Longer words are cut where the line ends: pdfmake looks for the place letter by letter, at great length. */
const LONG_WORD = /(\S{41,})/;

/** Pieces of a line, each with its look: pdfmake gives a run no look but its own. */
function inline(face: Face, text: string, look: Look) {
  return text.split(LONG_WORD).flatMap((part, index) => {
    const broken = index % 2 === 1 ? ({ wordBreak: "break-all" } as const) : {};
    return inFonts(part, face).map((run) => ({ ...look, ...broken, ...run }));
  });
}

const block = (face: Face, text: string, look: Placed): ContentText => ({
  text: inline(face, drawable(text), {}),
  lineHeight: LINE_HEIGHTS[face],
  ...look,
});

/** Figures of one width, so that columns of them stand in line. */
export const FIGURES: Look = { fontFeatures: ["tnum"] };

/** What we say. */
const SANS: Look = { fontSize: SIZE.text, color: INK.text };
export const sans = (text: string, look: Placed = {}) => block("inter", text, { ...SANS, ...look });
export const sansInline = (text: string, look: Look = {}) =>
  inline("inter", text, { ...SANS, ...look });

/** Headings, and what the documents say. */
const SERIF: Look = { fontSize: SIZE.quote, color: INK.text };
export const serif = (text: string, look: Placed = {}) =>
  block("newsreader", text, { ...SERIF, ...look });
export const serifInline = (text: string, look: Look = {}) =>
  inline("newsreader", text, { ...SERIF, ...look });

/** How far a smaller text is put down to stand on the line of a larger one beside it. */
export const standing = (
  [face, size]: readonly [Face, number],
  beside: readonly [Face, number],
): number => ASCENTS[beside[0]] * beside[1] - ASCENTS[face] * size;

/** Across the page. Made anew each time, because pdfmake moves what it draws. */
export const rule = (lineWidth: number, lineColor: string): ContentCanvas => ({
  canvas: [{ type: "line", x1: 0, x2: PAGE.text, y1: 0, y2: 0, lineWidth, lineColor }],
});

const NARROW = /[a-z0-9 .,;:'’()/-]/;
const WIDEST = /[MW@%—…]/;

/** How much room a text takes, in small letters. */
export function breadth(text: string): number {
  return [...text].reduce((sum, letter) => sum + breadthOf(letter), 0);
}

function breadthOf(letter: string): number {
  if (NARROW.test(letter)) return 1;
  return WIDEST.test(letter) ? 2.1 : 1.5;
}

/** As much of it as takes the room of so many small letters. */
export function fitting(text: string, most: number): string {
  const letters = [...drawable(text)];
  let room = most;
  const first = letters.findIndex((letter) => {
    room -= breadthOf(letter);
    return room < 0;
  });
  return first < 0 ? letters.join("") : `${letters.slice(0, first).join("").trimEnd()}…`;
}
