import { decodeWindows1252 } from "../decode-text.ts";
import { UNREADABLE, Unreadable } from "../unreadable.ts";

/** Where things stand in the first bytes of a Word 97 document. */
const AT = {
  mark: 0x00,
  version: 0x02,
  flags: 0x0a,
  counts: 0x4c,
  places: 0x9a,
} as const;
const MARK = 0xa5ec;
const FIRST_VERSION = 0x00c1;
const FLAGS = { encrypted: 0x0100, secondTable: 0x0200 } as const;
/** The parts of a document, in the order in which their characters are counted. */
const PARTS = [
  "body",
  "footnotes",
  "headers",
  "macros",
  "comments",
  "endnotes",
  "boxes",
  "headerBoxes",
] as const;
type Part = (typeof PARTS)[number];
/** Pieces that name the same bytes again and again could unpack to anything. */
const MAX_SIGNS = 2_000_000;
const COMPRESSED = 0x40000000;
const PIECES = { begin: 2, other: 1 } as const;

/** A stretch of characters, and where in the file their bytes begin. */
interface Piece {
  readonly text: string;
  readonly offset: number;
  readonly bytesPerSign: 1 | 2;
}

export interface WordFile {
  readonly stream: Buffer;
  /** One of the tables that the document's head points at. */
  readonly table: (index: number) => Buffer;
  readonly pieces: readonly Piece[];
  /** From where to where each part goes, counted in characters. */
  readonly range: (part: Part) => readonly [number, number];
}

function refuse(stream: Buffer | undefined): asserts stream is Buffer {
  if (!stream || stream.length < AT.places) throw new Unreadable(UNREADABLE.damaged);
  const isWord97 =
    stream.readUInt16LE(AT.mark) === MARK && stream.readUInt16LE(AT.version) >= FIRST_VERSION;
  if (!isWord97) throw new Unreadable(UNREADABLE.oldWord);
  if ((stream.readUInt16LE(AT.flags) & FLAGS.encrypted) !== 0) {
    throw new Unreadable(UNREADABLE.protected);
  }
}

function piecesIn(stream: Buffer, table: Buffer): Piece[] {
  let at = 0;
  while (table[at] === PIECES.other) at += 3 + table.readUInt16LE(at + 1);
  if (table[at] !== PIECES.begin) throw new Unreadable(UNREADABLE.damaged);
  const list = table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1));
  const count = Math.floor((list.length - 4) / 12);
  if (count < 1 || list.readUInt32LE(4 * count) > MAX_SIGNS) {
    throw new Unreadable(UNREADABLE.tooMuchText);
  }
  let left = MAX_SIGNS;
  return Array.from({ length: count }, (_, index) => {
    const length = list.readUInt32LE(4 * (index + 1)) - list.readUInt32LE(4 * index);
    const place = list.readUInt32LE(4 * (count + 1) + 8 * index + 2);
    left -= Math.max(0, length);
    if (left < 0) throw new Unreadable(UNREADABLE.tooMuchText);
    if ((place & COMPRESSED) === 0) {
      const text = stream.toString("utf16le", place, place + 2 * length);
      return { text, offset: place, bytesPerSign: 2 };
    }
    const offset = (place & ~COMPRESSED) / 2;
    const text = decodeWindows1252(stream.subarray(offset, offset + length));
    return { text, offset, bytesPerSign: 1 };
  });
}

const TEXT_TABLE = 33;

export function openWordFile(bytes: Buffer): WordFile {
  const streamOf = openCompoundFile(bytes);
  const stream = streamOf("WordDocument");
  refuse(stream);
  const isSecond = (stream.readUInt16LE(AT.flags) & FLAGS.secondTable) !== 0;
  const tables = streamOf(isSecond ? "1Table" : "0Table") ?? Buffer.alloc(0);
  const table = (index: number) => {
    const place = stream.readUInt32LE(AT.places + 8 * index);
    const length = stream.readUInt32LE(AT.places + 8 * index + 4);
    return tables.subarray(place, place + length);
  };
  const lengths = PARTS.map((_, at) => stream.readUInt32LE(AT.counts + 4 * at));
  return {
    stream,
    table,
    pieces: piecesIn(stream, table(TEXT_TABLE)),
    range: (part) => {
      const index = PARTS.indexOf(part);
      const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
      return [start, start + (lengths[index] ?? 0)];
    },
  };
}

/** The file system inside old Office files: sectors of one size, chained by a table. */

const HEADER = {
  sectorShift: 0x1e,
  miniShift: 0x20,
  directory: 0x30,
  cutoff: 0x38,
  miniTable: 0x3c,
  tableList: 0x44,
  tables: 0x4c,
  tablesInHeader: 109,
} as const;
const ENTRY = { bytes: 128, nameBytes: 0x40, start: 0x74, size: 0x78 } as const;
/** Marks above this are no sectors: end of chain, free, part of the table. */
const LAST_SECTOR = 0xfffffff0;
const ROOT = "Root Entry";

interface Stream {
  readonly start: number;
  readonly size: number;
}

type Read = (sector: number) => Buffer;

/** Follows a chain; a chain that is longer than the file goes in circles. */
function chain(table: readonly number[], start: number): number[] {
  const sectors: number[] = [];
  for (
    let at = start;
    at < LAST_SECTOR && sectors.length <= table.length;
    at = table[at] ?? LAST_SECTOR
  ) {
    sectors.push(at);
  }
  return sectors;
}

function numbersIn(sector: Buffer): number[] {
  return Array.from({ length: sector.length >> 2 }, (_, at) => sector.readUInt32LE(at * 4));
}

function sectorTable(bytes: Buffer, read: Read): number[] {
  const listed = numbersIn(
    bytes.subarray(HEADER.tables, HEADER.tables + 4 * HEADER.tablesInHeader),
  );
  let next = bytes.readUInt32LE(HEADER.tableList);
  const seen = new Set<number>();
  while (next < LAST_SECTOR && !seen.has(next)) {
    seen.add(next);
    const more = numbersIn(read(next));
    next = more.pop() ?? LAST_SECTOR;
    listed.push(...more);
  }
  return listed
    .filter((sector) => sector < LAST_SECTOR)
    .flatMap((sector) => numbersIn(read(sector)));
}

function streamsIn(directory: Buffer): Map<string, Stream> {
  const streams = new Map<string, Stream>();
  for (let at = 0; at + ENTRY.bytes <= directory.length; at += ENTRY.bytes) {
    const length = directory.readUInt16LE(at + ENTRY.nameBytes);
    const name = directory.toString("utf16le", at, at + Math.max(0, Math.min(length, 64) - 2));
    streams.set(name, {
      start: directory.readUInt32LE(at + ENTRY.start),
      size: directory.readUInt32LE(at + ENTRY.size),
    });
  }
  return streams;
}

/** Gives the streams of a file by their names. */
function openCompoundFile(bytes: Buffer): (name: string) => Buffer | undefined {
  const size = 2 ** Math.min(bytes.readUInt16LE(HEADER.sectorShift), 12);
  const miniSize = 2 ** Math.min(bytes.readUInt16LE(HEADER.miniShift), 12);
  const read: Read = (sector) => bytes.subarray((sector + 1) * size, (sector + 2) * size);
  const table = sectorTable(bytes, read);
  const whole = (start: number) => Buffer.concat(chain(table, start).map(read));
  const streams = streamsIn(whole(bytes.readUInt32LE(HEADER.directory)));
  const miniTable = numbersIn(whole(bytes.readUInt32LE(HEADER.miniTable)));
  const minis = whole(streams.get(ROOT)?.start ?? LAST_SECTOR);
  const cutoff = bytes.readUInt32LE(HEADER.cutoff);
  return (name) => {
    const stream = streams.get(name);
    if (!stream) return undefined;
    if (stream.size >= cutoff) return whole(stream.start).subarray(0, stream.size);
    const sectors = chain(miniTable, stream.start);
    const parts = sectors.map((sector) =>
      minis.subarray(sector * miniSize, (sector + 1) * miniSize),
    );
    return Buffer.concat(parts).subarray(0, stream.size);
  };
}
