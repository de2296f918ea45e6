import { beforeAll, expect, test } from "vitest";
import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import { POSTING_SENTENCES } from "#contract/postings.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { EMPLOYMENT_AD } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { scanOf } from "#test/support/scan.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile } from "#test/support/uploads.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const COMPANY = "Okafor Legal Search";
async function recruiter(company = COMPANY): Promise<Person> {
  const me = await signedIn(app, { recruiter: true });
  await me.browser.post("/api/recruiter/profile", {
    name: "Tom Okafor",
    email: me.email,
    contact_number: "",
    company_name: company,
    company_website: "",
    position: "",
  });
  return me;
}
const send = (browser: Browser, content: string | Uint8Array, name = "ad.txt") =>
  sendFile(browser, "/api/upload-jd", "jobDescription", { name, content });
const listOf = async ({ browser }: Person) =>
  (await (await browser.get("/candidates/job-postings")).json()).data;
const activitiesOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/activities")).json()).activities.map(
    ({ activity_type }: { activity_type: string }) => activity_type,
  );
const noticesOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/notifications")).json()).notifications.filter(
    ({ type }: { type: string }) => type === "job_posted",
  );

test("a job description becomes a live posting with the id of its document", async () => {
  const me = await recruiter();
  const answer = await send(me.browser, EMPLOYMENT_AD);
  expect(answer.status).toBe(200);
  const { jobDescriptionID: id, documentId, message, posting } = await answer.json();
  expect([message, documentId]).toEqual([say.uploaded, id]);
  expect(posting).toMatchObject({
    id,
    title: "Employment Lawyer",
    company: "Marlowe Strand",
    status: "active",
    draft_reason: "",
  });
  expect(await listOf(me)).toEqual([posting]);
  expect((await me.browser.get(`/api/documents/${id}`)).status).toBe(200);
  const job = await (await createBrowser(app.url).get(`/api/jobs/${id}`)).json();
  expect(job.details.mustHave).toContain("Experience in the Fair Work Commission");
  expect((await activitiesOf(me)).sort()).toEqual([
    "file_uploaded",
    "job_created",
    "profile_updated",
  ]);
  expect(await noticesOf(me)).toMatchObject([{ data: { action_url: `/candidate/${id}` } }]);
});

test("the same file again is the posting that it became, also when two arrive at once", async () => {
  const me = await recruiter();
  const both = await Promise.all([
    send(me.browser, EMPLOYMENT_AD),
    send(me.browser, EMPLOYMENT_AD),
  ]);
  const ids = await Promise.all(both.map(async (one) => (await one.json()).jobDescriptionID));
  expect(ids[0]).toBe(ids[1]);
  await me.browser.post(`/api/jobs/${ids[0]}/status`, { status: "closed" });
  const again = await send(me.browser, EMPLOYMENT_AD, "renamed.txt");
  expect([again.status, await again.json()]).toMatchObject([
    200,
    { message: say.sameAgain, posting: { id: ids[0], status: "closed" } },
  ]);
  expect(await listOf(me)).toHaveLength(1);
  expect(await noticesOf(me)).toHaveLength(1);
  expect((await activitiesOf(me)).filter((type: string) => type === "job_created")).toHaveLength(1);
  // Somebody else's same file is somebody else's posting.
  const other = await recruiter();
  const theirs = await (await send(other.browser, EMPLOYMENT_AD)).json();
  expect(theirs.jobDescriptionID).not.toBe(ids[0]);
});

test("an advertisement that names nobody is the recruiter's own company's; without one it waits as a draft", async () => {
  const nameless = EMPLOYMENT_AD.replace(/Marlowe Strand is/, "We are");
  const me = await recruiter();
  expect((await (await send(me.browser, nameless)).json()).posting).toMatchObject({
    company: COMPANY,
    status: "active",
  });
  const blank = await recruiter("");
  const { posting, message } = await (await send(blank.browser, nameless)).json();
  expect(posting).toMatchObject({ company: "", status: "draft" });
  expect(posting.draft_reason).toMatch(/company/);
  expect(message).toBe(posting.draft_reason);
  const early = await blank.browser.post(`/api/jobs/${posting.id}/status`, { status: "active" });
  expect([early.status, (await early.json()).message]).toEqual([409, POSTING_SENTENCES.incomplete]);
  expect(await noticesOf(blank)).toEqual([]);
});

const POEM = "The Road\n\nTwo roads met in a yellow wood,\nAnd I could not travel both";
test.each([
  ["a resume", RESUME_TEXT],
  ["a poem", POEM],
])(
  "%s is kept as a draft that says why, until its owner publishes it or throws it away",
  async (_what, text) => {
    const me = await recruiter();
    const { posting, message } = await (await send(me.browser, text)).json();
    expect(posting).toMatchObject({ status: "draft", draft_reason: say.notAJob });
    expect(message).toBe(say.notAJob);
    expect((await createBrowser(app.url).get(`/api/jobs/${posting.id}`)).status).toBe(404);
    const gone = await me.browser.request(`/api/jobs/${posting.id}`, {
      method: "DELETE",
      headers: { origin: app.url },
    });
    expect(gone.status).toBe(200);
    // The file goes with it, and can be brought again.
    expect((await me.browser.get(`/api/documents/${posting.id}`)).status).toBe(404);
    expect((await (await send(me.browser, text)).json()).posting.status).toBe("draft");
  },
);

test("a file that was uploaded to compare with becomes a posting when it is asked for", async () => {
  const me = await recruiter();
  const file = { name: "ad.txt", content: EMPLOYMENT_AD };
  const before = await sendFile(me.browser, "/upload/job_description", "job_description", file);
  const { jobDescriptionID: id } = await before.json();
  expect(await listOf(me)).toEqual([]);
  const { posting, message } = await (await send(me.browser, EMPLOYMENT_AD)).json();
  expect([posting.id, posting.status, message]).toEqual([id, "active", say.uploaded]);
});

test("no file, a wrong one, and people who do not post jobs", async () => {
  const { browser } = await recruiter();
  const none = await sendFile(browser, "/api/upload-jd", "other", { name: "a.txt", content: "x" });
  expect(none.status).toBe(400);
  const wrong = await send(browser, "cells", "ad.xlsx");
  expect(wrong.status).toBe(400);
  expect((await send((await signedIn(app)).browser, EMPLOYMENT_AD)).status).toBe(403);
  expect((await send(createBrowser(app.url), EMPLOYMENT_AD)).status).toBe(401);
});

/** Letters are recognised slowly. */
const SHORT_AD = `Paralegal
Company: Fairholm Lawyers

About the role
- You will prepare briefs

Requirements
- At least two years of experience`;
const PATIENCE = { timeout: 100_000, interval: 300 };

test("a scan waits as a draft, and goes live by itself when it was read", async () => {
  const me = await recruiter();
  const answer = await send(me.browser, await scanOf(SHORT_AD), "scan.pdf");
  const { posting } = await answer.json();
  expect(posting).toMatchObject({ title: "scan", status: "draft" });
  expect(posting.draft_reason).toMatch(/still being read/);
  const early = await me.browser.post(`/api/jobs/${posting.id}/status`, { status: "active" });
  expect((await early.json()).message).toBe(POSTING_SENTENCES.stillReading);
  await expect.poll(async () => (await listOf(me))[0].status, PATIENCE).toBe("active");
  expect((await listOf(me))[0]).toMatchObject({
    id: posting.id,
    title: "Paralegal",
    company: "Fairholm Lawyers",
    draft_reason: "",
  });
  expect(await noticesOf(me)).toHaveLength(1);

  // A picture without words is a draft for good; the file thrown away, there is nothing left of it.
  const { posting: empty } = await (await send(me.browser, await scanOf(" "), "photo.pdf")).json();
  const reason = async () => (await listOf(me))[0].draft_reason;
  await expect.poll(reason, PATIENCE).toMatch(/No text could be recognised/);
  await me.browser.request(`/api/documents/${empty.id}`, {
    method: "DELETE",
    headers: { origin: app.url },
  });
  expect(await listOf(me)).toHaveLength(1);
}, 220_000);
