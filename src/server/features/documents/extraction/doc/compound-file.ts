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
export function openCompoundFile(bytes: Buffer): (name: string) => Buffer | undefined {
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
