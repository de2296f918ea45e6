import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { cannotSave } from "../faults.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.end());

test("a database that can only be read says so, and reading goes on", async () => {
  const { database } = app.platform;
  const { rows } = await database.query("select current_database() as name");
  // A standby that was not promoted looks like this; connections that are open already must not hide it.
  await app.testDatabase.database.query(
    `alter database ${rows[0].name} set default_transaction_read_only = on`,
  );
  await app.testDatabase.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const browser = createBrowser(app.url);
  const register = async () => {
    const person = { name: "Ada", email: "ada@example.org", password: "correct horse battery" };
    return browser.post("/api/auth/register", { ...person, confirmPassword: person.password });
  };
  await expect
    .poll(async () => (await (await register()).json()).message, { timeout: 20_000 })
    .toBe("Nothing can be saved right now, only read. Please try again later.");
  expect((await register()).status).toBe(503);
  expect((await browser.get("/api/blog")).status).toBe(200);
});

test("a full disk is a matter of the moment, here and in the database", () => {
  for (const code of ["ENOSPC", "EDQUOT", "53100"])
    expect(cannotSave(code)).toMatchObject({
      fault: "unavailable",
      message: "There is no room left to save anything right now. Please try again later.",
    });
  expect(cannotSave("ENOENT")).toBeUndefined();
});
