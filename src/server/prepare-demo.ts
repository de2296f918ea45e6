import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "./app.ts";
import { DEMO_MODULES } from "./demo-modules.ts";
import { readConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/database/database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { startEmbeddedPostgres } from "./platform/embedded-postgres/embedded-postgres.ts";
import { createLog } from "./platform/log.ts";
import { PREPARED_FILE, recordPrepared } from "./platform/prepared-demo.ts";
import { projectRoot } from "./platform/project-root.ts";

/**
 * Works out ahead what takes long when the demo world is loaded (docs/decisions/0028): loads it once into a database
 * that is thrown away, and takes down the answers. So nothing has to know which texts there are.
 */
const dataDir = mkdtempSync(join(tmpdir(), "candour-prepare-"));
const log = createLog("warn");
const engine = await startEmbeddedPostgres({ dir: join(dataDir, "postgres"), durable: false });
try {
  await migrate(engine.connection, join(projectRoot(), "migrations"), log);
  const database = openDatabase(engine.connection, 4, log);
  // A test's settings: no processes and no index, which it does without.
  const config = readConfig({ NODE_ENV: "test", DEMO: "on", DATA_DIR: dataDir });
  const app = await createApp({ config, log, database, clock: () => new Date() });
  const recorder = recordPrepared();
  await app.loadDemo(undefined, recorder);
  await app.stop();
  await database.close();
  const file = recorder.file(DEMO_MODULES);
  writeFileSync(join(projectRoot(), PREPARED_FILE), file);
  process.stdout.write(`${PREPARED_FILE}: ${(file.length / 1e6).toFixed(1)} MB\n`);
} finally {
  await engine.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
