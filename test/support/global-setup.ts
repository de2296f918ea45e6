import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/database/migrate.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/log.ts";
import { projectRoot } from "#server/platform/project-root.ts";

declare module "vitest" {
  export interface ProvidedContext {
    server: pg.ClientConfig;
    templateDatabase: string;
  }
}

/**
 * One database server for the whole run: the one of TEST_DATABASE_URL, or an embedded one. A
 * template is migrated once; each test file copies it in a few milliseconds.
 */
export async function setup(project: TestProject) {
  const { server, stop } = await databaseServer();
  const templateDatabase = `candour_template_${process.pid}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await migrate(
    { ...server, database: templateDatabase },
    join(projectRoot(), "migrations"),
    createLog("silent"),
  );
  project.provide("server", server);
  project.provide("templateDatabase", templateDatabase);
  return async () => {
    await admin.query(`drop database if exists ${templateDatabase} with (force)`);
    await admin.end();
    await stop();
  };
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
