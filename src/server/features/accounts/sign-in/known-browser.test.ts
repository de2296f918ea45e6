import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { PASSWORD, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { LIMIT_SIGN_IN_PER_ACCOUNT: "3", LIMIT_SIGN_IN_PER_NETWORK: "8" },
  });
});
afterAll(() => app?.end());

type Browser = ReturnType<typeof createBrowser>;
const signIn = async (browser: Browser, email: string, password: string) =>
  (await browser.post("/api/auth/login", { email, password })).status;
async function guess(browser: Browser, email: string, times: number) {
  const statuses = [];
  for (let count = 0; count < times; count++)
    statuses.push(await signIn(browser, email, "guess guess"));
  return statuses;
}

test("others guess at my account: my own browser still lets me in, a new one does not", async () => {
  const me = await signedIn(app);
  expect(await guess(createBrowser(app.url), me.email, 4)).toEqual([401, 401, 401, 429]);
  expect(await signIn(createBrowser(app.url), me.email, PASSWORD)).toBe(429);
  expect(await signIn(me.browser, me.email, PASSWORD)).toBe(200);
});

test("my browser is no way around the limit for anyone", async () => {
  const [me, victim] = [await signedIn(app), await signedIn(app)];
  expect(await guess(me.browser, me.email, 4), "for me").toEqual([401, 401, 401, 429]);
  expect((await guess(me.browser, victim.email, 4)).at(-1), "for somebody else").toBe(429);
});

test("a cookie that we did not sign is worth nothing", async () => {
  const me = await signedIn(app);
  const forger = createBrowser(app.url);
  forger.cookies.set("known", `${me.browser.cookies.get("known")?.split(".")[0]}.forged`);
  expect((await guess(forger, me.email, 4)).at(-1)).toBe(429);
});
