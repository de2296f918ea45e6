import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type GivenUp, STATUS_SENTENCES } from "#contract/system-status.ts";
import { ADMIN_ENV, type Person, signedIn, signedInAdmin } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  // Nothing listens on this port: mail waits.
  const env = { ...ADMIN_ENV, SMTP_URL: "smtp://user:secret-word@127.0.0.1:9" };
  app = await startTestApp({ env });
  admin = await signedInAdmin(app);
});
afterAll(() => app?.end());

const STATUS = "/api/admin/system-status";
const status = async () => (await admin.browser.get(STATUS)).json();
const retry = (id: string) => admin.browser.post(`/api/admin/given-up/${id}/retry`, {});
const query = (text: string) => app.testDatabase.database.query(text);
const mails = async () =>
  (await status()).queues.find(({ name }: { name: string }) => name === "mail.send");

test("says which parts answer, and what they are set up with, without a secret", async () => {
  const answer = await admin.browser.get(STATUS);
  expect(answer.status).toBe(200);
  const said = await answer.text();
  const { parts, setup, database, program } = JSON.parse(said);
  const states = Object.fromEntries(
    parts.map(({ name, is_up }: { name: string; is_up: boolean }) => [name, is_up]),
  );
  expect(states).toEqual({
    database: true,
    files: true,
    mail: false,
    jobs: true,
    events: true,
    matching: true,
  });
  expect(setup).toMatchObject({ mail: "smtp", files: "disk", model: "", demo: false });
  expect(database.version).toMatch(/^\d+\.\d+/);
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(program.roles).toEqual(["web", "worker"]);
  expect(said).not.toContain("secret-word");
});

test("what was given up is listed with its reason, and goes on when somebody says so", async () => {
  // The mail of the administrator's registration was tried, and will be again later.
  const isTried = async () => expect(await mails()).toMatchObject({ waiting: 1, oldest: null });
  await vi.waitFor(isTried, { timeout: 30_000, interval: 100 });
  await query(
    `update jobs.job set state = 'failed', completed_on = now(), retry_count = 4,
       output = '{"message": "no server"}' where name = 'mail.send'`,
  );
  const { given_up } = await status();
  expect(given_up.length).toBeGreaterThan(0);
  expect(given_up[0]).toMatchObject({ name: "mail.send", reason: "no server", attempts: 5 });
  expect(await mails()).toMatchObject({ given_up: given_up.length, waiting: 0 });

  const [{ id }] = given_up;
  expect(await (await retry(id)).json()).toEqual({
    success: true,
    message: STATUS_SENTENCES.again,
  });
  const left = (await status()).given_up.filter((one: GivenUp) => one.id === id);
  expect(left).toEqual([]);
  const { rows } = await query("select actor_id from audit_trail where action = 'job.retried'");
  expect(rows).toEqual([{ actor_id: admin.id }]);
});

test("all of it goes on together, but a mail that may have arrived", async () => {
  const letters = async () => (await status()).given_up as GivenUp[];
  for (const name of ["one", "two", "three"]) await signedIn(app, { email: `${name}@example.org` });
  await vi.waitFor(
    async () => {
      await query(
        "update jobs.job set state = 'failed', completed_on = now() where name = 'mail.send' and state < 'active'",
      );
      expect((await letters()).length).toBeGreaterThanOrEqual(3);
    },
    { timeout: 30_000, interval: 100 },
  );
  const before = await letters();
  const [first] = before;
  await query(`insert into job_handovers (job_id) values ('${first?.id}')`);
  const answer = await admin.browser.post("/api/admin/given-up/retry", {});
  const count = before.length - 1;
  expect(await answer.json()).toEqual({ success: true, message: STATUS_SENTENCES.allAgain(count) });
  expect(await letters()).toMatchObject([{ id: first?.id, in_doubt: true }]);
  const { rows } = await query("select detail from audit_trail where action = 'job.all-retried'");
  expect(rows).toEqual([{ detail: { count } }]);
});

test("what is not among it cannot be tried again", async () => {
  const answer = await retry(randomUUID());
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: STATUS_SENTENCES.notFound });
});
