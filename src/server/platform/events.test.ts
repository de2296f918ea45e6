import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { demoWorld } from "#contract/platform.ts";
import { getStatus } from "#contract/user-status.ts";
import { createBrowser } from "#test/support/browser.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

/** Two processes' worth of app on one database. */
let first: TestApp;
let second: TestApp;
let someone: Person;
beforeAll(async () => {
  first = await startTestApp({ env: { LIMIT_STREAMS_PER_CALLER: "2" } });
  second = await startTestApp({ beside: first, env: { LIMIT_STREAMS_PER_CALLER: "2" } });
  someone = await signedIn(first);
});
afterAll(async () => {
  await second?.end();
  await first?.end();
});

/** An open stream and what has come through it. */
async function listen(app: TestApp, cookies: Map<string, string>) {
  const browser = createBrowser(app.url);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const stop = new AbortController();
  const response = await browser.request("/api/events", { signal: stop.signal });
  const state = { text: "", ended: false, close: () => stop.abort() };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const pump = async () => {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      state.text += chunk.value;
    }
  };
  void pump()
    .catch(() => {})
    .finally(() => {
      state.ended = true;
    });
  await vi.waitFor(() => expect(state.text).toContain(": open"), 5000);
  return state;
}

test("an event reaches its person in another process, and nobody else", async () => {
  const mine = await listen(second, someone.browser.cookies);
  const stranger = await listen(second, (await signedIn(first)).browser.cookies);
  const { database, events } = first.platform;
  await events.publish(database, `account:${someone.id}`, demoWorld);
  await vi.waitFor(() => expect(mine.text).toContain('data: {"topic":"GET /api/demo"}'), 5000);
  expect(stranger.text).not.toContain("GET /api/demo");
  mine.close();
  stranger.close();
});

test("what is rolled back is never told", async () => {
  const mine = await listen(first, someone.browser.cookies);
  const { database, events } = first.platform;
  await database
    .transaction(async (tx) => {
      await events.publish(tx, `account:${someone.id}`, getStatus);
      throw new Error("no");
    })
    .catch(() => {});
  await events.publish(database, `account:${someone.id}`, demoWorld);
  await vi.waitFor(() => expect(mine.text).toContain("GET /api/demo"), 5000);
  expect(mine.text).not.toContain("status");
  mine.close();
});

test("a visitor has a stream of their own", async () => {
  const browser = createBrowser(first.url);
  const stop = new AbortController();
  await browser.request("/api/events", { signal: stop.signal });
  stop.abort();
  expect(browser.cookies.get("visitor")).toBeTruthy();
});

test("one stream too many is refused, and there is room again when one ends", async () => {
  const streams = [
    await listen(second, someone.browser.cookies),
    await listen(second, someone.browser.cookies),
  ];
  const browser = createBrowser(second.url);
  for (const [name, value] of someone.browser.cookies) browser.cookies.set(name, value);
  expect((await browser.get("/api/events")).status).toBe(429);
  for (const stream of streams) stream.close();
  await vi.waitFor(() => expect(second.platform.events.open).toBe(0), 5000);
  (await listen(second, someone.browser.cookies)).close();
});

test("after a lost connection everyone is told to look again", async () => {
  const mine = await listen(second, someone.browser.cookies);
  await first.platform.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
  );
  await vi.waitFor(() => expect(mine.text).toContain('{"topic":"resync"}'), 15_000);
  mine.close();
});
