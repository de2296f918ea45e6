import { constants } from "node:fs";
import { type FileHandle, lstat, open, readdir, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type pg from "pg";
import { undefinedWhenMissing } from "../files/file-store.ts";
import { type ArchiveWriter, createArchive } from "./archive-writer.ts";
import { columnsOf, nameOf, PLAIN_TEXT, sequencesIn, tablesIn } from "./catalogue.ts";
import { withClient } from "./connect.ts";
import { copyOut } from "./copy.ts";
import { BackupError, FILES, FORMAT, type Manifest, SECRET } from "./manifest.ts";

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
