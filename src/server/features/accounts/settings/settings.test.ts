import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { mailTo } from "#test/support/mails.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const NEW = "another good password";
const MINUTE = 60_000;

let app: TestApp;
const now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());

const put = (me: Person, body: unknown) =>
  me.browser.request("/api/account", {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const remove = (me: Person, path: string) =>
  me.browser.request(path, { method: "DELETE", headers: { origin: app.url } });
const isSignedIn = async ({ browser }: Pick<Person, "browser">) =>
  (await (await browser.get("/api/user/status")).json()).logged_in;
const messageOf = async (answer: Response) => [answer.status, (await answer.json()).message];
const sessionsOf = async (me: Person) =>
  (await (await me.browser.get("/api/account/sessions")).json()).sessions;

/** The same person in another browser. */
async function elsewhere(me: Person): Promise<Person> {
  const browser = createBrowser(app.url);
  await browser.post("/api/auth/login", { email: me.email, password: PASSWORD });
  return { ...me, browser };
}

/** Someone who came through a provider has no password; the session says when that was. */
async function withoutPassword(provedAt: Date): Promise<Person> {
  const me = await signedIn(app);
  const { database } = app.testDatabase;
  await database.query("update accounts set password_hash = null where id = $1", [me.id]);
  await database.query("update sessions set proved_at = $2 where account_id = $1", [
    me.id,
    provedAt,
  ]);
  return me;
}

test("I see how I sign in, and until when it is free", async () => {
  const me = await signedIn(app);
  const account = await (await me.browser.get("/api/account")).json();
  expect(account).toMatchObject({ has_password: true, email_verified: true, providers: [] });
  const months =
    new Date(account.free_until).getUTCMonth() - new Date(account.created_at).getUTCMonth();
  expect((months + 12) % 12).toBe(6);
});

test("GET /api/user/profile is the user of the status call", async () => {
  const me = await signedIn(app);
  const { user } = await (await me.browser.get("/api/user/status")).json();
  expect(await (await me.browser.get("/api/user/profile")).json()).toEqual({ success: true, user });
});

test("I change my name and phone, and see them at once", async () => {
  const me = await signedIn(app);
  expect((await put(me, { name: " Priya R. ", phone: "0400 111 222" })).status).toBe(200);
  expect((await (await me.browser.get("/api/user/status")).json()).user).toMatchObject({
    Name: "Priya R.",
    Phone: "0400 111 222",
  });
  expect(await messageOf(await put(me, { name: " ", phone: "" }))).toEqual([
    400,
    "Name is required",
  ]);
});

describe("my password", () => {
  const change = (me: Person, body: unknown) => me.browser.post("/api/account/password", body);

  test("a change ends the other sessions, keeps this one, and I get a mail", async () => {
    const me = await signedIn(app);
    const other = await elsewhere(me);
    const answer = await change(me, { currentPassword: PASSWORD, newPassword: NEW });
    expect(answer.status).toBe(200);
    expect([await isSignedIn(me), await isSignedIn(other)]).toEqual([true, false]);
    await mailTo(app, me.email, "Your password was changed");
  });

  test.each([
    [{ newPassword: NEW }, [400, "Please enter your password"]],
    [
      { currentPassword: PASSWORD, newPassword: "P@ssw0rd2024" },
      [400, "Password is too easy to guess"],
    ],
    [
      { currentPassword: PASSWORD, newPassword: "test person, somewhere" },
      [400, "Password must not contain your name or email address"],
    ],
    [{ currentPassword: "", newPassword: NEW }, [400, "Please enter your password"]],
    [{ currentPassword: "wrong one", newPassword: NEW }, [403, "That is not your password"]],
    [
      { currentPassword: PASSWORD, newPassword: "short" },
      [400, "Password must be at least 8 characters long"],
    ],
  ])("%j is refused and changes nothing", async (body, refusal) => {
    const me = await signedIn(app);
    expect(await messageOf(await change(me, body))).toEqual(refusal);
    expect(await isSignedIn(await elsewhere(me))).toBe(true);
  });

  test("guessing it in an open session ends with 429", async () => {
    const strict = await startTestApp({ env: { LIMIT_SIGN_IN_PER_ACCOUNT: "3" } });
    const me = await signedIn(strict);
    const statuses = [];
    for (let count = 0; count < 5; count++)
      statuses.push(
        (
          await me.browser.post("/api/account/password", {
            currentPassword: "no",
            newPassword: NEW,
          })
        ).status,
      );
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    await strict.end();
  });

  test("without one, a fresh sign-in through a provider is asked for", async () => {
    const stale = await withoutPassword(new Date(now.getTime() - 11 * MINUTE));
    expect(await messageOf(await change(stale, { newPassword: NEW }))).toEqual([
      403,
      "Please confirm that it is you: sign in once more.",
    ]);
    const fresh = await withoutPassword(new Date(now.getTime() - 9 * MINUTE));
    expect((await change(fresh, { newPassword: NEW })).status).toBe(200);
    expect((await (await fresh.browser.get("/api/account")).json()).has_password).toBe(true);
  });
});

describe("where I am signed in", () => {
  test("I see my browsers, and which is this one", async () => {
    const me = await signedIn(app);
    const other = await elsewhere(me);
    const sessions = await sessionsOf(other);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(other.browser.cookies.get("session"));
  });

  test("I sign one of them out", async () => {
    const me = await signedIn(app);
    const other = await elsewhere(me);
    const [mine] = (await sessionsOf(other)).filter(({ current }: { current: boolean }) => current);
    expect((await remove(me, `/api/account/sessions/${mine.id}`)).status).toBe(200);
    expect([await isSignedIn(me), await isSignedIn(other)]).toEqual([true, false]);
    expect((await remove(me, `/api/account/sessions/${mine.id}`)).status).toBe(404);
  });

  test("somebody else's session does not exist for me", async () => {
    const [me, stranger] = [await signedIn(app), await signedIn(app)];
    const [theirs] = await sessionsOf(stranger);
    expect((await remove(me, `/api/account/sessions/${theirs.id}`)).status).toBe(404);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  test("I sign out everywhere else, or everywhere", async () => {
    const me = await signedIn(app);
    const other = await elsewhere(me);
    await me.browser.post("/api/account/sessions/end", {});
    expect([await isSignedIn(me), await isSignedIn(other)]).toEqual([true, false]);
    await me.browser.post("/api/account/sessions/end", { including_this: true });
    expect(await isSignedIn(me)).toBe(false);
    expect(me.browser.cookies.has("session")).toBe(false);
  });
});
