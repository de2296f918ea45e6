import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { gauge } from "./exposition.ts";
import { createMetrics } from "./metrics.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";
let app: TestApp;
beforeAll(async () => {
  // Nothing listens there: the mail of a registration waits.
  app = await startTestApp({ env: { SMTP_URL: "smtp://127.0.0.1:9", METRICS_TOKEN: TOKEN } });
});
afterAll(() => app?.end());

const read = async () =>
  (await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
const figureOf = (text: string, series: string) => {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test("says what waits and what was given up, by queue", async () => {
  const { database } = app.testDatabase;
  await createBrowser(app.url).post("/api/auth/register", {
    name: "Ada",
    email: "ada@example.org",
    password: "correct horse battery",
  });
  await vi.waitFor(
    async () => {
      const text = await read();
      expect(figureOf(text, 'candour_jobs_total{queue="mail.send",outcome="postponed"}')).toBe(1);
    },
    { timeout: 30_000, interval: 200 },
  );
  await database.query(
    "update jobs.job set state = 'failed', completed_on = now() where name = 'mail.send'",
  );
  // The database is not asked again at once.
  await vi.waitFor(
    async () => {
      const text = await read();
      expect(figureOf(text, 'candour_queue_jobs{queue="mail.send",state="given_up"}')).toBe(1);
      expect(figureOf(text, 'candour_queue_oldest_seconds{queue="mail.send"}')).toBe(0);
    },
    { timeout: 30_000, interval: 500 },
  );
}, 90_000);

test("says how the process, its index, its database and its children are", async () => {
  const text = await read();
  for (const series of [
    "process_heap_bytes",
    "process_gc_seconds_total",
    'candour_event_loop_delay_seconds{quantile="0.99"}',
    "candour_database_connections",
    "candour_index_ready",
    "candour_database_statement_seconds_count",
    'candour_turns_refused_total{of="pages"}',
    'candour_turns_waiting{of="index"}',
  ])
    expect(figureOf(text, series), series).toBeGreaterThanOrEqual(0);
  expect(figureOf(text, "candour_database_statement_seconds_count")).toBeGreaterThan(5);
  // Every line is one that Prometheus reads.
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/);
});

test("a figure that cannot be had is left out, and leaves the others", async () => {
  const metrics = createMetrics();
  metrics.add(async () => {
    throw new Error("the database is away");
  });
  metrics.add(() => [gauge("after_it", 'A "help".', [{ labels: { name: 'a"b\\' }, value: 3 }])]);
  expect(await metrics.text()).toContain('after_it{name="a\\"b\\\\"} 3\n');
});
