import { createWriteStream } from "node:fs";
import { open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createExtractorFromData, type FileHeader, UnrarError } from "node-unrar-js";
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import { ARCHIVE_SENTENCES } from "#contract/archives.ts";
import { MAX_DOCUMENT_BYTES } from "#contract/document-rules.ts";
import { invalid } from "#server/platform/faults.ts";
import {
  ARCHIVE_LIMITS,
  damagedArchive,
  ENTRY_SENTENCES,
  isNoise,
  lockedArchive,
  refusalOfEntry,
  shownName,
  tooManyEntries,
  type UnpackedEntry,
} from "./entry-rules.ts";

export interface UnpackedArchive {
  /** In the archive's own order; folders and what systems add by themselves are left out. */
  readonly entries: readonly UnpackedEntry[];
}

const ZIP = Buffer.from("PK");
const RAR = Buffer.from("Rar!\u001a\u0007", "latin1");

/**
 * Writes the files of an archive into the folder, under numbers for names. What an archive can do
 * to whoever opens it (bombs, traversal, links, nesting, passwords) ends here, entry by entry.
 */
export async function unpackArchive(path: string, folder: string): Promise<UnpackedArchive> {
  const start = await firstBytes(path, RAR.length);
  if (start.subarray(0, ZIP.length).equals(ZIP)) return { entries: await unpackZip(path, folder) };
  if (start.equals(RAR)) return { entries: await unpackRar(path, folder) };
  throw invalid(ARCHIVE_SENTENCES.wrongType);
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type Extractor = Awaited<ReturnType<typeof createExtractorFromData>>;

/** RAR 4 and 5. The library reads the whole archive in memory, so what it declares is judged first. */
async function unpackRar(path: string, folder: string): Promise<UnpackedEntry[]> {
  const archive = await readFile(path);
  const data = new Uint8Array(archive).buffer;
  const extractor = await createExtractorFromData({ data });
  const headers = headersOf(extractor);
  if (headers.length > ARCHIVE_LIMITS.entries) throw tooManyEntries();
  const entries: UnpackedEntry[] = [];
  let left = ARCHIVE_LIMITS.totalBytes;
  for (const header of headers) {
    const name = header.name.replaceAll("\\", "/");
    if (header.flags.directory || isNoise(name)) continue;
    const refused = refusalOf(header, name, left);
    const content = refused ? undefined : contentOf(extractor, header);
    if (!content) {
      entries.push({ name: shownName(name), refused: refused ?? ENTRY_SENTENCES.damaged });
      continue;
    }
    left -= content.length;
    const file = join(folder, String(entries.length));
    await writeFile(file, content, { mode: 0o600 });
    entries.push({ name: shownName(name), file });
  }
  return entries;
}

function headersOf(extractor: Extractor): FileHeader[] {
  const headers: FileHeader[] = [];
  try {
    for (const header of extractor.getFileList().fileHeaders) {
      headers.push(header);
      if (headers.length > ARCHIVE_LIMITS.entries) break;
    }
  } catch (error) {
    if (error instanceof UnrarError && error.reason === "ERAR_MISSING_PASSWORD")
      throw lockedArchive();
    // Cut short: what is whole before the cut is kept.
    if (headers.length === 0) throw damagedArchive();
  }
  return headers;
}

function refusalOf(header: FileHeader, name: string, left: number): string | undefined {
  if (header.flags.encrypted) return ENTRY_SENTENCES.encrypted;
  const refused = refusalOfEntry(name, header.unpSize);
  if (refused) return refused;
  return header.unpSize > left ? ENTRY_SENTENCES.tooMuch : undefined;
}

/** One at a time. Links make the library throw: they have no content, and are refused as damaged. */
function contentOf(extractor: Extractor, { name }: FileHeader): Uint8Array | undefined {
  try {
    const { files } = extractor.extract({ files: [name] });
    return [...files].find(({ fileHeader }) => fileHeader.name === name)?.extraction;
  } catch {
    return undefined;
  }
}

const UNIX_TYPE = 0o170_000;
const UNIX_LINK = 0o120_000;

async function unpackZip(path: string, folder: string): Promise<UnpackedEntry[]> {
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
    const refused = refusalOfUnpackZip(entry, name, left);
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

function refusalOfUnpackZip(entry: Entry, name: string, left: number): string | undefined {
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
