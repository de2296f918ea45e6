import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { buildForNode, SERVER_ENTRIES } from "../../scripts/build.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    server: pg.ClientConfig;
    templateDatabase: string;
    /** A folder for what tests write; it goes with the run. */
    scratch: string;
    /** Where the server is built, with the programs that only tests start. */
    builtServer: string;
  }
}

/** Programs that tests start as processes of their own, beside those of the server. */
const TEST_PROGRAMS = {
  "template-database": "test/support/template-database.ts",
  "engine-user": "test/support/engine-user.ts",
  "toy-tasks": "src/server/platform/processes/testing/toy-tasks.ts",
  "doomed-worker": "src/server/platform/jobs/testing/doomed-worker.ts",
  "temporary-folders": "src/server/platform/files/temporary-folders.ts",
  "frail-ads": "src/server/features/job-review/intake/testing/frail-ads.ts",
};

/**
 * For the whole run: the server's threads and child processes built from the source as it is now, and
 * one database server, that of TEST_DATABASE_URL or an embedded one, with a template that each test
 * file copies in a few milliseconds.
 */
export async function setup(project: TestProject) {
  const [builtServer, { server, stop }] = await Promise.all([buildServer(), databaseServer()]);
  const templateDatabase = `candour_test_${process.pid}`;
  const scratch = mkdtempSync(join(tmpdir(), "candour-run-"));
  chmodSync(scratch, 0o755);
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  // Built too: to load the whole server through Vitest would take longer than to use it.
  const file = pathToFileURL(join(builtServer, "template-database.js")).href;
  const { prepareDatabase } = await import(/* @vite-ignore */ file);
  await prepareDatabase({ ...server, database: templateDatabase });
  project.provide("server", server);
  project.provide("templateDatabase", templateDatabase);
  project.provide("builtServer", builtServer);
  project.provide("scratch", scratch);
  return async () => {
    const { rows } = await admin.query("select datname from pg_database where datname like $1", [
      `${templateDatabase}%`,
    ]);
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
    await stop();
    for (const folder of [builtServer, scratch]) rmSync(folder, { recursive: true, force: true });
  };
}

/** In a folder of this run's own: another run, or a build, may replace what is in `dist`. */
async function buildServer(): Promise<string> {
  const cache = join(projectRoot(), ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "test-server-"));
  // Some tests start a program as another user, who must be able to read it.
  chmodSync(folder, 0o755);
  await buildForNode({ ...SERVER_ENTRIES, ...TEST_PROGRAMS }, folder);
  return folder;
}

async function databaseServer() {
  const outside = process.env.TEST_DATABASE_URL;
  if (outside) return { server: clientConfig(outside), stop: async () => {} };
  const dir = mkdtempSync(join(tmpdir(), "candour-test-"));
  const engine = await startEmbeddedPostgres({
    dir: join(dir, "postgres"),
    durable: false,
    maxConnections: 200,
  });
  const stop = async () => {
    await engine.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { server: { ...engine.connection }, stop };
}

/** Spelled out, so that a test can put another database name in. */
function clientConfig(url: string): pg.ClientConfig {
  const { host, port, user, password, database } = new pg.Client(url);
  return {
    host,
    port,
    ...(user && { user }),
    ...(password && { password }),
    ...(database && { database }),
  };
}
