import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { createLog } from "#server/platform/log.ts";
import { spareIndexThread } from "./index-threads.ts";
import { ADMIN_ENV } from "./people.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export interface TestApp extends App {
  readonly url: string;
  readonly dataDir: string;
  readonly testDatabase: TestDatabase;
  /** Stops the app and removes what it left. */
  end(): Promise<void>;
}

interface Options {
  readonly env?: Record<string, string>;
  readonly clock?: () => Date;
  /** Another process's view: the same database, an app of its own. */
  readonly beside?: Pick<TestApp, "testDatabase">;
}

/** Limits are out of the way unless a test is about them. */
const ENV = {
  NODE_ENV: "test",
  PASSWORD_COST: "test",
  LOG_LEVEL: "silent",
  DEMO: "off",
  LIMIT_REQUESTS_PER_MINUTE: "0",
  LIMIT_SIGN_IN_PER_ACCOUNT: "100000",
  LIMIT_SIGN_IN_PER_NETWORK: "100000",
  LIMIT_REGISTRATIONS_PER_HOUR: "100000",
  LIMIT_LINKS_PER_ADDRESS: "100000",
  LIMIT_UPLOADS_PER_OWNER: "100000",
  LIMIT_UPLOADS_PER_NETWORK: "100000",
};

let shared: Promise<TestApp> | undefined;

/**
 * One app for all files of a worker that change neither clock nor settings nor limits: each test makes
 * people of its own, and asks for nothing that others could have changed. It ends with the worker, and
 * its folder and database with the run (global-setup.ts).
 */
export function sharedTestApp(): Promise<TestApp> {
  shared ??= startTestApp({ env: ADMIN_ENV });
  return shared;
}

/** The whole program on a database and a port of its own, spoken to over real HTTP. */
export async function startTestApp({ env, clock, beside }: Options = {}): Promise<TestApp> {
  const testDatabase = beside?.testDatabase ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(inject("scratch"), "app-"));
  const config = readConfig({ ...ENV, DATA_DIR: dataDir, ...env });
  const log = createLog(config.logLevel);
  const database = openDatabase(testDatabase.connection, 6, log);
  const ground = { config, log, database, clock: clock ?? (() => new Date()) };
  const app = await createApp(ground, spareIndexThread());
  const address = await app.http.listen({ host: "127.0.0.1", port: 0 });
  const url = address.replace("127.0.0.1", "localhost");
  app.platform.publicUrl.value = config.publicUrl ?? url;
  await app.start();
  return {
    ...app,
    url,
    dataDir,
    testDatabase,
    async end() {
      await app.stop();
      await database.close();
      if (!beside) await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
