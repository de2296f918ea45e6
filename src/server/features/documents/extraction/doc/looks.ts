import { DEFAULT_PARAGRAPH, DEFAULT_RUN, type ParagraphLook, type RunLook } from "../word/looks.ts";

/** The colours of Word 97, by number; 0 is automatic. */
const COLOURS = [
  undefined,
  0x000000,
  0x0000ff,
  0x00ffff,
  0x00ff00,
  0xff00ff,
  0xff0000,
  0xffff00,
  0xffffff,
  0x000080,
  0x008080,
  0x008000,
  0x800080,
  0x800000,
  0x808000,
  0x808080,
  0xc0c0c0,
] as const;
/** A switch that is set "as in the style", or the other way round. */
const SWITCH = { asStyle: 0x80, otherwise: 0x81 } as const;
const TWIPS = 20;
const BODY_LEVEL = 9;
const AUTOMATIC = 0xff;

export interface CharacterLook extends RunLook {
  readonly deleted: boolean;
  /** Stands for something else: a picture, a note's mark, a sign of a symbol font. */
  readonly special: boolean;
}

export const USUAL_LOOK: CharacterLook = { ...DEFAULT_RUN, deleted: false, special: false };

export interface LineLook extends ParagraphLook {
  readonly inTable: boolean;
  readonly endsRow: boolean;
  readonly shadesTable: boolean;
}

export const USUAL_PARAGRAPH: LineLook = {
  ...DEFAULT_PARAGRAPH,
  inTable: false,
  endsRow: false,
  shadesTable: false,
};

function switched(operand: Buffer, style: boolean): boolean {
  const value = operand[0] ?? 0;
  if (value === SWITCH.asStyle) return style;
  if (value === SWITCH.otherwise) return !style;
  return value !== 0;
}

function word(operand: Buffer): number {
  return operand.length >= 2 ? operand.readUInt16LE(0) : 0;
}

/** Red, green, blue, and a byte that says "automatic". */
function fullColour(operand: Buffer, at = 0): number | undefined {
  if (operand.length < at + 4 || operand[at + 3] === AUTOMATIC) return undefined;
  return operand.readUIntBE(at, 3);
}

type Change<Look> = (operand: Buffer, style: Look) => Partial<Look>;

/** By Word's own numbers for its properties. */
const CHARACTER = new Map<number, Change<CharacterLook>>([
  [0x0800, (operand) => ({ deleted: switched(operand, false) })],
  [0x0835, (operand, style) => ({ bold: switched(operand, style.bold) })],
  [0x083c, (operand, style) => ({ vanishes: switched(operand, style.vanishes) })],
  [0x0855, (operand) => ({ special: switched(operand, false) })],
  [0x4a43, (operand) => ({ size: word(operand) / 2 })],
  [0x4852, (operand) => ({ across: word(operand) })],
  [0x2a42, (operand) => ({ colour: COLOURS[operand[0] ?? 0] ?? "auto" })],
  [0x6870, (operand) => ({ colour: fullColour(operand) ?? "auto" })],
  [0x2a0c, (operand) => ({ shade: COLOURS[operand[0] ?? 0] })],
  [0xca71, (operand) => ({ shade: fullColour(operand, 4) })],
]);

const tableShade: Change<LineLook> = () => ({ shadesTable: true });

const PARAGRAPH = new Map<number, Change<LineLook>>([
  [0x460b, (operand) => ({ list: String(word(operand)) })],
  [0x260a, (operand) => ({ level: operand[0] ?? 0 })],
  [0x2640, (operand) => ({ heading: levelOf(operand) })],
  [0x2416, (operand) => ({ inTable: operand[0] === 1 })],
  [0x2417, (operand) => ({ endsRow: operand[0] === 1 })],
  [0xa413, (operand) => ({ before: word(operand) / TWIPS })],
  [0xa414, (operand) => ({ after: word(operand) / TWIPS })],
  [0xc64d, (operand) => ({ shade: fullColour(operand, 4) })],
  // Long properties of a row are kept elsewhere; only the end of a row has such.
  [0x6646, () => ({ inTable: true, endsRow: true, shadesTable: true })],
  [0xd609, tableShade],
  [0xd612, tableShade],
  [0xd616, tableShade],
  [0xd670, tableShade],
  [0xd671, tableShade],
  [0xd672, tableShade],
]);

function levelOf(operand: Buffer): number | undefined {
  const level = operand[0] ?? BODY_LEVEL;
  return level < BODY_LEVEL ? level + 1 : undefined;
}

function applied<Look>(
  changes: ReadonlyMap<number, Change<Look>>,
  properties: readonly Property[],
  style: Look,
): Look {
  const changed = properties.map(({ code, operand }) => changes.get(code)?.(operand, style) ?? {});
  return Object.assign({}, style, ...changed);
}

export function characterLook(list: Buffer, style: CharacterLook): CharacterLook {
  return applied(CHARACTER, propertiesIn(list), style);
}

export function lineLook(list: Buffer, style: LineLook): LineLook {
  return applied(PARAGRAPH, propertiesIn(list), style);
}

/** Word keeps every property as a number that says which, and an operand. */
interface Property {
  readonly code: number;
  readonly operand: Buffer;
}

/** Bytes of an operand by the three highest bits of its code; undefined: it says itself. */
const OPERAND_BYTES: readonly (number | undefined)[] = [1, 1, 2, 4, 2, 2, undefined, 3];
const KIND_SHIFT = 13;
/** The definition of a table is longer than one byte can count. */
const TABLE_DEFINITION = 0xd608;

export function propertiesIn(list: Buffer): Property[] {
  const found: Property[] = [];
  let at = 0;
  while (at + 3 <= list.length) {
    const code = list.readUInt16LE(at);
    const fixed = OPERAND_BYTES[code >> KIND_SHIFT];
    const counted =
      code === TABLE_DEFINITION ? list.readUInt16LE(at + 2) + 1 : 1 + (list[at + 2] ?? 0);
    const bytes = fixed ?? counted;
    const skip = fixed === undefined ? 1 : 0;
    found.push({ code, operand: list.subarray(at + 2 + skip, at + 2 + bytes) });
    at += 2 + bytes;
  }
  return found;
}

/** From one byte of the file to another: the properties of what stands there. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly list: Buffer;
}

const PAGE = 512;
const PAGE_NUMBER = 0x3fffff;

type Find = (page: Buffer, runs: number, index: number) => Buffer;

/** Characters: a byte says where in the page, in words, a counted list stands. */
const ofCharacters: Find = (page, runs, index) => {
  const at = 2 * (page[4 * (runs + 1) + index] ?? 0);
  return at === 0 ? Buffer.alloc(0) : page.subarray(at + 1, at + 1 + (page[at] ?? 0));
};

/** Paragraphs: the same with thirteen bytes each, and a length that is counted in words. */
const ofParagraphs: Find = (page, runs, index) => {
  const at = 2 * (page[4 * (runs + 1) + 13 * index] ?? 0);
  if (at === 0) return Buffer.alloc(0);
  const words = page[at] ?? 0;
  if (words > 0) return page.subarray(at + 1, at + 2 * words);
  return page.subarray(at + 2, at + 2 + 2 * (page[at + 1] ?? 0));
};

function stretchesOn(page: Buffer, find: Find): Stretch[] {
  if (page.length < PAGE) return [];
  const runs = page[PAGE - 1] ?? 0;
  if (4 * (runs + 1) > PAGE) return [];
  return Array.from({ length: runs }, (_, index) => ({
    from: page.readUInt32LE(4 * index),
    to: page.readUInt32LE(4 * (index + 1)),
    list: find(page, runs, index),
  }));
}

/** All stretches of a file, in the order of its bytes. */
export function stretchesIn(
  stream: Buffer,
  table: Buffer,
  of: "characters" | "paragraphs",
): Stretch[] {
  const find = of === "characters" ? ofCharacters : ofParagraphs;
  const count = Math.floor((table.length - 4) / 8);
  const pages = Array.from(
    { length: Math.max(0, count) },
    (_, index) => (table.readUInt32LE(4 * (count + 1) + 4 * index) & PAGE_NUMBER) * PAGE,
  );
  return pages
    .flatMap((at) => stretchesOn(stream.subarray(at, at + PAGE), find))
    .sort((one, other) => one.from - other.from);
}

/** The stretch in which a byte lies. */
export function stretchAt(stretches: readonly Stretch[], byte: number): Stretch | undefined {
  let [low, high] = [0, stretches.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const stretch = stretches[middle];
    if (!stretch) return undefined;
    if (byte >= stretch.from && byte < stretch.to) return stretch;
    if (byte < stretch.from) high = middle - 1;
    else low = middle + 1;
  }
  return undefined;
}
