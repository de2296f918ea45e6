import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { createLog } from "../log.ts";
import { projectRoot } from "../project-root.ts";
import { migrate, readMigrations } from "./migrate.ts";

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

describe("a database that a newer program has migrated", () => {
  /** What this program knows, then what the newer one does beside it. */
  const migratedBy = async (own: Record<string, string>, newer: Record<string, string>) => {
    for (const [name, sql] of Object.entries({ ...own, ...newer })) write(name, sql);
    await run();
    for (const name of Object.keys(newer)) rmSync(join(folder, name));
    return run();
  };
  const second = { "0002-second.sql": "alter table first add m int" };

  test("is refused when it does not say that this one can go on", async () => {
    await expect(migratedBy({}, second)).rejects.toThrow(
      "0002-second.sql, which this one does not know and cannot run beside",
    );
  });

  test("is used when every one of its migrations says so, one after another", async () => {
    const newer = {
      "0003-third.sql": "-- compatible-with: 0001\nalter table first add third int",
      "0004-fourth.sql": "-- compatible-with: 0002\nalter table first add fourth int",
    };
    expect(await migratedBy(second, newer)).toEqual([]);
    // And the newer one afterwards finds everything as it left it.
    for (const [name, sql] of Object.entries(newer)) write(name, sql);
    expect(await run()).toEqual([]);
  });

  test("is refused when one of them needs a newer program than this", async () => {
    const newer = {
      "0003-third.sql": "-- compatible-with: 0002\nalter table first add third int",
      "0004-fourth.sql": "-- compatible-with: 0003\nalter table first drop column m",
    };
    await expect(migratedBy(second, newer)).rejects.toThrow("it has 0004-fourth.sql, which");
  });

  test("that knew nothing of this rule is brought up to it", async () => {
    await store.database.query(
      "create table migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())",
    );
    expect(await run()).toEqual(["0001-first.sql"]);
  });
});

test("migrations since the rule say which program can go on beside them, and do nothing to it", () => {
  const own = readMigrations(join(projectRoot(), "migrations"));
  const since = own.filter(({ name }) => name >= "0030");
  expect(since.length).toBeGreaterThan(0);
  for (const { name, sql, compatibleWith } of since) {
    expect(compatibleWith, `${name} begins with "-- compatible-with: NNNN"`).not.toBeNull();
    const before = own.filter((one) => one.name < name).at(-1)?.name ?? "";
    // One that takes something away names the program that no longer needs it: itself, at the least.
    if ((compatibleWith ?? "") > before) continue;
    expect(sql, name).not.toMatch(TAKES_AWAY);
  }
});

const TAKES_AWAY =
  /\b(drop\s+(table|column|view|function|type)|rename\s+(to|column)|set\s+not\s+null|alter\s+column\s+\w+\s+(set\s+data\s+)?type)\b/i;
