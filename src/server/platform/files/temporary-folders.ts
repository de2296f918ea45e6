import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode, undefinedWhenMissing } from "./file-store.ts";

/**
 * Folders for what a request or a job has on this disk while it lasts, such as an upload that is being read. They
 * lie in one folder of the process, together with a socket that the process listens on. The system closes that
 * with the process, however it ends, so that anybody can tell from outside whether the folder still has an owner: a
 * process number could not, because it is given to another one, and counts for one container only.
 */
const PREFIX = "candour-work-";
const SOCKET = "alive";
/** Folders of versions of this program that had no socket. */
const OLD_PREFIX = "candour-upload-";
/** Longer than any upload, or any job over one, takes: for a folder that does not say whether it has an owner. */
const LEFT_AFTER_MS = 6 * 3_600_000;
/** A folder is made a moment before its socket. */
const YOUNG_MS = 60_000;

let own: Promise<string> | undefined;

/** A private folder. Whoever asked for it removes it; if the process dies over it, others do. */
export async function makeTemporaryFolder(): Promise<string> {
  const inside = async () => mkdtemp(join(await ownFolder(), "folder-"));
  return inside().catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
    // Somebody tidied up the system's folder for temporary files.
    own = undefined;
    return inside();
  });
}

function ownFolder(): Promise<string> {
  own ??= openOwnFolder();
  own.catch(() => {
    own = undefined;
  });
  return own;
}

async function openOwnFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  // Whoever connects only wants to know that somebody listens.
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => {
    // Where the path is too long for a socket, the folder's age has to do.
    server.once("error", () => resolve());
    server.listen(join(folder, SOCKET), resolve);
  });
  server.unref();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What processes that were killed have left. */
export async function removeAbandonedFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (name.startsWith(OLD_PREFIX) && (await ageOf(folder, now)) > LEFT_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
    if (name.startsWith(PREFIX) && (await isAbandoned(folder, now)))
      await rm(folder, { recursive: true, force: true });
  }
}

async function isAbandoned(folder: string, now: number): Promise<boolean> {
  const answer = await knockAt(join(folder, SOCKET));
  if (answer === "nobody") return true;
  if (answer === "somebody") return false;
  const isEmpty = (await readdir(folder).catch(undefinedWhenMissing))?.length === 0;
  return (await ageOf(folder, now)) > (isEmpty ? YOUNG_MS : LEFT_AFTER_MS);
}

function knockAt(path: string): Promise<"somebody" | "nobody" | "no door"> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve("somebody");
    });
    socket.once("error", (error) => {
      const code = errorCode(error);
      if (code === "ECONNREFUSED") return resolve("nobody");
      // A process that is stopped for a while takes no more callers, and is there all the same.
      resolve(code === "ENOENT" || code === "EINVAL" ? "no door" : "somebody");
    });
  });
}

async function ageOf(folder: string, now: number): Promise<number> {
  const found = await stat(folder).catch(undefinedWhenMissing);
  return found ? now - found.mtimeMs : 0;
}
