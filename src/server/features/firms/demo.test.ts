import { afterAll, beforeAll, expect, test } from "vitest";
import { NOTHING_PREPARED } from "#server/platform/prepared-demo.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { firmsDemo } from "./demo.ts";
import * as repository from "./repository.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store?.drop());

test("no law firm of the demo world was changed or read before it was added", async () => {
  const { database } = store;
  const now = new Date("2026-11-15T01:00:00Z");
  const context = {
    password: "",
    now,
    people: new Map(),
    goOn: () => {},
    prepared: NOTHING_PREPARED,
  };
  await database.transaction((tx) => firmsDemo(tx, context));
  const firms = await repository.list(database);
  expect(firms.length).toBeGreaterThanOrEqual(20);
  const early = firms.filter(
    ({ createdAt, updatedAt, lastScrapedAt }) =>
      updatedAt < createdAt || (lastScrapedAt ?? now) < createdAt,
  );
  expect(early).toEqual([]);
});
