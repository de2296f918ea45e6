import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { makeProfiles } from "./features/matching/index/make-profiles.ts";
import { NOTHING_PREPARED } from "./platform/prepared-demo.ts";

describe("a world that is loaded from the file", () => {
  /** Long ago, so that what the database itself dates is told from what the demo dates. */
  const start = new Date(Date.now() - 400 * 86_400_000);
  let fromFile: TestApp;
  let readNow: TestApp;
  beforeAll(async () => {
    const options = { env: { DEMO: "on" }, clock: () => start };
    [fromFile, readNow] = await Promise.all([startTestApp(options), startTestApp(options)]);
    await Promise.all([fromFile.loadDemo(), readNow.loadDemo(undefined, NOTHING_PREPARED)]);
  });
  afterAll(async () => {
    await fromFile?.end();
    await readNow?.end();
  });

  test("is the same as one that is read at the start, row for row", async () => {
    await makeMissingProfiles(readNow);
    await makeMissingProfiles(fromFile);
    const [loaded, read] = [await tablesOf(fromFile), await tablesOf(readNow)];
    expect([...loaded.keys()]).toEqual([...read.keys()]);
    expect(loaded.get("match_profiles")?.length).toBeGreaterThan(350);
    for (const [table, rows] of loaded) expect(rows, table).toEqual(read.get(table));
  });

  async function makeMissingProfiles({ testDatabase }: TestApp): Promise<void> {
    const client = new pg.Client(testDatabase.connection);
    await client.connect();
    const warn = (text: string) => expect.unreachable(text);
    const parts = { client, version: PROFILE_VERSION, pause: async () => {}, warn };
    await makeProfiles(parts, { job: null, resume: null });
    await client.end();
  }

  /** Notes of what changed, for indexes: they tell the way, not the world. */
  const LEFT_OUT = ["changes", "migrations"];

  async function tablesOf({ testDatabase: { database } }: TestApp) {
    const { rows: tables } = await database.query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    const rows = new Map<string, string[]>();
    for (const { name } of tables.filter((table) => !LEFT_OUT.includes(table.name)))
      rows.set(name, (await database.query(`select * from ${name}`)).rows.map(comparable).sort());
    return rows;
  }

  const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  const DRAWN_BY_LOT = ["password", "password_hash", "random_string"];

  /** Without ids, secrets, and the time of day at which the test runs. */
  function comparable(row: Record<string, unknown>): string {
    const values = Object.entries(row).filter(([column]) => !DRAWN_BY_LOT.includes(column));
    const timeless = values.map(([column, value]) => {
      if (value instanceof Date && value > start) return [column, "now"];
      return [column, value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value];
    });
    return JSON.stringify(Object.fromEntries(timeless)).replace(UUID, "id");
  }
});
