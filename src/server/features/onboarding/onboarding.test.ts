import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TERMS_VERSION } from "#contract/onboarding.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { addJob } from "#test/support/market.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { scanOf } from "#test/support/scan.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, uploaded } from "#test/support/uploads.ts";

const now = new Date("2026-11-15T01:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());

interface Given {
  file?: { name: string; content: string | Uint8Array };
  fields?: Record<string, string>;
}

const RESUME = { name: "Mei Chan.txt", content: RESUME_TEXT };
const FIELDS = {
  name: "Mei Chan",
  email: "mei@work.example",
  phone: "0491 570 156",
  terms: "true",
};
const newcomer = () => signedIn(app, { onboarded: false });

/** The form of spec 1 §7; a field that is given as "-" stays away. */
async function onboard(browser: Browser, { file, fields = {} }: Given = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...fields }))
    if (value !== "-") form.append(name, value);
  if (file) form.append("resume", new Blob([new Uint8Array(Buffer.from(file.content))]), file.name);
  const init = { method: "POST", body: form, headers: { origin: browser.url } };
  const answer = await browser.request("/api/canidateOnboarding", init);
  return { status: answer.status, ...(await answer.json()) };
}

const statusOf = async ({ browser }: Pick<Person, "browser">) =>
  (await (await browser.get("/api/user/status")).json()).user;
const profileOf = async ({ id }: Pick<Person, "id">) =>
  (
    await app.testDatabase.database.query(
      "select document_id, findable from candidate_profiles where account_id = $1",
      [id],
    )
  ).rows[0];
const consentsOf = async ({ id }: Pick<Person, "id">) =>
  (
    await app.testDatabase.database.query(
      "select terms_version, given_at from consents where account_id = $1",
      [id],
    )
  ).rows;
const noticesOf = async ({ browser }: Pick<Person, "browser">, type: string) => {
  const { notifications } = await (await browser.get("/api/notifications")).json();
  return notifications.filter((one: { type: string }) => one.type === type);
};

describe("becoming a candidate", () => {
  test("everything is in place at once", async () => {
    const me = await newcomer();
    const answer = await onboard(me.browser, { file: RESUME, fields: { user_id: me.id } });
    expect(answer).toEqual({
      status: 200,
      success: true,
      message: "Your profile has been successfully created!",
    });
    const user = await statusOf(me);
    expect(user).toMatchObject({
      Onboarding: true,
      Isrecruiter: false,
      Name: "Mei Chan",
      Phone: "0491 570 156",
      // The address to sign in with is not the one that recruiters write to.
      Email: me.email,
    });
    expect(await profileOf(me)).toEqual({ document_id: user.Documentsowned[0], findable: true });
    expect(await consentsOf(me)).toEqual([{ terms_version: TERMS_VERSION, given_at: now }]);
    expect(await noticesOf(me, "welcome")).toMatchObject([
      { title: "Welcome to Candour", data: { action_url: "/dashboard" } },
    ]);
  });

  test("recruiters read the name, email and phone that were given here", async () => {
    const me = await newcomer();
    await onboard(me.browser, { file: RESUME });
    const { Profile } = await (await me.browser.get("/api/candidates/profile")).json();
    expect(Profile).toMatchObject({
      Name: "Mei Chan",
      Email: "mei@work.example",
      Phone: "0491 570 156",
    });
  });

  test("who does not want to be found is not", async () => {
    const me = await newcomer();
    await onboard(me.browser, { file: RESUME, fields: { findable: "false" } });
    expect(await profileOf(me)).toMatchObject({ findable: false });
  });

  test("twice in a row is harmless: one welcome, one consent, one resume", async () => {
    const me = await newcomer();
    await onboard(me.browser, { file: RESUME });
    const again = await onboard(me.browser, { file: RESUME, fields: { phone: "0491 570 999" } });
    expect(again.status).toBe(200);
    expect(await noticesOf(me, "welcome")).toHaveLength(1);
    expect(await consentsOf(me)).toHaveLength(1);
    expect(await statusOf(me)).toMatchObject({ Phone: "0491 570 999" });
    expect((await statusOf(me)).Documentsowned).toHaveLength(1);
  });

  test("two at the same moment are one", async () => {
    const me = await newcomer();
    const both = await Promise.all([1, 2].map(() => onboard(me.browser, { file: RESUME })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await noticesOf(me, "welcome")).toHaveLength(1);
  });

  test("a scan is taken, and read in the background", async () => {
    const me = await newcomer();
    const file = { name: "scan.pdf", content: await scanOf(RESUME_TEXT) };
    expect((await onboard(me.browser, { file })).status).toBe(200);
    const { document_id } = await profileOf(me);
    const { file_name } = await (await me.browser.get(`/api/documents/${document_id}`)).json();
    expect(file_name).toBe("scan.pdf");
  });
});

describe("what is missing is said, in the order of the steps", () => {
  test.each([
    [{ name: " " }, "Name is required"],
    [{ name: "-" }, "Name is required"],
    [{ name: "", email: "" }, "Name is required"],
    [{ email: "  " }, "Email is required"],
    [{ email: "-", phone: "-" }, "Email is required"],
    [{ email: "nonsense" }, "Please enter a valid email address"],
    [{ phone: " " }, "Phone number is required"],
    [{ phone: "-", terms: "-" }, "Phone number is required"],
    [{ terms: "-" }, "You must accept the terms"],
    [{ terms: "false" }, "You must accept the terms"],
  ])("%j", async (fields, sentence) => {
    const me = await newcomer();
    const answer = await onboard(me.browser, { file: RESUME, fields });
    expect(answer).toMatchObject({ status: 400, success: false, message: sentence });
    const { Onboarding, Documentsowned } = await statusOf(me);
    expect([Onboarding, Documentsowned]).toEqual([false, []]);
  });

  test("the resume comes before the terms", async () => {
    const me = await newcomer();
    const answer = await onboard(me.browser, { fields: { terms: "-" } });
    expect(answer).toMatchObject({ status: 400, message: "Resume is required" });
  });

  test.each([
    ["holiday.png", "Please upload a PDF, DOC, DOCX, or TXT file."],
    ["broken.pdf", ""],
  ])("%s cannot be read: it says why, and nothing changes", async (name, sentence) => {
    const me = await newcomer();
    const answer = await onboard(me.browser, { file: { name, content: "not what it says" } });
    expect(answer).toMatchObject({ status: 400, success: false });
    expect(answer.message).toContain(sentence);
    expect(await statusOf(me)).toMatchObject({ Onboarding: false, Documentsowned: [] });
    expect(await profileOf(me)).toBeUndefined();
    expect(await consentsOf(me)).toEqual([]);
  });
});

describe("a resume that is here already", () => {
  test("of the account stands in for the file", async () => {
    const me = await newcomer();
    const resume_id = await uploaded(me.browser);
    expect((await onboard(me.browser, { fields: { resume_id } })).status).toBe(200);
    expect(await profileOf(me)).toMatchObject({ document_id: resume_id });
  });

  test("that was uploaded before signing in is kept; what else was offered is not answered", async () => {
    const { email, id } = await newcomer();
    const browser = createBrowser(app.url);
    const resume_id = await uploaded(browser);
    const other = await uploaded(browser, { name: "old.txt", content: `${RESUME_TEXT}\nOld one` });
    await browser.post("/api/auth/login", { email, password: PASSWORD });
    expect((await onboard(browser, { fields: { resume_id } })).status).toBe(200);
    expect(await profileOf({ id })).toMatchObject({ document_id: resume_id });
    const { documents } = await (await browser.get("/api/documents/offered")).json();
    expect(documents).toMatchObject([{ id: other }]);
  });

  test("of somebody else is not there", async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const resume_id = await uploaded(other.browser);
    const answer = await onboard(me.browser, { fields: { resume_id } });
    expect(answer).toMatchObject({ status: 404, message: "Resume not found" });
    expect(await statusOf(me)).toMatchObject({ Onboarding: false });
    expect(await statusOf(other)).toMatchObject({ Documentsowned: [resume_id] });
  });

  test("an advertisement is no resume", async () => {
    const me = await newcomer();
    const form = new FormData();
    form.append("job_description", new Blob([RESUME_TEXT]), "ad.txt");
    const init = { method: "POST", body: form, headers: { origin: app.url } };
    const { documentId } = await (await me.browser.request("/upload/job_description", init)).json();
    const answer = await onboard(me.browser, { fields: { resume_id: documentId } });
    expect(answer.status).toBe(404);
  });
});

describe("somebody else", () => {
  test("cannot be finished by me", async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const answer = await onboard(me.browser, { file: RESUME, fields: { user_id: other.id } });
    expect(answer.status).toBe(403);
    for (const person of [me, other])
      expect(await statusOf(person)).toMatchObject({ Onboarding: false, Documentsowned: [] });
    const completed = await me.browser.post("/api/complete-onboarding", { user_id: other.id });
    expect(completed.status).toBe(403);
  });

  test("has to sign in first", async () => {
    const nobody = createBrowser(app.url);
    expect((await onboard(nobody, { file: RESUME })).status).toBe(401);
    expect((await nobody.post("/api/complete-onboarding", {})).status).toBe(401);
  });
});

describe("a recruiter who becomes a candidate", () => {
  test("proves who they are; a wrong password changes nothing", async () => {
    const me = await signedIn(app, { recruiter: true });
    const without = await onboard(me.browser, { file: RESUME });
    expect(without).toMatchObject({ status: 400, message: "Please enter your password" });
    const wrong = await onboard(me.browser, { file: RESUME, fields: { password: "guessed it" } });
    expect(wrong).toMatchObject({ status: 403, message: "That is not your password" });
    expect(await statusOf(me)).toMatchObject({ Isrecruiter: true, Documentsowned: [] });
    const right = await onboard(me.browser, { file: RESUME, fields: { password: PASSWORD } });
    expect(right.status).toBe(200);
    expect(await statusOf(me)).toMatchObject({ Isrecruiter: false, Onboarding: true });
  });

  test("has no postings that are open", async () => {
    const me = await signedIn(app, { recruiter: true });
    const live = await addJob(app, { ownerId: me.id });
    const draft = await addJob(app, { ownerId: me.id, status: "draft" });
    const others = await addJob(app, { ownerId: (await signedIn(app, { recruiter: true })).id });
    const answer = await onboard(me.browser, { file: RESUME, fields: { password: PASSWORD } });
    expect(answer).toMatchObject({ status: 200 });
    const ids = [live, draft, others].map(({ id }) => id);
    const { rows } = await app.testDatabase.database.query(
      "select status from jobs where id = any($1::uuid[]) order by array_position($1::uuid[], id)",
      [ids],
    );
    expect(rows.map(({ status }) => status)).toEqual(["closed", "draft", "active"]);
  });

  test("is not asked when onboarding was never finished", async () => {
    const me = await signedIn(app, { recruiter: true, onboarded: false });
    expect((await onboard(me.browser, { file: RESUME })).status).toBe(200);
  });
});

describe("finishing by the call of its own", () => {
  const complete = async (me: Person, body: unknown = { user_id: me.id }) => {
    const answer = await me.browser.post("/api/complete-onboarding", body);
    return [answer.status, (await answer.json()).message];
  };

  test("names what is missing", async () => {
    const me = await newcomer();
    const [status, message] = await complete(me);
    expect(status).toBe(409);
    expect(message).toBe(
      "Onboarding is not finished. Still missing: a phone number, a resume and your acceptance of the terms.",
    );
  });

  test("asks a recruiter for a recruiter's things", async () => {
    const [status, message] = await complete(
      await signedIn(app, { recruiter: true, onboarded: false }),
    );
    expect(status).toBe(409);
    expect(message).toContain("a company name, a company website, a contact number");
  });

  test("does so when everything is there, and once more", async () => {
    const me = await newcomer();
    await onboard(me.browser, { file: RESUME });
    await app.testDatabase.database.query("update accounts set onboarded = false where id = $1", [
      me.id,
    ]);
    expect(await complete(me)).toEqual([200, "Onboarding is finished."]);
    expect(await statusOf(me)).toMatchObject({ Onboarding: true, Isrecruiter: false });
    expect(await complete(me, {})).toEqual([200, "Onboarding is finished."]);
  });
});
