/** Word keeps every property as a number that says which, and an operand. */
export interface Property {
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
