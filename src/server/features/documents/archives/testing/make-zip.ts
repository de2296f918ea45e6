import { crc32, deflateRawSync } from "node:zlib";

/** One file of a ZIP, with what a liar would write into its headers. */
export interface ZipEntry {
  readonly name: string;
  readonly content?: string | Uint8Array;
  /** What the headers say instead of the truth. */
  readonly declaredBytes?: number;
  readonly encrypted?: boolean;
  readonly symlink?: boolean;
}

const UTF8 = 0x800;
const ENCRYPTED = 1;
const DEFLATED = 8;

/** A ZIP made byte by byte: libraries refuse to write what hostile ones contain. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content ?? "");
    const packed = deflateRawSync(content);
    const common = commonFields(entry, name, content, packed);
    const local = Buffer.concat([u32(0x04034b50), common, u16(name.length), u16(0), name, packed]);
    const mode = entry.symlink ? 0o120_777 : 0o100_644;
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16((3 << 8) | 20),
        common,
        u16(name.length),
        u16(0),
        u16(0),
        u16(0),
        u16(0),
        u32((mode << 16) >>> 0),
        u32(offset),
        name,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = entries.length;
  const end = [u32(0x06054b50), u16(0), u16(0), u16(count), u16(count), u32(central.length)];
  return Buffer.concat([...parts, central, ...end, u32(offset), u16(0)]);
}

function commonFields(entry: ZipEntry, name: Buffer, content: Buffer, packed: Buffer): Buffer {
  const flags = UTF8 | (entry.encrypted ? ENCRYPTED : 0);
  if (name.length > 0xffff) throw new Error("The name is too long for a ZIP.");
  return Buffer.concat([
    u16(20),
    u16(flags),
    u16(DEFLATED),
    u16(0),
    u16(0x21),
    u32(crc32(content)),
    u32(packed.length),
    u32(entry.declaredBytes ?? content.length),
  ]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
