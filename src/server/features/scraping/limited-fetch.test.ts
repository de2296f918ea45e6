import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import {
  type ListeningSites,
  page,
  startListeningSites,
  status,
} from "./crawl-limits/testing/listening-sites.ts";
import { POLITE_SENTENCES as say } from "./crawl-sentences.ts";
import { createPoliteFetch } from "./limited-fetch.ts";
import { type PoliteOptions, RobotsRefusal } from "./service.ts";

const FIRM = "firm.example";
const INTERVAL_MS = 120;
const HOUR = 3_600_000;

let sites: ListeningSites;
let world: TestDatabase;
let now = new Date("2026-03-02T00:00:00Z");
beforeAll(async () => {
  world = await createTestDatabase();
  sites = await startListeningSites([FIRM, "www.firm.example", "board.example"]);
});
afterAll(async () => {
  sites?.stop();
  await world?.drop();
});
afterEach(async () => {
  sites.asked.length = 0;
  sites.answers = {};
  await world.database.query("delete from polite_hosts");
});

/** What one process of several has. */
const process = (intervalMs = INTERVAL_MS) =>
  createPoliteFetch({
    database: world.database,
    clock: () => now,
    fetching: { standIns: sites.standIns, standInsOnly: true },
    intervalMs,
    userAgent: () => "CandourBot/1.0 (+https://candour.example; help@candour.example)",
    log: createLog("silent"),
  });
const fetch = (path: string, options?: PoliteOptions) =>
  process()(`https://${FIRM}${path}`, options);
const hostRow = async () =>
  (
    await world.database.query(
      "select *, extract(epoch from wait_until - clock_timestamp()) as wait from polite_hosts where host = $1",
      [FIRM],
    )
  ).rows[0];
/** Seconds until the host's next turn. */
const waitOf = async (host: string) => {
  const { rows } = await world.database.query(
    "select extract(epoch from next_at - clock_timestamp()) as wait from polite_hosts where host = $1",
    [host],
  );
  return Number(rows[0]?.wait);
};

test("robots.txt is asked first, once a day for all processes, and obeyed", async () => {
  sites.answers = {
    [`${FIRM}/robots.txt`]: page("User-agent: *\nDisallow: /partners", "text/plain"),
    [`${FIRM}/jobs`]: page(),
  };
  expect(await fetch("/jobs")).toEqual({ url: `https://${FIRM}/jobs`, text: "<p>A page</p>" });
  const refused = await fetch("/partners").catch((error) => error);
  expect(refused).toBeInstanceOf(RobotsRefusal);
  expect(refused).toMatchObject({ host: FIRM, message: say.disallowed(FIRM) });
  expect(sites.whats()).toEqual([`${FIRM}/robots.txt`, `${FIRM}/jobs`]);
  expect(sites.asked[1]?.agent).toMatch(/^CandourBot\/1\.0 \(\+https/);

  now = new Date(now.getTime() + 25 * HOUR);
  sites.answers[`${FIRM}/robots.txt`] = page("User-agent: *\nDisallow: /", "text/plain");
  await expect(fetch("/jobs")).rejects.toThrow(say.disallowed(FIRM));
});

test("written permission stands for the host's robots.txt, and for nobody else's", async () => {
  const nothing = page("User-agent: *\nDisallow: /", "text/plain");
  sites.answers = {
    [`${FIRM}/robots.txt`]: nothing,
    [`${FIRM}/jobs`]: page(),
    [`${FIRM}/away`]: status(302, { location: "https://board.example/jobs" }),
    "board.example/robots.txt": nothing,
  };
  await expect(fetch("/jobs", { permitted: true })).resolves.toMatchObject({
    text: "<p>A page</p>",
  });
  const away = fetch("/away", { permitted: true });
  await expect(away).rejects.toThrow(say.disallowed("board.example"));
  expect(sites.whats()).not.toContain("board.example/jobs");
});

test.each([404, 403, 410])("no robots.txt (%i) forbids nothing", async (code) => {
  sites.answers = { [`${FIRM}/robots.txt`]: status(code), [`${FIRM}/jobs`]: page() };
  await expect(fetch("/jobs")).resolves.toMatchObject({ text: "<p>A page</p>" });
});

test.each([500, 503, 429])(
  "a robots.txt that nobody can tell (%i) forbids everything, for ten minutes",
  async (code) => {
    sites.answers = { [`${FIRM}/robots.txt`]: status(code), [`${FIRM}/jobs`]: page() };
    for (let times = 0; times < 2; times += 1)
      await expect(fetch("/jobs")).rejects.toThrow(say.robotsUnknown(FIRM));
    expect(sites.whats()).toEqual([`${FIRM}/robots.txt`]);
    sites.answers[`${FIRM}/robots.txt`] = page("", "text/plain");
    now = new Date(now.getTime() + HOUR);
    await expect(fetch("/jobs")).resolves.toMatchObject({ text: "<p>A page</p>" });
  },
);

test("a host that asks to be left alone in place of its robots.txt is", async () => {
  sites.answers = { [`${FIRM}/robots.txt`]: status(429, { "retry-after": "7200" }) };
  await expect(fetch("/jobs")).rejects.toThrow(say.robotsUnknown(FIRM));
  now = new Date(now.getTime() + HOUR);
  await expect(fetch("/jobs")).rejects.toThrow(`${FIRM} asked to be left alone for 2 hours.`);
  expect(sites.whats()).toEqual([`${FIRM}/robots.txt`]);
});

test("an endless robots.txt is read as far as it goes, without the rule that was cut", async () => {
  const start = "User-agent: *\nDisallow: /partners\n";
  const end = `${"#".repeat(512 * 1024 - start.length - 12)}\nDisallow: /partly-readable`;
  sites.answers = {
    [`${FIRM}/robots.txt`]: page(start + end, "text/plain"),
    [`${FIRM}/jobs`]: page(),
  };
  await expect(fetch("/partners")).rejects.toThrow(say.disallowed(FIRM));
  await expect(fetch("/jobs")).resolves.toMatchObject({ text: "<p>A page</p>" });
});

test("two processes together never ask a host more often than they may", async () => {
  const paths = ["/1", "/2", "/3", "/4", "/5", "/6"];
  for (const path of paths) sites.answers[`${FIRM}${path}`] = page();
  const [one, other] = [process(), process()];
  await Promise.all(paths.map((path, at) => (at % 2 ? one : other)(`https://${FIRM}${path}`)));
  // Robots.txt has a turn of its own, and is asked by one of the two.
  expect(sites.whats()).toHaveLength(paths.length + 1);
  expect(Math.min(...gaps())).toBeGreaterThanOrEqual(INTERVAL_MS - 5);
});

test("hosts do not wait for each other; with and without www are two", async () => {
  sites.answers = { [`${FIRM}/jobs`]: page(), "www.firm.example/jobs": page() };
  // Somebody else has the firm's turn for a long time.
  await world.database.query(
    "insert into polite_hosts (host, next_at) values ($1, now() + interval '1 hour')",
    [FIRM],
  );
  const page2 = await process()("https://www.firm.example/jobs");
  expect(page2.text).toBe("<p>A page</p>");
  expect(sites.whats(FIRM)).toEqual([]);
});

test("a Crawl-delay is kept from the first page on", async () => {
  const slow = page("User-agent: *\nCrawl-delay: 0.4", "text/plain");
  sites.answers = { [`${FIRM}/robots.txt`]: slow, [`${FIRM}/1`]: page(), [`${FIRM}/2`]: page() };
  await Promise.all([fetch("/1"), fetch("/2")]);
  expect(sites.asked).toHaveLength(3);
  expect(Math.min(...gaps())).toBeGreaterThanOrEqual(395);
});

test("a redirect is a request like others: its host's turn, and its host's robots.txt", async () => {
  sites.answers = {
    [`${FIRM}/old`]: status(301, { location: "/new" }),
    [`${FIRM}/new`]: status(302, { location: "https://board.example/jobs" }),
    "board.example/robots.txt": page("User-agent: Candour\nDisallow: /jobs", "text/plain"),
  };
  await expect(fetch("/old")).rejects.toThrow(say.disallowed("board.example"));
  expect(sites.whats()).toEqual([
    `${FIRM}/robots.txt`,
    `${FIRM}/old`,
    `${FIRM}/new`,
    "board.example/robots.txt",
  ]);
  expect(Math.min(...gaps(3))).toBeGreaterThanOrEqual(INTERVAL_MS - 5);
});

test.each([429, 503])(
  "%i with Retry-After: waited for, by everybody, and asked again",
  async (code) => {
    sites.answers = {
      [`${FIRM}/busy`]: (response, times) =>
        times === 1 ? status(code, { "retry-after": "1" })(response, 1) : page()(response, times),
      [`${FIRM}/other`]: page(),
    };
    const busy = fetch("/busy");
    await expect.poll(() => sites.whats()).toContain(`${FIRM}/busy`);
    await expect.poll(async () => (await hostRow()).wait_until).not.toBeNull();
    expect((await hostRow()).setbacks).toBe(1);
    const other = fetch("/other");
    await Promise.all([busy, other]);
    const [, first = 0, ...later] = sites.asked.map(({ at }) => at);
    expect(later).toHaveLength(2);
    expect(Math.min(...later) - first).toBeGreaterThanOrEqual(995);
    expect((await hostRow()).setbacks).toBe(0);
  },
);

test("who goes on complaining is left after the third time", async () => {
  sites.answers = { [`${FIRM}/busy`]: status(503, { "retry-after": "0" }) };
  await expect(fetch("/busy")).rejects.toThrow(`${FIRM} asked to be left alone`);
  expect(sites.whats()).toHaveLength(4);
  expect((await hostRow()).setbacks).toBe(3);
});

test.each([
  ["7200", "2 hours"],
  ["864000", "24 hours"],
])("who asks for long (%s s) is left alone until then, for a day at most", async (asked, span) => {
  sites.answers = { [`${FIRM}/busy`]: status(429, { "retry-after": asked }) };
  const sentence = `${FIRM} asked to be left alone for ${span}. Please try again after that.`;
  await expect(fetch("/busy")).rejects.toThrow(sentence);
  await expect(fetch("/other")).rejects.toThrow(sentence);
  expect(sites.whats()).toHaveLength(2);
});

test("who names no time is left alone for ten minutes at most, however often it complains", async () => {
  sites.answers = { [`${FIRM}/busy`]: status(503) };
  await world.database.query(
    "insert into polite_hosts (host, next_at, setbacks) values ($1, now(), 9)",
    [FIRM],
  );
  await expect(fetch("/busy")).rejects.toThrow(`${FIRM} asked to be left alone for 10 minutes.`);
});

test("who asks for minutes between two requests is not read; for less is waited for", async () => {
  const slow = (seconds: number) => page(`User-agent: *\nCrawl-delay: ${seconds}`, "text/plain");
  sites.answers = { [`${FIRM}/robots.txt`]: slow(121), [`${FIRM}/1`]: page() };
  await expect(fetch("/1")).rejects.toThrow(
    `${FIRM} asks for 121 seconds between requests; its pages are not read.`,
  );
  sites.answers = { "board.example/robots.txt": slow(100), "board.example/1": page() };
  const stop = new AbortController();
  const waiting = process()("https://board.example/1", { signal: stop.signal }).catch(() => {});
  await expect.poll(() => waitOf("board.example")).toBeGreaterThan(90);
  stop.abort();
  await waiting;
  expect(sites.whats("board.example/1")).toEqual([]);
});

test("an address that no pattern of robots.txt could be held against is not asked for", async () => {
  await expect(fetch(`/${"a".repeat(2000)}`)).rejects.toThrow(say.tooLong(FIRM));
  expect(sites.whats()).toEqual([]);
});

test("without a Retry-After it is five seconds, then ten; a wait ends at once when nobody wants it", async () => {
  sites.answers = { [`${FIRM}/busy`]: status(503) };
  for (const seconds of [5, 10]) {
    const stop = new AbortController();
    const reason = new Error("the run was stopped");
    const waiting = fetch("/busy", { signal: stop.signal }).catch((error) => error);
    await expect.poll(async () => Number((await hostRow())?.wait)).toBeGreaterThan(seconds - 4);
    expect(Number((await hostRow()).wait)).toBeLessThanOrEqual(seconds);
    const before = sites.whats().length;
    stop.abort(reason);
    expect(await waiting).toBe(reason);
    expect(sites.whats()).toHaveLength(before);
    await world.database.query("update polite_hosts set wait_until = null");
  }
});

test("whoever waits for a turn is not held until the next look at it", async () => {
  await world.database.query(
    "insert into polite_hosts (host, next_at) values ($1, now() + interval '1 hour')",
    [FIRM],
  );
  const stop = new AbortController();
  const waiting = process(HOUR)(`https://${FIRM}/jobs`, { signal: stop.signal });
  setTimeout(() => stop.abort(new Error("the run was stopped")), INTERVAL_MS);
  await expect(waiting).rejects.toThrow("the run was stopped");
  expect(sites.whats()).toEqual([]);
});

test("a process that was killed with a turn in hand leaves the host its time, and others their chance", async () => {
  sites.answers = { [`${FIRM}/jobs`]: page() };
  await world.database.query(
    "insert into polite_hosts (host, next_at) values ($1, clock_timestamp() + interval '400 ms')",
    [FIRM],
  );
  const since = performance.now();
  await fetch("/jobs");
  expect((sites.asked[0]?.at ?? 0) - since).toBeGreaterThanOrEqual(350);
});

/** Milliseconds between each request and the next, of the first ones when so many are named. */
function gaps(first = sites.asked.length): number[] {
  const times = sites.asked.slice(0, first).map(({ at }) => at);
  return times.slice(1).map((at, index) => at - (times[index] ?? 0));
}
