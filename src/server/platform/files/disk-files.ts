import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { lstat, mkdir, open, readdir, realpath, rename, rm, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "../log.ts";
import {
  errorCode,
  type FileStore,
  type StoredFile,
  StoreTrouble,
  undefinedWhenMissing,
} from "./file-store.ts";

/** Not a name that a key can have, and on the filesystem of the files, so that a rename is atomic. */
const UNFINISHED = ".unfinished";
/** Younger drafts may belong to another process that is still writing. */
const LEFTOVER_AGE_MS = 60 * 60 * 1000;
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

export async function createDiskFiles(options: { dataDir: string; log: Log }): Promise<FileStore> {
  const place = join(options.dataDir, "files");
  // The folder itself may be a link to a larger disk: that is the operator's choice.
  const root = await sayingWhy(place, () => openRoot(options.dataDir, place));
  const removed = await sayingWhy(root, () => removeLeftovers(join(root, UNFINISHED)));
  if (removed > 0) options.log.info({ removed }, "removed unfinished files of an earlier run");
  return {
    put: (key, chunks) => sayingWhy(root, () => put(root, key, chunks)),
    get: (key) => sayingWhy(root, () => get(root, key)),
    remove: (key) => sayingWhy(root, () => remove(root, key)),
    check: () => sayingWhy(root, () => check(root)),
  };
}

async function openRoot(dataDir: string, place: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  await mkdir(place, { recursive: true, mode: PRIVATE_FOLDER });
  const root = await realpath(place);
  await enterFolder(root, UNFINISHED, true);
  return root;
}

async function removeLeftovers(folder: string): Promise<number> {
  const oldest = Date.now() - LEFTOVER_AGE_MS;
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await lstat(path).catch(undefinedWhenMissing);
    if (!found || found.mtimeMs > oldest) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

async function put(root: string, key: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const draft = join(root, UNFINISHED, randomUUID());
  try {
    await writeDraft(draft, chunks);
    await enterFoldersOf(root, key, true);
    await rename(draft, join(root, key));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(join(root, key)));
}

async function writeDraft(draft: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(draft, "wx", PRIVATE_FILE);
  try {
    for await (const chunk of chunks) await handle.appendFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function get(root: string, key: string): Promise<StoredFile | undefined> {
  if (!(await enterFoldersOf(root, key, false))) return undefined;
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW;
  const handle = await open(join(root, key), flags).catch(undefinedWhenMissing);
  if (!handle) return undefined;
  const found = await handle.stat();
  if (found.isFile()) return { stream: handle.createReadStream(), bytes: found.size };
  await handle.close();
  return undefined;
}

async function remove(root: string, key: string): Promise<void> {
  if (!(await enterFoldersOf(root, key, false))) return;
  const path = join(root, key);
  const found = await lstat(path).catch(undefinedWhenMissing);
  if (!found || found.isDirectory()) return;
  await unlink(path).catch(undefinedWhenMissing);
  // What a person had erased must not come back after a power cut.
  await syncFolder(dirname(path));
}

/** Writing is the only proof: a full disk and a read-only one look fine until then. */
async function check(root: string): Promise<void> {
  const probe = join(root, UNFINISHED, randomUUID());
  const handle = await open(probe, "wx", PRIVATE_FILE);
  try {
    await handle.writeFile("check");
  } finally {
    await handle.close();
    await rm(probe, { force: true });
  }
}

/**
 * Walks down to the file's folder one step at a time, because a single step through a symbolic link
 * would read or write somewhere else. False when there is no such folder.
 */
async function enterFoldersOf(root: string, key: string, make: boolean): Promise<boolean> {
  let folder = root;
  for (const name of key.split("/").slice(0, -1)) {
    if (!(await enterFolder(folder, name, make))) return false;
    folder = join(folder, name);
  }
  return true;
}

async function enterFolder(parent: string, name: string, make: boolean): Promise<boolean> {
  const folder = join(parent, name);
  if (make && (await makeFolder(folder))) await syncFolder(parent);
  const found = await lstat(folder).catch(undefinedWhenMissing);
  if (found?.isDirectory()) return true;
  if (found?.isSymbolicLink()) throw linkTrouble(folder);
  if (make) throw new StoreTrouble(`${folder} is in the way: a folder is needed there.`);
  return false;
}

/** True when the folder was not there before. */
async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: PRIVATE_FOLDER });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** A rename or a removal survives a power cut only once its folder is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } catch (error) {
    // Some network filesystems cannot do this for folders; they have their own promises.
    if (!["EINVAL", "ENOTSUP", "EPERM"].includes(errorCode(error) ?? "")) throw error;
  } finally {
    await handle.close();
  }
}

function linkTrouble(path: string): StoreTrouble {
  return new StoreTrouble(
    `${path} is a symbolic link: files are kept only inside their own folder.`,
  );
}

const WHY: Record<string, (root: string) => string> = {
  ENOSPC: (root) => `The disk that holds ${root} is full.`,
  EDQUOT: (root) => `The disk quota for ${root} is used up.`,
  EROFS: (root) => `The disk that holds ${root} is read-only.`,
  EACCES: (root) => `The user who runs this program may not read and write in ${root}.`,
  EPERM: (root) => `The user who runs this program may not read and write in ${root}.`,
  ENOENT: (root) => `The folder ${root} or a part of it was removed while the program ran.`,
  ELOOP: (root) => `A symbolic link lies in ${root}: files are kept only inside that folder.`,
  ENOTDIR: (root) => `A file is in the way of the folder ${root}.`,
  EEXIST: (root) => `A file is in the way of the folder ${root}.`,
  EISDIR: (root) => `A folder in ${root} lies where a file should be.`,
};

/** A sentence for the operator. */
export const whyUnusable = (folder: string, code: string) =>
  WHY[code]?.(folder) ?? `Files in ${folder} cannot be used (${code}).`;

async function sayingWhy<T>(root: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = errorCode(error);
    if (error instanceof StoreTrouble || code === undefined) throw error;
    throw new StoreTrouble(whyUnusable(root, code), { cause: error });
  }
}
