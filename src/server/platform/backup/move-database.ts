import { createHash } from "node:crypto";
import { closeSync } from "node:fs";
import { mkdtemp, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { takeHold } from "../embedded-postgres/hold.ts";
import { createFiles, type Files } from "../files/files.ts";
import type { Log } from "../log.ts";
import { columnsOf, nameOf, PLAIN_TEXT, tablesIn } from "./catalogue.ts";
import { withClient } from "./connect.ts";
import { BackupError, type Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { keysIn, openFile, writeBackup } from "./write-backup.ts";

interface Options {
  readonly dataDir: string;
  readonly target: pg.ClientConfig;
  /** Where the files go; without it they stay on the disk of DATA_DIR. */
  readonly s3Url: string | undefined;
  readonly migrationsFolder: string;
  readonly now: Date;
  readonly log: Log;
  /** Runs the work with a connection to the embedded database, which is stopped afterwards. */
  readonly withSource: <T>(work: (connection: pg.ClientConfig) => Promise<T>) => Promise<T>;
}

export interface Moved {
  readonly manifest: Manifest;
  readonly filesCopied: number | undefined;
  /** Where the embedded database is kept from now on. */
  readonly kept: string;
}

/**
 * Takes an installation from its embedded database to one outside, by way of a backup and a restore, and then holds
 * every table of the one against the other. What was moved is put aside, so that no start finds it by mistake.
 */
export async function moveDatabase(options: Options): Promise<Moved> {
  const { dataDir, target, migrationsFolder, now, log } = options;
  refuseWhileRunning(dataDir);
  const scratch = await mkdtemp(join(dataDir, ".move-"));
  try {
    const moved = await options.withSource(async (source) => {
      const path = join(scratch, "database.zip");
      const manifest = await writeBackup({
        connection: source,
        dataDir,
        filesAreInBucket: true,
        path,
        now,
      });
      // Before the database: a row must not name a file that is not there.
      const filesCopied = await copyFilesToBucket(options);
      await restoreBackup({
        dataDir: join(scratch, "data"),
        filesAreInBucket: true,
        migrationsFolder,
        path,
        log,
        connect: (work) => work(target),
      });
      await refuseDifferences(source, target);
      return { manifest, filesCopied };
    });
    const kept = join(dataDir, `postgres-moved-${now.toISOString().slice(0, 10)}`);
    await rename(join(dataDir, "postgres"), kept);
    return { ...moved, kept };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What it wrote meanwhile would stay behind. */
function refuseWhileRunning(dataDir: string): void {
  const hold = takeHold(join(dataDir, "postgres"));
  if (hold === undefined) return;
  closeSync(hold);
  throw new BackupError(`The program is running on ${dataDir}. Stop it, then move.`);
}

async function refuseDifferences(source: pg.ClientConfig, target: pg.ClientConfig): Promise<void> {
  const others = await withClient(source, (client) =>
    client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'candour' and pid <> pg_backend_pid()",
    ),
  );
  const unlike = differences(await digestsOf(source), await digestsOf(target));
  if (unlike.length === 0 && others.rows.length === 0) return;
  const what = unlike.length > 0 ? `: ${unlike.join(", ")} differ` : "";
  throw new BackupError(
    `The program was started while its data was moved${what}. Stop it, empty the database in DATABASE_URL, and move again. Nothing was taken from the old one.`,
  );
}

/** How many rows a table has, and a sum over all of them that does not depend on their order. */
type Digests = ReadonlyMap<string, string>;

export const digestsOf = (connection: pg.ClientConfig): Promise<Digests> =>
  withClient(connection, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    await client.query(PLAIN_TEXT);
    const digests = new Map<string, string>();
    for (const table of await tablesIn(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' rows, ' ||
           coalesce(sum(('x' || left(md5(row(${columnsOf(table)})::text), 15))::bit(60)::bigint), 0) as digest
         from ${nameOf(table.schema, table.name)}`,
      );
      digests.set(`${table.schema}.${table.name}`, rows[0]?.digest ?? "");
    }
    await client.query("commit");
    return digests;
  });

/** The tables that are not the same on both sides. */
export function differences(here: Digests, there: Digests): string[] {
  const names = new Set([...here.keys(), ...there.keys()]);
  return [...names].filter((name) => here.get(name) !== there.get(name)).sort();
}

interface CopyFilesOptions {
  readonly dataDir: string;
  readonly s3Url: string | undefined;
  readonly log: Log;
}

/** Copies what is in DATA_DIR/files into the bucket and reads each back; what is there already is written over. */
async function copyFilesToBucket(options: CopyFilesOptions): Promise<number | undefined> {
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
