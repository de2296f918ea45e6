import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { type Entry, openPromise } from "yauzl";
import { undefinedWhenMissing } from "../files/file-store.ts";
import { BackupError, damaged, MANIFEST, type Manifest, parseManifest } from "./manifest.ts";

export interface ArchiveReader {
  readonly manifest: Manifest;
  open(member: string): Promise<Readable>;
  /** Reads every member and holds it against the manifest. */
  verify(): Promise<void>;
  close(): void;
}

export async function openArchive(path: string): Promise<ArchiveReader> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    undefinedOrDamaged(error, path);
    throw new BackupError(`${path} was not found.`);
  });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch {
    zip.close();
    throw damaged("its list of contents cannot be read");
  }
  const open = async (member: string): Promise<Readable> => {
    const entry = entries.get(member);
    if (!entry) throw damaged(`${member} is missing`);
    return zip.openReadStreamPromise(entry).catch(() => {
      throw damaged(`${member} cannot be read`);
    });
  };
  try {
    const stream = await open(MANIFEST);
    const written = await buffer(stream).catch(() => {
      throw damaged(`${MANIFEST} cannot be read`);
    });
    // It vouches for all others; the ZIP vouches for it.
    if (crc32(written) !== entries.get(MANIFEST)?.crc32)
      throw damaged(`${MANIFEST} is not what was written`);
    const manifest = parseManifest(written.toString());
    return {
      manifest,
      open,
      async verify() {
        for (const [name, { bytes, sha256 }] of Object.entries(manifest.members)) {
          const found = await measure(await open(name)).catch((error: unknown) => {
            if (error instanceof BackupError) throw error;
            throw damaged(`${name} cannot be read`);
          });
          if (found.bytes !== bytes || found.sha256 !== sha256)
            throw damaged(`${name} is not what was written`);
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function undefinedOrDamaged(error: unknown, path: string): void {
  try {
    undefinedWhenMissing(error);
  } catch {
    throw new BackupError(`${path} is no archive of this program, or it is damaged or cut short.`);
  }
}

async function measure(stream: Readable) {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
