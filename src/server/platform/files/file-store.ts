import type { Readable } from "node:stream";

export interface FileInfo {
  contentType: string;
  bytes: number;
}

export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/**
 * What a place for files has to do. `createFiles` stands in front of it: the key has been checked,
 * and `chunks` either gives exactly `info.bytes` bytes or ends in an error.
 */
export interface FileStore {
  /** All or nothing: when the chunks end in an error, what was there before is still there. */
  put(key: string, chunks: AsyncIterable<Uint8Array>, info: FileInfo): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
  check(): Promise<void>;
}

/** The place itself fails. The message is a sentence for the operator; it never holds a secret. */
export class StoreTrouble extends Error {}

/** `ENOSPC`, `ECONNREFUSED`, …: the word that Node puts on an error or on its cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return errorCode(error.cause);
}

/** For what may well not be there: any other trouble stays one. */
export function undefinedWhenMissing(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}
