import { randomUUID } from "node:crypto";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { sendDigests } from "./digests.ts";
import { createNotificationService, type Notice } from "./service.ts";

/** A mail server on loopback that keeps what it gets. */
async function openPost() {
  const raw: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        raw.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, "127.0.0.1", resolve);
  });
  const address = smtp.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async to(email: string): Promise<Email[]> {
      const mails = await Promise.all(raw.map((one) => PostalMime.parse(one)));
      return mails.filter((mail) => mail.to?.[0]?.address === email);
    },
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

const DAY_MS = 86_400_000;
const TIME_ZONE = "Australia/Sydney";
const weekday = (time: Date) =>
  new Intl.DateTimeFormat("en-AU", { timeZone: TIME_ZONE, weekday: "long" }).format(time);
/** The next such day, today included. */
function next(day: string): Date {
  let time = new Date();
  while (weekday(time) !== day) time = new Date(time.getTime() + DAY_MS);
  return time;
}

let post: Awaited<ReturnType<typeof openPost>>;
let app: TestApp;
let now = next("Tuesday");
beforeAll(async () => {
  post = await openPost();
  app = await startTestApp({ env: { SMTP_URL: post.url, TIME_ZONE }, clock: () => now });
});
afterAll(async () => {
  await app?.end();
  await post.close();
});
beforeEach(() => {
  now = next("Tuesday");
});

const DIGEST = / new things? on Candour$/;
const digestsTo = async (email: string) =>
  (await post.to(email)).filter(({ subject = "" }) => DIGEST.test(subject));

/** Runs the morning's job and waits until every mail that it ordered has left. */
async function morning(): Promise<void> {
  const { jobs, database } = app.platform;
  const id = await jobs.enqueue(sendDigests, {});
  const wait = { timeout: 20_000 };
  await vi.waitFor(async () => expect(await jobs.status(id)).toEqual({ state: "done" }), wait);
  await vi.waitFor(async () => {
    const { rows } = await database.query(
      "select 1 from jobs.job where name = 'mail.send' and state < 'completed'",
    );
    expect(rows).toEqual([]);
  }, wait);
}

const tell = (person: Person, notice: Partial<Notice> = {}) =>
  app.platform.database.transaction((tx) =>
    createNotificationService(app.platform).notify(tx, person.id, {
      type: "application",
      title: "Interest in Solicitor",
      message: "Dana Ortiz is interested.",
      actionUrl: "/dashboard",
      ...notice,
    }),
  );

const settingsOf = async ({ browser }: Person) =>
  (await browser.get("/api/notifications/settings")).json();
const save = (person: Person, email_digest: string) =>
  person.browser.request("/api/notifications/settings", {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({ email_digest }),
  });
const header = (mail: Email | undefined, key: string) =>
  mail?.headers.find((one) => one.key === key)?.value ?? "";
const unsubscribeUrl = (mail: Email | undefined) =>
  /^<(.+)>$/.exec(header(mail, "list-unsubscribe"))?.[1] ?? "";

test("what is new and unread comes in one mail, once", async () => {
  const person = await signedIn(app);
  await tell(person, {
    type: "message",
    title: "New message from Dana Ortiz",
    message: "are you free on Friday",
    actionUrl: "/messages?conversation=1",
  });
  await tell(person);
  // What the person did, and what was read, is no news.
  await tell(person, { type: "resume_uploaded", title: "Your resume was read" });
  const read = await tell(person, { title: "Seen already" });
  await person.browser.post(`/api/notifications/${read}/read`);

  await morning();
  const [mail, ...others] = await digestsTo(person.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("2 new things on Candour");
  expect(mail?.text).toContain("New message from Dana Ortiz");
  expect(mail?.text).toContain(`${app.url}/messages?conversation=1`);
  expect(mail?.text).toContain("Dana Ortiz is interested.");
  expect(mail?.html).toContain(`<a href="${app.url}/dashboard">Interest in Solicitor</a>`);
  // What people write to each other is not for a mailbox.
  expect(mail?.text).not.toContain("Friday");
  expect(mail?.html).not.toContain("Friday");
  expect(mail?.text).not.toContain("Your resume was read");
  expect(mail?.text).not.toContain("Seen already");

  await morning();
  expect(await digestsTo(person.email)).toHaveLength(1);
});

test("ten are named and the rest counted, and no text of others brings a link of theirs", async () => {
  const person = await signedIn(app);
  for (let n = 1; n <= 12; n++)
    await tell(person, { title: `Thing ${n}`, message: "see http://evil.example" });
  await tell(person, { title: "Elsewhere", actionUrl: "//evil.example/x" });
  await morning();
  const [mail] = await digestsTo(person.email);
  expect(mail?.subject).toBe("13 new things on Candour");
  expect(mail?.text).toContain("and 3 more.");
  expect(mail?.text?.match(/^- /gm)).toHaveLength(10);
  expect(mail?.text).toContain("Thing 12");
  expect(mail?.text).not.toContain("evil");
});

test("a message that joins one that was mailed is news again", async () => {
  const person = await signedIn(app);
  const write = () =>
    app.platform.database.transaction((tx) =>
      createNotificationService(app.platform).notifyJoined(tx, person.id, "k", (count) => ({
        type: "message",
        title: `${count} from Dana`,
        message: "",
      })),
    );
  await write();
  await morning();
  await write();
  await morning();
  const texts = (await digestsTo(person.email)).map(({ text }) => /\d from Dana/.exec(text ?? ""));
  expect(texts.map((found) => found?.[0])).toEqual(["1 from Dana", "2 from Dana"]);
});

test("weekly means Mondays, off means never, and an address that is not confirmed gets nothing", async () => {
  const [daily, weekly, off, unverified] = [
    await signedIn(app),
    await signedIn(app),
    await signedIn(app),
    await signedIn(app),
  ];
  expect(await settingsOf(daily)).toEqual({ email_digest: "daily", email_verified: true });
  expect((await save(weekly, "weekly")).status).toBe(200);
  expect((await save(off, "off")).status).toBe(200);
  expect((await save(off, "hourly")).status).toBe(400);
  expect(await settingsOf(weekly)).toMatchObject({ email_digest: "weekly" });
  expect(await settingsOf(off)).toMatchObject({ email_digest: "off" });
  await app.platform.database.query("update accounts set email_verified_at = null where id = $1", [
    unverified.id,
  ]);
  for (const person of [daily, weekly, off, unverified]) await tell(person);
  const counts = async () =>
    Promise.all(
      [daily, weekly, off, unverified].map(async ({ email }) => (await digestsTo(email)).length),
    );

  await morning();
  expect(await counts()).toEqual([1, 0, 0, 0]);
  now = next("Monday");
  await morning();
  expect(await counts()).toEqual([1, 1, 0, 0]);
});

test("what is old is no news, also when somebody switches the mails on late", async () => {
  const person = await signedIn(app);
  const id = await tell(person);
  await app.platform.database.query(
    "update notifications set created_at = now() - interval '9 days' where id = $1",
    [id],
  );
  await morning();
  expect(await digestsTo(person.email)).toEqual([]);
});

/** The two forms that RFC 8058 lets a mail program send, without a cookie and without an Origin. */
const ONE_CLICK = { "List-Unsubscribe": "One-Click" };
function asMultipart(): FormData {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  return form;
}

test.each([
  ["a form", () => new URLSearchParams(ONE_CLICK)],
  ["a form of parts", asMultipart],
  ["nothing", () => null],
])(
  "a mail program ends the mails with one click (%s), and only these mails",
  async (_how, body) => {
    const person = await signedIn(app);
    await tell(person);
    await morning();
    const [mail] = await digestsTo(person.email);
    const url = unsubscribeUrl(mail);
    expect(url).toMatch(new RegExp(`^${app.url}/api/unsubscribe\\?token=`));
    expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

    const answer = await fetch(url, { method: "POST", body: body() });
    expect(answer.status).toBe(200);
    expect(await settingsOf(person)).toMatchObject({ email_digest: "off" });
    await tell(person);
    await morning();
    expect(await digestsTo(person.email)).toHaveLength(1);

    // What a person asks for comes all the same.
    await person.browser.post("/api/auth/forgot-password", { email: person.email });
    await vi.waitFor(
      async () =>
        expect((await post.to(person.email)).map(({ subject }) => subject)).toContain(
          "Set a new password",
        ),
      { timeout: 20_000 },
    );
  },
);

test("opening the link changes nothing: it leads to the page with the button", async () => {
  const person = await signedIn(app);
  await tell(person);
  await morning();
  const url = unsubscribeUrl((await digestsTo(person.email))[0]);
  const opened = await fetch(url, { redirect: "manual" });
  expect(opened.status).toBe(302);
  expect(opened.headers.get("location")).toBe(`/unsubscribe${new URL(url).search}`);
  expect(await settingsOf(person)).toMatchObject({ email_digest: "daily" });

  const pressed = await createBrowser(app.url).post(`/api/unsubscribe${new URL(url).search}`);
  expect(await pressed.json()).toMatchObject({ success: true });
  expect(await settingsOf(person)).toMatchObject({ email_digest: "off" });
});

test("a link that we did not make does nothing and says so; one of a deleted account is no fault", async () => {
  const person = await signedIn(app);
  await tell(person);
  await morning();
  const url = unsubscribeUrl((await digestsTo(person.email))[0]);
  const token = new URL(url).searchParams.get("token") ?? "";
  const nobody = createBrowser(app.url);
  const forged = token.replace(person.id, randomUUID());
  for (const wrong of ["", "?token=", `?token=${person.id}`, `?token=${forged}`]) {
    const refused = await nobody.post(`/api/unsubscribe${wrong}`);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/link is invalid/),
    });
  }
  expect(await settingsOf(person)).toMatchObject({ email_digest: "daily" });

  await app.platform.database.query("delete from accounts where id = $1", [person.id]);
  expect((await nobody.post(`/api/unsubscribe?token=${token}`)).status).toBe(200);
});

test("the mails leave at seven in the morning of the operator's time zone", async () => {
  const { rows } = await app.platform.database.query(
    "select cron, timezone from jobs.schedule where name = $1",
    [sendDigests.name],
  );
  expect(rows).toEqual([{ cron: "0 7 * * *", timezone: TIME_ZONE }]);
});
