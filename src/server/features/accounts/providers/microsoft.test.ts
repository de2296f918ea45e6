import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import {
  errorIn,
  locationOf,
  type OidcProvider,
  passProvider,
  signInThrough,
  startOidcProvider,
} from "#test/support/oidc-provider.ts";
import { PASSWORD, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const TENANT = "9188040d-6c67-4c5b-b112-36a304b66dad";
const HOUR = 3_600_000;

let microsoft: OidcProvider;
let app: TestApp;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  microsoft = await startOidcProvider("microsoftonline");
  app = await startTestApp({ env: microsoft.env, clock });
});
afterAll(async () => {
  await app?.end();
  await microsoft?.stop();
});
afterEach(() => {
  ahead = 0;
});

const statusOf = async (browser: Browser) => (await browser.get("/api/user/status")).json();
const countOf = async (email: string) => {
  const sql = "select count(*)::int as n from accounts where lower(email) = lower($1)";
  return (await app.testDatabase.database.query(sql, [email])).rows[0].n;
};

/** Somebody at Microsoft: a tenant and an object, and an address that proves nothing. */
function someone(claims: object = {}): { login: string; email: string } {
  const login = randomUUID();
  const email = `${login}@example.org`;
  microsoft.people.set(login, { tid: TENANT, oid: login, email, name: "Priya Raman", ...claims });
  return { login, email };
}

const mailsTo = async (email: string, where = app) => {
  const folder = join(where.dataDir, "outbox");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    files.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.[0]?.address === email);
};

/** The token of the newest link of its kind in that mailbox. */
const linkedToken = (email: string, page: string) =>
  vi.waitFor(async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text ?? "");
    const links = texts.flatMap((text) => /http\S+/.exec(text) ?? []).map((url) => new URL(url));
    const link = links.findLast(({ pathname }) => pathname === page);
    expect(link?.origin).toBe(app.url);
    return link?.searchParams.get("token");
  }, 10_000);

const connect = async (browser: Browser, token: unknown) =>
  browser.post("/api/auth/connect", { token });

describe("with Microsoft", () => {
  test("I get an account whose address is not verified, and come back to it", async () => {
    const { login, email } = someone();
    const me = createBrowser(app.url);
    expect(await signInThrough(microsoft, me, login)).toBe("/dashboard");
    const { user } = await statusOf(me);
    expect(user).toMatchObject({ Email: email, Name: "Priya Raman", EmailVerified: false });
    const claims = { tid: TENANT, oid: login, email: "somebody.else@example.org" };
    microsoft.people.set(login, claims);
    const later = createBrowser(app.url);
    expect(await signInThrough(microsoft, later, login)).toBe("/dashboard");
    expect((await statusOf(later)).user).toMatchObject({ ID: user.ID, Email: email });
    expect(await countOf(claims.email)).toBe(0);
  });

  test("it is the tenant and the object that count, not the name I sign in with", async () => {
    const { login } = someone();
    const me = createBrowser(app.url);
    await signInThrough(microsoft, me, login);
    const other = someone({ oid: login }).login;
    const same = createBrowser(app.url);
    await signInThrough(microsoft, same, other);
    expect((await statusOf(same)).user.ID).toBe((await statusOf(me)).user.ID);
    const elsewhere = createBrowser(app.url);
    await signInThrough(microsoft, elsewhere, someone({ tid: "another", oid: login }).login);
    expect((await statusOf(elsewhere)).user.ID).not.toBe((await statusOf(me)).user.ID);
  });

  test.each([
    ["no tenant", { tid: undefined }, "no-identity"],
    ["no object", { oid: undefined }, "no-identity"],
    ["a tenant that would end early", { tid: "a:b" }, "no-identity"],
    ["no address", { email: undefined }, "no-email"],
  ])("%s: I am told, and nothing is made", async (_name, claims, code) => {
    const { login, email } = someone(claims);
    const me = createBrowser(app.url);
    expect(errorIn(await signInThrough(microsoft, me, login))).toEqual(["/login", code]);
    expect(await statusOf(me)).toMatchObject({ logged_in: false });
    expect(await countOf(email)).toBe(0);
  });

  test("many browsers at once come into one new account", async () => {
    const { login, email } = someone();
    const browsers = Array.from({ length: 6 }, () => createBrowser(app.url));
    const backs = await Promise.all(
      browsers.map(async (browser) =>
        passProvider(
          microsoft.newBrowser(),
          locationOf(await browser.get("/auth/microsoftonline")),
          login,
        ),
      ),
    );
    const ends = await Promise.all(
      browsers.map(async (browser, n) => {
        const { pathname = "", search = "" } = backs[n] ?? {};
        return locationOf(await browser.get(pathname + search));
      }),
    );
    expect(ends).toEqual(browsers.map(() => "/dashboard"));
    expect(await countOf(email)).toBe(1);
    await linkedToken(email, "/verify-email");
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === "Confirm your email address")).toHaveLength(1);
  });
});

describe("an account with that address is there already", () => {
  /** Whoever claims to have the address at Microsoft, and what they got to keep in their browser. */
  async function begin(email: string) {
    const { login } = someone({ email });
    const browser = createBrowser(app.url);
    const end = await signInThrough(microsoft, browser, login);
    expect(errorIn(end)).toEqual(["/login", "connect-mailed"]);
    expect(await statusOf(browser)).toMatchObject({ logged_in: false });
    return { login, browser };
  }

  test("nothing is joined until I open the link in this browser; then it is", async () => {
    const { email, id } = await signedIn(app);
    const { login, browser } = await begin(email.toUpperCase());
    const token = await linkedToken(email, "/connect-account");
    const answer = await connect(browser, token);
    expect(await answer.json()).toEqual({
      success: true,
      message: "Microsoft is connected. You can sign in with it now.",
    });
    expect(await signInThrough(microsoft, browser, login)).toBe("/dashboard");
    expect((await statusOf(browser)).user.ID).toBe(id);
  });

  test("the owner opens a stranger's link in another browser: refused, and the stranger has nothing", async () => {
    const { email, browser: owner } = await signedIn(app);
    const stranger = await begin(email);
    const token = await linkedToken(email, "/connect-account");
    for (const browser of [owner, createBrowser(app.url), (await begin(email)).browser]) {
      const answer = await connect(browser, token);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        message: "This link is invalid or has expired. Sign in again to get a new one.",
      });
    }
    const end = await signInThrough(microsoft, createBrowser(app.url), stranger.login);
    expect(errorIn(end)).toEqual(["/login", "connect-mailed"]);
  });

  test("a try in the wrong browser does not spoil the link for the right one", async () => {
    const { email } = await signedIn(app);
    const { browser } = await begin(email);
    const token = await linkedToken(email, "/connect-account");
    expect((await connect(createBrowser(app.url), token)).status).toBe(400);
    expect((await connect(browser, token)).status).toBe(200);
  });

  test("the link works once", async () => {
    const { email } = await signedIn(app);
    const { browser } = await begin(email);
    const cookie = browser.cookies.get("connect") ?? "";
    const token = await linkedToken(email, "/connect-account");
    expect((await connect(browser, token)).status).toBe(200);
    browser.cookies.set("connect", cookie);
    expect((await connect(browser, token)).status).toBe(400);
  });

  test("the link works for an hour", async () => {
    const { email } = await signedIn(app);
    const { browser } = await begin(email);
    const token = await linkedToken(email, "/connect-account");
    ahead = HOUR + 1000;
    expect((await connect(browser, token)).status).toBe(400);
  });

  test("opening the page connects nothing", async () => {
    const { email } = await signedIn(app);
    const { login, browser } = await begin(email);
    const token = await linkedToken(email, "/connect-account");
    await browser.get(`/connect-account?token=${token}`);
    const end = await signInThrough(microsoft, createBrowser(app.url), login);
    expect(errorIn(end)).toEqual(["/login", "connect-mailed"]);
  });

  test("whoever took my address before me loses every way in when I connect", async () => {
    const { login, email } = someone();
    const stranger = createBrowser(app.url);
    await signInThrough(microsoft, stranger, login);
    await stranger.post("/api/account/password", { newPassword: PASSWORD });
    const me = await begin(email);
    await connect(me.browser, await linkedToken(email, "/connect-account"));
    expect(await statusOf(stranger)).toMatchObject({ logged_in: false });
    const password = await stranger.post("/api/auth/login", { email, password: PASSWORD });
    expect(password.status).toBe(401);
    const end = await signInThrough(microsoft, stranger, login);
    expect(errorIn(end)).toEqual(["/login", "connect-mailed"]);
    expect(await signInThrough(microsoft, me.browser, me.login)).toBe("/dashboard");
    expect((await statusOf(me.browser)).user.EmailVerified).toBe(true);
  });
});

describe("limits", () => {
  test("nobody's mailbox is flooded with links, and nobody makes accounts without end", async () => {
    const strict = await startTestApp({
      env: { ...microsoft.env, LIMIT_REGISTRATIONS_PER_HOUR: "3" },
    });
    const { email } = await signedIn(strict);
    const come = async (login: string) =>
      errorIn(await signInThrough(microsoft, createBrowser(strict.url), login));
    const codes = [];
    for (let n = 0; n < 4; n++) codes.push((await come(someone({ email }).login))[1]);
    expect(codes).toEqual(["connect-mailed", "connect-mailed", "connect-mailed", "too-many"]);
    const ends = [];
    for (let n = 0; n < 3; n++) ends.push(await come(someone().login));
    expect(ends).toEqual([
      ["/dashboard", ""],
      ["/dashboard", ""],
      ["/login", "too-many"],
    ]);
    await strict.end();
  });
});

describe("where mail is sent", () => {
  let strict: TestApp;
  beforeAll(async () => {
    const smtp = { SMTP_URL: "smtp://127.0.0.1:1", LIMIT_LINKS_PER_ADDRESS: "2" };
    const env = { ...microsoft.env, ...smtp };
    strict = await startTestApp({ env });
  });
  afterAll(() => strict?.end());
  const come = (login: string, browser = createBrowser(strict.url)) =>
    signInThrough(microsoft, browser, login);
  const linksFor = async (email: string) => {
    const sql = `select t.purpose from email_tokens t join accounts a on a.id = t.account_id
                 where a.email = $1`;
    return (await strict.testDatabase.database.query(sql, [email])).rows.length;
  };

  test("I verify my address first; signing in before that gets me other links, not without end", async () => {
    const { login, email } = someone();
    const me = createBrowser(strict.url);
    expect(errorIn(await come(login, me))).toEqual(["/login", "verify-first"]);
    expect(await linksFor(email)).toBe(1);
    for (let n = 0; n < 2; n++)
      expect(errorIn(await come(login, me))).toEqual(["/login", "verify-first"]);
    await vi.waitFor(async () => expect(await linksFor(email)).toBe(3), 10_000);
    expect(errorIn(await come(login, me))).toEqual(["/login", "verify-first"]);
    expect(await statusOf(me)).toMatchObject({ logged_in: false });
    await strict.testDatabase.database.query(
      "update accounts set email_verified_at = now() where email = $1",
      [email],
    );
    expect(await come(login, me)).toBe("/dashboard");
    expect(await linksFor(email)).toBe(3);
  });
});
