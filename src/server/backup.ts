import { resolve } from "node:path";
import { hasEmbeddedDatabase, withConnection } from "./platform/backup/connect.ts";
import { BackupError } from "./platform/backup/manifest.ts";
import { runFileCommand } from "./platform/backup/run-command.ts";
import { writeBackup } from "./platform/backup/write-backup.ts";
import { readEnvironment } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";

/** `npm run backup -- FILE`: the database and the files of these settings in one archive; the program may be running. */
await runFileCommand("backup", async (path) => {
  const config = readEnvironment();
  if (!config.databaseUrl && !hasEmbeddedDatabase(config))
    throw new BackupError(`There is nothing to back up: ${config.dataDir} has no database.`);
  const manifest = await withConnection(config, createLog(config.logLevel), (connection) =>
    writeBackup({
      connection,
      dataDir: config.dataDir,
      filesAreInBucket: config.s3Url !== undefined,
      path: resolve(path),
      now: new Date(),
    }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = manifest.files
    ? `${manifest.files.count} files`
    : "no files: they are in the bucket (S3_URL), which needs a backup of its own";
  return `${path}: ${rows} rows of ${manifest.tables.length} tables, ${files}.`;
});
