import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { SearchResult } from "#contract/matching.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import type { Browser } from "#test/support/browser.ts";
import { addCandidate, addJob, addJobs, untilReady } from "#test/support/market.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { matchingPersonalData } from "./personal-data.ts";

let app: TestApp;
let browser: Browser;
let accountId: string;
let resumeId: string;
beforeAll(async () => {
  app = await startTestApp();
  await addJobs(app.platform.database);
  const remote = { location: "Remote (Australia)", salaryText: "$150,000" };
  await addJob(app, { title: "Employment Lawyer, anywhere", ...remote });
  await addJob(app, { title: "Graduate Employment Lawyer", location: "Sydney NSW" });
  const candidate = await addCandidate(app);
  ({ browser, resumeId } = candidate);
  accountId = candidate.id;
  await untilReady(() => browser.get(LIST));
  await vi.waitFor(async () => expect(await found(LIST)).toHaveLength(7));
});
afterAll(() => app?.end());

const LIST = "/api/candidates/job-recommendations";
const PREFERENCES = "/api/candidate/job-preferences";

interface Found {
  readonly title: string;
  readonly score: number;
  readonly level: string;
  readonly outside: readonly string[];
}

/** Both lists as one shape. */
async function found(path: string, query: Record<string, string> = {}, by = browser) {
  const answer = await by.get(
    `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`,
  );
  const body = await answer.json();
  expect(answer.status, body.message).toBe(200);
  const recommended: Recommendation[] = body.matches ?? [];
  const searched: SearchResult[] = body.Results ?? [];
  const rows: Found[] = [
    ...recommended.map(({ jobDetails, score, match, outside = [] }) => ({
      ...{ title: jobDetails.JobPosition, score, level: match.level, outside },
    })),
    ...searched.map(({ ContactDetails, Score, match, outside = [] }) => {
      const title = ContactDetails.ContactDetails.job_position;
      return { title, score: Math.round(Score * 1e4) / 1e4, level: match.level, outside };
    }),
  ];
  return Object.assign(rows, { body });
}
const save = (body: object) =>
  browser.request(PREFERENCES, {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const search = () => `/api/search?docId=${resumeId}&docType=resume`;
const titles = (rows: readonly Found[]) => rows.map(({ title }) => title);

describe("what a candidate looks for", () => {
  test("is kept, read again, exported and erased; too long a line is refused", async () => {
    expect(await (await browser.get(PREFERENCES)).json()).toEqual({ line: "" });
    const line = "Sydney or remote, from $90k";
    expect((await save({ line })).status).toBe(200);
    expect(await (await browser.get(PREFERENCES)).json()).toEqual({ line });
    const refused = await save({ line: "x".repeat(301) });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: "Please say what you are looking for in fewer words.",
    });
    const { database } = app.platform;
    const exported = await matchingPersonalData.export(database, accountId);
    expect(exported.records).toMatchObject({ jobPreferences: { line } });
    await database.transaction((tx) => matchingPersonalData.erase(tx, accountId));
    expect(await (await browser.get(PREFERENCES)).json()).toEqual({ line: "" });
  });

  test("is nobody else's, and no recruiter's", async () => {
    const recruiter = await signedIn(app, { recruiter: true });
    expect((await recruiter.browser.get(PREFERENCES)).status).toBe(403);
  });

  test("orders both lists and changes no score: what is outside comes last and says why", async () => {
    const before = await found(LIST);
    const want = "Sydney or remote";
    const asked = { want, outside_last: "yes" };
    const lists = [await found(LIST, asked), await found(search(), asked)];
    for (const list of lists) {
      expect(list.body.want).toBe(want);
      const scores = new Map(before.map(({ title, score }) => [title, score]));
      for (const { title, score } of list) expect(score).toBe(scores.get(title));
      const from = list.findIndex(({ outside }) => outside.length > 0);
      expect(from).toBeGreaterThan(0);
      expect(list.slice(from).every(({ outside }) => outside.length > 0)).toBe(true);
      const why = new Map(list.map(({ title, outside }) => [title, outside]));
      expect(why.get("Employment Lawyer, anywhere")).toEqual([]);
      expect(why.get("Workplace Relations Associate")).toEqual([
        "In Melbourne VIC, about 710 km from Sydney",
      ]);
      expect(why.get("Graduate Employment Lawyer")).toEqual([
        expect.stringMatching(
          /^This is a graduate role; your resume shows about \d+ years of work$/,
        ),
      ]);
      const inside = list.body.levels_inside.map(({ total }: { total: number }) => total);
      expect(inside.reduce((sum: number, one: number) => sum + one)).toBe(from);
    }
    expect(titles(lists[0] ?? [])).toEqual(titles(lists[1] ?? []));
  });

  test("is the account's where the request says nothing, and a visitor has only what they say", async () => {
    await save({ line: "Perth" });
    const kept = await found(LIST, { outside_last: "yes" });
    expect(kept.body.want).toBe("Perth");
    const inside = kept.filter(({ outside }) => outside.length === 0);
    expect(titles(inside).toSorted()).toEqual([
      "Employment Lawyer, anywhere",
      "Industrial Relations Lawyer",
    ]);
    expect((await found(LIST, { want: "" })).body.want).toBe("");
    await save({ line: "" });
    expect((await found(LIST)).body.want).toBe("");
  });
});

describe("the list is narrowed", () => {
  test("by words, of which each has to be there, whatever letters they have", async () => {
    expect(titles(await found(LIST, { words: "unfair dismissal BRISBANE" }))).toEqual([
      "Senior Associate, Employment and Safety",
    ]);
    expect(titles(await found(search(), { words: "100%" }))).toEqual([]);
    expect(titles(await found(search(), { words: "\\_" }))).toEqual([]);
  });

  test("to what can be done from anywhere, and to levels from one on", async () => {
    expect(titles(await found(LIST, { remote: "yes" }))).toEqual(["Employment Lawyer, anywhere"]);
    const good = await found(LIST, { least_level: "Good Match" });
    expect(good.length).toBeGreaterThan(0);
    expect(good.map(({ level }) => level)).not.toContain("Partial Match");
    const all = await found(LIST);
    expect(all.length).toBeGreaterThan(good.length);
    expect(good.body.levels).toEqual(all.body.levels);
    expect(good.body.total).toBe(good.length);
  });
});
