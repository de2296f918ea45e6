import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { dayOf } from "#server/platform/day-of.ts";
import { type Desk, openDesk, READER } from "#test/support/blog-desk.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp } from "#test/support/test-app.ts";
import { deleteOldViews } from "../reading/retention.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.app.end());

test("a reader counts once a day, wherever the day ends over there", async () => {
  const { slug } = await desk.published({ title: "Counted" });
  const first = await (await desk.openAs(slug, READER)).json();
  expect(first.view_count).toBe(1);
  expect((await (await desk.openAs(slug, READER)).json()).view_count).toBe(1);
  const other = { "user-agent": "Mozilla/5.0 (Macintosh) Safari/605" };
  expect((await (await desk.openAs(slug, other)).json()).view_count).toBe(2);
  const person = await signedIn(desk.app);
  for (const _again of [1, 2]) await person.browser.get(`/api/blog/posts/${slug}`);
  expect(await desk.views(slug)).toBe(3);
  // Past midnight in Sydney, and still the same day in UTC.
  desk.time.now = new Date("2026-11-10T13:30:00Z");
  expect((await (await desk.openAs(slug, READER)).json()).view_count).toBe(4);
});

test.each([
  ["administrators", () => ({ cookie: cookieOf(desk.admin) })],
  ["browsers that fetch ahead", () => ({ ...READER, "sec-purpose": "prefetch;prerender" })],
  ["crawlers", () => ({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })],
  ["what has no name", () => ({ "user-agent": "" })],
])("%s do not count", async (_who, headers) => {
  const { slug } = await desk.published({ title: "Not counted" });
  expect((await desk.openAs(slug, headers())).status).toBe(200);
  expect(await desk.views(slug)).toBe(0);
});

const cookieOf = ({ browser }: Person) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

test("a look at the headers does not count", async () => {
  const { slug } = await desk.published({ title: "Headers only" });
  await desk.openAs(slug, READER, "HEAD");
  expect(await desk.views(slug)).toBe(0);
});

test("many readers at once are all counted", async () => {
  const { slug } = await desk.published({ title: "Rush" });
  const readers = Array.from({ length: 12 }, (_, at) => ({ "user-agent": `Mozilla/5.0 (${at})` }));
  await Promise.all([...readers, ...readers].map((headers) => desk.openAs(slug, headers)));
  expect(await desk.views(slug)).toBe(12);
});

test("one network counts as twenty readers of a post in a day, however it names itself", async () => {
  const { slug } = await desk.published({ title: "Pushed" });
  const names = Array.from({ length: 30 }, (_, at) => ({ "user-agent": `Mozilla/5.0 (${at})` }));
  await Promise.all(names.slice(0, 24).map((headers) => desk.openAs(slug, headers)));
  for (const headers of names.slice(24)) await desk.openAs(slug, headers);
  expect(await desk.views(slug)).toBe(20);
  const today = desk.time.now;
  desk.pass(86_400_000);
  expect((await (await desk.openAs(slug, READER)).json()).view_count).toBe(21);
  desk.time.now = today;
});

test("a customer's whole network is one reader, another network another", async () => {
  const behind = await startTestApp({ env: { TRUST_PROXY: "127.0.0.1, ::1" }, beside: desk.app });
  onTestFinished(() => behind.end());
  const { slug } = await desk.published({ title: "From networks" });
  const from = (address: string) =>
    fetch(`${behind.url}/api/blog/posts/${slug}`, {
      headers: { ...READER, "x-forwarded-for": address },
    });
  for (const end of ["1", "2", "ffff:1"]) await from(`2001:db8:1:2::${end}`);
  expect(await desk.views(slug)).toBe(1);
  await from("2001:db8:9:2::1");
  expect(await desk.views(slug)).toBe(2);
});

test("who cannot be counted reads all the same", async () => {
  const { slug } = await desk.published({ title: "Uncountable" });
  const { database } = desk.app.testDatabase;
  await database.query("alter table blog_views rename to blog_views_away");
  expect((await desk.openAs(slug, READER)).status).toBe(200);
  await database.query("alter table blog_views_away rename to blog_views");
});

test("what is kept about readers says nothing about them", async () => {
  const { rows } = await desk.app.testDatabase.database.query(
    "select reader as mark from blog_views union all select network from blog_view_networks",
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { mark } of rows) expect(mark).toMatch(/^[\w-]{43}$/);
});

test("views of past days are cleared away, today's stay", async () => {
  const { id, slug } = await desk.published({ title: "Tidied" });
  await desk.openAs(slug, READER);
  const { database } = desk.app.testDatabase;
  await database.query(
    "insert into blog_views (post_id, day, reader) values ($1, '2026-11-01', 'x')",
    [id],
  );
  await database.query(
    "insert into blog_view_networks (post_id, day, network, readers) values ($1, '2026-11-01', 'x', 1)",
    [id],
  );
  await desk.app.platform.jobs.enqueue(deleteOldViews, {});
  await vi.waitFor(async () => {
    const { rows } = await database.query(
      `select distinct day::text from (
         select post_id, day from blog_views union all select post_id, day from blog_view_networks) as kept
       where post_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ day: dayOf(desk.time.now, "Australia/Sydney") }]);
  }, 20_000);
});
