import { closeSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { takeHold } from "../embedded-postgres/hold.ts";
import type { Log } from "../log.ts";
import { differences, digestsOf } from "./compare-databases.ts";
import { withClient } from "./connect.ts";
import { copyFilesToBucket } from "./copy-files.ts";
import { BackupError, type Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

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
