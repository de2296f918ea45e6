import { type Fragment, splitColumns, toFragments } from "./line-columns.ts";
import type { Letter } from "./line-letters.ts";

/** A line in the frame of its letters. */
export interface PrintedLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly bold: boolean;
  readonly label: boolean;
  readonly region: number;
}

/** Shares of the type size. */
const SAME_BASE = 0.25;
const OVERLAP = 0.4;
/** A name at 24 points and a phone number at 9 on one baseline are two lines. */
const OTHER_SIZE = 1.6;
/** Of the steps from line to line: a file that goes up the page so often paints in no order at all. */
const DISORDER = 0.25;
const LEAST_DISORDER = 3;
/** How far letters go over and under the baseline, and how much lines one under the other overlap. */
const ABOVE = 0.75;
const BELOW = 0.2;
const BESIDE = 0.35;
const ROW = 4;

interface Growing {
  readonly fragments: Fragment[];
  readonly base: number;
  readonly size: number;
}

function fits(line: Growing, fragment: Fragment): boolean {
  const small = Math.min(line.size, fragment.size);
  if (Math.abs(line.base - fragment.base) > SAME_BASE * small) return false;
  if (Math.max(line.size, fragment.size) > OTHER_SIZE * small) return false;
  return line.fragments.every(
    ({ left, right }) =>
      Math.min(right, fragment.right) - Math.max(left, fragment.left) <= OVERLAP * small,
  );
}

/** A fragment belongs to the line that stands on its baseline, whenever it was painted. */
function gather(region: readonly Fragment[]): Growing[] {
  const lines: Growing[] = [];
  const rows = new Map<number, Growing[]>();
  for (const fragment of [...region].sort((one, other) => one.order - other.order)) {
    const row = Math.round(fragment.base / ROW);
    const near = [row - 1, row, row + 1].flatMap((at) => rows.get(at) ?? []);
    const found = near.findLast((line) => fits(line, fragment));
    if (found) {
      found.fragments.push(fragment);
      continue;
    }
    const line = { fragments: [fragment], base: fragment.base, size: fragment.size };
    lines.push(line);
    rows.set(row, [...(rows.get(row) ?? []), line]);
  }
  return lines;
}

function upwardSteps(lines: readonly Growing[]): number {
  return lines.filter(({ base, size }, at) => {
    const before = lines[at - 1];
    return before !== undefined && base < before.base - size;
  }).length;
}

/** A line is as old as its first, its last or its longest fragment: dates may be painted apart. */
const AGES: readonly ((line: Growing) => number)[] = [
  ({ fragments }) => Math.min(...fragments.map(({ order }) => order)),
  ({ fragments }) => Math.max(...fragments.map(({ order }) => order)),
  ({ fragments }) =>
    fragments.reduce((most, one) => (one.letters.length > most.letters.length ? one : most)).order,
];

/** Lines that stand beside each other at different heights are no single column of text. */
function areOneColumn(downwards: readonly Growing[]): boolean {
  return downwards.every(({ base, size }, at) => {
    const before = downwards[at - 1];
    if (before === undefined) return true;
    const overlap = before.base + BELOW * before.size - (base - ABOVE * size);
    return overlap <= BESIDE * Math.min(size, before.size);
  });
}

/**
 * The file's own order, in the sense in which it goes up the page least often. Browsers paint some
 * boxes after all others; where lines stand simply one under the other, that is how they are read.
 */
function inReadingOrder(lines: readonly Growing[]): readonly Growing[] {
  const orders = AGES.map((age) => {
    const aged = lines.map((line) => ({ line, age: age(line) }));
    return aged.sort((one, other) => one.age - other.age).map(({ line }) => line);
  });
  const best = orders.reduce((least, one) => (upwardSteps(one) < upwardSteps(least) ? one : least));
  const steps = upwardSteps(best);
  if (steps === 0) return best;
  const downwards = [...lines].sort((one, other) => one.base - other.base);
  const isDisorder = steps >= LEAST_DISORDER && steps > DISORDER * lines.length;
  return isDisorder || areOneColumn(downwards) ? downwards : best;
}

/** The value that holds for most letters. */
function commonSize(letters: readonly Letter[]): number {
  const counts = new Map<number, number>();
  for (const { size } of letters) {
    const rounded = Math.round(size * 10) / 10;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
}

/** By its letters alone: "**Associate** 2019 – 2021" counts as bold. */
function mostlyBold(all: readonly Letter[]): boolean {
  const words = all.filter(({ text }) => /\p{L}/u.test(text));
  const letters = words.length > 0 ? words : all;
  return letters.filter(({ bold }) => bold).length > letters.length / 2;
}

function printed({ fragments, base }: Growing, region: number): PrintedLine {
  const sorted = [...fragments].sort((one, other) => one.left - other.left);
  const letters = sorted.flatMap((fragment) => fragment.letters);
  return {
    text: lineText(letters),
    left: sorted[0]?.left ?? 0,
    right: sorted.reduce((most, { right }) => Math.max(most, right), Number.NEGATIVE_INFINITY),
    base,
    size: commonSize(letters),
    bold: mostlyBold(letters),
    label: letters[0]?.label ?? false,
    region,
  };
}

/** Letters in the order of painting become lines in reading order. */
export function assembleLines(letters: readonly Letter[]): PrintedLine[] {
  return splitColumns(toFragments(joinAccents(letters))).flatMap((region, at) =>
    inReadingOrder(gather(region)).map((line) => printed(line, at)),
  );
}

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
function joinAccents(letters: readonly Letter[]): Letter[] {
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
function lineText(letters: readonly Letter[]): string {
  return cutAtTabs(letters).map(partText).join("\t");
}
