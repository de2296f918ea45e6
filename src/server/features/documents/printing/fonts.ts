import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * One typeface that covers most names of people in Australia. It comes in pieces, one for each
 * range of characters, so a text is set in runs, each from the piece that has its characters.
 */
const PIECES: readonly { readonly name: string; readonly has: RegExp }[] = [
  {
    name: "latin",
    has: /[ -\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/,
  },
  {
    name: "vietnamese",
    has: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/,
  },
  { name: "latin-ext", has: /[\u0100-\u02af\u1d00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff]/ },
  { name: "greek", has: /[\u0370-\u03ff]/ },
  { name: "greek-ext", has: /[\u1f00-\u1fff]/ },
  { name: "cyrillic", has: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1]/ },
  { name: "cyrillic-ext", has: /[\u0460-\u052f\u2de0-\u2dff\ua640-\ua69f]/ },
  { name: "devanagari", has: /[\u0900-\u097f]/ },
];
const DEFAULT = "latin";

export function fontFiles() {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve("@fontsource/noto-sans/package.json")), "files");
  const file = (piece: string, weight: number) =>
    join(folder, `noto-sans-${piece}-${weight}-normal.woff`);
  return Object.fromEntries(
    PIECES.map(({ name }) => [name, { normal: file(name, 400), bold: file(name, 700) }]),
  );
}

/** Whether each of its characters has a picture: scripts of East Asia and Arabic, for example, have none. */
export const isPrintable = (text: string) =>
  [...text.normalize("NFC")].every(
    (one) => one === "\t" || PIECES.some(({ has }) => has.test(one)),
  );

interface Run {
  text: string;
  font: string;
}

export function inFonts(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const font = PIECES.find(({ has }) => has.test(character))?.name ?? DEFAULT;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}
