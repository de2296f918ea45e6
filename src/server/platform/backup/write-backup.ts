import { createHash } from "node:crypto";
import { constants, createWriteStream } from "node:fs";
import { type FileHandle, lstat, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { ZipFile } from "yazl";
import { errorCode, undefinedWhenMissing } from "../files/file-store.ts";
import { columnsOf, nameOf, PLAIN_TEXT, sequencesIn, tablesIn } from "./catalogue.ts";
import { withClient } from "./connect.ts";
import { copyOut } from "./copy.ts";
import {
  BackupError,
  FILES,
  FORMAT,
  MANIFEST,
  type Manifest,
  type MemberRecord,
  SECRET,
} from "./manifest.ts";

interface Options {
  readonly connection: pg.ClientConfig;
  readonly dataDir: string;
  readonly filesAreInBucket: boolean;
  readonly path: string;
  readonly now: Date;
}

/**
 * One archive of the database and the files. The database is read in one transaction, so all of it is of one moment; the
 * files come after it, because a file is written before the row that names it and never changed.
 */
export async function writeBackup(options: Options): Promise<Manifest> {
  const { path } = options;
  await refuseExisting(path);
  const draft = `${path}.part`;
  const archive = await createArchive(draft);
  try {
    const found = await withClient(options.connection, (client) => addDatabase(client, archive));
    const secret = await readFile(join(options.dataDir, "secret")).catch(undefinedWhenMissing);
    if (secret) await archive.add(SECRET, Readable.from([secret]));
    const files = options.filesAreInBucket ? null : await addFiles(options.dataDir, archive);
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: options.now.toISOString(),
      ...found,
      files,
      members: archive.members,
    };
    await archive.close(manifest);
    await rename(draft, path);
    await syncFolderOf(path);
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function refuseExisting(path: string): Promise<void> {
  if (await lstat(path).catch(undefinedWhenMissing))
    throw new BackupError(`${path} is there already. Choose another name, or move it away.`);
}

async function addDatabase(client: pg.Client, archive: ArchiveWriter) {
  await client.query("begin isolation level repeatable read read only");
  await client.query(PLAIN_TEXT);
  const all = await tablesIn(client);
  if (!all.some(({ schema, name }) => schema === "public" && name === "migrations"))
    throw new BackupError("There is nothing to back up: the program has not made its tables yet.");
  const applied = await client.query<{ name: string; hash: string }>(
    "select name, hash from public.migrations order by name",
  );
  const tables: Manifest["tables"] = [];
  for (const { schema, name, columns } of all) {
    const member = `database/${schema}.${name}`;
    const list = columnsOf({ columns });
    const statement = `copy (select ${list} from ${nameOf(schema, name)}) to stdout`;
    let rows = 0;
    const counted = (n: number) => {
      rows = n;
    };
    await archive.add(member, copyOut(client, statement, counted), true);
    tables.push({ schema, name, columns, member, rows });
  }
  const queue = all.some(({ schema }) => schema === "jobs") ? await queueOf(client) : null;
  const sequences = await sequencesIn(client);
  await client.query("commit");
  return { migrations: applied.rows, queue, tables, sequences };
}

async function queueOf(client: pg.Client): Promise<Manifest["queue"]> {
  const version = await client.query<{ version: number }>("select version from jobs.version");
  const queues = await client.query<{ name: string }>("select name from jobs.queue order by name");
  return {
    version: version.rows[0]?.version ?? 0,
    names: queues.rows.map(({ name }) => name),
  };
}

async function addFiles(dataDir: string, archive: ArchiveWriter): Promise<Manifest["files"]> {
  const root = join(dataDir, "files");
  let count = 0;
  let bytes = 0;
  for await (const key of keysIn(root, "")) {
    const handle = await openFile(join(root, key));
    // Erased since the database was read: then it must not come back either.
    if (!handle) continue;
    bytes += (await archive.add(`${FILES}${key}`, handle.createReadStream())).bytes;
    count += 1;
  }
  return { count, bytes };
}

/** Drafts and everything else that begins with a dot is no file of the program's. */
export async function* keysIn(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
    undefinedWhenMissing,
  );
  for (const entry of entries ?? []) {
    if (entry.name.startsWith(".")) continue;
    const key = `${folder}${entry.name}`;
    if (entry.isDirectory()) yield* keysIn(root, `${key}/`);
    if (entry.isFile()) yield key;
  }
}

export function openFile(path: string): Promise<FileHandle | undefined> {
  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(undefinedWhenMissing);
}

async function syncFolderOf(path: string): Promise<void> {
  const handle = await open(dirname(path), constants.O_RDONLY);
  // Some network filesystems cannot do this for folders; they have their own promises.
  await handle.sync().catch(() => {});
  await handle.close();
}

interface ArchiveWriter {
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
async function createArchive(path: string): Promise<ArchiveWriter> {
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
