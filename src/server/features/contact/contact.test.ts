import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { CONTACT_SENTENCES as say } from "#contract/contact.ts";
import { createBrowser } from "#test/support/browser.ts";
import { mailsTo, mailTo } from "#test/support/mails.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { deleteOldContact } from "./retention.ts";

const SUPPORT = "help@candour.example";
const ENV = { SUPPORT_EMAIL: SUPPORT, LIMIT_CONTACTS_PER_NETWORK: "1000" };
const PATIENT = { timeout: 15_000 };

const letter = {
  name: "Priya Raman",
  email: "priya@example.org",
  subject: "Bug Report",
  message: "The second page of my resume is missing.\nIs it on your side?",
  to: "",
};

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ env: ENV, clock: () => now });
});
afterAll(() => app?.end());

const write = (body: object, browser = createBrowser(app.url)) =>
  browser.post("/api/contact", { ...letter, ...body });
const kept = async (email: string) => {
  const { rows } = await app.platform.database.query(
    "select * from contact_messages where email = $1 order by created_at",
    [email],
  );
  return rows;
};
const subjectOf = ({ name, subject } = letter) => `${subject}: message from ${name}`;

describe("a message to support", () => {
  test("is kept, and reaches support with the sender as reply address", async () => {
    const answer = await write({});
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: say.sent });
    const { name, subject, message } = letter;
    expect(await kept(letter.email)).toMatchObject([{ name, subject, message, account_id: null }]);
    const mail = await mailTo(app, SUPPORT, subjectOf());
    expect(mail.replyTo).toEqual([{ address: letter.email, name: letter.name }]);
    for (const words of [letter.name, letter.email, letter.subject, "Signed in: no"])
      expect(mail.text).toContain(words);
    expect(mail.text).toContain("The second page of my resume is missing.");
    expect(mail.text).toContain("Is it on your side?");
  });

  test("goes to support and to nobody else, whatever it says", async () => {
    const answer = await write({ name: "Someone Sly", to: "victim@example.org" });
    expect(answer.status).toBe(200);
    await mailTo(app, SUPPORT, "Bug Report: message from Someone Sly");
    expect(await mailsTo(app, "victim@example.org")).toEqual([]);
  });

  test("of somebody who is signed in says so, and belongs to them", async () => {
    const person = await signedIn(app);
    await write({ name: "Signed In", email: "other@example.org" }, person.browser);
    const mail = await mailTo(app, SUPPORT, "Bug Report: message from Signed In");
    expect(mail.text).toContain(`Signed in: yes, as ${person.email}`);
    expect(mail.replyTo?.[0]?.address).toBe("other@example.org");
    expect(await kept("other@example.org")).toMatchObject([{ account_id: person.id }]);

    const { database } = app.platform;
    const part = app.personalData.find(({ tables }) => tables.includes("contact_messages"));
    expect(await part?.export(database, person.id)).toMatchObject({
      records: { contactMessages: [{ subject: "Bug Report", message: letter.message }] },
    });
    await write({ email: "other@example.org" });
    await database.transaction(async (tx) => part?.erase(tx, person.id));
    expect(await kept("other@example.org")).toMatchObject([{ account_id: null }]);
  });

  test("with an emoji anywhere arrives whole", async () => {
    const message = `${"m".repeat(139)}\u{1f642}${"\u{1f642}".repeat(200)}`;
    const answer = await write({ name: "Smiling", email: "smiling@example.org", message });
    expect(answer.status).toBe(200);
    expect(await kept("smiling@example.org")).toMatchObject([{ message }]);
    await mailTo(app, SUPPORT, "Bug Report: message from Smiling");
  });

  test("sent by several at once is one each", async () => {
    const names = ["Ann", "Ben", "Cem", "Dot"];
    const answers = await Promise.all(
      names.map((name) =>
        write({ name, email: `${name}@example.org`, subject: "Feature Request" }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const name of names) {
      await mailTo(app, SUPPORT, `Feature Request: message from ${name}`);
      expect(await kept(`${name}@example.org`)).toHaveLength(1);
    }
  });

  test("is not kept longer than two years", async () => {
    await write({ email: "long.ago@example.org" });
    const sentAt = now;
    now = new Date(now.getTime() + 800 * 86_400_000);
    onTestFinished(() => {
      now = sentAt;
    });
    await write({ email: "of.today@example.org" });
    await app.platform.jobs.enqueue(deleteOldContact, {});
    await expect.poll(() => kept("long.ago@example.org"), PATIENT).toEqual([]);
    expect(await kept("of.today@example.org")).toHaveLength(1);
  });
});

describe("what is wrong with a message is said, and nothing is kept", () => {
  const email = "wrong@example.org";
  test.each<[string, object, string]>([
    ["a blank name", { name: "  " }, say.nameRequired],
    ["a long name", { name: "n".repeat(201) }, say.tooLong(200)],
    ["no name, as null", { name: null }, say.nameRequired],
    ["no address", { email: "" }, say.emailRequired],
    ["no real address", { email: "wrong" }, say.emailInvalid],
    ["a long address", { email: `${"a".repeat(250)}@example.org` }, say.tooLong(254)],
    [
      "an address with a header",
      { email: "a@example.org\r\nBcc: victim@example.org" },
      say.emailInvalid,
    ],
    ["two addresses", { email: "a@example.org, b@example.org" }, say.emailInvalid],
    ["a blank subject", { subject: "" }, say.subjectRequired],
    [
      "a subject of their own",
      { subject: "Anything\r\nBcc: victim@example.org" },
      say.subjectRequired,
    ],
    ["no subject", { subject: undefined }, say.subjectRequired],
    ["a blank message", { message: " \n " }, say.messageRequired],
    ["a long message", { message: "m".repeat(20_001) }, say.tooLong(20_000)],
  ])("%s", async (_name, fault, sentence) => {
    const answer = await write({ email, ...fault });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: sentence });
    expect(await kept(email)).toEqual([]);
  });

  test("a message of the longest kind is taken whole", async () => {
    const message = "ü".repeat(20_000);
    expect(
      (await write({ name: "n".repeat(200), message, email: "long@example.org" })).status,
    ).toBe(200);
    expect(await kept("long@example.org")).toMatchObject([{ message }]);
  });
});

describe("too many messages", () => {
  const limited = async (env: Record<string, string>) => {
    const strict = await startTestApp({ env: { ...ENV, ...env } });
    onTestFinished(() => strict.end());
    return (email: string, browser = createBrowser(strict.url)) =>
      browser.post("/api/contact", { ...letter, email });
  };

  test("from one address are refused, whoever spells it; others go on", async () => {
    const send = await limited({ LIMIT_CONTACTS_PER_SENDER: "2" });
    const answers = await Promise.all(["a@example.org", "A@example.org"].map((one) => send(one)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const refused = await send("a@EXAMPLE.org");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ fault: "rate-limited", message: say.tooMany });
    expect((await send("b@example.org")).status).toBe(200);
  });

  test("with somebody's address do not keep that person out once signed in", async () => {
    const strict = await startTestApp({ env: { ...ENV, LIMIT_CONTACTS_PER_SENDER: "1" } });
    onTestFinished(() => strict.end());
    const person = await signedIn(strict);
    const body = { ...letter, email: person.email };
    const stranger = createBrowser(strict.url);
    expect((await stranger.post("/api/contact", body)).status).toBe(200);
    expect((await stranger.post("/api/contact", body)).status).toBe(429);
    expect((await person.browser.post("/api/contact", body)).status).toBe(200);
    expect((await person.browser.post("/api/contact", body)).status).toBe(429);
  });

  test("that are refused use up nobody else's", async () => {
    const send = await limited({ LIMIT_CONTACTS_PER_SENDER: "1", LIMIT_CONTACTS_PER_NETWORK: "2" });
    const codes: number[] = [];
    for (const one of ["a", "a", "b", "c"]) codes.push((await send(`${one}@example.org`)).status);
    expect(codes).toEqual([200, 429, 200, 429]);
  });

  test("with somebody's address do not keep that person out elsewhere", async () => {
    const env = { TRUST_PROXY: "127.0.0.1, ::1", LIMIT_CONTACTS_PER_SENDER: "1" };
    const strict = await startTestApp({ env: { ...ENV, ...env } });
    onTestFinished(() => strict.end());
    const from = async (address: string) => {
      const headers = { "x-forwarded-for": address };
      return (await createBrowser(strict.url).post("/api/contact", letter, headers)).status;
    };
    expect(await from("203.0.113.1")).toBe(200);
    expect(await from("203.0.113.1")).toBe(429);
    expect(await from("203.0.113.2")).toBe(200);
  });

  test("from one network are refused", async () => {
    const send = await limited({ LIMIT_CONTACTS_PER_NETWORK: "1" });
    expect((await send("a@example.org")).status).toBe(200);
    expect((await send("b@example.org")).status).toBe(429);
  });
});

describe("on a real mail server", () => {
  /** It keeps what it gets, and for whom. */
  async function openPost() {
    const got: { raw: string; to: string[] }[] = [];
    const smtp = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const to = envelope.rcptTo.map(({ address }) => address);
          got.push({ raw: Buffer.concat(chunks).toString("utf8"), to });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      smtp.listen(0, "127.0.0.1", resolve);
    });
    onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    const address = smtp.server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return { got, url: `smtp://127.0.0.1:${address.port}` };
  }

  test("nobody adds a header, a recipient or a line by what they type", async () => {
    const { got, url } = await openPost();
    const mailing = await startTestApp({ env: { ...ENV, SMTP_URL: url } });
    onTestFinished(() => mailing.end());
    const name = "Eve\r\nBcc: victim@example.org\r\nX-Evil: yes\r\n\r\nSigned in: yes";
    const message = "One\r\n.\r\nRCPT TO:<victim@example.org>\r\n<script>alert(1)</script>";
    const body = { ...letter, name, message };
    const answer = await createBrowser(mailing.url).post("/api/contact", body);
    expect(answer.status).toBe(200);
    await vi.waitFor(() => expect(got).toHaveLength(1), PATIENT);
    expect(got[0]?.to).toEqual([SUPPORT]);
    const mail: Email = await PostalMime.parse(got[0]?.raw ?? "");
    const keys = mail.headers.map(({ key }) => key);
    expect(keys).not.toContain("bcc");
    expect(keys).not.toContain("x-evil");
    expect(mail.subject).toBe(
      "Bug Report: message from Eve Bcc: victim@example.org X-Evil: yes Signed in: yes",
    );
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([letter.email]);
    expect(mail.text?.split("\n").filter((line) => /^\W*signed in:/i.test(line))).toEqual([
      expect.stringContaining("Signed in: no"),
    ]);
    expect(mail.text).toContain("RCPT TO:<victim@example.org>");
    expect(mail.html).not.toContain("<script>");
  });
});
