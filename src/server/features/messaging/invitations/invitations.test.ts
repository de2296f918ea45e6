import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { mailsTo, mailTo } from "#test/support/mails.ts";
import { addJob } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { block, said, twoTalking } from "#test/support/talking.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let recruiter: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  recruiter = await signedIn(app, { recruiter: true });
  await addJob(app, { ownerId: recruiter.id });
});

const someone = () => `${randomUUID()}@example.com`;
const invite = ({ browser }: Person, body: object) =>
  browser.post("/api/email/queue", {
    subject: "A role for you",
    body: "Good morning",
    name: "Ada Example",
    type: "transactional",
    ...body,
  });

test("an invitation names who writes, quotes what they wrote, and leads only to us", async () => {
  const to = someone();
  const body =
    "Hi <b>Ada</b>,\n\nsee https://evil.example/x or evil.example, write me@evil.example";
  const answer = await invite(recruiter, { to, body });
  expect(answer.ok).toBe(true);
  expect(await answer.json()).toEqual({ success: true, id: expect.any(String) });
  const mail = await mailTo(app, to, "A role for you");
  expect(mail.to).toEqual([{ address: to, name: "Ada Example" }]);
  expect(mail.replyTo).toEqual([{ address: recruiter.email, name: "Test Person" }]);
  expect(mail.text).toMatch(/^Test Person \(Marlowe Strand\) writes to you through Candour:/);
  expect(mail.text).toContain("see [link removed] or evil[.]example, write me@evil[.]example");
  expect(mail.html).not.toContain("<b>");
  const links = [...(mail.html ?? "").matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
  for (const link of links) expect(link?.startsWith(app.url), link).toBe(true);
  expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.example/);
});

test.each([
  [{ to: "a@example.com,b@example.com" }, "Please enter a valid email address"],
  [{ to: "a@example.com b@example.com" }, "Please enter a valid email address"],
  [{ to: "Ada <a@example.com>" }, "Please enter a valid email address"],
  [{ to: "a@example.com\r\nbcc:b@example.com" }, "Please enter a valid email address"],
  [{ to: ["a@example.com"] }, "Please enter a valid email address"],
  [{ body: " " }, "Please enter a message"],
  [{ type: "marketing" }, 'The field "type" is missing or not valid.'],
  [{ body: "x".repeat(5001) }, "That is too long for an invitation."],
])("%j is refused", async (change, message) => {
  expect(await said(await invite(recruiter, { to: someone(), ...change }))).toEqual([400, message]);
});

test("a subject cannot add a header", async () => {
  const to = someone();
  await invite(recruiter, { to, subject: "Hello\r\nBcc: victim@example.com", name: "x\r\ny" });
  const mail = await mailTo(app, to, "Hello Bcc: victim@example[.]com");
  expect(mail.bcc).toBeUndefined();
});

test("candidates and strangers invite nobody", async () => {
  const nobody = { browser: createBrowser(app.url), email: "", id: "" };
  expect((await invite(nobody, { to: someone() })).status).toBe(401);
  expect((await invite(await signedIn(app), { to: someone() })).status).toBe(403);
});

describe("somebody who wants no more of them", () => {
  const linkIn = async (to: string) => {
    const mail = await mailTo(app, to, "A role for you");
    const header = mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    expect(mail.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe(
      "List-Unsubscribe=One-Click",
    );
    return header.slice(1, -1).replace(app.url, "");
  };
  const press = (path: string) =>
    createBrowser(app.url).request(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });

  test("looks at the page, which changes nothing, presses the button, and is left alone", async () => {
    const to = someone();
    await invite(recruiter, { to });
    const path = await linkIn(to);
    const page = await createBrowser(app.url).get(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post"');
    expect((await invite(recruiter, { to })).ok, "only looked at").toBe(true);

    const done = await press(path);
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("That is done");
    const other = await signedIn(app, { recruiter: true });
    for (const [who, spelling] of [
      [recruiter, to],
      [other, to.toUpperCase()],
    ] as const)
      expect(await said(await invite(who, { to: spelling }))).toEqual([
        409,
        "This person cannot be invited.",
      ]);
    expect((await press(path)).status, "twice is fine").toBe(200);
    expect((await invite(recruiter, { to: someone() })).ok, "others").toBe(true);
  });

  test("cannot be impersonated: a link that we did not make does nothing", async () => {
    const to = someone();
    await invite(recruiter, { to });
    const spoilt = (await linkIn(to)).replace(/.$/, (end) => (end === "A" ? "B" : "A"));
    for (const path of [spoilt.slice(0, -4), "/api/invitations/unsubscribe"]) {
      expect(await said(await press(path))).toEqual([
        400,
        "This link is invalid. Open it from the mail once more.",
      ]);
      const page = await (await createBrowser(app.url).get(path)).text();
      expect(page).toContain("This link is invalid.");
      expect(page).not.toContain("<form");
    }
    expect((await invite(recruiter, { to })).ok).toBe(true);
  });
});

test("whoever has blocked a recruiter is not reached by mail either", async () => {
  const { candidate, recruiter: blocked, id } = await twoTalking(app);
  await block(candidate, id);
  const answer = await invite(blocked, { to: candidate.email.toUpperCase() });
  expect(answer.status).toBe(409);
});

test("three a day to one address, fifty a day from one recruiter", async () => {
  const to = someone();
  for (let sent = 1; sent <= 3; sent++) expect((await invite(recruiter, { to })).ok).toBe(true);
  expect(await said(await invite(recruiter, { to }))).toEqual([
    429,
    "This person has been invited already. Please give them time to answer.",
  ]);
  const busy = await signedIn(app, { recruiter: true });
  for (let sent = 1; sent <= 50; sent++)
    expect((await invite(busy, { to: someone() })).ok).toBe(true);
  const refused = await invite(busy, { to });
  expect(refused.status).toBe(429);
  expect(await mailsTo(app, to)).toHaveLength(3);
});
