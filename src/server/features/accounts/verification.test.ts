import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { createBrowser } from "#test/support/browser.ts";
import { mailTo, tokenIn } from "#test/support/mails.ts";
import { PASSWORD, signedIn } from "#test/support/people.ts";
import { sharedTestApp, startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const person = { name: "Priya Raman", email: "priya@example.org", password: PASSWORD };

describe("verification", () => {
  const newestMail = () =>
    vi.waitFor(async () => {
      const folder = join(app.dataDir, "outbox");
      const name = readdirSync(folder)
        .filter((file) => file.endsWith(".eml"))
        .sort()
        .at(-1);
      return PostalMime.parse(readFileSync(join(folder, name ?? "")));
    }, 10_000);

  test("the mailed link works, and opened again says that it has", async () => {
    const browser = createBrowser(app.url);
    const email = "verify.me@example.org";
    await browser.post("/api/auth/register", { ...person, email });
    const mail = await vi.waitFor(async () => {
      const found = await newestMail();
      expect(found.to?.[0]?.address).toBe(email);
      return found;
    }, 10_000);
    const link = new URL(/http\S+verify-email\S+/.exec(mail.text ?? "")?.[0] ?? "");
    expect(link.origin).toBe(app.url);
    const token = link.searchParams.get("token");
    const verified = await browser.post("/api/auth/verify-email", { token });
    expect(verified.status).toBe(200);
    const again = await browser.post("/api/auth/verify-email", { token });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ message: ACCOUNT_SENTENCES.alreadyVerified });
    const other = await browser.post("/api/auth/verify-email", { token: `${token}x` });
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({
      message: expect.stringContaining("invalid or has expired"),
    });
  });

  test("where mail is sent, nobody signs in unverified", async () => {
    const strict = await startTestApp({ env: { SMTP_URL: "smtp://127.0.0.1:1" } });
    const browser = createBrowser(strict.url);
    await browser.post("/api/auth/register", person);
    const answer = await browser.post("/api/auth/login", {
      email: person.email,
      password: PASSWORD,
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      message: "Please verify your email address before signing in.",
    });
    await strict.end();
  });

  test("asking for another link says the same for everyone", async () => {
    const browser = createBrowser(app.url);
    const answers = [
      await browser.post("/api/auth/resend-verification", { email: "nobody@example.org" }),
      await browser.post("/api/auth/resend-verification", { email: person.email }),
    ];
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toEqual(second);
  });

  test("another link is mailed to those who need one, and to nobody else", async () => {
    const browser = createBrowser(app.url);
    const mailsTo = (email: string) =>
      readdirSync(join(app.dataDir, "outbox"))
        .map((name) => readFileSync(join(app.dataDir, "outbox", name), "utf8"))
        .filter((mail) => mail.includes(`To: ${email}`)).length;
    const [waiting, { email: verified }] = ["still.waiting@example.org", await signedIn(app)];
    await browser.post("/api/auth/register", { ...person, email: waiting });
    for (const email of [waiting, verified])
      await browser.post("/api/auth/resend-verification", { email });
    await vi.waitFor(() => expect(mailsTo(waiting)).toBe(2), 10_000);
    expect(mailsTo(verified)).toBe(1);
  });
});

test("whoever connected a provider before the address was proved is out when it is", async () => {
  const browser = createBrowser(app.url);
  const email = "victim@example.org";
  await browser.post("/api/auth/register", { ...person, email });
  const { database } = app.testDatabase;
  await database.query(
    `insert into provider_identities (provider, subject, account_id, email)
     select 'microsoftonline', 'a-stranger', id, email from accounts where email = $1`,
    [email],
  );
  const token = tokenIn(await mailTo(app, email, "Confirm your email address"));
  expect((await browser.post("/api/auth/verify-email", { token })).status).toBe(200);
  const { rows } = await database.query(
    "select 1 from provider_identities where subject = 'a-stranger'",
  );
  expect(rows).toEqual([]);
});

test("nobody sends words of their own to strangers in our mails", async () => {
  const browser = createBrowser(app.url);
  const email = "somebody.else@example.org";
  const name = "Your refund is ready: https://evil.example/x";
  await browser.post("/api/auth/register", { ...person, email, name });
  const mail = await mailTo(app, email, "Confirm your email address");
  expect(`${mail.text}${mail.html}`).not.toContain("evil.example");
  expect(mail.text).toContain("Hello,");
});
