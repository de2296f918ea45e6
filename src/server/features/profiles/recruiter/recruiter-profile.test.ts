import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RECRUITER_SENTENCES as say } from "#contract/recruiter-profile.ts";
import { createBrowser } from "#test/support/browser.ts";
import { ADMIN_ENV, PASSWORD, type Person, signedIn, signedInAdmin } from "#test/support/people.ts";
import { sharedTestApp, startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const PATH = "/api/recruiter/profile";
const TOM = {
  name: "Tom Okafor",
  email: "tom@harrow.example",
  contact_number: "02 5550 1847",
  company_name: "Harrow Legal",
  company_website: "https://harrow.example",
  position: "Partner",
  abn: "",
};
const profileOf = async ({ browser }: Person) => (await browser.get(PATH)).json();

test("a new recruiter reads blanks beside the name and email of the account", async () => {
  const me = await signedIn(app, { recruiter: true });
  const blank = {
    contact_number: "",
    company_name: "",
    company_website: "",
    position: "",
    abn: "",
  };
  const profile = { ...blank, name: "Test Person", email: me.email };
  const verification = { verified: true, hint: "" };
  expect(await profileOf(me)).toEqual({ success: true, profile, verification });
});

test("what is saved is read again, by its owner alone; the sign-in address stays", async () => {
  const me = await signedIn(app, { recruiter: true });
  const other = await signedIn(app, { recruiter: true });
  const answer = await me.browser.post(PATH, { ...TOM, company_website: " harrow.example/ " });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { success: true, message: say.saved },
  ]);
  expect((await profileOf(me)).profile).toEqual(TOM);
  expect((await profileOf(other)).profile.company_name).toBe("");
  const { user } = await (await me.browser.get("/api/user/status")).json();
  expect(user.Email).toBe(me.email);

  await me.browser.post(PATH, { ...TOM, position: "", company_website: "" });
  expect((await profileOf(me)).profile).toEqual({ ...TOM, position: "", company_website: "" });
});

test("what is no website is refused, and nothing of it is saved", async () => {
  const me = await signedIn(app, { recruiter: true });
  await me.browser.post(PATH, TOM);
  for (const [change, message] of [
    [{ company_website: "javascript:alert(1)" }, say.websiteInvalid],
    [{ abn: "51 824 753 557" }, say.abnInvalid],
    [{ company_name: "x".repeat(201) }, say.tooLong],
    [{ position: "Part\nner" }, say.unreadable],
  ] as const) {
    const answer = await me.browser.post(PATH, { ...TOM, name: "Somebody", ...change });
    expect([answer.status, (await answer.json()).message]).toEqual([400, message]);
  }
  expect((await profileOf(me)).profile).toEqual(TOM);
});

test("candidates and strangers are turned away", async () => {
  const { browser: candidate } = await signedIn(app);
  const nobody = createBrowser(app.url);
  for (const [browser, status] of [
    [candidate, 403],
    [nobody, 401],
  ] as const) {
    expect((await browser.get(PATH)).status).toBe(status);
    expect((await browser.post(PATH, TOM)).status).toBe(status);
  }
});

test("it is part of what a person downloads, and goes with the account", async () => {
  const me = await signedIn(app, { recruiter: true });
  await me.browser.post(PATH, TOM);
  const { database } = app.testDatabase;
  const part = app.personalData.find(({ tables }) => tables.includes("recruiter_profiles"));
  expect((await part?.export(database, me.id))?.records).toEqual({ recruiterProfile: TOM });
  await database.transaction(async (tx) => {
    await part?.erase(tx, me.id);
  });
  expect((await part?.export(database, me.id))?.records).toEqual({});
});

describe("where mail is sent", () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({
      env: { ...ADMIN_ENV, SMTP_URL: "smtp://127.0.0.1:1" },
      beside: app,
    });
  });
  afterAll(() => strict?.end());

  /** The same account at the program that sends mail. */
  async function recruiter(email: string, profile: object = {}): Promise<Person> {
    const me = await signedIn(app, { recruiter: true, email });
    const browser = createBrowser(strict.url);
    await browser.post("/api/auth/login", { email, password: PASSWORD });
    if (Object.keys(profile).length > 0) await browser.post(PATH, { ...TOM, ...profile });
    return { ...me, browser };
  }
  const standing = async (person: Person) => (await profileOf(person)).verification;

  test("an address of the company's domain verifies, until the company is another", async () => {
    const me = await recruiter("tom@harrow.example", { company_website: "harrow.example" });
    expect(await standing(me)).toEqual({ verified: true, hint: "" });
    await me.browser.post(PATH, { ...TOM, company_website: "https://marlowe.example" });
    expect(await standing(me)).toEqual({
      verified: false,
      hint: "Use an email address that ends in marlowe.example, or ask us to check your company.",
    });
  });

  test("the address is the account's, not one that is typed into the profile", async () => {
    const me = await recruiter("stranger@gmail.com", TOM);
    expect((await profileOf(me)).profile.email).toBe("tom@harrow.example");
    expect((await standing(me)).verified).toBe(false);
    expect(await standing(await recruiter("new@harrow.example"))).toEqual({
      verified: false,
      hint: "Add the name of your company.",
    });
    const nowhere = { company_website: "" };
    expect(await standing(await recruiter("newer@harrow.example", nowhere))).toEqual({
      verified: false,
      hint: "Add your company's website, and use an email address of its own domain.",
    });
  });

  test("an administrator's approval verifies, is on record, and lapses with the company", async () => {
    const me = await recruiter("tom@gmail.com", TOM);
    const admin = await signedInAdmin(strict);
    const listed = async () => (await admin.browser.get("/api/admin/recruiters")).json();
    const mine = (await listed()).recruiters.find(({ id }: { id: string }) => id === me.id);
    expect(mine).toMatchObject({
      email: "tom@gmail.com",
      email_verified: true,
      company_name: TOM.company_name,
      company_website: TOM.company_website,
      hint: (await standing(me)).hint,
    });
    const approve = (id: string, company: object) =>
      admin.browser.post(`/api/admin/recruiters/${id}/approve`, company);
    const seen = { company_name: TOM.company_name, company_website: TOM.company_website };
    const stale = await approve(me.id, { ...seen, company_name: "Another" });
    expect(stale.status).toBe(409);
    expect(await standing(me)).toMatchObject({ verified: false });

    expect((await approve(me.id, seen)).status).toBe(200);
    expect(await standing(me)).toEqual({ verified: true, hint: "" });
    expect(JSON.stringify(await listed())).not.toContain(me.id);
    const { rows } = await strict.platform.database.query(
      "select actor_id, subject_id from audit_trail where action = 'company.approved'",
    );
    expect(rows).toEqual([{ actor_id: admin.id, subject_id: me.id }]);

    await me.browser.post(PATH, { ...TOM, company_name: "Marlowe Strand" });
    expect((await standing(me)).verified).toBe(false);
    await me.browser.post(PATH, TOM);
    expect((await standing(me)).verified).toBe(true);
    const nobody = await recruiter("else@gmail.com");
    expect((await approve(nobody.id, seen)).status).toBe(404);
  });

  test("who is not verified invites nobody, who is may", async () => {
    const invite = ({ browser }: Person) =>
      browser.post("/api/email/queue", {
        to: "ada@example.com",
        subject: "A role",
        body: "Good morning",
        type: "transactional",
      });
    expect((await invite(await recruiter("a@gmail.com", TOM))).status).toBe(403);
    expect((await invite(await recruiter("b@harrow.example", TOM))).status).toBe(202);
  });
});
