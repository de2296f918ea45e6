import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { mailTo, tokenIn } from "#test/support/mails.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

/** Two processes on one database: the stream is open in the one, the session ends in the other. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Mails leave by the first alone, so that they are in its outbox.
  other = await startTestApp({ beside: app, env: { ROLES: "web" } });
});
afterAll(async () => {
  await other?.end();
  await app?.end();
});

const NEW = "a brand new staple";

/** The same browser, speaking to the other process. */
function elsewhere({ cookies }: Browser): Browser {
  const browser = createBrowser(other.url);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

async function listen(browser: Browser) {
  const response = await elsewhere(browser).get("/api/events");
  const stream = { text: "", isOver: false };
  const read = async () => {
    for await (const chunk of response.body ?? []) stream.text += Buffer.from(chunk).toString();
  };
  void read().finally(() => {
    stream.isOver = true;
  });
  await vi.waitFor(() => expect(stream.text).toContain(": open"), 10_000);
  return stream;
}

const logIn = async ({ email }: Person) => {
  const browser = createBrowser(app.url);
  await browser.post("/api/auth/login", { email, password: PASSWORD });
  return browser;
};
const remove = (browser: Browser, path: string) =>
  browser.request(path, { method: "DELETE", headers: { origin: app.url } });

describe("a stream of events ends with its session, in every process, when", () => {
  const ends: [string, (me: Person, there: Browser) => Promise<unknown>][] = [
    ["I sign out there", (_me, there) => there.get("/auth/logout/google")],
    [
      "I sign that browser out from here",
      async ({ browser }) => {
        const { sessions } = await (await browser.get("/api/account/sessions")).json();
        const found = sessions.find(({ current }: { current: boolean }) => !current);
        return remove(browser, `/api/account/sessions/${found.id}`);
      },
    ],
    ["I sign out everywhere else", ({ browser }) => browser.post("/api/account/sessions/end", {})],
    [
      "I change my password",
      ({ browser }) =>
        browser.post("/api/account/password", { currentPassword: PASSWORD, newPassword: NEW }),
    ],
    [
      "I set a new one by mail",
      async ({ email, browser }) => {
        await browser.post("/api/auth/forgot-password", { email });
        const token = tokenIn(await mailTo(app, email, "Set a new password"));
        return browser.post("/api/auth/reset-password", { token, newPassword: NEW });
      },
    ],
    [
      "I delete my account",
      ({ browser }) =>
        browser.post("/api/account/delete", { password: PASSWORD, confirm: "delete" }),
    ],
  ];

  test.each(ends)("%s", async (_how, end) => {
    const me = await signedIn(app);
    const there = await logIn(me);
    const stream = await listen(there);
    const bystander = await listen((await signedIn(app)).browser);
    await end(me, there);
    await vi.waitFor(() => expect(stream.isOver).toBe(true), 15_000);
    // The window that had it hears that somebody else may sit there now.
    expect(stream.text).toContain('data: {"topic":"GET /api/user/status"}');
    expect(bystander.isOver).toBe(false);
  });

  test("and my other browsers keep theirs", async () => {
    const me = await signedIn(app);
    const [there, here] = [await logIn(me), await listen(me.browser)];
    const stream = await listen(there);
    await there.get("/auth/logout/google");
    await vi.waitFor(() => expect(stream.isOver).toBe(true), 15_000);
    expect(here.isOver).toBe(false);
  });
});
