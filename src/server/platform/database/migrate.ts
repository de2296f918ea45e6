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
  /** Programs that know the migrations up to this number can go on beside it; null when it does not say. */
  compatibleWith: string | null;
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
    await client.query(MIGRATIONS_TABLE);
    await addCompatibleWith(client);
    const applied = await client.query<Applied>(
      `select name, hash, compatible_with as "compatibleWith" from migrations order by name`,
    );
    const known = new Map(applied.rows.map((row) => [row.name, row.hash]));
    refuseChanged(migrations, known);
    const newer = newerThan(migrations, applied.rows);
    if (newer.length > 0)
      log.warn(
        { newer },
        "a newer version of the program has migrated the database: running beside it",
      );
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

/** The first line of a migration. */
const COMPATIBLE_WITH = /^-- compatible-with: (\d{4})\n/;

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8");
      const hash = createHash("sha256").update(sql).digest("hex");
      return { name, sql, hash, compatibleWith: COMPATIBLE_WITH.exec(sql)?.[1] ?? null };
    });
}

type Applied = Pick<Migration, "name" | "hash" | "compatibleWith">;

/** Also made by a restore, which brings the rows. */
export const MIGRATIONS_TABLE =
  "create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())";

/** It came with 0030. Asked first: to alter a table waits for everybody who reads it, a backup for one. */
async function addCompatibleWith(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select 1 from pg_attribute where attrelid = 'migrations'::regclass and attname = 'compatible_with'",
  );
  if (rows.length === 0)
    await client.query("alter table migrations add column compatible_with text");
}

/**
 * What a newer program has done to the database, where this one can go on beside it: each of its migrations names
 * the oldest program that can, by the last migration which that one knows (docs/decisions/0044).
 */
function newerThan(migrations: Migration[], applied: readonly Applied[]): string[] {
  const names = new Set(migrations.map(({ name }) => name));
  const own = numberOf(migrations.at(-1)?.name ?? "");
  const strange = applied.filter(({ name }) => !names.has(name));
  const refused = strange.filter(
    ({ name, compatibleWith }) =>
      numberOf(name) <= own || compatibleWith === null || compatibleWith > own,
  );
  if (refused.length === 0) return strange.map(({ name }) => name);
  throw new MigrationError(
    `The database was made by another version of the program: it has ${refused.map(({ name }) => name).join(", ")}, which this one does not know and cannot run beside.`,
  );
}

const numberOf = (name: string) => name.slice(0, 4);

function refuseChanged(migrations: Migration[], known: Map<string, string>): void {
  const changed = migrations.find(({ name, hash }) => known.has(name) && known.get(name) !== hash);
  if (changed)
    throw new MigrationError(
      `${changed.name} was changed after it had been applied. Put it back and write a new migration instead.`,
    );
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  const { name, sql, hash, compatibleWith } = migration;
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into migrations (name, hash, compatible_with) values ($1, $2, $3)", [
      name,
      hash,
      compatibleWith,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`${name} could not be applied: ${reason}`);
  }
}
