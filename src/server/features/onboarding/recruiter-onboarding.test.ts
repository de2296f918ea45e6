import { beforeAll, describe, expect, test } from "vitest";
import { SETTINGS_SENTENCES } from "#contract/account-settings.ts";
import { ARCHIVE_SENTENCES } from "#contract/archives.ts";
import { ONBOARDING_SENTENCES, TERMS_VERSION } from "#contract/onboarding.ts";
import { RECRUITER_SENTENCES as say } from "#contract/recruiter-profile.ts";
import { makeZip } from "#server/features/documents/archives/testing/make-zip.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { sharedTestApp, startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT } from "#test/support/uploads.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

/** Two archives, one after the other, on a machine that has other things to do as well. */
const READING_MS = 120_000;

const FIELDS = {
  company_name: "Harrow Legal",
  company_website: "harrow.example",
  name: "Tom Okafor",
  email: "tom@harrow.example",
  contact_number: "02 5550 1847",
  position: "Partner",
  terms: "true",
};
type Fields = Record<string, string | undefined>;
const zipped = (name: string) => makeZip([{ name, content: RESUME_TEXT }]);

function send(browser: Browser, fields: Fields, files: Record<string, [string, Uint8Array]> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);
  for (const [field, [name, content]] of Object.entries(files))
    form.append(field, new Blob([new Uint8Array(content)]), name);
  const headers = { origin: browser.url };
  return browser.request("/api/recruiterOnboarding", { method: "POST", body: form, headers });
}
const saidBy = async (answer: Response) => [answer.status, (await answer.json()).message];
const newcomer = () => signedIn(app, { onboarded: false });
const userOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/user/status")).json()).user;
const archivesOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/archives")).json()).archives;

test("someone new becomes a recruiter: profile, role, consent and welcome", async () => {
  const me = await newcomer();
  const answer = await send(me.browser, { ...FIELDS, user_id: me.id });
  expect(await saidBy(answer)).toEqual([200, say.created]);
  expect(await userOf(me)).toMatchObject({
    Isrecruiter: true,
    Onboarding: true,
    Name: "Tom Okafor",
    Phone: "02 5550 1847",
    Email: me.email,
  });
  const { terms: _accepted, ...profile } = FIELDS;
  const saved = await (await me.browser.get("/api/recruiter/profile")).json();
  expect(saved.profile).toEqual({
    ...profile,
    company_website: "https://harrow.example",
    abn: "",
  });
  const { rows } = await app.testDatabase.database.query(
    "select terms_version from consents where account_id = $1",
    [me.id],
  );
  expect(rows).toEqual([{ terms_version: TERMS_VERSION }]);
  const { notifications } = await (await me.browser.get("/api/notifications")).json();
  expect(notifications).toMatchObject([{ type: "welcome", data: { action_url: "/dashboard" } }]);
});

test(
  "both archives are taken, and each file in them is read",
  async () => {
    const me = await newcomer();
    const files = {
      resume_zip: ["people.zip", zipped("Mei.txt")],
      jd_zip: ["jobs.zip", makeZip([{ name: "Job.txt", content: "Lawyer\nHarrow Legal\nSydney" }])],
    } satisfies Record<string, [string, Uint8Array]>;
    const answer = await send(me.browser, { ...FIELDS, attested: "true" }, files);
    expect(answer.status).toBe(200);
    await expect
      .poll(async () => (await archivesOf(me)).map((one: { status: string }) => one.status), {
        timeout: READING_MS,
      })
      .toEqual(["done", "done"]);
    const kinds = (await archivesOf(me)).map((one: { kind: string }) => one.kind).sort();
    expect(kinds).toEqual(["job_description", "resume"]);
  },
  READING_MS,
);

describe("what is missing is said in the order of the steps, and nothing changes", () => {
  test.each([
    [{ company_name: " ", company_website: "", name: "" }, say.companyRequired],
    [{ company_website: undefined, name: "" }, say.websiteRequired],
    [{ company_website: "not a website", name: "" }, say.websiteInvalid],
    [{ name: "", email: "", position: "" }, "Name is required"],
    [{ email: "", contact_number: "" }, "Email is required"],
    [{ email: "tom" }, "Please enter a valid email address"],
    [{ contact_number: " ", position: "" }, say.numberRequired],
    [{ position: "", terms: "" }, say.positionRequired],
    [{ terms: undefined }, ONBOARDING_SENTENCES.termsRequired],
    [{ terms: "false" }, ONBOARDING_SENTENCES.termsRequired],
  ] as [Fields, string][])("%j", async (change, message) => {
    const me = await newcomer();
    expect(await saidBy(await send(me.browser, { ...FIELDS, ...change }))).toEqual([400, message]);
    expect(await userOf(me)).toMatchObject({ Isrecruiter: false, Onboarding: false });
  });
});

test("archives: only with the right to hold the resumes, and only archives", async () => {
  const me = await newcomer();
  const resumes = { resume_zip: ["people.zip", zipped("Mei.txt")] as [string, Uint8Array] };
  const unattested = await send(me.browser, FIELDS, resumes);
  expect(await saidBy(unattested)).toEqual([400, ARCHIVE_SENTENCES.attest]);
  const wrong = { ...resumes, jd_zip: ["jobs.7z", zipped("Job.txt")] as [string, Uint8Array] };
  const refused = await send(me.browser, { ...FIELDS, attested: "true" }, wrong);
  expect(await saidBy(refused)).toEqual([400, ARCHIVE_SENTENCES.wrongType]);
  expect((await userOf(me)).Onboarding).toBe(false);
  // Not even the one that was fine.
  expect((await send(me.browser, FIELDS)).status).toBe(200);
  expect(await archivesOf(me)).toEqual([]);
});

test("an archive over the operator's cap is refused with its sentence", async () => {
  const small = await startTestApp({ beside: app, env: { ARCHIVE_MAX_MB: "1" } });
  const { browser } = await signedIn(small, { onboarded: false });
  const jd_zip: [string, Uint8Array] = ["jobs.zip", Buffer.alloc(1_048_577, "PK")];
  const answer = await send(browser, FIELDS, { jd_zip });
  expect(await saidBy(answer)).toEqual([413, ARCHIVE_SENTENCES.tooLarge]);
  await small.end();
});

test("for oneself only, and only signed in", async () => {
  const me = await newcomer();
  const other = await newcomer();
  const answer = await send(me.browser, { ...FIELDS, user_id: other.id });
  expect(await saidBy(answer)).toEqual([403, ONBOARDING_SENTENCES.notYou]);
  expect(await userOf(other)).toMatchObject({ Onboarding: false });
  expect((await send(createBrowser(app.url), FIELDS)).status).toBe(401);
});

test("a finished candidate changes role only with the password", async () => {
  const me = await signedIn(app);
  const said = async (password?: string) => saidBy(await send(me.browser, { ...FIELDS, password }));
  expect(await said()).toEqual([400, SETTINGS_SENTENCES.proofRequired]);
  expect(await said("not the password")).toEqual([403, SETTINGS_SENTENCES.proofWrong]);
  expect((await userOf(me)).Isrecruiter).toBe(false);
  expect(await said(PASSWORD)).toEqual([200, say.created]);
  expect((await userOf(me)).Isrecruiter).toBe(true);
});

test("once more is harmless: the profile is the later one, and there is one welcome", async () => {
  const me = await newcomer();
  await send(me.browser, FIELDS);
  expect((await send(me.browser, { ...FIELDS, position: "Director" })).status).toBe(200);
  const { profile } = await (await me.browser.get("/api/recruiter/profile")).json();
  expect(profile.position).toBe("Director");
  expect((await (await me.browser.get("/api/notifications")).json()).total).toBe(1);
});
