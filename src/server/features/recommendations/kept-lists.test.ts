import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Recommendation } from "#contract/recommendations.ts";
import { addCandidate, addJob, addJobs, type Candidate, untilReady } from "#test/support/market.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { merged } from "./kept-lists.ts";

describe("what changed in a list", () => {
  const list = [
    ["a", 0.1],
    ["b", 0.2],
    ["c", 0.3],
  ] as const;

  test("moves to its place, comes in, or goes", () => {
    expect(merged(list, [], [])).toEqual(list);
    expect(merged(list, ["a"], [["a", 0.25]]).map(([id]) => id)).toEqual(["b", "a", "c"]);
    expect(merged(list, ["b"], []).map(([id]) => id)).toEqual(["a", "c"]);
    const both = merged(
      list,
      ["n", "0"],
      [
        ["n", 0.2],
        ["0", 0.2],
      ],
    );
    expect(both.map(([id]) => id)).toEqual(["a", "0", "b", "n", "c"]);
  });

  test("a list is no longer than what is scored", () => {
    const long = Array.from({ length: 1000 }, (_, at) => [`${at}`, (at + 1) / 2000] as const);
    const now = merged(long, ["new"], [["new", 0]]);
    expect(now).toHaveLength(1000);
    expect(now[0]).toEqual(["new", 0]);
  });
});

describe("my list", () => {
  let app: TestApp;
  let me: Candidate;
  let now = new Date();
  beforeAll(async () => {
    app = await startTestApp({ clock: () => now });
    await addJobs(app.platform.database);
    me = await addCandidate(app);
    await untilReady(() => me.browser.get(PATH));
  }, 120_000);
  afterAll(() => app?.end());

  const PATH = "/api/candidates/job-recommendations";
  const PATIENCE = { timeout: 30_000 };
  interface Answer {
    readonly matches: Recommendation[];
    readonly total: number;
    readonly average_percent: number;
    readonly looked_before: string | null;
    readonly resume_id: string;
  }
  const recommended = async (query = ""): Promise<Answer> =>
    (await me.browser.get(`${PATH}${query}`)).json();
  const ids = async () => (await recommended()).matches.map(({ documentId }) => documentId);
  const searched = async () => {
    const path = `/api/search?docId=${me.resumeId}&docType=resume`;
    const { Results } = await (await me.browser.get(path)).json();
    return Results.map(({ resultId }: { resultId: string }) => resultId);
  };
  const sql = (text: string, values: unknown[] = []) => app.platform.database.query(text, values);
  const madeAt = async () =>
    (await sql("select made_at from recommendation_lists where account_id = $1", [me.id])).rows[0]
      .made_at;

  test("is kept, and answered again without being ranked anew", async () => {
    const first = await recommended();
    // What the index heard a moment ago is looked at once more; after that the list rests.
    await sql("update changes set at = at - interval '1 hour'");
    await recommended();
    const made = await madeAt();
    now = new Date(now.getTime() + 60_000);
    expect((await recommended()).matches).toEqual(first.matches);
    expect(await madeAt()).toEqual(made);
    expect(first.resume_id).toBe(me.resumeId);
    const mean = first.matches.reduce((sum, { match }) => sum + match.percent, 0) / first.total;
    expect(first.average_percent).toBe(Math.round(mean));
  });

  test("has a new job in its place, other words of it, and is rid of it when it closes", async () => {
    const before = await ids();
    const { id } = await addJob(app, { title: "Employment Counsel" });
    await expect.poll(ids, PATIENCE).toContain(id);
    expect(await ids()).toEqual(await searched());
    expect(await ids()).toHaveLength(before.length + 1);
    const title = "Counsel for workplaces";
    await sql("update jobs set title = $2 where id = $1", [id, title]);
    const shown = async () =>
      (await recommended()).matches.find(({ documentId }) => documentId === id)?.jobDetails;
    await expect.poll(shown, PATIENCE).toMatchObject({ JobPosition: title });
    await sql("update jobs set status = 'closed' where id = $1", [id]);
    expect(await ids()).toEqual(before);
    expect(before).toEqual(await searched());
  }, 90_000);

  test("is ranked anew when it is too old to know what it missed", async () => {
    now = new Date(now.getTime() + 21 * 3_600_000);
    await recommended();
    expect(await madeAt()).toEqual(now);
  });

  test("says when I looked before this visit, not within it", async () => {
    const started = now;
    now = new Date(now.getTime() + 3_600_000);
    const before = (await recommended()).looked_before;
    expect(before).toBe(started.toISOString());
    now = new Date(now.getTime() + 60_000);
    expect((await recommended()).looked_before).toBe(before);
  });
});
