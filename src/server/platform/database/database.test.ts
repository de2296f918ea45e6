import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { createLog } from "../log.ts";
import { batched } from "./batched.ts";
import { codeOf, openDatabase } from "./database.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  await store.database.query("create table counters (name text primary key, n int not null)");
  await store.database.query("insert into counters values ('a', 0), ('b', 0)");
});
afterAll(() => store?.drop());

const numberOf = async (name: string) =>
  (await store.database.query("select n from counters where name = $1", [name])).rows[0]?.n;

test("a statement that takes too long is ended, and the next is answered", async () => {
  const database = openDatabase(store.connection, 1, createLog("silent"), 50);
  const endless = database.query("select pg_sleep(3600)");
  await expect(endless).rejects.toMatchObject({ code: "57014" });
  expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

describe("a transaction", () => {
  test("keeps all or nothing", async () => {
    const { database } = store;
    const work = database.transaction(async (tx) => {
      await tx.query("update counters set n = 7 where name = 'a'");
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await numberOf("a")).toBe(0);
  });

  test("is run again when two get in each other's way", async () => {
    const { database } = store;
    let attempts = 0;
    const gates = [openGate(), openGate()];
    const swap = (first: string, second: string, at: number) =>
      database.transaction(async (tx) => {
        attempts += 1;
        await tx.query("update counters set n = n + 1 where name = $1", [first]);
        gates[at]?.open();
        await Promise.all(gates.map((gate) => gate.passed));
        await tx.query("update counters set n = n + 1 where name = $1", [second]);
      });
    // Each holds what the other wants: PostgreSQL ends one of the two (40P01).
    await Promise.all([swap("a", "b", 0), swap("b", "a", 1)]);
    expect(attempts).toBe(3);
    expect([await numberOf("a"), await numberOf("b")]).toEqual([2, 2]);
  });

  test("that loses its connection fails, and the process lives on", async () => {
    const { database } = store;
    const kill = "select pg_terminate_backend($1)";
    const work = database.transaction(async (tx) => {
      const { rows } = await tx.query("select pg_backend_pid() as pid");
      await database.query(kill, [rows[0].pid]);
      // Long enough for the news to arrive while nothing is being asked.
      await vi.waitFor(async () => {
        const { rows: left } = await database.query(
          "select 1 from pg_stat_activity where pid = $1",
          [rows[0].pid],
        );
        expect(left).toEqual([]);
      });
      await new Promise((resolve) => setImmediate(resolve));
      await tx.query("select 1");
    });
    await expect(work).rejects.toThrow();
    expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  test("gives up on an error that trying again cannot mend", async () => {
    let attempts = 0;
    const work = store.database.transaction(async (tx) => {
      attempts += 1;
      await tx.query("insert into counters values ('a', 1)");
    });
    const error = await work.catch((caught: unknown) => caught);
    expect(codeOf(error)).toBe("23505");
    expect(attempts).toBe(1);
  });
});

describe("look-ups", () => {
  test("that come while others are under way share the next query", async () => {
    const asked: number[][] = [];
    const gate = openGate();
    const square = batched(async (keys: number[]) => {
      asked.push(keys);
      await gate.passed;
      return new Map(keys.map((key) => [key, key * key]));
    });
    const answers = [2, 3, 4, 5, 4].map((key) => square(key));
    expect(asked).toEqual([[2]]);
    gate.open();
    expect(await Promise.all(answers)).toEqual([4, 9, 16, 25, 16]);
    expect(asked).toEqual([[2], [3, 4, 5]]);
  });

  test("are never answered from a query that began before they were asked", async () => {
    let value = 0;
    const read = batched(async (keys: string[]) => new Map(keys.map((key) => [key, value])));
    const before = read("a");
    value = 1;
    const after = read("a");
    expect([await before, await after]).toEqual([0, 1]);
  });

  test("that fail together leave the next one fresh", async () => {
    let fail = true;
    const find = batched(async (keys: string[]) => {
      if (fail) throw new Error("down");
      return new Map(keys.map((key) => [key, key]));
    });
    const outcomes = await Promise.allSettled(["a", "b", "c", "d"].map((key) => find(key)));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
    fail = false;
    expect(await find("a")).toBe("a");
  });
});

function openGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}
