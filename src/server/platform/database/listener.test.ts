import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { createLog } from "../log.ts";
import { createListener, type Listener } from "./listener.ts";

let db: TestDatabase;
const open: Listener[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.close()));
});
afterAll(() => db.drop());

/** Long enough for a busy machine; a test that passes does not wait for it. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 });

function listen(connection = db.connection): Listener {
  const listener = createListener(connection, createLog("silent"));
  open.push(listener);
  return listener;
}

const notify = (channel: string, payload: string) =>
  db.database.query("select pg_notify($1, $2)", [channel, payload]);

/** As a network fault or a restart of the server would. */
const cutConnections = () =>
  db.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'candour listener'",
  );

test("a handler added before the start hears its channel and no other", async () => {
  const listener = listen();
  const heard: string[] = [];
  listener.on("Odd name", (payload) => heard.push(payload));
  expect(listener.isUp).toBe(false);
  await listener.start();
  expect(listener.isUp).toBe(true);
  await notify("other", "not mine");
  await notify("Odd name", "mine");
  await eventually(() => expect(heard).toEqual(["mine"]));
});

test("a handler added while it runs hears too, and a removed one does not", async () => {
  const listener = listen();
  await listener.start();
  const kept: string[] = [];
  const removed: string[] = [];
  listener.on("late", (payload) => kept.push(payload));
  const off = listener.on("late", (payload) => removed.push(payload));
  await eventually(async () => {
    await notify("late", "first");
    expect(removed).toContain("first");
  });
  off();
  off();
  await notify("late", "last");
  await eventually(() => expect(kept).toContain("last"));
  expect(removed).not.toContain("last");
});

test("a lost connection comes back with its channels and says so", async () => {
  const listener = listen();
  const heard: string[] = [];
  const cameBack = vi.fn();
  listener.on("news", (payload) => heard.push(payload));
  listener.onReconnect(cameBack);
  await listener.start();
  expect(cameBack).not.toHaveBeenCalled();
  await cutConnections();
  await eventually(() => expect(cameBack).toHaveBeenCalledTimes(1));
  expect(listener.isUp).toBe(true);
  await notify("news", "after the loss");
  await eventually(() => expect(heard).toEqual(["after the loss"]));
});

test("a handler that throws harms neither the others nor the process", async () => {
  const listener = listen();
  const heard: string[] = [];
  listener.on("bad", () => {
    throw new Error("on purpose");
  });
  listener.on("bad", (payload) => heard.push(payload));
  await listener.start();
  await notify("bad", "still here");
  await eventually(() => expect(heard).toEqual(["still here"]));
});

test("a server that cannot be reached is no error of the start", async () => {
  const listener = listen({ ...db.connection, database: "no_such_database" });
  await listener.start();
  expect(listener.isUp).toBe(false);
  await listener.close();
  await listener.close();
});

test("a closed listener stays closed", async () => {
  const listener = listen();
  await listener.start();
  await listener.close();
  await listener.start();
  expect(listener.isUp).toBe(false);
  await eventually(async () => {
    const { rows } = await db.database.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'candour listener'",
    );
    expect(rows).toEqual([]);
  });
});
