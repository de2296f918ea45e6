import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { errorCode } from "../files/file-store.ts";
import { BackupError, MANIFEST, type Manifest, type MemberRecord } from "./manifest.ts";

export interface ArchiveWriter {
  /** Everything that was added so far. */
  readonly members: Record<string, MemberRecord>;
  /** Reads the source to its end. */
  add(name: string, source: Readable, compress?: boolean): Promise<MemberRecord>;
  /** The manifest comes last, because only then everything in it is known. */
  close(manifest: Manifest): Promise<void>;
  abandon(): Promise<void>;
}

const PRIVATE_FILE = 0o600;

/** A ZIP, so that any tool can look into it. One member after another, so memory does not grow with them. */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  // What a backup that was broken off has left.
  await rm(path, { force: true });
  const zip = new ZipFile();
  const out = createWriteStream(path, { flags: "wx", mode: PRIVATE_FILE, flush: true });
  const written = pipeline(zip.outputStream, out).catch((error: unknown) => {
    if (errorCode(error) === "ENOSPC")
      throw new BackupError(`The disk is full. ${path} was not finished.`);
    if (errorCode(error) === "ENOENT")
      throw new BackupError(`There is no folder for ${path}. Make it first.`);
    throw error;
  });
  // It is waited for at the end; until then it is only raced against.
  written.catch(() => {});
  const members: ArchiveWriter["members"] = {};
  return {
    members,
    async add(name, source, compress = false) {
      const measure = measured();
      zip.addReadStream(measure.stream, name, { compress });
      await Promise.race([pipeline(source, measure.stream), written]);
      const record = measure.record();
      members[name] = record;
      return record;
    },
    async close(manifest) {
      zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), MANIFEST);
      zip.end();
      await written;
    },
    async abandon() {
      out.destroy();
      await written.catch(() => {});
      await rm(path, { force: true });
    },
  };
}

/** Passes bytes through and keeps their number and their hash. */
function measured() {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  return { stream, record: (): MemberRecord => ({ bytes, sha256: hash.digest("hex") }) };
}
