import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { mailsTo, mailTo, tokenIn } from "#test/support/mails.ts";
import { PASSWORD, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const HOUR = 3_600_000;
const NEW = "another good password";

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());

const forgot = (email: string) =>
  createBrowser(app.url).post("/api/auth/forgot-password", { email });
const reset = (token: string, newPassword = NEW) =>
  createBrowser(app.url).post("/api/auth/reset-password", { token, newPassword });
const signIn = (email: string, password: string) =>
  createBrowser(app.url).post("/api/auth/login", { email, password });
async function tokenFor(email: string) {
  await forgot(email);
  return tokenIn(await mailTo(app, email, "Set a new password"));
}

test("the mailed link sets a new password, once, and ends every session", async () => {
  const me = await signedIn(app);
  const token = await tokenFor(me.email);
  const answer = await reset(token);
  expect(await answer.json()).toEqual({
    success: true,
    message: "Your password is changed. You can sign in now.",
  });
  expect(await (await me.browser.get("/api/user/status")).json()).toMatchObject({
    logged_in: false,
  });
  expect((await signIn(me.email, PASSWORD)).status).toBe(401);
  expect((await signIn(me.email, NEW)).status).toBe(200);
  const again = await reset(token, "yet another one");
  expect([again.status, (await again.json()).message]).toEqual([
    400,
    "Reset link has expired or is invalid",
  ]);
  await mailTo(app, me.email, "Your password was changed");
});

test("a password that is easy to guess is refused, and the link stays good", async () => {
  const me = await signedIn(app);
  const token = await tokenFor(me.email);
  for (const [easy, sentence] of [
    ["Password123", "Password is too easy to guess"],
    [`${me.email} x`, "Password must not contain your name or email address"],
  ] as const) {
    const answer = await reset(token, easy);
    expect([answer.status, (await answer.json()).message]).toEqual([400, sentence]);
  }
  expect((await signIn(me.email, PASSWORD)).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
});

test("another link that was asked for before dies with the first use", async () => {
  const me = await signedIn(app);
  const first = await tokenFor(me.email);
  await forgot(me.email);
  const second = await expect
    .poll(async () => tokensOf(me.email), { timeout: 15_000 })
    .toHaveLength(2)
    .then(() => tokensOf(me.email))
    .then((tokens) => tokens.find((token) => token !== first) ?? "");
  expect((await reset(second)).status).toBe(200);
  expect((await reset(first)).status).toBe(400);
});
const tokensOf = async (email: string) =>
  (await mailsTo(app, email))
    .filter((mail) => mail.subject === "Set a new password")
    .map((mail) => tokenIn(mail));

test("after an hour the link is of no use", async () => {
  const me = await signedIn(app);
  const token = await tokenFor(me.email);
  now = new Date(now.getTime() + HOUR + 1000);
  expect((await reset(token)).status).toBe(400);
  now = new Date();
  expect((await signIn(me.email, PASSWORD)).status).toBe(200);
});

test("the token is not in the database", async () => {
  const me = await signedIn(app);
  const token = await tokenFor(me.email);
  const { rows } = await app.testDatabase.database.query(
    "select token_hash::text, detail::text from email_tokens where account_id = $1",
    [me.id],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(JSON.stringify(row)).not.toContain(token);
});

test("a verification link is no reset link", async () => {
  const browser = createBrowser(app.url);
  const email = "only.verification@example.org";
  await browser.post("/api/auth/register", { name: "A", email, password: PASSWORD });
  const token = tokenIn(await mailTo(app, email, "Confirm your email address"));
  expect((await reset(token)).status).toBe(400);
  expect((await browser.post("/api/auth/verify-email", { token })).status).toBe(200);
});

test("known and unknown addresses get the same answer, and strangers get no mail", async () => {
  const me = await signedIn(app);
  const answers = [await forgot(me.email), await forgot("stranger@example.org")];
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(bodies[0]).toBe(bodies[1]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  await mailTo(app, me.email, "Set a new password");
  expect(await mailsTo(app, "stranger@example.org")).toEqual([]);
});

test("the request does the same work for both, so that its time tells nothing", async () => {
  const me = await signedIn(app);
  const before = await jobs();
  await forgot(me.email);
  await forgot("nobody.at.all@example.org");
  expect((await jobs()) - before).toBe(2);
});
const jobs = async () =>
  Number(
    (
      await app.testDatabase.database.query(
        "select count(*) from jobs.job where name = 'accounts.mail-link'",
      )
    ).rows[0].count,
  );

test("a reset proves the address and throws out whoever was there before", async () => {
  const email = "pre.registered@example.org";
  const squatter = createBrowser(app.url);
  await squatter.post("/api/auth/register", { name: "Squatter", email, password: PASSWORD });
  await squatter.post("/api/auth/login", { email, password: PASSWORD });
  await app.testDatabase.database.query(
    `insert into provider_identities (provider, subject, account_id, email)
     select 'microsoftonline', 'squatter', id, email from accounts where email = $1`,
    [email],
  );
  await reset(await tokenFor(email));
  const { rows } = await app.testDatabase.database.query(
    `select email_verified_at is not null as verified,
            (select count(*)::int from provider_identities p where p.account_id = a.id) as identities
     from accounts a where email = $1`,
    [email],
  );
  expect(rows).toEqual([{ verified: true, identities: 0 }]);
  expect(await (await squatter.get("/api/user/status")).json()).toMatchObject({ logged_in: false });
});

test.each([
  [{ token: "", newPassword: NEW }, "Invalid reset link. No token provided."],
  [{ newPassword: NEW }, "Invalid reset link. No token provided."],
  [{ token: "x".repeat(201), newPassword: NEW }, "Reset link has expired or is invalid"],
  [{ token: "nonsense", newPassword: NEW }, "Reset link has expired or is invalid"],
  [{ token: "nonsense", newPassword: "1234567" }, "Password must be at least 8 characters long"],
  [{ token: "nonsense", newPassword: "" }, "Password is required"],
])("%j is refused", async (body, message) => {
  const answer = await createBrowser(app.url).post("/api/auth/reset-password", body);
  expect([answer.status, (await answer.json()).message]).toEqual([400, message]);
});

test.each([
  [{ email: "" }, "Email is required"],
  [{ email: "someone" }, "Please enter a valid email address"],
])("forgot with %j is refused", async (body, message) => {
  const answer = await createBrowser(app.url).post("/api/auth/forgot-password", body);
  expect([answer.status, (await answer.json()).message]).toEqual([400, message]);
});

test("nobody's mailbox is flooded", async () => {
  const strict = await startTestApp({ env: { LIMIT_LINKS_PER_ADDRESS: "2" } });
  const ask = (email: string) =>
    createBrowser(strict.url).post("/api/auth/forgot-password", { email });
  const statuses = [];
  for (const email of ["a@example.org", "A@example.org", "a@example.org", "b@example.org"])
    statuses.push((await ask(email)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
  await strict.end();
});
