import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { DEMO_MODULES } from "./demo-modules.ts";
import { createIndexClient } from "./features/matching/index/index-client.ts";
import { makeProfiles } from "./features/matching/index/make-profiles.ts";
import { createLog } from "./platform/log.ts";
import {
  NOTHING_PREPARED,
  openPrepared,
  outOfDate,
  PREPARE_COMMAND,
  PREPARED_FILE,
} from "./platform/prepared-demo.ts";

test("what is prepared of the demo world was made from the source as it is", () => {
  const remedy = `${PREPARED_FILE} is out of date: run ${PREPARE_COMMAND} and commit it`;
  expect(outOfDate(DEMO_MODULES), remedy).toEqual([]);
});

test("what another version made is worked out anew, and the log says how to prepare it", () => {
  const log: string[] = [];
  const modules = { ...DEMO_MODULES, job: ["src/server/main.ts"] };
  const prepared = openPrepared(modules, createLog("warn", { write: (line) => log.push(line) }));
  expect(prepared.get("job", "a text", () => "read now")).toBe("read now");
  expect(log).toHaveLength(1);
  expect(log[0]).toContain(`out of date (job), so more is read now; ${PREPARE_COMMAND}`);
});

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

  test("has the profile of every job, before any index has started", async () => {
    const { rows } = await fromFile.testDatabase.database.query(
      `select count(*)::int as jobs, count(p.document_id)::int as profiled
       from jobs j left join match_profiles p
         on p.document_id = j.id and p.version = $1 and p.revision = j.revision
       where j.status = 'active'`,
      [PROFILE_VERSION],
    );
    expect(rows[0].jobs).toBeGreaterThan(300);
    expect(rows[0].profiled).toBe(rows[0].jobs);
  });

  test("is the same as one that is read at the start, row for row", async () => {
    await makeMissingProfiles(readNow);
    await makeMissingProfiles(fromFile);
    const [loaded, read] = [await tablesOf(fromFile), await tablesOf(readNow)];
    expect([...loaded.keys()]).toEqual([...read.keys()]);
    expect(loaded.get("match_profiles")?.length).toBeGreaterThan(350);
    for (const [table, rows] of loaded) expect(rows, table).toEqual(read.get(table));
  });

  test("makes a full index, and whoever waits for it hears how far it is", async () => {
    const { database, connection } = fromFile.testDatabase;
    await database.query("delete from match_profiles where kind = 'resume'");
    const told: string[] = [];
    const index = createIndexClient({
      connection,
      makesProfiles: true,
      startsAtOnce: true,
      log: createLog("silent"),
      onProfiled: () => {},
    });
    index.start();
    await index.ready((progress) => told.push(progress));
    const { jobs, candidates } = await index.ask("state", {});
    await index.stop();
    expect([jobs > 300, candidates]).toEqual([true, 43]);
    // The jobs had theirs.
    expect(told.at(-1)).toBe("43 of 43");
    expect(told.every((progress) => progress.endsWith(" of 43"))).toBe(true);
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
