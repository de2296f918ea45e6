import { decodeWindows1252 } from "../decode-text.ts";
import { UNREADABLE, Unreadable } from "../unreadable.ts";
import { openCompoundFile } from "./compound-file.ts";

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
