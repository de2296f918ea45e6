import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { signedIn, starting, visiting } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { NOTHING_PREPARED } from "./prepared-demo.ts";

/** Three hundred advertisements are read on the way, and the machine may be busy. */
const LOADING_MS = 120_000;

const demo = async (app: TestApp) => (await (await starting(app)).get("/api/demo")).json();
const people = async (app: TestApp) =>
  (await app.testDatabase.database.query("select count(*)::int as n from accounts")).rows[0].n;

describe("an unused database", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO: "on" } });
    const other = await startTestApp({ beside: app, env: { DEMO: "on" } });
    const loaded = await Promise.all([app.loadDemo(), other.loadDemo(), app.loadDemo()]);
    await other.end();
    expect(loaded.filter(Boolean)).toHaveLength(1);
  }, LOADING_MS);
  afterAll(() => app?.end());

  test("gets it once, also when two processes start at once", async () => {
    expect(await people(app)).toBe(46);
    expect(await app.loadDemo()).toBe(false);
    expect(await people(app)).toBe(46);
  });

  test("its accounts can sign in with the password that is shown", async () => {
    const { accounts, password } = await demo(app);
    expect(accounts.map(({ role }: { role: string }) => role)).toEqual([
      "candidate",
      "recruiter",
      "administrator",
    ]);
    for (const { email, role } of accounts) {
      const browser = await starting(app);
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
    const { password } = await demo(app);
    const told = ["x-forwarded-for", "x-real-ip", "via", "x-forwarded-host", "cf-connecting-ip"];
    for (const name of told) {
      const headers = { [name]: "203.0.113.9" };
      const browser = await starting(app);
      const shown = await (await browser.request("/api/demo", { headers })).json();
      expect(shown.accounts).toHaveLength(2);
      const credentials = { email: "admin@demo.candour.example", password };
      await browser.post("/api/auth/login", credentials, headers);
      const status = await (await browser.request("/api/user/status", { headers })).json();
      expect(status.user).toMatchObject({ Email: credentials.email, IsAdmin: false });
    }
  });
});

describe("who comes from this machine without the printed link, as through a proxy that says nothing", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO: "on" } });
    await app.loadDemo();
  }, LOADING_MS);
  afterAll(() => app?.end());

  test("gets neither the administrator nor the mailbox nor the metrics", async () => {
    const browser = createBrowser(app.url);
    const { accounts, password } = await (await browser.get("/api/demo")).json();
    expect(accounts.map(({ role }: { role: string }) => role)).toEqual(["candidate", "recruiter"]);
    await browser.post("/api/auth/login", { email: "admin@demo.candour.example", password });
    const { user } = await (await browser.get("/api/user/status")).json();
    expect(user.IsAdmin).toBe(false);
    expect((await browser.get("/api/admin/dashboard/stats")).status).toBe(403);
    for (const path of ["/dev/mailbox", "/dev/mailbox/a", "/metrics"])
      expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  });

  test("and does not get them by a link, a cookie or a token that are not the printed ones", async () => {
    const browser = await visiting(app);
    const { startToken } = app.platform;
    for (const token of ["", "x", `${startToken.slice(1)}A`, `${startToken}A`])
      expect((await browser.get(`/dev/open?${new URLSearchParams({ token })}`)).status).toBe(404);
    const signedByUs = browser.cookies.get("visitor") ?? "";
    for (const value of ["1", signedByUs]) {
      browser.cookies.set("started-here", value);
      expect((await browser.get("/dev/mailbox")).status).toBe(404);
    }
    const headers = { authorization: "Bearer x" };
    expect((await createBrowser(app.url).request("/metrics", { headers })).status).toBe(404);
  });

  test("who has it gets them, and programs by the token itself", async () => {
    const browser = await starting(app);
    expect((await browser.get("/dev/mailbox")).status).toBe(200);
    expect((await browser.get("/metrics")).status).toBe(200);
    const headers = { authorization: `Bearer ${app.platform.startToken}` };
    expect((await createBrowser(app.url).request("/metrics", { headers })).status).toBe(200);
  });
});

test("a database that somebody uses is left alone", async () => {
  const app = await startTestApp({ env: { DEMO: "on" } });
  onTestFinished(() => app.end());
  await signedIn(app);
  expect(await app.loadDemo()).toBe(false);
  expect(await people(app)).toBe(1);
  expect(await demo(app)).toEqual({ accounts: [], password: null });
});

test(
  "a trial among friends has no administrator",
  async () => {
    const trial = await startTestApp({ env: { DEMO: "on", TRY_OUT: "yes" } });
    onTestFinished(() => trial.end());
    await trial.loadDemo();
    expect(await people(trial)).toBe(45);
  },
  LOADING_MS,
);

test("asked to stop while it loads, it leaves nothing behind, and the next start has it all", async () => {
  const app = await startTestApp({ env: { DEMO: "on" } });
  onTestFinished(() => app.end());
  const stopping = new AbortController();
  // Everything is read now, so that there is time to stop it.
  const loading = app.loadDemo(stopping.signal, NOTHING_PREPARED);
  await setTimeout(200);
  stopping.abort();
  await expect(loading).rejects.toThrow("aborted");
  expect(await people(app)).toBe(0);
  expect(await demo(app)).toEqual({ accounts: [], password: null });
});
