import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { notFound } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import { makeTemporaryFolder } from "#server/platform/files/temporary-folders.ts";

/** A stored file as a file on this machine, for the reader's processes, and only for so long. */
export async function withLocalCopy<T>(
  files: Files,
  key: string,
  work: (path: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await makeTemporaryFolder();
  try {
    const stored = await files.get(key);
    if (!stored) throw notFound("The file of this document was not found.");
    const path = join(folder, "file");
    await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }));
    return await work(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
