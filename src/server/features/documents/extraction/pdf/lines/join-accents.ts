import type { Letter } from "./letters.ts";

const ACCENTS: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0300",
  ˆ: "\u0302",
  "^": "\u0302",
  "¨": "\u0308",
  "˜": "\u0303",
  "¸": "\u0327",
  "˚": "\u030A",
  ˇ: "\u030C",
  "¯": "\u0304",
  "˘": "\u0306",
};
const DOTLESS: Readonly<Record<string, string>> = { ı: "i", ȷ: "j" };

/** Of the type size: an accent over a capital is printed higher than its letter. */
const RAISED = 0.5;
const SLACK = 0.1;

function isOver(accent: Letter, letter: Letter): boolean {
  if (Math.abs(accent.base - letter.base) > RAISED * letter.size) return false;
  const middle = (letter.left + letter.right) / 2;
  return accent.right > middle - SLACK * letter.size && accent.left < letter.right;
}

/** TeX prints an accent and its letter over each other as two glyphs. */
export function joinAccents(letters: readonly Letter[]): Letter[] {
  const joined: Letter[] = [];
  for (const letter of letters) {
    const before = joined.at(-1);
    const accent = before && ACCENTS[before.text];
    if (!before || !accent || !/^\p{L}$/u.test(letter.text) || !isOver(before, letter)) {
      joined.push(letter);
      continue;
    }
    const text = ((DOTLESS[letter.text] ?? letter.text) + accent).normalize("NFC");
    joined[joined.length - 1] = { ...letter, text, spaced: before.spaced };
  }
  return joined;
}
