import type { Readable } from "node:stream";
import { buffer as collect } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { UNREADABLE, Unreadable } from "../unreadable.ts";

/** The parts of a Word file, by name, unpacked when asked for. */
export interface Package {
  readonly read: (name: string) => Promise<string | undefined>;
}

const MAX = { entries: 2000, bytes: 100 * 1024 * 1024, part: 40 * 1024 * 1024 } as const;
const ENCRYPTED = 0x1;
const COMPOUND_FIRST_BYTE = 0xd0;

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    if (entries.size >= MAX.entries || bytes > MAX.bytes)
      throw new Unreadable(UNREADABLE.tooBigInside);
    if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new Unreadable(UNREADABLE.protected);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** yauzl stops a stream that turns out longer than its entry said. */
async function textOf(stream: Readable): Promise<string> {
  const bytes = await collect(stream);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString("utf16le");
  return bytes.toString("utf8");
}

export async function openPackage(bytes: Uint8Array): Promise<Package> {
  if (bytes[0] === COMPOUND_FIRST_BYTE) throw new Unreadable(UNREADABLE.protected);
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(whole, { lazyEntries: true, autoClose: false });
  const entries = await entriesOf(zip);
  return {
    read: async (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      if (entry.uncompressedSize > MAX.part) throw new Unreadable(UNREADABLE.tooBigInside);
      return textOf(await zip.openReadStreamPromise(entry));
    },
  };
}
