import { Readable } from "node:stream";
import { cannotSave, unavailable } from "../faults.ts";
import type { Log } from "../log.ts";
import { createDiskFiles } from "./disk-files.ts";
import {
  errorCode,
  type FileInfo,
  type FileStore,
  type StoredFile,
  StoreTrouble,
} from "./file-store.ts";
import { createS3Files } from "./s3-files.ts";

export interface Files {
  /**
   * Stores the whole source, or nothing: after an error what was under the key before is still
   * there. The source is read to its end or destroyed, also when it is refused.
   */
  put(key: string, source: Readable | Uint8Array, info: FileInfo): Promise<void>;
  /** The caller reads the stream to its end or destroys it. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
  /** Readiness: throws with a sentence for the operator. */
  check(): Promise<void>;
}

export interface FilesOptions {
  s3Url?: string | undefined;
  dataDir: string;
  log: Log;
}

/** On the disk under DATA_DIR/files, or in a bucket when S3_URL is set. */
export async function createFiles({ s3Url, dataDir, log }: FilesOptions): Promise<Files> {
  const store = s3Url ? createS3Files({ s3Url, log }) : await createDiskFiles({ dataDir, log });
  return guardedFiles(store);
}

/** What holds for every place: the rules for keys, exact lengths, and one answer when it fails. */
export function guardedFiles(store: FileStore): Files {
  return {
    async put(key, source, info) {
      const exact = exactBytes(source, info.bytes);
      try {
        refuseKey(key);
        refuseInfo(info);
        await store.put(key, exact.chunks, info);
      } catch (error) {
        const failure = exact.failure();
        throw failure ? failure.error : unavailableFor(error);
      } finally {
        exact.close();
      }
    },
    async get(key) {
      refuseKey(key);
      return store.get(key).catch(throwUnavailable);
    },
    async remove(key) {
      refuseKey(key);
      await store.remove(key).catch(throwUnavailable);
    },
    check: () => store.check(),
  };
}

const KEY = /^[a-z0-9][a-z0-9/_.-]{0,200}$/;
// Dot segments and empty ones would name another file once a path or a URL is made of the key.
const STRANGE_SEGMENT = /\.\.|\/\/|\/\.\/|\/\.?$/;

function refuseKey(key: string): void {
  if (KEY.test(key) && !STRANGE_SEGMENT.test(key)) return;
  throw new Error(`A file cannot be called ${JSON.stringify(key.slice(0, 80))}.`);
}

function refuseInfo({ contentType, bytes }: FileInfo): void {
  if (!Number.isSafeInteger(bytes) || bytes < 0)
    throw new Error(`A file cannot have ${bytes} bytes.`);
  if (!/^[\x20-\x7e]{1,200}$/.test(contentType))
    throw new Error(`A file cannot have the type ${JSON.stringify(contentType.slice(0, 80))}.`);
}

/** People read that they may try again; the operator finds the reason as the cause in the log. */
function unavailableFor(error: unknown): unknown {
  if (!(error instanceof StoreTrouble)) return error;
  const refusal =
    cannotSave(errorCode(error)) ??
    unavailable("Files are not available right now. Please try again.");
  refusal.cause = error;
  return refusal;
}

function throwUnavailable(error: unknown): never {
  throw unavailableFor(error);
}

interface ExactBytes {
  chunks: AsyncIterable<Uint8Array>;
  /** Set once the source itself was at fault: it broke, or it was not as long as announced. */
  failure(): { error: unknown } | undefined;
  /** Nobody reads on: a source that was not read to its end is let go. */
  close(): void;
}

/** The bytes of a source, or an error when they are not exactly as many as were announced. */
function exactBytes(source: Readable | Uint8Array, bytes: number): ExactBytes {
  let failure: { error: unknown } | undefined;
  // A source may break before its first byte is asked for; without a listener that ends the process.
  if (source instanceof Readable) source.on("error", () => {});

  async function* chunks() {
    let seen = 0;
    try {
      for await (const chunk of source instanceof Readable ? source : [source]) {
        if (!(chunk instanceof Uint8Array)) throw new Error("The source gives text, not bytes.");
        seen += chunk.byteLength;
        if (seen > bytes)
          throw new Error(`The source gives more than the ${bytes} bytes announced.`);
        if (chunk.byteLength > 0) yield chunk;
      }
      if (seen < bytes)
        throw new Error(`The source ended after ${seen} of the ${bytes} bytes announced.`);
    } catch (error) {
      failure = { error };
      throw error;
    }
  }

  return {
    chunks: chunks(),
    failure: () => failure,
    close: () => {
      if (source instanceof Readable) source.destroy();
    },
  };
}
