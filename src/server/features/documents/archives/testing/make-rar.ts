import { crc32 } from "node:zlib";

/** One file of a RAR, stored without compression: the compression is not public, its wrapping is. */
export interface RarEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the header says instead of the truth. */
  readonly declaredBytes?: number;
  readonly encrypted?: boolean;
}

/** RAR 5: every block is its CRC, its size, its type and flags as numbers of variable length. */
export function makeRar5(entries: readonly RarEntry[]): Buffer {
  const signature = Buffer.from("Rar!\u001a\u0007\u0001\u0000", "latin1");
  const main = block5(1, 0, [vint(0)]);
  const files = entries.map(file5);
  const end = block5(5, 0, [vint(0)]);
  return Buffer.concat([signature, main, ...files, end]);
}

function file5({ name, content, declaredBytes, encrypted }: RarEntry): Buffer {
  const data = Buffer.from(content);
  const title = Buffer.from(name);
  const crc = Buffer.alloc(4);
  crc.writeUInt32LE(crc32(data));
  const extra = encrypted ? encryption5() : Buffer.alloc(0);
  const fields = [
    ...(encrypted ? [vint(extra.length)] : []),
    vint(data.length),
    vint(4),
    vint(declaredBytes ?? data.length),
    vint(0o100_644),
    crc,
    vint(0),
    vint(1),
    vint(title.length),
    title,
    extra,
  ];
  return Buffer.concat([block5(2, encrypted ? 3 : 2, fields), data]);
}

/** The record that says "encrypted": version, flags, count, salt and vector, all zero. */
function encryption5(): Buffer {
  const record = Buffer.concat([vint(1), vint(0), vint(0), Buffer.from([15]), Buffer.alloc(32)]);
  return Buffer.concat([vint(record.length), record]);
}

function block5(type: number, flags: number, fields: readonly Buffer[]): Buffer {
  const body = Buffer.concat([vint(type), vint(flags), ...fields]);
  const sized = Buffer.concat([vint(body.length), body]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32LE(crc32(sized));
  return Buffer.concat([crc, sized]);
}

function vint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  do {
    const low = left % 128;
    left = Math.floor(left / 128);
    bytes.push(left > 0 ? low + 128 : low);
  } while (left > 0);
  return Buffer.from(bytes);
}

/** RAR 4: fixed fields, and a CRC of 16 bits. */
export function makeRar4(entries: readonly RarEntry[]): Buffer {
  const signature = Buffer.from("Rar!\u001a\u0007\u0000", "latin1");
  const main = block4(0x73, 0, Buffer.alloc(6));
  const files = entries.map(({ name, content, declaredBytes, encrypted }) => {
    const data = Buffer.from(content);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(25);
    fields.writeUInt32LE(data.length, 0);
    fields.writeUInt32LE(declaredBytes ?? data.length, 4);
    fields.writeUInt8(3, 8);
    fields.writeUInt32LE(crc32(data), 9);
    fields.writeUInt32LE(0x21 << 16, 13);
    fields.writeUInt8(20, 17);
    fields.writeUInt8(0x30, 18);
    fields.writeUInt16LE(title.length, 19);
    fields.writeUInt32LE(0o100_644, 21);
    const flags = 0x8000 | (encrypted ? 4 : 0);
    return Buffer.concat([block4(0x74, flags, Buffer.concat([fields, title])), data]);
  });
  return Buffer.concat([signature, main, ...files, block4(0x7b, 0x4000, Buffer.alloc(0))]);
}

function block4(type: number, flags: number, fields: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(type, 0);
  head.writeUInt16LE(flags, 1);
  head.writeUInt16LE(7 + fields.length, 3);
  const body = Buffer.concat([head, fields]);
  const crc = Buffer.alloc(2);
  crc.writeUInt16LE(crc32(body) & 0xffff);
  return Buffer.concat([crc, body]);
}
