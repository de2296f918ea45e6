import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createLog } from "#server/platform/log.ts";
import { projectRoot } from "#server/platform/project-root.ts";

/**
 * Brings a new database to where an app has started on it once: our tables, and those of the job queue
 * with a partition for every queue, which take four times as long as everything else of a start.
 */
export async function prepareDatabase(connection: pg.ClientConfig): Promise<void> {
  const log = createLog("silent");
  await migrate(connection, join(projectRoot(), "migrations"), log);
  const dataDir = mkdtempSync(join(tmpdir(), "candour-template-"));
  const env = { NODE_ENV: "test", LOG_LEVEL: "silent", DEMO: "off", ROLES: "web" };
  const config = readConfig({ ...env, DATA_DIR: dataDir });
  const database = openDatabase(connection, 4, log);
  try {
    const app = await createApp({ config, log, database, clock: () => new Date() });
    await app.start();
    await app.stop();
    // To look through the schedules costs a start more than the rest of it; and nothing is to fall due during a test.
    await database.query("update jobs.version set cron_on = now() + interval '1 day'");
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
