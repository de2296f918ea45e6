import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { MATCH_LEVELS, matchLevel } from "#contract/match-levels.ts";
import type { SearchResult } from "#contract/matching.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { addCandidate, addJob, addJobs, untilReady } from "#test/support/market.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { uploaded } from "#test/support/uploads.ts";

/** Employment lawyers' jobs beside those of market.ts: two days, two of the same pay, one by the hour, one silent. */
const MORE = [
  { title: "Old, well paid", postedAt: "2026-10-01", salaryText: "$200,000 - $240,000" },
  { title: "New, well paid", postedAt: "2026-11-14", salaryText: "$240,000" },
  { title: "New, by the hour", postedAt: "2026-11-14", salaryText: "$60 an hour" },
  { title: "Newest, silent", postedAt: "2026-11-15", salaryText: "" },
];

let app: TestApp;
let visitor: Browser;
let resumeId: string;
beforeAll(async () => {
  app = await startTestApp();
  await addJobs(app.platform.database);
  await app.platform.database.query("update jobs set posted_at = '2026-11-01'");
  for (const { postedAt, ...job } of MORE)
    await addJob(app, { ...job, postedAt: new Date(postedAt) });
  visitor = createBrowser(app.url);
  resumeId = await uploaded(visitor);
  await untilReady(() => ask({}));
  await vi.waitFor(async () => expect((await search()).total).toBe(MORE.length + 5));
});
afterAll(() => app?.end());

interface Found {
  readonly Results: readonly SearchResult[];
  readonly total: number;
  readonly levels: readonly { readonly level: string; readonly total: number }[];
}

const ask = (query: Record<string, string>, browser = visitor) =>
  browser.get(
    `/api/search?${new URLSearchParams({ docId: resumeId, docType: "resume", ...query })}`,
  );
async function search(query: Record<string, string> = {}, browser = visitor): Promise<Found> {
  const answer = await ask(query, browser);
  const body = await answer.json();
  expect(answer.status, body.message).toBe(200);
  return body;
}
const ids = ({ Results }: Found) => Results.map(({ resultId }) => resultId);
const sum = ({ levels }: Found) => levels.reduce((all, { total }) => all + total, 0);
const titleOf = ({ ContactDetails }: SearchResult) => ContactDetails.ContactDetails.job_position;

describe("how many there are of each level", () => {
  test("all four levels are counted, in their order, and add up to the list", async () => {
    const found = await search();
    expect(found.levels.map(({ level }) => level)).toEqual(MATCH_LEVELS.map(({ name }) => name));
    for (const { level, total } of found.levels)
      expect(found.Results.filter(({ match }) => match.level === level)).toHaveLength(total);
    expect(sum(found)).toBe(found.total);
    // Otherwise the tests of a level would show nothing.
    expect(found.levels.filter(({ total }) => total > 0).length).toBeGreaterThan(1);
  });

  test("a level lists that level alone, and still counts the others", async () => {
    const whole = await search();
    for (const { level, total } of whole.levels) {
      const found = await search({ match_level: level });
      expect(found.Results).toEqual(
        whole.Results.filter(({ Score }) => matchLevel(Score) === level),
      );
      expect([found.total, found.levels]).toEqual([total, whole.levels]);
    }
  });

  test("a page and an order change no count; another filter does", async () => {
    const { levels } = await search();
    expect((await search({ limit: "1", offset: "2", sort: "pay" })).levels).toEqual(levels);
    const narrowed = await search({ min_salary: "200000" });
    expect([sum(narrowed), narrowed.total]).toEqual([2, 2]);
    expect(sum(await search({ state: "TAS" }))).toBe(0);
  });

  test("what I dismissed and what was closed is not counted", async () => {
    const me = await addCandidate(app);
    const mine = (query = {}) => search({ docId: me.resumeId, ...query }, me.browser);
    const before = await mine();
    const [first, second] = before.Results;
    await me.browser.post("/api/candidate/dismiss-job", { jobDocumentId: first?.resultId });
    const { database } = app.platform;
    const become = (status: string) =>
      database.query("update jobs set status = $2 where id = $1", [second?.resultId, status]);
    await become("closed");
    const after = await mine();
    expect([sum(after), after.total]).toEqual([before.total - 2, before.total - 2]);
    const level = `${first?.match.level}`;
    expect(ids(await mine({ match_level: level }))).not.toContain(first?.resultId);
    await become("active");
    await expect.poll(async () => (await search()).total).toBe(before.total);
  });
});

describe("the order of a list", () => {
  const rows = ({ Results }: Found, figure: (one: SearchResult) => number) =>
    Results.map((one) => [-figure(one), one.Score, one.resultId] as const);
  const inOrder = (list: ReturnType<typeof rows>) =>
    list.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));

  test("the latest first; of one day the better match", async () => {
    const found = await search({ sort: "newest" });
    const posted = rows(found, ({ ContactDetails }) => Date.parse(ContactDetails.CreatedAt));
    expect(posted).toEqual(inOrder(posted));
    expect(found.Results.slice(0, 1).map(titleOf)).toEqual(["Newest, silent"]);
    expect(titleOf(found.Results.at(-1) ?? expect.fail("Nothing is listed."))).toBe(
      "Old, well paid",
    );
    expect(new Set(ids(found))).toEqual(new Set(ids(await search())));
  });

  test("the best paid first by the most of a year; what states none comes last", async () => {
    const found = await search({ sort: "pay" });
    const { rows: pay } = await app.platform.database.query(
      "select id, coalesce(salary_max, salary_min, 0) as most from jobs",
    );
    const most = new Map(pay.map((row) => [row.id, row.most]));
    const paid = rows(found, ({ resultId }) => most.get(resultId) ?? expect.fail(resultId));
    expect(paid).toEqual(inOrder(paid));
    const titles = found.Results.map(titleOf);
    expect(titles.slice(0, 2).toSorted()).toEqual(["New, well paid", "Old, well paid"]);
    expect(titles[2]).toBe("Senior Associate, Employment and Safety");
    expect(titles.slice(-2).toSorted()).toEqual(["Commercial Litigation Lawyer", "Newest, silent"]);
    expect(titles.indexOf("New, by the hour")).toBeLessThan(titles.length - 2);
  });

  test("the best first is what one gets without asking", async () => {
    expect(await search({ sort: "best" })).toEqual(await search());
  });

  test.each(["newest", "pay"])(
    "pages of one order join to the whole, again and again: %s",
    async (sort) => {
      const whole = await search({ sort });
      for (const limit of [1, 2, 4]) {
        const starts = whole.Results.map((_, at) => at).filter((at) => at % limit === 0);
        const page = (offset: number) => search({ sort, limit: `${limit}`, offset: `${offset}` });
        const pages = await Promise.all(starts.map(page));
        expect(pages.flatMap(ids)).toEqual(ids(whole));
      }
    },
  );

  test("a level keeps the order that was asked for", async () => {
    const whole = await search({ sort: "pay" });
    const level = `${whole.Results[0]?.match.level}`;
    const expected = whole.Results.filter(({ match }) => match.level === level);
    const found = await search({ sort: "pay", match_level: level });
    expect(found.Results).toEqual(expected);
  });
});

test.each<Record<string, string>>([
  { sort: "oldest" },
  { sort: "" },
  { match_level: "Perfect Match" },
  { match_level: "good match" },
])("a wish that is none is refused with a sentence: %o", async (query) => {
  const answer = await ask(query);
  const { message } = await answer.json();
  expect([answer.status, message]).toEqual([400, expect.stringMatching(/^[A-Z].*\w/)]);
});
