import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSKEY_SENTENCES as say } from "#contract/passkeys.ts";
import { appCode } from "#test/support/authenticator-app.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { mailTo } from "#test/support/mails.ts";
import { ADMIN_ENV, PASSWORD, type Person, signedIn, signedInAdmin } from "#test/support/people.ts";
import { type Bent, makeSecurityKey, type SecurityKey } from "#test/support/security-key.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const MINUTE = 60_000;
let app: TestApp;
let now = new Date("2026-11-15T01:00:10Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const said = async (answer: Response) => {
  const { fault, message } = await answer.json();
  return [answer.status, fault, message];
};
const REFUSED = [400, "invalid", say.refused];
const isSignedIn = async (browser: Browser) =>
  (await (await browser.get("/api/user/status")).json()).logged_in;
const passkeysOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/account/second-factor")).json()).passkeys;

const optionsFor = async (browser: Browser, path: string) => {
  const answer = await browser.post(path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const newOptions = ({ browser }: Person) => optionsFor(browser, "/api/account/passkeys/options");
const signInOptions = (browser: Browser) => optionsFor(browser, "/api/auth/passkey/options");
const keep = ({ browser }: Person, credential: object, name = "My phone") =>
  browser.post("/api/account/passkeys", { name, credential });

async function withKey(me: Person, algorithm = -7, where = app) {
  const key = makeSecurityKey(where.url, algorithm);
  const answer = await keep(me, key.create(await newOptions(me)));
  expect(answer.status, await answer.clone().text()).toBe(200);
  return { ...me, key };
}
const signIn = async (browser: Browser, key: SecurityKey, bent: Bent = {}) =>
  browser.post("/api/auth/passkey", key.get(await signInOptions(browser), bent));

describe("signing in with a passkey", () => {
  test.each([
    ["ES256", -7],
    ["EdDSA", -8],
    ["RS256", -257],
  ])("works with %s, without a password or a code, again and again", async (_name, algorithm) => {
    const me = await withKey(await signedIn(app), algorithm);
    for (let count = 0; count < 2; count++) {
      const browser = createBrowser(app.url);
      const answer = await signIn(browser, me.key);
      expect(answer.status, await answer.clone().text()).toBe(200);
      expect(await answer.json()).toMatchObject({ success: true, user: { id: me.id } });
      expect(await isSignedIn(browser)).toBe(true);
    }
    expect(await passkeysOf(me)).toMatchObject([{ name: "My phone", used_at: now.toISOString() }]);
    await mailTo(app, me.email, "A passkey was added to your account");
  });

  const bent: [string, Bent][] = [
    ["made for another page", { origin: "https://elsewhere.example" }],
    ["made in a frame of another site", { crossOrigin: true }],
    ["made when it was registered", { type: "webauthn.create" }],
    ["for another site", { rpId: "elsewhere.example" }],
    ["with nobody there", { flags: 4 }],
    ["by a device that nobody unlocked", { flags: 1 }],
    ["for a challenge of its own", { challenge: Buffer.alloc(32).toString("base64url") }],
    ["by a copy whose counter is behind", { count: 1 }],
    ["for somebody else's account", { userHandle: "AAAAAAAAAAAAAAAAAAAAAA" }],
  ];
  test.each(bent)("is refused %s", async (_why, change) => {
    const me = await withKey(await signedIn(app));
    await signIn(createBrowser(app.url), me.key);
    await signIn(createBrowser(app.url), me.key);
    const browser = createBrowser(app.url);
    expect(await said(await signIn(browser, me.key, change))).toEqual(REFUSED);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await signIn(browser, me.key)).status, "as it should be").toBe(200);
  });

  test("is refused when anything signed was changed, or another key signed it", async () => {
    const [me, other] = [await withKey(await signedIn(app)), await withKey(await signedIn(app))];
    const browser = createBrowser(app.url);
    const sent = async (change: (shown: ReturnType<SecurityKey["get"]>) => object) => {
      const shown = me.key.get(await signInOptions(browser));
      return said(await browser.post("/api/auth/passkey", { ...shown, ...change(shown) }));
    };
    const flipped = (text: string, at: number) => {
      const bytes = Buffer.from(text, "base64url");
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes.toString("base64url");
    };
    expect(await sent(({ signature }) => ({ signature: flipped(signature, 12) }))).toEqual(REFUSED);
    expect(await sent(() => ({ signature: "" }))).toEqual(REFUSED);
    expect(
      await sent(({ authenticator_data: data }) => ({ authenticator_data: flipped(data, 36) })),
    ).toEqual(REFUSED);
    expect(await sent(() => ({ authenticator_data: "AAAA" }))).toEqual(REFUSED);
    expect(await sent(() => ({ client_data: "e30" }))).toEqual(REFUSED);
    expect(await sent(() => ({ id: other.key.id, user_handle: null }))).toEqual(REFUSED);
    expect(await sent(() => ({ id: "AAAA" }))).toEqual([403, "forbidden", say.unknown]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("a challenge works once, for five minutes, and for what it was made for", async () => {
    const me = await withKey(await signedIn(app));
    const browser = createBrowser(app.url);
    const post = (shown: object) => browser.post("/api/auth/passkey", shown);
    const options = await signInOptions(browser);
    const twice = me.key.get(options);
    const answers = await Promise.all([post(twice), post(twice), post(me.key.get(options))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);

    const late = me.key.get(await signInOptions(browser));
    pass(6 * MINUTE);
    expect(await said(await post(late))).toEqual(REFUSED);
    const wrong = me.key.get(await signInOptions(browser), { origin: "https://elsewhere.example" });
    const spent = await signInOptions(browser);
    await post(me.key.get(spent, { flags: 1 }));
    expect(await said(await post(me.key.get(spent))), "also by one that was refused").toEqual(
      REFUSED,
    );
    expect(await said(await post(wrong))).toEqual(REFUSED);
    const mine = await optionsFor(me.browser, "/api/account/confirm/passkey/options");
    expect(await said(await post(me.key.get(mine)))).toEqual(REFUSED);
  });

  test("stands for the code, where one is asked for", async () => {
    const me = await withKey(await signedIn(app));
    const { secret } = await (await me.browser.post("/api/account/two-step/begin")).json();
    await me.browser.post("/api/account/two-step", { code: appCode(secret, now) });
    const browser = createBrowser(app.url);
    const first = await browser.post("/api/auth/login", { email: me.email, password: PASSWORD });
    expect((await said(first)).slice(0, 2)).toEqual([401, "second-step"]);
    expect((await signIn(browser, me.key)).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test("where addresses are proved first, an unproved one does not come in", async () => {
    const me = await withKey(await signedIn(app));
    const strict = await startTestApp({
      env: { SMTP_URL: "smtp://127.0.0.1:1", PUBLIC_URL: app.url, ROLES: "web" },
      beside: app,
      clock: () => now,
    });
    await app.testDatabase.database.query(
      "update accounts set email_verified_at = null where id = $1",
      [me.id],
    );
    // The other process has the same address to the world, and so the same origin.
    const answer = await strict.http.inject({
      method: "POST",
      url: "/api/auth/passkey/options",
      headers: { origin: app.url },
    });
    const body = me.key.get(answer.json());
    const refused = await strict.http.inject({
      method: "POST",
      url: "/api/auth/passkey",
      headers: { origin: app.url },
      payload: body,
    });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      "Please verify your email address before signing in.",
    ]);
    await strict.end();
  });
});

describe("keeping a passkey", () => {
  const bent: [string, Bent][] = [
    ["for another page", { origin: "https://elsewhere.example" }],
    ["for another site", { rpId: "elsewhere.example" }],
    ["of a device that nobody unlocked", { flags: 65 }],
    ["without a credential", { flags: 5 }],
    ["from a sign-in", { type: "webauthn.get" }],
    ["for a challenge of its own", { challenge: "AAAA" }],
  ];
  test.each(bent)("is refused %s", async (_why, change) => {
    const me = await signedIn(app);
    const made = makeSecurityKey(app.url).create(await newOptions(me), change);
    expect(await said(await keep(me, made))).toEqual(REFUSED);
    expect(await passkeysOf(me)).toEqual([]);
  });

  test("is refused with a key that does not fit, a second id, or a stranger's challenge", async () => {
    const [me, stranger] = [await signedIn(app), await signedIn(app)];
    const key = makeSecurityKey(app.url);
    const made = async (change: object) =>
      said(await keep(me, { ...key.create(await newOptions(me)), ...change }));
    expect(await made({ algorithm: -257 })).toEqual(REFUSED);
    expect(await made({ algorithm: -65535 })).toEqual(REFUSED);
    expect(await made({ public_key: "AAAA" })).toEqual(REFUSED);
    expect(await made({ id: "AAAA" })).toEqual(REFUSED);
    const theirs = key.create(await newOptions(stranger));
    expect(await said(await keep(me, theirs))).toEqual(REFUSED);
    const named = await keep(me, key.create(await newOptions(me)), " ");
    expect(await said(named)).toEqual([400, "invalid", say.nameRequired]);
    expect(await passkeysOf(me)).toEqual([]);
  });

  test("one credential belongs to one account", async () => {
    const me = await withKey(await signedIn(app));
    const stranger = await signedIn(app);
    const answer = await keep(stranger, me.key.create(await newOptions(stranger)));
    expect(await said(answer)).toEqual([409, "conflict", say.registered]);
    expect((await newOptions(me)).exclude).toEqual([me.key.id]);
  });

  test("takes a fresh proof; with a passkey there, that passkey's", async () => {
    const me = await signedIn(app);
    pass(11 * MINUTE);
    const ask = () => me.browser.post("/api/account/passkeys/options");
    expect((await said(await ask())).slice(0, 2)).toEqual([403, "confirm"]);
    await me.browser.post("/api/account/confirm", { password: PASSWORD });
    const { key } = await withKey(me);
    expect((await ask()).status).toBe(200);
    pass(11 * MINUTE);
    await me.browser.post("/api/account/confirm", { password: PASSWORD });
    expect((await said(await ask())).slice(0, 2)).toEqual([403, "confirm-factor"]);
    const options = await optionsFor(me.browser, "/api/account/confirm/passkey/options");
    expect(options.allow).toEqual([key.id]);
    const confirm = (shown: object) => me.browser.post("/api/account/confirm/passkey", shown);
    const other = await withKey(await signedIn(app));
    expect(await said(await confirm(other.key.get(options)))).toEqual([
      403,
      "forbidden",
      say.unknown,
    ]);
    const again = await optionsFor(me.browser, "/api/account/confirm/passkey/options");
    expect((await confirm(key.get(again))).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  test("I give mine another name, and nobody else's", async () => {
    const [me, stranger] = [await withKey(await signedIn(app)), await withKey(await signedIn(app))];
    const rename = ({ browser }: Person, id: string, name: string) =>
      browser.request(`/api/account/passkeys/${id}`, {
        method: "PUT",
        headers: { origin: app.url, "content-type": "application/json" },
        body: JSON.stringify({ name }),
      });
    const [{ id }] = await passkeysOf(me);
    expect((await rename(stranger, id, "Mine now")).status).toBe(404);
    expect((await rename(me, id, "   ")).status).toBe(400);
    expect((await rename(me, id, "Work laptop")).status).toBe(200);
    expect(await passkeysOf(me)).toMatchObject([{ id, name: "Work laptop" }]);
    expect((await signIn(createBrowser(app.url), me.key)).status).toBe(200);
  });

  test("I remove mine and nobody else's, and it opens nothing any more", async () => {
    const [me, stranger] = [await withKey(await signedIn(app)), await withKey(await signedIn(app))];
    const remove = ({ browser }: Person, id: string) =>
      browser.request(`/api/account/passkeys/${id}`, {
        method: "DELETE",
        headers: { origin: app.url },
      });
    const [{ id }] = await passkeysOf(me);
    expect((await remove(stranger, id)).status).toBe(404);
    expect((await remove(me, id)).status).toBe(200);
    expect(await passkeysOf(me)).toEqual([]);
    await mailTo(app, me.email, "A passkey was removed from your account");
    const answer = await signIn(createBrowser(app.url), me.key);
    expect(await said(answer)).toEqual([403, "forbidden", say.unknown]);
  });
});

test("an administrator's passkey opens the administration, and the password beside it does not", async () => {
  const office = await startTestApp({
    env: { ...ADMIN_ENV, SMTP_URL: "smtp://127.0.0.1:1" },
    clock: () => now,
  });
  const me = await withKey(await signedInAdmin(office, { withFactor: false }), -7, office);
  const ask = async (browser: Browser) => {
    const answer = await browser.get("/api/admin/law-firms");
    return answer.ok ? answer.status : (await answer.json()).fault;
  };
  expect(await ask(me.browser), "who has just made it").toBe(200);
  const browser = createBrowser(office.url);
  await browser.post("/api/auth/login", { email: me.email, password: PASSWORD });
  expect(await ask(browser)).toBe("confirm-factor");
  // Nor does it make a second one to come in with.
  const more = await browser.post("/api/account/two-step/begin");
  expect((await said(more)).slice(0, 2)).toEqual([403, "confirm-factor"]);
  const again = createBrowser(office.url);
  await signIn(again, me.key);
  expect(await ask(again)).toBe(200);
  await office.end();
});

test("what is kept of passkeys is exported, without what opens the account, and erased", async () => {
  const me = await withKey(await signedIn(app));
  const part = app.personalData.find(({ tables }) => tables.includes("passkeys"));
  const { database } = app.testDatabase;
  const { records } = (await part?.export(database, me.id)) ?? {};
  expect(records?.passkeys).toEqual([{ name: "My phone", createdAt: now, usedAt: null }]);
  expect(JSON.stringify(records)).not.toContain(me.key.id);
  await database.transaction(async (tx) => void (await part?.erase(tx, me.id)));
  const { rows } = await database.query("select from passkeys where account_id = $1", [me.id]);
  expect(rows).toEqual([]);
});
