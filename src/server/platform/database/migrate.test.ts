import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { createLog } from "../log.ts";
import { migrate } from "./migrate.ts";

const log = createLog("silent");
let store: TestDatabase;
let folder: string;

beforeEach(async () => {
  store = await createTestDatabase();
  await store.database.query("drop schema public cascade; create schema public");
  folder = mkdtempSync(join(tmpdir(), "candour-migrations-"));
  write("0001-first.sql", "create table first (n int)");
});
afterEach(async () => {
  await store.drop();
  rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate(store.connection, folder, log);

test("applies what is missing, in order, once", async () => {
  expect(await run()).toEqual(["0001-first.sql"]);
  write("0002-second.sql", "alter table first add m int");
  expect(await run()).toEqual(["0002-second.sql"]);
  expect(await run()).toEqual([]);
});

test("four processes at once: one works, the others find nothing to do", async () => {
  const results = await Promise.all([run(), run(), run(), run()]);
  expect(results.flat()).toEqual(["0001-first.sql"]);
});

test("a migration that fails leaves nothing of itself, and says which it was", async () => {
  write("0002-broken.sql", "create table half (n int); select nonsense");
  await expect(run()).rejects.toThrow("0002-broken.sql could not be applied");
  const { rows } = await store.database.query("select to_regclass('half') as half");
  expect(rows[0].half).toBeNull();
});

test("a changed migration is refused", async () => {
  await run();
  write("0001-first.sql", "create table first (n bigint)");
  await expect(run()).rejects.toThrow("0001-first.sql was changed after it had been applied");
});

test("a database from a newer program is refused", async () => {
  write("0002-second.sql", "select 1");
  await run();
  rmSync(join(folder, "0002-second.sql"));
  await expect(run()).rejects.toThrow("0002-second.sql, which this one does not know");
});
