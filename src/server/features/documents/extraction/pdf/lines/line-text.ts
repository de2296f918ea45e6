import type { Letter } from "./letters.ts";

/** All as shares of the type size. */
const SPACE = { withSpaces: 0.3, without: 0.17 } as const;
const TAB = {
  alone: 0.85,
  atLeast: 0.7,
  most: 3.2,
  timesUsual: 2.7,
  unspaced: 0.55,
  spacedOut: 1.6,
  timesLetters: 5,
  /** So many gaps tell what is usual on a line. */
  enough: 3,
} as const;
const DATE_LETTERS = 12;
const LETTER_SPACED = { words: 4, alone: 0.6, share: 0.8, timesUsual: 1.45, more: 0.06 } as const;
const DATE_START =
  /^(?:\(?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s|\(?\d{4}\b|\d{1,2}\/\d{2,4})/i;

interface Gap {
  readonly width: number;
  readonly spaced: boolean;
}

function gapBetween(one: Letter, next: Letter): Gap {
  const size = Math.max(one.size, next.size, 0.1);
  return { width: (next.left - one.right) / size, spaced: next.spaced };
}

function gapsIn(letters: readonly Letter[]): Gap[] {
  return letters.slice(1).map((letter, at) => gapBetween(letters[at] ?? letter, letter));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Where spaces are printed, a gap without one has to be wider to part words. */
function spaceOf(gaps: readonly Gap[]): number {
  return gaps.some(({ spaced }) => spaced) ? SPACE.withSpaces : SPACE.without;
}

/** Where one letter stands alone again and again, the text is spaced out: "E X P E R I E N C E". */
function wordGap(gaps: readonly Gap[]): (gap: Gap) => boolean {
  const threshold = spaceOf(gaps);
  const usual = (gap: Gap) => gap.spaced || gap.width > threshold;
  const breaks = gaps.filter(usual).length;
  const isSpacedOut =
    breaks + 1 >= LETTER_SPACED.words && breaks >= LETTER_SPACED.share * gaps.length;
  if (isSpacedOut) {
    const limit =
      median(gaps.map(({ width }) => width)) * LETTER_SPACED.timesUsual + LETTER_SPACED.more;
    return ({ width }) => width > limit;
  }
  const inner = gaps.filter(({ spaced }) => !spaced).map(({ width }) => width);
  const wide = median(inner);
  if (gaps.length >= LETTER_SPACED.words && wide > threshold / 2) {
    const limit = Math.max(threshold, wide * LETTER_SPACED.timesUsual + LETTER_SPACED.more);
    return (gap) => gap.spaced || gap.width > limit;
  }
  return usual;
}

/** Most letters stand alone: tabs are then wider than words, and words wider than usual. */
function isSpacedOut(gaps: readonly Gap[]): boolean {
  const parted = gaps.map(({ spaced, width }) => spaced || width > SPACE.withSpaces);
  const alone = parted.filter((gap, at) => gap && parted[at + 1] !== false).length;
  return gaps.length >= LETTER_SPACED.words && alone > LETTER_SPACED.alone * gaps.length;
}

/** Whether a gap is so wide that a reader sees two things side by side. */
function tabGap(gaps: readonly Gap[]): (gap: Gap) => boolean {
  const space = spaceOf(gaps);
  const words = gaps.filter(({ spaced, width }) => spaced || width > space);
  const widths = words.map(({ width }) => width).sort((one, other) => one - other);
  // The narrower ones part words; of a row of labels the wider ones may be more.
  const usual = widths[Math.floor(widths.length / 4)] ?? 0;
  if (isSpacedOut(gaps)) {
    return ({ width }) => width > Math.max(TAB.spacedOut, TAB.timesLetters * usual);
  }
  const letters = gaps.filter(({ spaced, width }) => !spaced && width <= space);
  const tracking = 2 * Math.max(0, median(letters.map(({ width }) => width)));
  const atLeast = words.length < TAB.enough ? TAB.alone : TAB.atLeast;
  const limit = tracking + Math.max(atLeast, Math.min(TAB.timesUsual * usual, TAB.most));
  // Where words are parted by spaces, a gap without one was made by placing things.
  const spaces = words.filter(({ spaced }) => spaced).length;
  const placed = spaces >= 2 && spaces >= words.length / 2 ? TAB.unspaced : limit;
  return ({ width, spaced }) => width > limit || (!spaced && width > Math.max(placed, 2 * usual));
}

/** Cuts a line where a reader sees two things side by side. */
function cutAtTabs(letters: readonly Letter[]): Letter[][] {
  const gaps = gapsIn(letters);
  const isTab = tabGap(gaps);
  const startsWithDate = (at: number) => {
    const start = letters.slice(at, at + DATE_LETTERS);
    const text = start.map((letter) => (letter.spaced ? ` ${letter.text}` : letter.text)).join("");
    return DATE_START.test(text.trim());
  };
  const parts: Letter[][] = [];
  letters.forEach((letter, at) => {
    const gap = gaps[at - 1];
    const isCut = gap && (isTab(gap) || (gap.width > TAB.atLeast && startsWithDate(at)));
    if (!gap || isCut) parts.push([letter]);
    else parts.at(-1)?.push(letter);
  });
  return parts;
}

function partText(letters: readonly Letter[]): string {
  const gaps = gapsIn(letters);
  const isWordGap = wordGap(gaps);
  return letters
    .map(({ text }, at) => {
      const gap = gaps[at - 1];
      return gap && isWordGap(gap) ? ` ${text}` : text;
    })
    .join("");
}

/** The words of one line; its letters from left to right. */
export function lineText(letters: readonly Letter[]): string {
  return cutAtTabs(letters).map(partText).join("\t");
}
