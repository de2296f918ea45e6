import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Typefaces come in pieces, one for each range of characters, so a text is set in runs, each from the
 * piece that has its characters.
 */
const PIECES = {
  latin: /[ -\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/,
  vietnamese:
    /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/,
  "latin-ext": /[\u0100-\u02af\u1d00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff]/,
  greek: /[\u0370-\u03ff]/,
  "greek-ext": /[\u1f00-\u1fff]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1]/,
  "cyrillic-ext": /[\u0460-\u052f\u2de0-\u2dff\ua640-\ua69f]/,
  devanagari: /[\u0900-\u097f]/,
} as const;
type Piece = keyof typeof PIECES;

const LATIN = ["latin", "vietnamese", "latin-ext"] as const;
const EUROPEAN = [...LATIN, "greek", "greek-ext", "cyrillic", "cyrillic-ext"] as const;

interface FaceFiles {
  readonly pieces: readonly Piece[];
  readonly normal: number;
  readonly bold: number;
}

/** Serif for headings and for the documents' own words, sans for ours, plain for whatever these lack. */
const FACES = {
  newsreader: { pieces: LATIN, normal: 400, bold: 500 },
  inter: { pieces: EUROPEAN, normal: 400, bold: 600 },
  "noto-sans": { pieces: [...EUROPEAN, "devanagari"], normal: 400, bold: 700 },
} as const satisfies Record<string, FaceFiles>;
export type Face = keyof typeof FACES;

/** The one that covers most names of people in Australia. */
export const WIDEST: Face = "noto-sans";

const fontName = (face: Face, piece: Piece) => `${face}-${piece}`;

/** The files of a face, by the names that runs carry. */
export function fontFiles(face: Face): Record<string, { normal: string; bold: string }> {
  const { resolve } = createRequire(import.meta.url);
  const folder = join(dirname(resolve(`@fontsource/${face}/package.json`)), "files");
  const { pieces, normal, bold } = FACES[face];
  return Object.fromEntries(
    pieces.map((piece) => {
      const name = fontName(face, piece);
      const file = (weight: number) => join(folder, `${name}-${weight}-normal.woff`);
      return [name, { normal: file(normal), bold: file(bold) }];
    }),
  );
}

/** Whether each of its characters has a picture: scripts of East Asia and Arabic, for example, have none. */
export const isPrintable = (text: string) =>
  [...text.normalize("NFC")].every(
    (one) => one === "\t" || FACES[WIDEST].pieces.some((piece) => PIECES[piece].test(one)),
  );

interface Run {
  text: string;
  font: string;
  /** Set in a run that stands in for another face. */
  bold?: false;
}

export function inFonts(text: string, face: Face = WIDEST): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const run = runOf(character, face);
    const last = runs.at(-1);
    if (last?.font === run.font) last.text += character;
    else runs.push(run);
  }
  return runs;
}

function runOf(text: string, face: Face): Run {
  const pieceOf = (one: Face) => FACES[one].pieces.find((piece) => PIECES[piece].test(text));
  const own = pieceOf(face);
  if (own) return { text, font: fontName(face, own) };
  const font = fontName(WIDEST, pieceOf(WIDEST) ?? "latin");
  // Its bold is far heavier than that of the others: beside them it would shout.
  return face === WIDEST ? { text, font } : { text, font, bold: false };
}
