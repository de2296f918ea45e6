import { inflateSync } from "node:zlib";

const WOFF = { header: 44, entry: 20, flavour: 4, tables: 12 };
const SFNT = { header: 12, entry: 16 };

/**
 * The font inside a WOFF file. The library that draws letters inflates a compressed table anew for each
 * letter it looks at, which takes seconds for a page; a font that is unpacked once takes none.
 */
export function sfntOf(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(WOFF.tables) }, (_, index) => {
    const entry = WOFF.header + index * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const stored = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      // A table that does not become smaller is stored as it is.
      data: packed === length ? stored : inflateSync(stored),
    };
  });
  const parts: Buffer[] = [header(woff, tables.length)];
  let offset = SFNT.header + tables.length * SFNT.entry;
  for (const { tag, checksum, data } of tables) {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(data.length, 4);
    parts.push(tag, checksum, place);
    offset += padded(data.length);
  }
  for (const { data } of tables) parts.push(data, Buffer.alloc(padded(data.length) - data.length));
  return Buffer.concat(parts);
}

function header(woff: Buffer, count: number): Buffer {
  const bytes = Buffer.alloc(SFNT.header);
  woff.copy(bytes, 0, WOFF.flavour, WOFF.flavour + 4);
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * SFNT.entry;
  bytes.writeUInt16BE(count, 4);
  bytes.writeUInt16BE(range, 6);
  bytes.writeUInt16BE(power, 8);
  bytes.writeUInt16BE(count * SFNT.entry - range, 10);
  return bytes;
}

/** Tables start at multiples of four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4;
