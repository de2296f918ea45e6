import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SECOND_FACTOR_SENTENCES as say } from "#contract/second-factor.ts";
import { appCode } from "#test/support/authenticator-app.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { mailsTo, mailTo } from "#test/support/mails.ts";
import { ADMIN_ENV, PASSWORD, type Person, signedIn, signedInAdmin } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const MINUTE = 60_000;

let app: TestApp;
let now = new Date("2026-11-15T01:00:10Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());
/** A code is good once: each test begins in a step of its own. */
beforeEach(() => pass(2 * MINUTE));
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const said = async (answer: Response) => {
  const { fault, message } = await answer.json();
  return [answer.status, fault, message];
};
const logIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post("/api/auth/login", { email, password });
const finish = (browser: Browser, code: string) => browser.post("/api/auth/second-step", { code });
const isSignedIn = async (browser: Browser) =>
  (await (await browser.get("/api/user/status")).json()).logged_in;
const factorOf = async ({ browser }: Person) =>
  (await browser.get("/api/account/second-factor")).json();

/** Somebody whose app makes codes, and their recovery codes. */
async function withApp(me: Person) {
  const begun = await me.browser.post("/api/account/two-step/begin");
  expect(begun.status, await begun.clone().text()).toBe(200);
  const { secret } = await begun.json();
  const answer = await me.browser.post("/api/account/two-step", { code: appCode(secret, now) });
  expect(answer.status).toBe(200);
  const codes: string[] = (await answer.json()).recovery_codes;
  pass(MINUTE);
  return { ...me, secret, codes };
}

test("I turn it on with my app, get ten recovery codes once, and a mail", async () => {
  const me = await signedIn(app);
  const begun = await (await me.browser.post("/api/account/two-step/begin")).json();
  expect(begun.uri).toBe(
    `otpauth://totp/${encodeURIComponent(`Candour:${me.email}`)}?secret=${begun.secret}&issuer=Candour`,
  );
  expect((await logIn(createBrowser(app.url), me.email)).status, "not before it is on").toBe(200);
  const wrong = await me.browser.post("/api/account/two-step", { code: "000000" });
  expect(await said(wrong)).toEqual([400, "invalid", say.codeWrong]);
  const code = appCode(begun.secret, now);
  const answer = await (await me.browser.post("/api/account/two-step", { code })).json();
  expect(answer.recovery_codes).toHaveLength(10);
  expect(new Set(answer.recovery_codes).size).toBe(10);
  for (const one of answer.recovery_codes) expect(one).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(await factorOf(me)).toMatchObject({ recovery_codes_left: 10, required: false });
  await mailTo(app, me.email, "Two-step sign-in is on");
  // What the database holds tells neither the key nor a code.
  const { rows } = await app.testDatabase.database.query(
    "select encode(sealed, 'escape') || encode(sealed, 'hex') as text from totp_secrets where account_id = $1",
    [me.id],
  );
  expect(rows[0].text).not.toContain(begun.secret);
  // Before anything else uses it, a code that turned it on is used up.
  const browser = createBrowser(app.url);
  await logIn(browser, me.email);
  expect(await said(await finish(browser, code))).toEqual([400, "invalid", say.codeWrong]);
});

describe("signing in", () => {
  test("takes the password and then the code; the first alone opens nothing", async () => {
    const me = await withApp(await signedIn(app));
    const browser = createBrowser(app.url);
    expect(await said(await logIn(browser, me.email))).toEqual([401, "second-step", say.asked]);
    expect(await isSignedIn(browser)).toBe(false);
    expect(browser.cookies.has("session")).toBe(false);
    const answer = await finish(browser, ` ${appCode(me.secret, now).replace(/^.../, "$& ")} `);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true, user: { email: me.email } });
    expect(await isSignedIn(browser)).toBe(true);
    // What the browser kept of the first step is gone.
    expect((await finish(browser, appCode(me.secret, now))).status).toBe(401);
  });

  test("a wrong password says nothing about a code", async () => {
    const me = await withApp(await signedIn(app));
    const answer = await logIn(createBrowser(app.url), me.email, "not the password");
    expect(await said(answer)).toEqual([401, "unauthenticated", "Invalid email or password"]);
  });

  test("the same code does not work twice, not even at the same moment", async () => {
    const me = await withApp(await signedIn(app));
    const browsers = Array.from({ length: 6 }, () => createBrowser(app.url));
    for (const browser of browsers) await logIn(browser, me.email);
    const code = appCode(me.secret, now);
    const answers = await Promise.all(browsers.map((browser) => finish(browser, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const older = createBrowser(app.url);
    await logIn(older, me.email);
    const before = appCode(me.secret, new Date(now.getTime() - 30_000));
    expect((await finish(older, before)).status, "one from before the last").toBe(400);
  });

  test("a code half a minute off works, one of two minutes ago does not", async () => {
    const me = await withApp(await signedIn(app));
    const browser = createBrowser(app.url);
    await logIn(browser, me.email);
    const old = appCode(me.secret, new Date(now.getTime() - 2 * MINUTE));
    expect((await finish(browser, old)).status).toBe(400);
    const next = appCode(me.secret, new Date(now.getTime() + 30_000));
    expect((await finish(browser, next)).status).toBe(200);
  });

  test("a recovery code works once, however it is typed, and I get a mail", async () => {
    const me = await withApp(await signedIn(app));
    const [code = ""] = me.codes;
    const browser = createBrowser(app.url);
    await logIn(browser, me.email);
    expect((await finish(browser, code.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    const mail = await mailTo(app, me.email, "A recovery code was used");
    expect(mail.text).toMatch(/9\s+recovery codes are left\./);
    const again = createBrowser(app.url);
    await logIn(again, me.email);
    expect((await finish(again, code)).status).toBe(400);
    const { rows } = await app.testDatabase.database.query(
      "select encode(code_hash, 'escape') as text from recovery_codes where account_id = $1",
      [me.id],
    );
    expect(rows).toHaveLength(9);
    for (const { text } of rows) for (const one of me.codes) expect(text).not.toContain(one);
  });

  test("somebody else's recovery code is none of mine", async () => {
    const [me, other] = [await withApp(await signedIn(app)), await withApp(await signedIn(app))];
    const browser = createBrowser(app.url);
    await logIn(browser, me.email);
    expect((await finish(browser, other.codes[0] ?? "")).status).toBe(400);
    expect((await finish(browser, appCode(other.secret, now))).status).toBe(400);
  });

  test("the first step is void after ten minutes, after a new password, and when it is forged", async () => {
    const me = await withApp(await signedIn(app));
    const lost = [401, "unauthenticated", say.stepLost];
    const slow = createBrowser(app.url);
    await logIn(slow, me.email);
    pass(11 * MINUTE);
    expect(await said(await finish(slow, appCode(me.secret, now)))).toEqual(lost);

    const changed = createBrowser(app.url);
    await logIn(changed, me.email);
    await app.testDatabase.database.query(
      "update accounts set password_hash = password_hash || ' ' where id = $1",
      [me.id],
    );
    expect(await said(await finish(changed, appCode(me.secret, now)))).toEqual(lost);

    const nobody = createBrowser(app.url);
    expect(await said(await finish(nobody, appCode(me.secret, now)))).toEqual(lost);
    const forged = { purpose: "second-step", accountId: me.id, mark: "", takenAt: now.getTime() };
    const value = Buffer.from(JSON.stringify({ ...forged, provider: null })).toString("base64url");
    nobody.cookies.set("second-step", `${value}.${"A".repeat(43)}`);
    expect(await said(await finish(nobody, appCode(me.secret, now)))).toEqual(lost);
  });

  test("wrong codes are limited, for a browser that was here before apart", async () => {
    const strict = await startTestApp({
      env: { LIMIT_SIGN_IN_PER_ACCOUNT: "3" },
      clock: () => now,
    });
    const me = await signedIn(strict);
    const { secret } = await (await me.browser.post("/api/account/two-step/begin")).json();
    await me.browser.post("/api/account/two-step", { code: appCode(secret, now) });
    pass(MINUTE);
    const guess = async (browser: Browser) => {
      await logIn(browser, me.email);
      return Promise.all(
        ["000001", "000002", "000003", "000004"].map((one) => finish(browser, one)),
      );
    };
    const statuses = (await guess(createBrowser(strict.url))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([400, 400, 400, 429]);
    const fresh = createBrowser(strict.url);
    await logIn(fresh, me.email);
    const late = await finish(fresh, appCode(secret, now));
    expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
    // The owner's own browser is not locked out by it.
    await logIn(me.browser, me.email);
    expect((await finish(me.browser, appCode(secret, now))).status).toBe(200);
    await strict.end();
  });
});

describe("changing it", () => {
  test("asks for a code, and a password is not enough", async () => {
    const me = await withApp(await signedIn(app));
    pass(11 * MINUTE);
    const end = () => me.browser.post("/api/account/two-step/end");
    expect((await said(await end())).slice(0, 2)).toEqual([403, "confirm-factor"]);
    const confirm = (body: object) => me.browser.post("/api/account/confirm", body);
    expect((await confirm({ password: PASSWORD })).status).toBe(200);
    expect((await end()).status).toBe(403);
    expect((await confirm({ code: "000000" })).status).toBe(400);
    expect((await confirm({ code: appCode(me.secret, now) })).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect(await factorOf(me)).toMatchObject({ two_step_since: null, recovery_codes_left: 0 });
    await mailTo(app, me.email, "Two-step sign-in is off");
    expect((await logIn(createBrowser(app.url), me.email)).status).toBe(200);
  });

  test("a session left open turns nothing on", async () => {
    const me = await signedIn(app);
    pass(11 * MINUTE);
    const begin = () => me.browser.post("/api/account/two-step/begin");
    expect((await said(await begin())).slice(0, 2)).toEqual([403, "confirm"]);
    const wrong = await me.browser.post("/api/account/confirm", { password: "not mine" });
    expect(await said(wrong)).toEqual([403, "forbidden", "That is not your password"]);
    await me.browser.post("/api/account/confirm", { password: PASSWORD });
    expect((await begin()).status).toBe(200);
  });

  test("a key in use cannot be replaced, and new recovery codes end the old ones", async () => {
    const me = await withApp(await signedIn(app));
    expect((await me.browser.post("/api/account/two-step/begin")).status).toBe(409);
    const renewed = await (await me.browser.post("/api/account/recovery-codes")).json();
    expect(renewed.recovery_codes).toHaveLength(10);
    const browser = createBrowser(app.url);
    await logIn(browser, me.email);
    expect((await finish(browser, me.codes[0] ?? "")).status).toBe(400);
    expect((await finish(browser, renewed.recovery_codes[0])).status).toBe(200);
  });

  test("a code stands for the password where data leave or go", async () => {
    const me = await withApp(await signedIn(app));
    pass(11 * MINUTE);
    const take = () => me.browser.post("/api/account/export", {});
    expect((await take()).status).toBe(400);
    await me.browser.post("/api/account/confirm", { code: appCode(me.secret, now) });
    expect((await take()).status).toBe(200);
  });
});

describe("an administrator", () => {
  let office: TestApp;
  beforeAll(async () => {
    // Mail goes nowhere; that it is sent at all says that this is no trial on one's own machine.
    const env = { ...ADMIN_ENV, SMTP_URL: "smtp://127.0.0.1:1" };
    office = await startTestApp({ env, clock: () => now });
  });
  afterAll(() => office?.end());
  const ask = async ({ browser }: Pick<Person, "browser">) => {
    const answer = await browser.get("/api/admin/law-firms");
    return [answer.status, answer.ok ? undefined : (await answer.json()).fault];
  };

  test("is led to set one up before anything under /api/admin answers", async () => {
    // Registered and verified behind the mail's back.
    const me = await signedInAdmin(office, { withFactor: false });
    expect(await ask(me)).toEqual([403, "factor-missing"]);
    expect(await factorOf(me)).toMatchObject({ required: true });
    const status = await (await me.browser.get("/api/user/status")).json();
    expect(status.user.IsAdmin, "the screens lead there").toBe(true);

    const { secret, codes } = await withApp(me);
    expect(await ask(me)).toEqual([200, undefined]);
    const browser = createBrowser(office.url);
    await logIn(browser, me.email);
    expect(await ask({ browser }), "the password alone").toEqual([401, "unauthenticated"]);
    await finish(browser, codes[3] ?? "");
    expect(await ask({ browser })).toEqual([200, undefined]);

    // A session from before has no proof yet: one code, and it has.
    const { database } = office.testDatabase;
    await database.query("update sessions set second_factor_at = null where account_id = $1", [
      me.id,
    ]);
    expect(await ask(me)).toEqual([403, "confirm-factor"]);
    pass(MINUTE);
    await me.browser.post("/api/account/confirm", { code: appCode(secret, now) });
    expect(await ask(me)).toEqual([200, undefined]);

    // Without it, everywhere back to the beginning.
    expect((await me.browser.post("/api/account/two-step/end")).status).toBe(200);
    expect(await ask(me)).toEqual([403, "factor-missing"]);
    expect(await ask({ browser })).toEqual([403, "factor-missing"]);
  });

  test("of a trial on one's own machine needs none", async () => {
    const trial = await startTestApp({ env: ADMIN_ENV });
    expect(await ask(await signedInAdmin(trial, { withFactor: false }))).toEqual([200, undefined]);
    await trial.end();
  });
});

describe("a browser that is new to my account", () => {
  const news = async ({ email }: Person) =>
    (await mailsTo(app, email)).filter(({ subject }) => subject === "New sign-in to your account");

  test("is told to me by mail, and the link signs it out", async () => {
    const me = await signedIn(app);
    await logIn(me.browser, me.email);
    const stranger = createBrowser(app.url);
    await stranger.post(
      "/api/auth/login",
      { email: me.email, password: PASSWORD },
      { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0" },
    );
    const mail = await mailTo(app, me.email, "New sign-in to your account");
    expect(mail.text).toContain("Firefox on Windows");
    expect(mail.text).toContain("the machine that Candour runs on");
    expect(mail.text).toContain("/forgot-password");
    // Neither the first sign-in of all nor the same browser once more.
    expect(await news(me)).toHaveLength(1);

    const token = new URL(/http\S+end-session\?token=\S+/.exec(mail.text ?? "")?.[0] ?? "");
    const end = () =>
      createBrowser(app.url).post("/api/auth/end-session", {
        token: token.searchParams.get("token"),
      });
    expect([await isSignedIn(me.browser), await isSignedIn(stranger)]).toEqual([true, true]);
    expect((await end()).status).toBe(200);
    expect([await isSignedIn(me.browser), await isSignedIn(stranger)]).toEqual([true, false]);
    expect(await said(await end())).toEqual([400, "invalid", say.endedByMail]);
  });
});
