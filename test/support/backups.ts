import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { restoreBackup } from "#server/platform/backup/restore-backup.ts";
import { writeBackup } from "#server/platform/backup/write-backup.ts";
import { createLog } from "#server/platform/log.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export const MIGRATIONS = join(projectRoot(), "migrations");
const log = createLog("silent");

export const folder = () => mkdtempSync(join(inject("scratch"), "backup-"));
export const fileIn = (place: string) => join(place, "candour.zip");

/** A database with nothing in it, owned by somebody who may do no more than an owner. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  await made.database.query("drop schema public cascade");
  await made.database.query("drop schema if exists jobs cascade");
  const { rows } = await made.database.query("select current_database() as name");
  const role = `owner_of_${rows[0].name}`;
  await made.database.query(`create role ${role} login password 'owner'`);
  await made.database.query(`create schema public authorization ${role}`);
  await made.database.query(`grant create on database ${rows[0].name} to ${role}`);
  const connection = { ...made.connection, user: role, password: "owner" };
  return {
    ...made,
    connection,
    async drop() {
      await made.database.query(`drop owned by ${role} cascade`);
      await made.database.query(`drop role ${role}`);
      await made.drop();
    },
  };
}

export const write = (connection: pg.ClientConfig, dataDir: string, path: string) =>
  writeBackup({ connection, dataDir, filesAreInBucket: false, path, now: new Date() });

export function restore(
  connection: pg.ClientConfig,
  dataDir: string,
  path: string,
  migrations = MIGRATIONS,
) {
  return restoreBackup({
    dataDir,
    filesAreInBucket: false,
    migrationsFolder: migrations,
    path,
    log,
    connect: (work) => work(connection),
  });
}

/** Every table of both schemas: how many rows, and a hash of them all. */
export async function tablesOf(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows: tables } = await client.query(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs') order by 1",
    );
    const found = new Map<string, { rows: number; hash: string }>();
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from ${name} t`,
      );
      found.set(name, rows[0]);
    }
    return found;
  } finally {
    await client.end();
  }
}
