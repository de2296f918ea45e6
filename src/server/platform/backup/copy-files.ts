import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createFiles, type Files } from "../files/files.ts";
import type { Log } from "../log.ts";
import { BackupError } from "./manifest.ts";
import { keysIn, openFile } from "./write-backup.ts";

interface Options {
  readonly dataDir: string;
  readonly s3Url: string | undefined;
  readonly log: Log;
}

/** Copies what is in DATA_DIR/files into the bucket and reads each back; what is there already is written over. */
export async function copyFilesToBucket(options: Options): Promise<number | undefined> {
  const { dataDir, s3Url, log } = options;
  if (!s3Url) return undefined;
  const bucket = await createFiles({ s3Url, dataDir, log });
  const root = join(dataDir, "files");
  let count = 0;
  for await (const key of keysIn(root, "")) {
    await copyOne(bucket, root, key);
    count += 1;
  }
  return count;
}

async function copyOne(bucket: Files, root: string, key: string): Promise<void> {
  const handle = await openFile(join(root, key));
  if (!handle) return;
  const { size } = await stat(join(root, key));
  const hash = createHash("sha256");
  const source = handle.createReadStream();
  source.on("data", (chunk) => hash.update(chunk));
  await bucket.put(key, source, { contentType: "application/octet-stream", bytes: size });
  const stored = await bucket.get(key);
  const read = createHash("sha256");
  if (stored) for await (const chunk of stored.stream) read.update(chunk);
  if (!stored || read.digest("hex") !== hash.digest("hex"))
    throw new BackupError(`${key} did not arrive in the bucket as it is. Nothing was moved.`);
}
