import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { ADMIN_ENV, PASSWORD, signedIn, signedInAdmin } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV, clock: () => now });
});
afterAll(() => app?.end());

const person = {
  name: "Priya Raman",
  email: "Priya@Example.org",
  password: PASSWORD,
  phone: "0400 000 000",
};
const statusOf = async (browser: ReturnType<typeof createBrowser>) =>
  (await browser.get("/api/user/status")).json();

test("a password that is easy to guess makes no account", async () => {
  const email = "Guessed@Example.org";
  const register = async (password: string, change = {}) => {
    const body = { ...person, email, password, ...change };
    const answer = await createBrowser(app.url).post("/api/auth/register", body);
    return [answer.status, (await answer.json()).message];
  };
  expect(await register("Password123")).toEqual([400, "Password is too easy to guess"]);
  const own = "Password must not contain your name or email address";
  expect(await register("guessed@example.org")).toEqual([400, own]);
  expect(await register("my name is priya")).toEqual([400, own]);
  // What the specification says comes first.
  expect(await register("passwor")).toEqual([400, "Password must be at least 8 characters long"]);
  expect(await register("password", { name: "" })).toEqual([400, "Name is required"]);
  expect((await register(PASSWORD))[0]).toBe(200);
});

describe("register, sign in, status, sign out", () => {
  test("the whole way", async () => {
    const me = createBrowser(app.url);
    expect(await statusOf(me)).toEqual({ logged_in: false, user: null, unread: 0 });
    const registered = await me.post("/api/auth/register", person);
    expect(await registered.json()).toEqual({
      success: true,
      message: "Account created. You can sign in now.",
    });
    const signIn = await me.post("/api/auth/login", {
      email: "priya@EXAMPLE.ORG",
      password: PASSWORD,
    });
    expect(await signIn.json()).toMatchObject({
      success: true,
      user: {
        email: "Priya@Example.org",
        name: "Priya Raman",
        phone: "0400 000 000",
        onboarding: false,
        Isrecruiter: false,
      },
    });
    const status = await statusOf(me);
    expect(status).toMatchObject({
      logged_in: true,
      unread: 0,
      user: {
        Email: "Priya@Example.org",
        Onboarding: false,
        Isrecruiter: false,
        IsAdmin: false,
        Documentsowned: [],
      },
    });
    expect(status.user.CreatedAt).toBe(status.user.created_at);
    const token = me.cookies.get("session");
    const left = await me.get("/auth/logout/google");
    expect([left.status, left.headers.get("location")]).toEqual([302, "/"]);
    expect(await statusOf(me)).toMatchObject({ logged_in: false });
    me.cookies.set("session", token ?? "");
    expect(await statusOf(me), "the old cookie opens nothing").toMatchObject({ logged_in: false });
  });
});

describe("what a body must have (spec 1 §5)", () => {
  const cases: [string, object, string][] = [
    ["no name", { ...person, name: " " }, "Name is required"],
    ["no email", { ...person, email: "" }, "Email is required"],
    ["an email that is none", { ...person, email: "priya" }, "Please enter a valid email address"],
    ["no password", { ...person, password: "" }, "Password is required"],
    [
      "a short password",
      { ...person, password: "1234567" },
      "Password must be at least 8 characters long",
    ],
  ];
  test.each(cases)("%s", async (_name, body, message) => {
    const answer = await createBrowser(app.url).post("/api/auth/register", body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message, error: message, fault: "invalid" });
  });
});

test("an address can be taken once, in any case, also at the same moment", async () => {
  const browser = createBrowser(app.url);
  const twin = { ...person, email: "twin@example.org" };
  const answers = await Promise.all([
    browser.post("/api/auth/register", twin),
    browser.post("/api/auth/register", { ...twin, email: "TWIN@example.org" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({
    message: "An account with this email already exists",
  });
});

test("an address in any script is taken, and written to", async () => {
  const email = "zoë@bücher.example";
  const answer = await createBrowser(app.url).post("/api/auth/register", { ...person, email });
  expect(answer.status).toBe(200);
  await vi.waitFor(() => {
    const folder = join(app.dataDir, "outbox");
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(mails.some((mail) => /^To: .*(zoë|=\?UTF-8).*$/im.test(mail))).toBe(true);
  }, 10_000);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { email } = await signedIn(app);
  const browser = createBrowser(app.url);
  const answers = [
    await browser.post("/api/auth/login", { email, password: "not the password" }),
    await browser.post("/api/auth/login", {
      email: "nobody@example.org",
      password: "not the password",
    }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: "Invalid email or password" });
  }
});

test("signing in changes the session and the visitor cookie", async () => {
  const { browser, email } = await signedIn(app);
  const [session, visitor] = [browser.cookies.get("session"), browser.cookies.get("visitor")];
  await browser.post("/api/auth/login", { email, password: PASSWORD });
  expect(browser.cookies.get("session")).not.toBe(session);
  expect(browser.cookies.get("visitor")).not.toBe(visitor);
  const old = createBrowser(app.url);
  old.cookies.set("session", session ?? "");
  expect(await statusOf(old)).toMatchObject({ logged_in: false });
});

test("cookies cannot be read by scripts, and sessions are stored hashed", async () => {
  const { email } = await signedIn(app);
  const answer = await createBrowser(app.url).post("/api/auth/login", {
    email,
    password: PASSWORD,
  });
  for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/HttpOnly.*SameSite=Lax/);
  const token = /session=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? "";
  const { rows } = await app.testDatabase.database.query(
    "select sessions::text as row from sessions",
  );
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString("hex"));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a link on another site signs nobody out", async () => {
  const { browser } = await signedIn(app);
  await browser.request("/auth/logout/google", { headers: { "sec-fetch-site": "cross-site" } });
  expect(await statusOf(browser)).toMatchObject({ logged_in: true });
});

describe("sessions end", () => {
  const days = (n: number) => 86_400_000 * n;
  const later = async (milliseconds: number, check: () => Promise<void>) => {
    const before = now;
    now = new Date(before.getTime() + milliseconds);
    await check().finally(() => {
      now = before;
    });
  };

  test("a person's after 90 days at most", async () => {
    const { browser } = await signedIn(app);
    await later(days(89), async () =>
      expect(await statusOf(browser)).toMatchObject({ logged_in: true }),
    );
    await later(days(91), async () =>
      expect(await statusOf(browser)).toMatchObject({ logged_in: false }),
    );
  });

  test("an administrator's after 12 hours", async () => {
    const { browser } = await signedInAdmin(app);
    expect(await statusOf(browser)).toMatchObject({ user: { IsAdmin: true } });
    await later(days(0.51), async () =>
      expect(await statusOf(browser)).toMatchObject({ logged_in: false }),
    );
  });
});

test("an administrator's address counts only when it is verified", async () => {
  const { browser, id } = await signedInAdmin(app);
  await app.testDatabase.database.query(
    "update accounts set email_verified_at = null where id = $1",
    [id],
  );
  expect(await statusOf(browser)).toMatchObject({ user: { IsAdmin: false } });
});

test("guessing is stopped for one account, and for one network", async () => {
  const strict = await startTestApp({
    env: { LIMIT_SIGN_IN_PER_ACCOUNT: "3", LIMIT_SIGN_IN_PER_NETWORK: "5" },
  });
  const browser = createBrowser(strict.url);
  const guess = async (email: string) =>
    (await browser.post("/api/auth/login", { email, password: "guess guess" })).status;
  const first = [];
  for (let n = 0; n < 4; n++) first.push(await guess("one@example.org"));
  expect(first).toEqual([401, 401, 401, 429]);
  expect([
    await guess("two@example.org"),
    await guess("two@example.org"),
    await guess("three@example.org"),
  ]).toEqual([401, 401, 429]);
  await strict.end();
});

test("many guesses at once are stopped like one after the other, and a right password costs nothing", async () => {
  const strict = await startTestApp({ env: { LIMIT_SIGN_IN_PER_ACCOUNT: "3" } });
  const { email } = await signedIn(strict);
  const browser = createBrowser(strict.url);
  const signIn = async (password: string) =>
    (await browser.post("/api/auth/login", { email, password })).status;
  for (let n = 0; n < 5; n++) expect(await signIn(PASSWORD)).toBe(200);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => signIn(`guess ${n} guess`)),
  );
  expect(guesses.filter((status) => status === 401)).toHaveLength(3);
  await strict.end();
});

test("what happened is on the trail", async () => {
  const { id } = await signedIn(app);
  const { rows } = await app.testDatabase.database.query(
    "select action from audit_trail where actor_id = $1 order by id",
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(["account.registered", "account.signed-in"]);
});
