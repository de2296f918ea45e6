import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Log } from "../log.ts";
import { ADVISORY_LOCKS } from "./advisory-locks.ts";

export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

export class MigrationError extends Error {}

/**
 * Brings the database up to this program. Safe to call from many processes at once: one works
 * under a lock, the others wait and find nothing left to do.
 */
export async function migrate(connection: pg.ClientConfig, folder: string, log: Log) {
  const migrations = readMigrations(folder);
  const client = new pg.Client(connection);
  await client.connect().catch((error: unknown) => {
    throw new MigrationError(
      `The database (DATABASE_URL) cannot be reached: ${error instanceof Error ? error.message : error}.`,
    );
  });
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.migrations]);
    await client.query(
      "create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())",
    );
    const applied = await client.query<{ name: string; hash: string }>(
      "select name, hash from migrations",
    );
    const known = new Map(applied.rows.map((row) => [row.name, row.hash]));
    refuseStrange(migrations, known);
    const missing = migrations.filter((migration) => !known.has(migration.name));
    for (const migration of missing) {
      await applyOne(client, migration);
      log.debug({ migration: migration.name }, "migrated");
    }
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8");
      return { name, sql, hash: createHash("sha256").update(sql).digest("hex") };
    });
}

function refuseStrange(migrations: Migration[], known: Map<string, string>): void {
  const names = new Set(migrations.map((migration) => migration.name));
  const newer = [...known.keys()].filter((name) => !names.has(name));
  if (newer.length > 0)
    throw new MigrationError(
      `The database was made by another version of the program: it has ${newer.join(", ")}, which this one does not know.`,
    );
  const changed = migrations.find(({ name, hash }) => known.has(name) && known.get(name) !== hash);
  if (changed)
    throw new MigrationError(
      `${changed.name} was changed after it had been applied. Put it back and write a new migration instead.`,
    );
}

async function applyOne(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into migrations (name, hash) values ($1, $2)", [name, hash]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`${name} could not be applied: ${reason}`);
  }
}
