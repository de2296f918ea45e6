import { afterEach, beforeEach, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ env: { DEMO: "on" } });
});
afterEach(() => app?.end());

const demo = async () => (await createBrowser(app.url).get("/api/demo")).json();
const people = async () =>
  (await app.testDatabase.database.query("select count(*)::int as n from accounts")).rows[0].n;

test("an unused database gets it once, also when two processes start at once", async () => {
  const other = await startTestApp({ beside: app, env: { DEMO: "on" } });
  const loaded = await Promise.all([app.loadDemo(), other.loadDemo(), app.loadDemo()]);
  expect(loaded.filter(Boolean)).toHaveLength(1);
  expect(await people()).toBe(42);
  await other.end();
});

test("its accounts can sign in with the password that is shown", async () => {
  await app.loadDemo();
  const { accounts, password } = await demo();
  expect(accounts.map(({ role }: { role: string }) => role)).toEqual([
    "candidate",
    "recruiter",
    "administrator",
  ]);
  for (const { email, role } of accounts) {
    const browser = createBrowser(app.url);
    await browser.post("/api/auth/login", { email, password });
    const { user } = await (await browser.get("/api/user/status")).json();
    expect(user).toMatchObject({
      Email: email,
      Onboarding: true,
      Isrecruiter: role === "recruiter",
      IsAdmin: role === "administrator",
    });
  }
});

test("nobody gets the administrator through a proxy or another name", async () => {
  await app.loadDemo();
  const { password } = await demo();
  for (const headers of [{ "x-forwarded-for": "203.0.113.9" }, { "x-real-ip": "203.0.113.9" }]) {
    const browser = createBrowser(app.url);
    const shown = await (await browser.request("/api/demo", { headers })).json();
    expect(shown.accounts).toHaveLength(2);
    const credentials = { email: "admin@demo.candour.example", password };
    await browser.post("/api/auth/login", credentials, headers);
    const status = await (await browser.request("/api/user/status", { headers })).json();
    expect(status.user).toMatchObject({ Email: credentials.email, IsAdmin: false });
  }
});

test("a database that somebody uses is left alone", async () => {
  await signedIn(app);
  expect(await app.loadDemo()).toBe(false);
  expect(await people()).toBe(1);
  expect(await demo()).toEqual({ accounts: [], password: null });
});

test("a trial among friends has no administrator", async () => {
  const trial = await startTestApp({ beside: app, env: { DEMO: "on", TRY_OUT: "yes" } });
  await trial.loadDemo();
  expect(await people()).toBe(41);
  await trial.end();
});
