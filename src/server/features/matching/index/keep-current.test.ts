import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import { createFiles } from "#server/platform/files/files.ts";
import { createLog } from "#server/platform/log.ts";
import { EMPLOYMENT_AD, insertJob } from "#test/support/market.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { RESUME_TEXT } from "#test/support/uploads.ts";
import { addDemoCandidate } from "../../accounts/service.ts";
import { addRead } from "../../documents/service.ts";
import { createProfileService } from "../../profiles/service.ts";
import { createKeeper, type Keeper } from "./keep-current.ts";
import { makeProfiles } from "./make-profiles.ts";
import { createMarket, type Market } from "./market.ts";
import { openMarketStore } from "./market-store.ts";

/** The index and what keeps it, here instead of in their thread. */
let store: TestDatabase;
let client: pg.Client;
let market: Market;
let keeper: Keeper;
let warnings: string[];
const dataDir = mkdtempSync(join(tmpdir(), "candour-index-"));
beforeAll(async () => {
  store = await createTestDatabase();
  client = await connect();
});
afterAll(async () => {
  await client?.end();
  await store?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await store.database.query("truncate jobs, accounts, documents, match_profiles, changes cascade");
  [market, keeper] = open(PROFILE_VERSION);
});

function open(version: number): [Market, Keeper] {
  warnings = [];
  const fresh = createMarket(() => false);
  const warn = (text: string) => void warnings.push(text);
  return [fresh, createKeeper(openMarketStore(client, version), fresh, warn)];
}
async function connect(): Promise<pg.Client> {
  const opened = new pg.Client(store.connection);
  await opened.connect();
  return opened;
}
const profiled = (version = PROFILE_VERSION) =>
  makeProfiles(
    { client, version, pause: async () => {}, warn: (text) => void warnings.push(text) },
    { job: null, resume: null },
  );
const jobs = () => [...market.jobs.stamps()].map(([id]) => id).sort();
const people = () => [...market.candidates.stamps()].map(([id]) => id);
const close = (db: Pick<pg.Client, "query">, id: string) =>
  db.query("update jobs set status = 'closed' where id = $1", [id]);
/** The id of somebody's current resume. */
async function candidate(): Promise<string> {
  const { database } = store;
  const files = await createFiles({ dataDir, log: createLog("silent") });
  const person = { name: "Mei-Lin Chan", email: `${randomUUID()}@example.org`, since: new Date() };
  const accountId = await addDemoCandidate(database, person);
  const resume = { accountId, fileName: "resume.txt", text: RESUME_TEXT, receivedAt: new Date() };
  const { id } = await addRead({ files, timeZone: "Australia/Sydney" }, database, resume);
  const profiles = createProfileService({ database, clock: () => new Date() });
  await profiles.setCurrent(database, accountId, id);
  return id;
}
/** Two jobs that the index has. */
async function twoJobs(): Promise<[string, string]> {
  const [one, two] = [await insertJob(store.database), await insertJob(store.database)];
  await profiled();
  await keeper.load();
  // What others have under way may make it look at the last changes once more.
  await keeper.follow();
  expect(jobs()).toEqual([one.id, two.id].sort());
  return [one.id, two.id];
}

/** A transaction beside ours; it ends with the work, whatever happens. */
async function beside(work: (late: pg.Client) => Promise<void>): Promise<void> {
  const late = await connect();
  try {
    await late.query("begin");
    await work(late);
  } finally {
    await late.end();
  }
}

test("what was begun early and committed late is not missed", async () => {
  const [slow, quick] = await twoJobs();
  await beside(async (late) => {
    await close(late, slow);
    await close(client, quick);
    expect((await keeper.follow()).job).toEqual([quick]);
    expect(jobs()).toEqual([slow]);
    expect(await keeper.follow()).toEqual({ job: [], resume: [] });
    await late.query("commit");
    expect((await keeper.follow()).job).toEqual([slow]);
    expect(jobs()).toEqual([]);
  });
});

test("what was begun before the index was loaded, and committed after, is not missed either", async () => {
  const [slow] = await twoJobs();
  await beside(async (late) => {
    await close(late, slow);
    await keeper.load();
    expect(jobs()).toContain(slow);
    await late.query("commit");
    await keeper.follow();
    expect(jobs()).not.toContain(slow);
  });
});

test("the check finds what no change told of, and puts it right", async () => {
  const [first, second] = await twoJobs();
  const resumeId = await candidate();
  await profiled();
  await keeper.follow();
  expect(await keeper.check()).toBe(0);
  await close(client, first);
  await client.query("update jobs set state = 'TAS' where id = $1", [second]);
  await client.query("update candidate_profiles set findable = false");
  const third = await insertJob(store.database);
  await profiled();
  await client.query("delete from changes");
  await keeper.follow();
  const stale = [...market.candidates.stamps()];
  expect(jobs()).toEqual([first, second].sort());
  expect(await keeper.check()).toBe(4);
  expect(jobs()).toEqual([second, third.id].sort());
  expect(people()).toEqual([resumeId]);
  expect([...market.candidates.stamps()]).not.toEqual(stale);
  expect(await keeper.check()).toBe(0);
});

test("a profile that is damaged leaves its document out, and no other", async () => {
  const [broken, sound] = await twoJobs();
  await client.query("update match_profiles set bytes = '\\x0102' where document_id = $1", [
    broken,
  ]);
  await keeper.load();
  expect(jobs()).toEqual([sound]);
  expect(warnings).toEqual(["a profile could not be read"]);
  await keeper.follow();
  expect(jobs()).toEqual([sound]);
});

test("profiles of another engine are left alone, and not served", async () => {
  const [first] = await twoJobs();
  const next = PROFILE_VERSION + 1;
  [market, keeper] = open(next);
  await keeper.load();
  expect(jobs()).toEqual([]);
  await profiled(next);
  await keeper.follow();
  expect(jobs()).toHaveLength(2);
  const { rows } = await client.query(
    "select version from match_profiles where document_id = $1 order by version",
    [first],
  );
  expect(rows).toEqual([{ version: PROFILE_VERSION }, { version: next }]);
});

test("a document that cannot be profiled does not hold up the others", async () => {
  const [broken, sound] = [await candidate(), await candidate()];
  await client.query(`update documents set corrections = '{"experience": 7}' where id = $1`, [
    broken,
  ]);
  expect(await profiled()).toBe(1);
  expect(warnings).toEqual(["a profile could not be made"]);
  await keeper.load();
  expect(people()).toEqual([sound]);
});

test("only what has other words is profiled anew", async () => {
  const [first] = await twoJobs();
  expect(await profiled()).toBe(0);
  await client.query("update jobs set salary_min = 1, candidates_count = 3 where id = $1", [first]);
  expect(await profiled()).toBe(0);
  const lines = JSON.stringify(EMPLOYMENT_AD.split("\n").map((text) => ({ text })));
  await client.query("update jobs set lines = $2 where id = $1", [first, lines]);
  expect(await profiled()).toBe(1);
});
