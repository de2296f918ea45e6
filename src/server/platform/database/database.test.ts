import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { batched } from "./batched.ts";
import { codeOf } from "./database.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  await store.database.query("create table counters (name text primary key, n int not null)");
  await store.database.query("insert into counters values ('a', 0), ('b', 0)");
});
afterAll(() => store?.drop());

const numberOf = async (name: string) =>
  (await store.database.query("select n from counters where name = $1", [name])).rows[0]?.n;

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

test("look-ups of one moment share a query, later ones do not", async () => {
  const asked: number[][] = [];
  const square = batched(async (keys: number[]) => {
    asked.push(keys);
    return new Map(keys.map((key) => [key, key * key]));
  });
  expect(await Promise.all([square(2), square(3), square(2)])).toEqual([4, 9, 4]);
  expect(await square(3)).toBe(9);
  expect(asked).toEqual([[2, 3], [3]]);
});

test("a failed shared query fails every asker, and the next one is fresh", async () => {
  let fail = true;
  const find = batched(async (keys: string[]) => {
    if (fail) throw new Error("down");
    return new Map(keys.map((key) => [key, key]));
  });
  const outcomes = await Promise.allSettled([find("a"), find("b")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fail = false;
  expect(await find("a")).toBe("a");
});

function openGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}
