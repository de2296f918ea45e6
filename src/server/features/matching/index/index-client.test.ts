import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { unpackVacancy } from "#matching/pack/pack-vacancy.ts";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import { ADVISORY_LOCKS } from "#server/platform/database/advisory-locks.ts";
import { createLog } from "#server/platform/log.ts";
import { insertJob } from "#test/support/market.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { createIndexClient, type IndexClient } from "./index-client.ts";

/** Threads that make profiles, with somebody in their way. */
let store: TestDatabase;
let hand: pg.Client;
beforeAll(async () => {
  store = await createTestDatabase();
  hand = new pg.Client(store.connection);
  await hand.connect();
});
afterAll(async () => {
  await index?.stop();
  await hand?.end();
  await store?.drop();
});

let index: IndexClient | undefined;
const open = () =>
  createIndexClient({
    connection: store.connection,
    makesProfiles: true,
    startsAtOnce: true,
    log: createLog("silent"),
    onProfiled: () => {},
    onReady: () => {},
  });
const PATIENCE = { timeout: 60_000 };
const held = async () => (await index?.ask("state", {}))?.jobs;
const addJobs = async (count: number) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await insertJob(store.database)).id);
  return ids;
};
/** Nobody else can store a profile of this job until the transaction of `hand` is over. */
const holdUp = async (id: string) => {
  await hand.query("begin");
  await hand.query(
    `insert into match_profiles (document_id, kind, version, revision, bytes)
     values ($1, 'job', $2, 0, '')`,
    [id, PROFILE_VERSION],
  );
};
const isHeldUp = async () => {
  const { rows } = await store.database.query(
    `select 1 from pg_stat_activity where datname = current_database()
       and application_name = 'candour index' and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};
const profiles = async () => (await store.database.query("select * from match_profiles")).rows;

test("killed in the middle of making profiles, it loses none and leaves nothing half done", async () => {
  const ids = await addJobs(12);
  await holdUp(ids[6] ?? "");
  index = open();
  index.start();
  await expect.poll(isHeldUp, PATIENCE).toBe(true);
  await index.stop();
  await hand.query("rollback");
  const before = await profiles();
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(ids.length);
  await vi.waitFor(async () => {
    const { rows } = await hand.query("select 1 from pg_locks where objid = $1", [
      ADVISORY_LOCKS.matchProfiles,
    ]);
    expect(rows).toEqual([]);
  }, PATIENCE);

  index = open();
  index.start();
  await expect.poll(held, PATIENCE).toBe(ids.length);
  const { rows: right } = await hand.query("select id as document_id, revision from jobs");
  const after = await profiles();
  expect(after).toHaveLength(ids.length);
  for (const { document_id, revision, bytes } of after) {
    expect(right).toContainEqual({ document_id, revision });
    expect(unpackVacancy(bytes).requirements.length).toBeGreaterThan(0);
  }
  // What was there before was not made twice.
  for (const row of before) expect(after).toContainEqual(row);
}, 120_000);

test("a job that comes while profiles are made gets its own as soon as they are", async () => {
  const before = (await held()) ?? 0;
  const { id } = await insertJob(store.database, { status: "draft" });
  await holdUp(id);
  await store.database.query("update jobs set status = 'active' where id = $1", [id]);
  await expect.poll(isHeldUp, PATIENCE).toBe(true);
  await insertJob(store.database);
  await hand.query("rollback");
  await expect.poll(held, PATIENCE).toBe(before + 2);
}, 60_000);

test("and so does one that came while another process was making profiles", async () => {
  const before = (await held()) ?? 0;
  const lock = [ADVISORY_LOCKS.matchProfiles];
  await hand.query("select pg_advisory_lock($1)", lock);
  await insertJob(store.database);
  const seen = async () => {
    const { rows } = await hand.query(
      `select 1 from pg_stat_activity where datname = current_database()
         and application_name = 'candour index' and query like '%pg_try_advisory_lock%'`,
    );
    return rows.length;
  };
  await expect.poll(seen, { ...PATIENCE, interval: 5 }).toBe(1);
  expect(await held()).toBe(before);
  await hand.query("select pg_advisory_unlock($1)", lock);
  await expect.poll(held, PATIENCE).toBe(before + 1);
}, 60_000);
