import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import { MAX_DOCUMENT_BYTES } from "#contract/document-rules.ts";
import {
  ARCHIVE_LIMITS,
  damagedArchive,
  ENTRY_SENTENCES,
  isNoise,
  refusalOfEntry,
  shownName,
  tooManyEntries,
  type UnpackedEntry,
} from "./entry-rules.ts";

const UNIX_TYPE = 0o170_000;
const UNIX_LINK = 0o120_000;

export async function unpackZip(path: string, folder: string): Promise<UnpackedEntry[]> {
  // Names are decoded by us: one bad name refuses one entry, and not the whole archive.
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch(() => {
    throw damagedArchive();
  });
  try {
    if (zip.entryCount > ARCHIVE_LIMITS.entries) throw tooManyEntries();
    return await unpackEntries(zip, folder);
  } finally {
    zip.close();
  }
}

async function unpackEntries(zip: ZipFile, folder: string): Promise<UnpackedEntry[]> {
  const entries: UnpackedEntry[] = [];
  let left = ARCHIVE_LIMITS.totalBytes;
  for await (const entry of entriesOf(zip)) {
    const name = nameOf(entry);
    if (isNoise(name)) continue;
    const file = join(folder, String(entries.length));
    const refused = refusalOf(entry, name, left);
    const written = refused ? { refused } : await write(zip, entry, file, left);
    if ("bytes" in written) left -= written.bytes;
    entries.push(
      "refused" in written
        ? { name: shownName(name), refused: written.refused }
        : { name: shownName(name), file },
    );
  }
  return entries;
}

/** A directory that breaks off in the middle: what came before it is kept. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const all = zip.eachEntry();
  for (let first = true; ; first = false) {
    const next = await all.next().catch(() => undefined);
    if (!next && first) throw damagedArchive();
    if (!next || next.done) return;
    yield next.value;
  }
}

const nameOf = (entry: Entry) =>
  getFileNameLowLevel(
    entry.generalPurposeBitFlag,
    Buffer.from(entry.fileNameRaw),
    entry.extraFields,
    false,
  ).replaceAll("\\", "/");

function refusalOf(entry: Entry, name: string, left: number): string | undefined {
  if (((entry.externalFileAttributes >>> 16) & UNIX_TYPE) === UNIX_LINK)
    return ENTRY_SENTENCES.link;
  if (entry.generalPurposeBitFlag & 1) return ENTRY_SENTENCES.encrypted;
  const refused = refusalOfEntry(name, entry.uncompressedSize);
  if (refused) return refused;
  return entry.uncompressedSize > left ? ENTRY_SENTENCES.tooMuch : undefined;
}

class TooMuch extends Error {}

/** The library ends an entry that is longer than it declares; we count as well. */
async function write(zip: ZipFile, entry: Entry, file: string, left: number) {
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > Math.min(MAX_DOCUMENT_BYTES, left) ? new TooMuch() : null, chunk);
    },
  });
  try {
    const source = await zip.openReadStreamPromise(entry);
    await pipeline(source, count, createWriteStream(file, { mode: 0o600 }));
    return { bytes };
  } catch (error) {
    await rm(file, { force: true });
    return {
      refused: error instanceof TooMuch ? ENTRY_SENTENCES.tooLarge : ENTRY_SENTENCES.damaged,
    };
  }
}
