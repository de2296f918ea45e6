import { COMMON_WORDS } from "./common-words.ts";

/**
 * How many guesses a password is made of: a known word, a year, a row of keys or one letter again and
 * again is one guess, whatever its length; two figures are one; any other character is one.
 */
export function guessCount(password: string, ownWords: readonly string[] = []): number {
  const text = password.toLowerCase();
  const spellings = [text, ...LETTERS.map((letters) => withLetters(text, letters))];
  const isWord = (start: number, end: number) =>
    spellings.some((one) => isKnown(one.slice(start, end), ownWords));
  /** The fewest guesses for the first so many characters. */
  const fewest = [0];
  for (let end = 1; end <= text.length; end++) {
    let best = (fewest[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - LONGEST); start < end - 1; start++) {
      const part = text.slice(start, end);
      if (isWord(start, end) || isPattern(part)) best = Math.min(best, (fewest[start] ?? 0) + 1);
    }
    fewest.push(best);
  }
  return repeated(text) ? 1 : (fewest[text.length] ?? 0);
}

/** No word, row of keys or date that counts is longer. */
const LONGEST = 24;
const TWO_FIGURES = /^\d\d$/;

/** What stands in place of a letter; "1" may be two of them. */
const SIGNS = { "@": "a", "4": "a", "8": "b", "3": "e", "6": "g", "9": "g", "0": "o" };
const MORE_SIGNS = { $: "s", "5": "s", "7": "t", "+": "t", "2": "z" };
const LETTERS = ["i", "l"].map((one) =>
  Object.fromEntries(Object.entries({ ...SIGNS, ...MORE_SIGNS, "1": one, "!": one, "|": one })),
);
const withLetters = (text: string, letters: Record<string, string>) =>
  text.replace(/[^a-z]/g, (sign) => letters[sign] ?? sign);

const isKnown = (word: string, ownWords: readonly string[]) =>
  COMMON_WORDS.has(word) || ownWords.includes(word);

const isPattern = (part: string) =>
  TWO_FIGURES.test(part) || (part.length > 2 && isLongPattern(part));
const isLongPattern = (part: string) =>
  isOneCharacter(part) || isYear(part) || isDate(part) || isRow(part);

const isOneCharacter = (part: string) => part === part.charAt(0).repeat(part.length);
const isYear = (part: string) => /^(?:19|20)\d\d$/.test(part);
const isDate = (part: string) =>
  /^(?:[0-3]?\d[-/. ]?[01]?\d[-/. ]?(?:19|20)?\d\d|(?:19|20)\d\d[-/. ]?[01]\d[-/. ]?[0-3]\d)$/.test(
    part,
  ) && part.length > 5;

const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "`1234567890-=",
  "~!@#$%^&*()_+",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "qwertzuiop",
  "azertyuiop",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "qazwsxedcrfvtgbyhnujmikolp",
  "!qaz@wsx#edc$rfv%tgb",
  "147258369",
  "741852963",
  "159357",
  "123321",
  "13579",
  "2468",
  "a1b2c3d4e5f6",
  "1a2b3c4d5e6f",
];
const EITHER_WAY = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);
const isRow = (part: string) => EITHER_WAY.some((row) => row.includes(part));

/** The same one to four characters from the beginning to the end. */
function repeated(text: string): boolean {
  return [1, 2, 3, 4].some(
    (length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length),
  );
}
