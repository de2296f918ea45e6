import { join, resolve } from "node:path";
import { withConnection } from "./platform/backup/connect.ts";
import { restoreBackup } from "./platform/backup/restore-backup.ts";
import { runFileCommand } from "./platform/backup/run-command.ts";
import { readEnvironment } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { projectRoot } from "./platform/project-root.ts";

/** `npm run restore -- FILE`: puts an archive into the empty database and the empty DATA_DIR of these settings. */
await runFileCommand("restore", async (path) => {
  const config = readEnvironment();
  const log = createLog(config.logLevel);
  const manifest = await restoreBackup({
    dataDir: config.dataDir,
    filesAreInBucket: config.s3Url !== undefined,
    migrationsFolder: join(projectRoot(), "migrations"),
    path: resolve(path),
    log,
    connect: (work) => withConnection(config, log, work),
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = manifest.files
    ? `${manifest.files.count} files`
    : "no files: they are in the bucket that S3_URL named when the archive was made";
  return `Restored what was backed up at ${manifest.madeAt}: ${rows} rows of ${manifest.tables.length} tables, ${files}.`;
});
