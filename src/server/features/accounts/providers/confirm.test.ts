import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import {
  errorIn,
  locationOf,
  type OidcProvider,
  passProvider,
  signInThrough,
  startOidcProvider,
} from "#test/support/oidc-provider.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const MINUTE = 60_000;
const CONFIRM = `?${new URLSearchParams({ from: "/settings?tab=data", confirm: "1" })}`;

let google: OidcProvider;
let microsoft: OidcProvider;
let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  google = await startOidcProvider("google");
  microsoft = await startOidcProvider("microsoftonline");
  for (const name of ["ana", "ben"])
    google.people.set(name, { email: `${name}@example.org`, email_verified: true, name });
  microsoft.people.set("eve", { tid: "tenant", oid: "eve", email: "eve@example.org" });
  const env = { ...google.env, ...microsoft.env };
  app = await startTestApp({ env, clock: () => new Date(Date.now() + ahead) });
});
afterAll(async () => {
  await app?.end();
  await google?.stop();
  await microsoft?.stop();
});
afterEach(() => {
  ahead = 0;
});

const statusOf = async (browser: Browser) => (await browser.get("/api/user/status")).json();
const provedAt = async (browser: Browser) => {
  const sql = "select proved_at from sessions where token_hash = sha256(convert_to($1, 'utf8'))";
  const { rows } = await app.testDatabase.database.query(sql, [browser.cookies.get("session")]);
  return rows[0].proved_at;
};

/** Ana, signed in through Google a while ago. */
async function ana(): Promise<Browser> {
  const browser = createBrowser(app.url);
  await signInThrough(google, browser, "ana");
  const { user } = await statusOf(browser);
  await app.testDatabase.database.query(
    "update sessions set proved_at = now() - interval '1 hour' where account_id = $1",
    [user.ID],
  );
  return browser;
}

test("I prove who I am once more, and stay in the same session", async () => {
  const browser = await ana();
  const session = browser.cookies.get("session");
  const before = Date.now() - MINUTE;
  expect(await signInThrough(google, browser, "ana", { query: CONFIRM })).toBe(
    "/settings?tab=data",
  );
  expect((await provedAt(browser)).getTime()).toBeGreaterThan(before);
  expect(browser.cookies.get("session")).toBe(session);
});

test("being signed in there is not enough: I am asked again", async () => {
  const browser = await ana();
  const url = new URL(locationOf(await browser.get(`/auth/google${CONFIRM}`)));
  expect(url.searchParams.get("max_age")).toBe("0");
  expect(url.searchParams.get("prompt")).toBe("select_account");
  const other = new URL(locationOf(await browser.get(`/auth/microsoftonline${CONFIRM}`)));
  expect(other.searchParams.get("prompt")).toBe("login");
});

test("a sign-in of some time ago proves nothing", async () => {
  const browser = await ana();
  const before = await provedAt(browser);
  const at = google.newBrowser();
  await signInThrough(google, createBrowser(app.url), "ana", { at });
  // Somebody at an open laptop takes the question out of the address.
  ahead = 5 * MINUTE;
  const url = new URL(locationOf(await browser.get(`/auth/google${CONFIRM}`)));
  url.searchParams.delete("prompt");
  url.searchParams.set("max_age", "100000");
  const back = await passProvider(at, url.href, "ana");
  const end = locationOf(await browser.get(back.pathname + back.search));
  expect(errorIn(end)).toEqual(["/settings", "stale"]);
  expect(await provedAt(browser)).toEqual(before);
});

test.each([
  ["Ben, who has an account of his own", () => google, "ben"],
  ["Eve, whom nobody knows yet", () => microsoft, "eve"],
])("%s, cannot prove to be Ana", async (_who, provider, login) => {
  await signInThrough(google, createBrowser(app.url), "ben");
  const browser = await ana();
  const before = await provedAt(browser);
  const end = await signInThrough(provider(), browser, login, { query: CONFIRM });
  expect(errorIn(end)).toEqual(["/settings", "different"]);
  expect(new URL(end, app.url).searchParams.get("tab")).toBe("data");
  expect((await statusOf(browser)).user.Email).toBe("ana@example.org");
  expect(await provedAt(browser)).toEqual(before);
  const { rows } = await app.testDatabase.database.query(
    "select 1 from accounts where email = 'eve@example.org'",
  );
  expect(rows).toEqual([]);
});

test("saying no, I am back where I was", async () => {
  const browser = await ana();
  const end = await signInThrough(google, browser, null, { query: CONFIRM });
  expect(errorIn(end)).toEqual(["/settings", "refused"]);
});

test("signed out meanwhile, I cannot prove anything", async () => {
  const browser = await ana();
  const begun = locationOf(await browser.get(`/auth/google${CONFIRM}`));
  await browser.get("/auth/logout/google");
  const back = await passProvider(google.newBrowser(), begun, "ana");
  const end = locationOf(await browser.get(back.pathname + back.search));
  expect(errorIn(end)).toEqual(["/login", "lost"]);
  expect(await statusOf(browser)).toMatchObject({ logged_in: false });
});

test("signed in as somebody else meanwhile, I prove nothing about them", async () => {
  const browser = await ana();
  const begun = locationOf(await browser.get(`/auth/google${CONFIRM}`));
  const { browser: other } = await signedIn(app);
  browser.cookies.set("session", other.cookies.get("session") ?? "");
  const back = await passProvider(google.newBrowser(), begun, "ana");
  const end = locationOf(await browser.get(back.pathname + back.search));
  expect(errorIn(end)).toEqual(["/settings", "different"]);
  expect(await provedAt(other)).toBeNull();
});

test("not signed in, it is a sign-in like any other", async () => {
  const browser = createBrowser(app.url);
  expect(await signInThrough(google, browser, "ana", { query: CONFIRM })).toBe(
    "/settings?tab=data",
  );
  expect(await statusOf(browser)).toMatchObject({ logged_in: true });
});
