import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import type { Db } from "#server/platform/database/database.ts";
import { createLog } from "#server/platform/log.ts";
import { addDemoMarket } from "#test/support/demo-market.ts";
import { insertJob } from "#test/support/market.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { createReports } from "../reports.ts";

const NOW = new Date("2026-11-17T15:00+11:00");
const reports = createReports({
  config: { timeZone: "Australia/Sydney", model: undefined },
  clock: () => NOW,
  log: createLog("silent"),
});

describe("a market that is too small", () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());
  const fill = async (count: number) => {
    for (let at = 0; at < count; at += 1)
      await insertJob(db.database, {
        title: `Lawyer ${at + count}`,
        text: "We are looking for someone.",
        postedAt: new Date("2026-11-02T09:00+11:00"),
      });
  };

  test("fewer than twenty jobs: it says how many there are", async () => {
    await expect(reports.write(db.database)).rejects.toThrow(say.tooFew(0, 20));
    await fill(1);
    await expect(reports.write(db.database)).rejects.toThrow("there is 1. Nothing was written.");
  });

  test("enough jobs that say next to nothing: it says how little they give", async () => {
    await fill(24);
    await expect(reports.write(db.database)).rejects.toMatchObject({
      fault: "conflict",
      message: expect.stringMatching(/^A report needs at least 6 findings/),
    });
    expect(await reports.trending(db.database, "Legal Services")).toEqual({
      industry: "All ads",
      topics: [],
    });
  });
});

describe("ideas and topics", () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
    await addDemoMarket(db.database, NOW);
  });
  afterAll(() => db.drop());

  test("as many ideas as were asked for, each with what it rests on", async () => {
    const answer = await reports.ideas(db.database, "Legal Services", 5);
    expect(answer).toMatchObject({ industry: "Legal Services", ideas: { length: 5 } });
    for (const { title, basis, keywords } of answer.ideas) {
      expect(title).toContain(`${basis.jobs} legal ads)`);
      expect(basis).toMatchObject({ from: "2026-10-20", to: "2026-11-16" });
      expect(keywords).toContain("legal jobs");
    }
    expect(await reports.ideas(db.database, "Legal Services", 5)).toEqual(answer);
  });

  test("an industry that nobody knows is answered from all ads, and says so", async () => {
    const { industry, ideas } = await reports.ideas(db.database, "Basket weaving", 1);
    expect(industry).toBe("All ads");
    expect(ideas[0]?.title).toMatch(/\(\d+ ads\)$/);
    const legal = await reports.ideas(db.database, "Law", 1);
    expect(ideas[0]?.basis.jobs).toBeGreaterThan(legal.ideas[0]?.basis.jobs ?? 0);
  });

  test("topics: what moved most comes first, with both counts", async () => {
    const { industry, topics } = await reports.trending(db.database, "Legal Services");
    expect(industry).toBe("Legal Services");
    expect(topics[0]).toMatchObject({ kind: "place" });
    expect(topics[0]?.topic).toMatch(
      /^New South Wales: \d+ per cent of \d+ legal ads, up from \d+ per cent four weeks earlier/,
    );
  });

  test("an industry whose ads give no topic is answered from all ads, and says so", async () => {
    const { industry, topics } = await reports.trending(db.database, "HR Technology");
    expect(industry).toBe("All ads");
    expect(topics[0]?.topic).toMatch(/ per cent of \d+ ads, /);
  });
});

describe("the count is kept", () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
    await addDemoMarket(db.database, NOW);
  });
  afterAll(() => db.drop());

  let clock = NOW;
  const kept = createReports({
    config: { timeZone: "Australia/Sydney", model: undefined },
    clock: () => clock,
    log: createLog("silent"),
  });
  let reads = 0;
  const watched = (): Db => ({
    ...db.database,
    query(text, values) {
      if (String(text).includes("jsonb_array_elements(lines)")) reads += 1;
      return db.database.query(text, values);
    },
  });
  const readsOf = async (ask: () => Promise<unknown>) => {
    const before = reads;
    await ask();
    return reads - before;
  };
  const trending = () => kept.trending(watched(), "Legal Services");

  test("ads are read once, whatever is asked for, and others have their turn meanwhile", async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    const [first] = await Promise.all([trending(), readsOf(trending)]);
    clearImmediate(next);
    expect(turns).toBeGreaterThan(30);
    expect(await readsOf(trending)).toBe(0);
    expect(await readsOf(() => kept.ideas(watched(), "Technology", 3))).toBe(0);
    expect(await readsOf(() => kept.write(watched()))).toBe(0);
    expect(await trending()).toEqual(first);
  });

  const changes: [string, string][] = [
    ["worded anew", "details = jsonb_set(details, '{mustHave}', '[]')"],
    ["moved elsewhere", "state = 'TAS', location = 'Hobart TAS'"],
    ["closed", "status = 'closed', updated_at = now()"],
    ["made a draft", "status = 'draft'"],
  ];
  test.each(changes)("a job that was %s is seen at once", async (_what, to) => {
    await trending();
    await db.database.query(
      // One that is not in Hobart yet: which is the first by its id, chance decides.
      `update jobs set ${to} where id = (select id from jobs where status = 'active'
         and state is distinct from 'TAS' and details->'mustHave' <> '[]'
         and posted_at between $1::timestamptz - interval '20 days' and $1::timestamptz - interval '2 days'
         order by id limit 1)`,
      [NOW],
    );
    expect(await readsOf(trending)).toBeGreaterThan(0);
    expect(await readsOf(trending)).toBe(0);
  });

  test("so is a new day", async () => {
    const { topics } = await trending();
    clock = new Date("2026-11-18T00:30+11:00");
    const { topics: next } = await trending();
    expect([topics[0]?.basis.to, next[0]?.basis.to]).toEqual(["2026-11-16", "2026-11-17"]);
  });
});
