import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { createBrowser } from "#test/support/browser.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { startEmbeddedPostgres } from "../embedded-postgres/embedded-postgres.ts";
import { createLog } from "../log.ts";
import { projectRoot } from "../project-root.ts";

test("a worker answers probes and nothing else", async () => {
  const worker = await startTestApp({ env: { ROLES: "worker" } });
  const headers = { authorization: `Bearer ${worker.platform.startToken}` };
  const statusOf = async (path: string) => (await fetch(worker.url + path, { headers })).status;
  expect(await Promise.all(["/healthz", "/readyz", "/metrics"].map(statusOf))).toEqual([
    200, 200, 200,
  ]);
  expect(await Promise.all(["/login", "/api/user/status", "/api/docs"].map(statusOf))).toEqual([
    404, 404, 404,
  ]);
  await worker.end();
});

test("a stop lets the request under way finish and closes the streams", async () => {
  const leaving = await startTestApp();
  const { browser: someone } = await signedIn(leaving);
  const stream = await someone.get("/api/events");
  const reader = stream.body?.getReader();
  await reader?.read();
  // The body comes only after the stop has begun: the request is under way by then.
  let finish = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"email":"a@example.org",'));
      finish = () => {
        controller.enqueue(new TextEncoder().encode('"password":"12345678"}'));
        controller.close();
      };
    },
  });
  const slow = {
    method: "POST",
    body,
    duplex: "half",
    headers: { "content-type": "application/json" },
  };
  const underWay = fetch(`${leaving.url}/api/auth/login`, slow);
  await vi.waitFor(() => expect(requestsUnderWay(leaving)).toBe(2), 5000);
  const stopped = leaving.stop();
  finish();
  expect((await underWay).status).toBe(401);
  for (;;) if ((await reader?.read())?.done) break;
  await stopped;
  await leaving.platform.database.close();
  await leaving.testDatabase.drop();
});

const requestsUnderWay = (one: TestApp) => one.platform.metrics.underWay();

test("without its database it says so, and comes back with it", async () => {
  const dir = mkdtempSync(join(tmpdir(), "candour-engine-"));
  const start = () => startEmbeddedPostgres({ dir, durable: false });
  let engine = await start();
  const log = createLog("silent");
  await migrate(engine.connection, join(projectRoot(), "migrations"), log);
  const database = openDatabase(engine.connection, 4, log);
  const env = { NODE_ENV: "test", DEMO: "off", LOG_LEVEL: "silent" };
  const config = readConfig({ ...env, DATA_DIR: dir });
  const alone = await createApp({ config, log, database, clock: () => new Date() });
  const url = await alone.http.listen({ host: "127.0.0.1", port: 0 });
  await alone.start();
  const signIn = () =>
    createBrowser(url).post("/api/auth/login", { email: "a@example.org", password: "12345678" });
  expect((await signIn()).status).toBe(401);

  await engine.stop();
  const refused = await signIn();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    fault: "unavailable",
    message: "The service is not available right now. Please try again.",
  });
  const page = await fetch(`${url}/login`, { headers: { cookie: `session=${"x".repeat(43)}` } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Sign in")]);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([
    503,
    expect.stringContaining("database: down"),
  ]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  engine = await start();
  expect((await signIn()).status).toBe(401);
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), 20_000);
  await alone.stop();
  await database.close();
  await engine.stop();
  rmSync(dir, { recursive: true });
});
