import { open } from "node:fs/promises";
import { ARCHIVE_SENTENCES } from "#contract/archives.ts";
import { invalid } from "#server/platform/faults.ts";
import type { UnpackedEntry } from "./entry-rules.ts";
import { unpackRar } from "./unpack-rar.ts";
import { unpackZip } from "./unpack-zip.ts";

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
