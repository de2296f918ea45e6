import { join } from "node:path";
import { hasEmbeddedDatabase, withConnection } from "./platform/backup/connect.ts";
import { BackupError } from "./platform/backup/manifest.ts";
import { moveDatabase } from "./platform/backup/move-database.ts";
import { runCommand } from "./platform/backup/run-command.ts";
import { readEnvironment } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { projectRoot } from "./platform/project-root.ts";

/** `npm run move`: from the embedded database in DATA_DIR to the empty one in DATABASE_URL, and files to S3_URL if it is set. */
await runCommand(async () => {
  const config = readEnvironment();
  const { dataDir, databaseUrl, s3Url } = config;
  if (!databaseUrl)
    throw new BackupError("Where to? Set DATABASE_URL to the empty database that is to be used.");
  if (!hasEmbeddedDatabase(config))
    throw new BackupError(`There is nothing to move: ${dataDir} has no database.`);
  const log = createLog(config.logLevel);
  const { manifest, filesCopied, kept } = await moveDatabase({
    dataDir,
    target: { connectionString: databaseUrl },
    s3Url,
    migrationsFolder: join(projectRoot(), "migrations"),
    now: new Date(),
    log,
    withSource: (work) => withConnection({ ...config, databaseUrl: undefined }, log, work),
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files =
    filesCopied === undefined
      ? `The files stay in ${join(dataDir, "files")}.`
      : `${filesCopied} files are in the bucket; those in ${join(dataDir, "files")} can go.`;
  return `Moved ${rows} rows of ${manifest.tables.length} tables, and found every table the same on both sides. ${files} The old database is kept in ${kept}; from now on start with DATABASE_URL.`;
});
