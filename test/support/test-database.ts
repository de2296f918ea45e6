import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { createLog } from "#server/platform/log.ts";

export interface TestDatabase {
  database: Database;
  connection: pg.ClientConfig;
  drop(): Promise<void>;
}

/** A fresh, migrated database of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("server");
  const name = `${inject("templateDatabase")}_${randomBytes(6).toString("hex")}`;
  await asAdmin(server, `create database ${name} template ${inject("templateDatabase")}`);
  const connection = { ...server, database: name };
  const database = openDatabase(connection, 8, createLog("silent"));
  return {
    database,
    connection,
    async drop() {
      await database.close();
      await asAdmin(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
