import { afterAll, beforeAll, expect, test } from "vitest";
import { RECRUITER_SENTENCES as say } from "#contract/recruiter-profile.ts";
import { createBrowser } from "#test/support/browser.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.end());

const PATH = "/api/recruiter/profile";
const TOM = {
  name: "Tom Okafor",
  email: "tom@harrow.example",
  contact_number: "02 5550 1847",
  company_name: "Harrow Legal",
  company_website: "https://harrow.example",
  position: "Partner",
};
const profileOf = async ({ browser }: Person) => (await browser.get(PATH)).json();

test("a new recruiter reads blanks beside the name and email of the account", async () => {
  const me = await signedIn(app, { recruiter: true });
  const blank = { contact_number: "", company_name: "", company_website: "", position: "" };
  const profile = { ...blank, name: "Test Person", email: me.email };
  expect(await profileOf(me)).toEqual({ success: true, profile });
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
