import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appCode } from "#test/support/authenticator-app.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import {
  errorIn,
  locationOf,
  type OidcProvider,
  passProvider,
  signInThrough,
  startOidcProvider,
} from "#test/support/oidc-provider.ts";
import { ADMIN_ENV, PASSWORD, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let google: OidcProvider;
let microsoft: OidcProvider;
let app: TestApp;
beforeAll(async () => {
  google = await startOidcProvider("google");
  microsoft = await startOidcProvider("microsoftonline");
  app = await startTestApp({ env: { ...ADMIN_ENV, ...google.env, ...microsoft.env } });
});
afterAll(async () => {
  await app?.end();
  await google?.stop();
  await microsoft?.stop();
});

const statusOf = async (browser: Browser) => (await browser.get("/api/user/status")).json();
const query = async (sql: string, values: unknown[]) =>
  (await app.testDatabase.database.query(sql, values)).rows;

/** Somebody new at Google. The name is what they sign in with there. */
function someone(claims: object = {}): { login: string; email: string } {
  const login = randomUUID();
  const email = `${login}@example.org`;
  google.people.set(login, { email, email_verified: true, name: "Priya Raman", ...claims });
  return { login, email };
}

async function register(email: string): Promise<Browser> {
  const browser = createBrowser(app.url);
  await browser.post("/api/auth/register", { name: "Whoever", email, password: PASSWORD });
  await browser.post("/api/auth/login", { email, password: PASSWORD });
  return browser;
}

const canSignIn = async (email: string) =>
  (await createBrowser(app.url).post("/api/auth/login", { email, password: PASSWORD })).ok;

describe("with Google", () => {
  test("I get an account with a verified address, and come back to it the next time", async () => {
    const { login, email } = someone();
    const me = createBrowser(app.url);
    expect(await signInThrough(google, me, login)).toBe("/dashboard");
    const { user } = await statusOf(me);
    expect(user).toMatchObject({ Email: email, Name: "Priya Raman", EmailVerified: true });
    google.people.set(login, { email: "moved@example.org", email_verified: true, name: "Other" });
    const later = createBrowser(app.url);
    expect(await signInThrough(google, later, login)).toBe("/dashboard");
    expect((await statusOf(later)).user).toMatchObject({ ID: user.ID, Email: email });
  });

  test("I come into the account that I have under this address, in any case", async () => {
    const { login, email } = someone();
    google.people.set(login, { email: email.toUpperCase(), email_verified: true });
    const { id } = await signedIn(app, { email });
    const me = createBrowser(app.url);
    expect(await signInThrough(google, me, login)).toBe("/dashboard");
    expect((await statusOf(me)).user.ID).toBe(id);
    expect(await canSignIn(email), "the password stays").toBe(true);
  });

  test("where a code is asked for, Google is only the first step", async () => {
    const { login, email } = someone();
    const { browser } = await signedIn(app, { email });
    const { secret } = await (await browser.post("/api/account/two-step/begin")).json();
    await browser.post("/api/account/two-step", { code: appCode(secret, new Date()) });
    const me = createBrowser(app.url);
    const end = new URL(await signInThrough(google, me, login), app.url);
    expect([end.pathname, end.searchParams.get("from")]).toEqual(["/login/code", "/dashboard"]);
    expect(await statusOf(me)).toMatchObject({ logged_in: false });
    const code = appCode(secret, new Date(Date.now() + 30_000));
    expect((await me.post("/api/auth/second-step", { code })).status).toBe(200);
    expect((await statusOf(me)).user).toMatchObject({ Email: email });
  });

  test("a stranger who took my address before me loses every way in", async () => {
    const { login, email } = someone();
    const oid = randomUUID();
    microsoft.people.set(oid, { tid: "evil", oid, email });
    const stranger = createBrowser(app.url);
    expect(await signInThrough(microsoft, stranger, oid)).toBe("/dashboard");
    await stranger.post("/api/account/password", { newPassword: PASSWORD });
    const { user } = await statusOf(stranger);
    expect(user).toMatchObject({ Email: email, EmailVerified: false });
    expect(await canSignIn(email)).toBe(true);

    const me = createBrowser(app.url);
    expect(await signInThrough(google, me, login)).toBe("/dashboard");
    expect((await statusOf(me)).user).toMatchObject({ ID: user.ID, EmailVerified: true });
    const tokens = "select purpose from email_tokens where account_id = $1";
    expect(await query(tokens, [user.ID]), "the mailed links").toEqual([]);
    expect(await statusOf(stranger), "the session").toMatchObject({ logged_in: false });
    expect(await canSignIn(email), "the password").toBe(false);
    const end = await signInThrough(microsoft, createBrowser(app.url), oid);
    expect(errorIn(end), "the identity at Microsoft").toEqual(["/login", "connect-mailed"]);
  });

  test("a registration that was never verified loses its password and its session", async () => {
    const { login, email } = someone();
    const stranger = await register(email);
    expect(await statusOf(stranger)).toMatchObject({ logged_in: true });
    await signInThrough(google, createBrowser(app.url), login);
    expect(await statusOf(stranger)).toMatchObject({ logged_in: false });
    expect(await canSignIn(email)).toBe(false);
  });

  test.each([
    ["not verified there", { email_verified: false }, "unverified"],
    ["verified only in words", { email_verified: "true" }, "unverified"],
    ["no address", { email: undefined }, "no-email"],
    ["an address that is none", { email: "priya\r\nBcc: all@example.org" }, "no-email"],
  ])("%s: I am told, and nothing is made", async (_name, claims, code) => {
    const { login, email } = someone(claims);
    const me = createBrowser(app.url);
    expect(errorIn(await signInThrough(google, me, login))).toEqual(["/login", code]);
    expect(await statusOf(me)).toMatchObject({ logged_in: false });
    expect(await query("select 1 from accounts where email = $1", [email])).toEqual([]);
  });

  test.each([
    ["a name of any length", "x".repeat(300), "x".repeat(200)],
    ["a name with control characters", "Priya\u0000\u0007\nRaman ", "Priya Raman"],
    ["a cut through an emoji", `${"x".repeat(199)}\u{1f600}`, "x".repeat(199)],
    ["no name", undefined, undefined],
    ["an empty name", " \u0007 ", undefined],
  ])("%s becomes one that can be shown", async (_name, name, shown) => {
    const { login } = someone({ name });
    const me = createBrowser(app.url);
    await signInThrough(google, me, login);
    expect((await statusOf(me)).user.Name).toBe(shown ?? login);
  });

  test("my old session in this browser ends, and so does the visitor", async () => {
    const { login } = someone();
    const { browser } = await signedIn(app);
    const before = new Map(browser.cookies);
    await signInThrough(google, browser, login);
    expect(browser.cookies.get("visitor")).not.toBe(before.get("visitor"));
    const old = createBrowser(app.url);
    old.cookies.set("session", before.get("session") ?? "");
    expect(await statusOf(old)).toMatchObject({ logged_in: false });
    expect(await statusOf(browser)).toMatchObject({ user: { Name: "Priya Raman" } });
  });

  test("an administrator's address makes an administrator here too", async () => {
    const { login } = someone({ email: ADMIN_ENV.ADMIN_EMAILS });
    const me = createBrowser(app.url);
    await signInThrough(google, me, login);
    expect((await statusOf(me)).user.IsAdmin).toBe(true);
  });

  test("many browsers at once come into one new account", async () => {
    const { login, email } = someone();
    const arrivals = Array.from({ length: 6 }, () => createBrowser(app.url));
    const backs = await Promise.all(
      arrivals.map(async (browser) => {
        const begun = locationOf(await browser.get("/auth/google"));
        return { browser, back: await passProvider(google.newBrowser(), begun, login) };
      }),
    );
    const ends = await Promise.all(
      backs.map(async ({ browser, back }) =>
        locationOf(await browser.get(back.pathname + back.search)),
      ),
    );
    expect(ends).toEqual(arrivals.map(() => "/dashboard"));
    expect(await query("select 1 from accounts where email = $1", [email])).toHaveLength(1);
  });

  test("it is on the trail, and counts as a fresh proof", async () => {
    const { login } = someone();
    const me = createBrowser(app.url);
    await signInThrough(google, me, login);
    const { user } = await statusOf(me);
    expect(
      await query("select action, detail from audit_trail where actor_id = $1 order by id", [
        user.ID,
      ]),
    ).toEqual([
      { action: "account.registered", detail: { provider: "google" } },
      { action: "account.signed-in", detail: { provider: "google" } },
    ]);
    const [session] = await query("select proved_at from sessions where account_id = $1", [
      user.ID,
    ]);
    expect(session.proved_at).toBeInstanceOf(Date);
  });
});
