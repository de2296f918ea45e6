import { expect, test } from "vitest";
import { accounts } from "#server/features/accounts/tables.ts";
import { createTestDatabase } from "#test/support/test-database.ts";
import { createLog } from "./log.ts";

test("secrets never reach a line, however deep they are", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  log.info(
    { password: "hunter2", body: { newPassword: "hunter2" }, email: "a@example.org" },
    "one",
  );
  log.error({ request: { headers: { cookie: "hunter2", authorization: "hunter2" } } }, "two");
  log.warn({ mail: { token: "hunter2" } }, "three");
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain("hunter2");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "info",
    msg: "one",
    email: "a@example.org",
  });
});

test("a failed query is logged without its values", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const { database, drop } = await createTestDatabase();
  const person = {
    email: "priya@private.example",
    name: "Priya\nparams: R",
    passwordHash: "$argon2id$x",
  };
  const error = await database.orm
    .insert(accounts)
    .values({ ...person, randomString: "r", id: "not-an-id" })
    .catch((caught: unknown) => caught);
  log.error({ err: error }, "failed");
  await drop();
  expect(lines[0]).toContain("insert into");
  expect(lines[0]).toContain("invalid input syntax");
  expect(lines[0]).not.toMatch(/private\.example|argon2id|Priya/);
});
