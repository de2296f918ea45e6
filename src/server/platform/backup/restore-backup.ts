import { createHash } from "node:crypto";
import { lstat, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import type pg from "pg";
import { type Entry, openPromise } from "yauzl";
import { ADVISORY_LOCKS } from "../database/advisory-locks.ts";
import { openDatabase } from "../database/database.ts";
import { MIGRATIONS_TABLE, type Migration, readMigrations } from "../database/migrate.ts";
import { undefinedWhenMissing } from "../files/file-store.ts";
import { createFiles } from "../files/files.ts";
import { openBoss } from "../jobs/boss.ts";
import type { Log } from "../log.ts";
import {
  columnsOf,
  foreignKeysIn,
  isEmptyDatabase,
  nameOf,
  PLAIN_TEXT,
  tablesIn,
} from "./catalogue.ts";
import { withClient } from "./connect.ts";
import { copyIn } from "./copy.ts";
import {
  BackupError,
  damaged,
  FILES,
  MANIFEST,
  type Manifest,
  parseManifest,
  SECRET,
} from "./manifest.ts";

interface Options {
  readonly dataDir: string;
  readonly filesAreInBucket: boolean;
  readonly migrationsFolder: string;
  readonly path: string;
  readonly log: Log;
  /** Runs the work with a connection: the database is not needed, nor made, before the archive was found good. */
  readonly connect: (work: (connection: pg.ClientConfig) => Promise<void>) => Promise<void>;
}

/** Puts an archive into an empty database and an empty folder: all of it, or nothing. */
export async function restoreBackup(options: Options): Promise<Manifest> {
  const archive = await openArchive(options.path);
  try {
    const { manifest } = archive;
    const migrations = migrationsOf(manifest, readMigrations(options.migrationsFolder));
    await refuseUsedFolder(options, manifest);
    await archive.verify();
    await options.connect((connection) => restoreInto(connection, archive, migrations, options));
    return manifest;
  } finally {
    archive.close();
  }
}

/** Those that had been applied when the archive was made; the rest follow at the next start, as in any upgrade. */
function migrationsOf({ migrations }: Manifest, known: Migration[]): Migration[] {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  const newer = migrations.filter(({ name }) => !byName.has(name)).map(({ name }) => name);
  if (newer.length > 0)
    throw new BackupError(
      `The archive was made by a newer version of the program: it has ${newer.join(", ")}, which this one does not know. Restore it with that version.`,
    );
  return migrations.map(({ name, hash }) => {
    const migration = byName.get(name);
    if (migration?.hash === hash) return migration;
    throw new BackupError(
      `The archive was made by another version of the program: its ${name} is not the one here.`,
    );
  });
}

async function refuseUsedFolder({ dataDir, filesAreInBucket }: Options, manifest: Manifest) {
  if (manifest.files && filesAreInBucket)
    throw new BackupError(
      "The archive holds files, and S3_URL says that they belong in a bucket. Unset S3_URL and restore to the disk.",
    );
  const names = await readdir(join(dataDir, "files")).catch(undefinedWhenMissing);
  if (names?.some((name) => !name.startsWith(".")))
    throw new BackupError(
      `There are files in ${join(dataDir, "files")} already. A restore needs a DATA_DIR of its own.`,
    );
}

async function restoreInto(
  connection: pg.ClientConfig,
  archive: ArchiveReader,
  migrations: Migration[],
  options: Options,
): Promise<void> {
  await withClient(connection, async (client) => {
    if (!(await isEmptyDatabase(client)))
      throw new BackupError(
        "The database is not empty. A restore needs an empty one: a new DATA_DIR, or a new database in DATABASE_URL.",
      );
    try {
      if (archive.manifest.queue) await makeQueueTables(connection, options.log);
      await client.query("begin");
      await client.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.migrations]);
      await loadDatabase(client, archive, migrations);
      await writeFiles(archive, options);
      await client.query("commit");
    } catch (error) {
      // Nobody else's: the database was empty. A lost connection has told its reason already.
      await client.query("rollback; drop schema if exists jobs cascade").catch(() => {});
      throw error;
    }
  });
}

/** pg-boss makes its own tables, and not in a transaction of ours. */
async function makeQueueTables(connection: pg.ClientConfig, log: Log): Promise<void> {
  const database = openDatabase(connection, 2, log);
  const boss = openBoss(database, log);
  try {
    await boss.start();
    await boss.stop({ graceful: false });
  } finally {
    await database.close();
  }
}

/**
 * Foreign keys are taken off and put back, which checks every row at the end; so tables come in any order, and
 * the database's owner may do it all. Triggers are still: what they write is in the archive.
 */
async function loadDatabase(client: pg.Client, archive: ArchiveReader, migrations: Migration[]) {
  const { manifest } = archive;
  await client.query(MIGRATIONS_TABLE);
  await client.query(compatibleWithOf(manifest));
  for (const { sql } of migrations) await client.query(sql);
  await client.query(PLAIN_TEXT);
  await makeQueues(client, manifest);
  const made = await tablesIn(client);
  refuseOtherTables(manifest, made);
  const keys = await foreignKeysIn(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  const names = made.map(({ schema, name }) => nameOf(schema, name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`);
  for (const table of manifest.tables) {
    const into = `${nameOf(table.schema, table.name)} (${columnsOf(table)})`;
    await copyIn(client, `copy ${into} from stdin`, await archive.open(table.member));
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { schema, name, last, isCalled } of manifest.sequences)
    await client.query("select setval($1::regclass, $2, $3)", [
      nameOf(schema, name),
      last,
      isCalled,
    ]);
}

/** Archives of programs before 0030 know nothing of it: the next start adds it. */
function compatibleWithOf({ tables }: Manifest): string {
  const table = tables.find(({ schema, name }) => schema === "public" && name === "migrations");
  return table?.columns.includes("compatible_with")
    ? "alter table migrations add column compatible_with text"
    : "";
}

/** Each queue has a table of its own, which pg-boss makes with the queue. */
async function makeQueues(client: pg.Client, { queue }: Manifest): Promise<void> {
  if (!queue) return;
  const { rows } = await client.query<{ version: number }>("select version from jobs.version");
  if (rows[0]?.version !== queue.version)
    throw new BackupError(
      `The archive's job queue is of version ${queue.version}, and this program's of ${rows[0]?.version}. Restore it with the version of the program that made it, and upgrade then.`,
    );
  for (const name of queue.names)
    await client.query("select jobs.create_queue($1, '{}'::json)", [name]);
}

function refuseOtherTables(
  { tables }: Manifest,
  made: Pick<Manifest["tables"][number], "schema" | "name" | "columns">[],
) {
  const listed = (all: typeof made) =>
    all.map(({ schema, name, columns }) => `${schema}.${name} (${columns.toSorted().join(", ")})`);
  const here = new Set(listed(made));
  const strange = listed(tables).find((table) => !here.has(table));
  if (strange !== undefined)
    throw new BackupError(`The archive has a table that the program does not make: ${strange}.`);
}

/** Before the database is committed: a row must not name a file that is not there. */
async function writeFiles(archive: ArchiveReader, { dataDir, log }: Options): Promise<void> {
  const { manifest } = archive;
  const isFresh = !(await lstat(join(dataDir, "files")).catch(undefinedWhenMissing));
  try {
    if (manifest.files) {
      const files = await createFiles({ dataDir, log });
      for (const [member, { bytes }] of Object.entries(manifest.members)) {
        if (!member.startsWith(FILES)) continue;
        const info = { contentType: "application/octet-stream", bytes };
        await files.put(member.slice(FILES.length), await archive.open(member), info);
      }
    }
    await writeSecret(archive, dataDir);
  } catch (error) {
    if (isFresh) await rm(join(dataDir, "files"), { recursive: true, force: true });
    throw error;
  }
}

/** It signs cookies and links in mails that people still have. */
async function writeSecret({ manifest, open }: ArchiveReader, dataDir: string): Promise<void> {
  if (!manifest.members[SECRET]) return;
  const secret = await buffer(await open(SECRET));
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, "secret"), secret, { mode: 0o600 });
}

interface ArchiveReader {
  readonly manifest: Manifest;
  open(member: string): Promise<Readable>;
  /** Reads every member and holds it against the manifest. */
  verify(): Promise<void>;
  close(): void;
}

async function openArchive(path: string): Promise<ArchiveReader> {
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
