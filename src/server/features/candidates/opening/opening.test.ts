import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type CandidateProfileView, CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import { createBrowser } from "#test/support/browser.ts";
import { addCandidate, addJob, type Candidate, untilReady } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { said } from "#test/support/talking.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile } from "#test/support/uploads.ts";
import { makeZip } from "../../documents/archives/testing/make-zip.ts";

let app: TestApp;
let now = new Date("2026-11-15T01:00:00Z");
let recruiter: Person;
let candidate: Candidate;
let jobId: string;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  const env = {
    LIMIT_PROFILES_PER_DAY: "2",
    LIMIT_DOWNLOADS_PER_DAY: "2",
    TIME_ZONE: "Australia/Sydney",
  };
  app = await startTestApp({ env, clock: () => now });
  recruiter = await recruiting("Marlowe Strand");
  candidate = await addCandidate(app);
  ({ id: jobId } = await addJob(app, { ownerId: recruiter.id }));
  await untilReady(() => recruiter.browser.get(`/candidates/candidates?jobId=${jobId}`));
}, 90_000);
afterAll(() => app?.end());

const query = (text: string, ...values: unknown[]) => app.testDatabase.database.query(text, values);
async function recruiting(company: string): Promise<Person> {
  const person = await signedIn(app, { recruiter: true });
  await query("update accounts set name = 'Tom Okafor' where id = $1", person.id);
  const profile = { name: "Tom", email: "", company_name: company };
  await person.browser.post("/api/recruiter/profile", profile);
  return person;
}
const open = ({ browser }: Person, documentId: string, job?: string) =>
  browser.get(
    `/candidates/candidate-profile?documentId=${documentId}${job ? `&jobId=${job}` : ""}`,
  );
const opened = async (person: Person, documentId: string, job?: string) => {
  const answer = await open(person, documentId, job);
  expect(answer.status).toBe(200);
  const body: CandidateProfileView = await answer.json();
  return body;
};
const download = ({ browser }: Person, documentId: string, more = "") =>
  browser.get(`/candidates/download-resume?documentId=${documentId}${more}`);
const mark = ({ browser }: Person, documentId: string, isBookmarked = true) =>
  browser.post("/candidates/bookmark-candidate", { documentId, isBookmarked });
const isMarked = async ({ browser }: Person, documentId: string) =>
  (await browser.get(`/candidates/bookmark-status?documentId=${documentId}`)).json();
const views = async ({ browser }: Person): Promise<{ title: string }[]> => {
  const { notifications } = await (await browser.get("/api/notifications")).json();
  return notifications.filter(({ type }: { type: string }) => type === "profile_view");
};
const trail = async (action: string, documentId: string) => {
  const { rows } = await query(
    "select actor_id, detail from audit_trail where action = $1 and subject_id = $2",
    action,
    documentId,
  );
  return rows;
};
const NOBODY = [404, say.notFound];

test("a profile has all that the card has, the requirements, and the lines they cite", async () => {
  const shown = await opened(recruiter, candidate.resumeId, jobId);
  const list = await recruiter.browser.get(`/candidates/candidates?jobId=${jobId}`);
  const [card] = (await list.json()).candidates;
  expect(shown).toMatchObject({ ...card, resume_text: expect.stringMatching(/^Mei-Lin Chan\n/) });
  expect(shown).toMatchObject({
    success: true,
    job: { id: jobId, title: "Employment Lawyer", company: "Marlowe Strand" },
    profile: { Name: "Mei-Lin Chan", UserID: candidate.id },
    years: 8,
    hidden: [],
  });
  expect(shown.lines.map(({ text }) => text).join("\n")).toBe(shown.resume_text);
  const cited = shown.requirements.flatMap(({ evidence }) => evidence);
  expect(cited.length).toBeGreaterThan(2);
  for (const { line, quote } of cited) expect(shown.lines[line - 1]?.text).toContain(quote);
  expect(await trail("candidate.opened", candidate.resumeId)).toContainEqual({
    actor_id: recruiter.id,
    detail: { job: jobId },
  });
});

test("without a posting, the latest; who hides from one of their companies is seen for none", async () => {
  const one = await addCandidate(app);
  const mine = await recruiting("Harrow Legal");
  expect(await opened(mine, one.resumeId)).toMatchObject({
    job: null,
    match_score: 1,
    requirements: [],
  });
  const posted = (day: number, company: string) =>
    addJob(app, { ownerId: mine.id, company, postedAt: new Date(now.getTime() - day * DAY_MS) });
  const older = await posted(3, "Quay & Hollis");
  expect((await opened(mine, one.resumeId)).job?.id).toBe(older.id);
  const newer = await posted(1, "Ferris Okoye");
  expect((await opened(mine, one.resumeId)).job?.id).toBe(newer.id);
  await hide(one, "Ferris Okoye Pty Ltd");
  for (const id of [undefined, older.id, newer.id])
    expect(await said(await open(mine, one.resumeId, id))).toEqual(NOBODY);
});

test("an employer who goes by another name is still the employer", async () => {
  const one = await addCandidate(app);
  await hide(one, "Harrow & Lyle Lawyers");
  const as = async (email: string | undefined, profile: object) => {
    const mine = await signedIn(app, { recruiter: true, ...(email && { email }) });
    await mine.browser.post("/api/recruiter/profile", { name: "Tom", email: "", ...profile });
    return (await open(mine, one.resumeId)).status;
  };
  const company_name = "Discreet Talent";
  expect(await as(undefined, { company_name })).toBe(200);
  expect(await as("tom@gmail.com", { company_name, company_website: "quay.example" })).toBe(200);
  expect(await as(undefined, { company_name: "Harrow and Lyle Legal Group" })).toBe(404);
  const company_website = "https://www.harrow-lyle.com.au/people";
  expect(await as(undefined, { company_name, company_website })).toBe(404);
  expect(await as("tom@mail.harrowlyle.com", { company_name })).toBe(404);
});

test("many who open somebody at the same moment do not wait for each other for ever", async () => {
  const mine = await recruiting("Northmoor");
  const one = await addCandidate(app);
  const answers = await Promise.all(Array.from({ length: 12 }, () => open(mine, one.resumeId)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await views(one)).toHaveLength(1);
}, 30_000);

const hide = ({ id }: Person, company: string) =>
  query(
    "update candidate_profiles set hidden_companies = array[$2] where account_id = $1",
    id,
    company,
  );

describe("somebody who may not be seen is nobody:", () => {
  const reasons: [string, (one: Candidate) => Promise<unknown>][] = [
    [
      "not findable",
      ({ id }) => query("update candidate_profiles set findable = false where account_id = $1", id),
    ],
    ["hiding from the recruiter's company", (one) => hide(one, "The Marlowe-Strand Group")],
    [
      "a recruiter now",
      ({ id }) => query("update accounts set is_recruiter = true where id = $1", id),
    ],
    [
      "without a current resume",
      ({ id }) =>
        query("update candidate_profiles set document_id = null where account_id = $1", id),
    ],
  ];
  test.each(reasons)("%s", async (_why, change) => {
    const one = await addCandidate(app);
    const mine = await recruiting("Marlowe Strand");
    const { id } = await addJob(app, { ownerId: mine.id });
    await mark(mine, one.resumeId);
    expect(await isMarked(mine, one.resumeId)).toEqual({ success: true, isBookmarked: true });
    await change(one);
    for (const job of [undefined, id])
      expect(await said(await open(mine, one.resumeId, job))).toEqual(NOBODY);
    for (const more of ["", "&original=true"])
      expect(await said(await download(mine, one.resumeId, more))).toEqual(NOBODY);
    expect(await isMarked(mine, one.resumeId)).toEqual({ success: true, isBookmarked: false });
    expect(await said(await mark(mine, one.resumeId))).toEqual(NOBODY);
    // The mark is still there, unseen, and can be taken away.
    const marks = "select from candidate_bookmarks where recruiter_id = $1";
    expect((await query(marks, mine.id)).rowCount).toBe(1);
    expect((await mark(mine, one.resumeId, false)).status).toBe(200);
    expect((await query(marks, mine.id)).rowCount).toBe(0);
  });

  test("a private upload, a job, nothing at all, and for somebody else's posting", async () => {
    const { browser } = await signedIn(app);
    const file = { name: "private.txt", content: RESUME_TEXT };
    const { resumeId } = await (await sendFile(browser, "/upload/resume", "resume", file)).json();
    for (const id of [resumeId, jobId, randomUUID()]) {
      expect(await said(await open(recruiter, id))).toEqual(NOBODY);
      expect(await said(await open(recruiter, id, jobId))).toEqual(NOBODY);
      expect((await download(recruiter, id)).status).toBe(404);
      expect(await said(await mark(recruiter, id))).toEqual(NOBODY);
    }
    const stranger = await recruiting("Quay & Hollis");
    expect(await said(await open(stranger, candidate.resumeId, jobId))).toEqual([
      404,
      "Job posting not found",
    ]);
  });

  test("candidates and strangers are turned away", async () => {
    const other = await addCandidate(app);
    for (const [browser, status] of [
      [other.browser, 403],
      [createBrowser(app.url), 401],
    ] as const) {
      const person = { ...other, browser };
      expect((await open(person, candidate.resumeId)).status).toBe(status);
      expect((await mark(person, candidate.resumeId)).status).toBe(status);
      const path = `/candidates/bookmark-status?documentId=${candidate.resumeId}`;
      expect((await browser.get(path)).status).toBe(status);
      const found = await download(person, candidate.resumeId);
      expect(found.status).toBe(status === 403 ? 404 : 401);
    }
    expect((await download(other, other.resumeId)).status).toBe(200);
  });
});

test("the person hears who opened their profile, once a day of each recruiter", async () => {
  const one = await addCandidate(app);
  const mine = await recruiting("Marlowe Strand");
  await opened(mine, one.resumeId);
  await opened(mine, one.resumeId);
  const told = "Tom Okafor at Marlowe Strand opened your profile";
  expect(await views(one)).toMatchObject([{ title: told, data: { action_url: "/profile" } }]);
  await opened(await recruiting("Quay & Hollis"), one.resumeId);
  expect(await views(one)).toHaveLength(2);
  now = new Date(now.getTime() + DAY_MS);
  await opened(mine, one.resumeId);
  expect(await views(one)).toHaveLength(3);

  // Both see it in what they download; when the recruiter goes, so does what names them.
  const part = app.personalData.find(({ tables }) => tables.includes("profile_views"));
  const { database } = app.testDatabase;
  expect((await part?.export(database, one.id))?.records.profileOpenedBy).toHaveLength(3);
  expect((await part?.export(database, mine.id))?.records.candidatesOpened).toHaveLength(2);
  await database.transaction(async (tx) => void (await part?.erase(tx, mine.id)));
  expect(await views(one)).toMatchObject([{ title: expect.stringContaining("Quay & Hollis") }]);
  await database.transaction(async (tx) => void (await part?.erase(tx, one.id)));
  expect((await part?.export(database, one.id))?.records.profileOpenedBy).toEqual([]);
});

test("so many people a day: whom one has opened already counts once", async () => {
  const mine = await recruiting("Northmoor");
  const people = [await addCandidate(app), await addCandidate(app), await addCandidate(app)];
  const [first, second, third] = people.map(({ resumeId }) => resumeId);
  if (!first || !second || !third) throw new Error("There are three.");
  for (const id of [first, second, first]) expect((await open(mine, id)).status).toBe(200);
  const refused = await open(mine, third);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await said(refused)).toEqual([429, say.tooManyProfiles]);
  expect(await trail("candidate.opened", third)).toEqual([]);
  expect(await views(people[2] ?? candidate)).toEqual([]);
  expect((await open(mine, second)).status).toBe(200);
  now = new Date(now.getTime() + DAY_MS);
  expect((await open(mine, third)).status).toBe(200);
});

test("a resume is downloaded as a PDF or as it came, on record, and so many a day", async () => {
  const mine = await recruiting("Guild of Carers");
  const one = await addCandidate(app);
  const pdf = await download(mine, one.resumeId);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("content-disposition")).toContain("Mei-Lin_Chan_resume.pdf");
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const original = await download(mine, one.resumeId, "&original=true");
  expect(await original.text()).toBe(RESUME_TEXT);
  expect(await trail("candidate.downloaded", one.resumeId)).toHaveLength(2);
  expect(await said(await download(mine, one.resumeId))).toEqual([429, say.tooManyDownloads]);
  expect((await download(recruiter, one.resumeId)).status, "others").toBe(200);
  expect(await views(one), "heard of it").toHaveLength(2);
  // Midnight of the server's zone, in the middle of a day of UTC.
  now = new Date(now.getTime() + DAY_MS / 2);
  expect((await download(mine, one.resumeId)).status, "the next day").toBe(200);
  now = new Date(now.getTime() + DAY_MS / 2);
});

test("a download that comes to nothing does not count", async () => {
  const mine = await recruiting("Guild of Carers");
  const [lost, one] = [await addCandidate(app), await addCandidate(app)];
  const { rows } = await query("select file_key from documents where id = $1", lost.resumeId);
  await app.platform.files.remove(rows[0].file_key);
  for (let time = 0; time < 3; time++)
    expect((await download(mine, lost.resumeId, "&original=true")).status).toBe(404);
  for (let time = 0; time < 2; time++)
    expect((await download(mine, one.resumeId)).status).toBe(200);
  expect((await download(mine, one.resumeId)).status).toBe(429);
});

test("what a recruiter brought in is theirs to open, mark and download: nobody is told or counted", async () => {
  const mine = await recruiting("Crumb & Daughter");
  const content = makeZip([
    { name: "Ana.txt", content: RESUME_TEXT.replaceAll("Mei-Lin Chan", "Ana Duarte") },
  ]);
  const fields = { kind: "resume", attested: "true" };
  await sendFile(mine.browser, "/upload/archive", "archive", { name: "p.zip", content }, fields);
  const { id } = await vi.waitFor(async () => {
    const found = "select id from documents where account_id = $1 and status = 'read'";
    const { rows } = await query(found, mine.id);
    expect(rows).toHaveLength(1);
    return rows[0];
  }, 45_000);
  const shown = await opened(mine, id);
  expect(shown).toMatchObject({ is_own_upload: true, job: null, profile: { UserID: "" } });
  const { id: own } = await addJob(app, { ownerId: mine.id });
  expect((await opened(mine, id)).job?.id).toBe(own);
  expect((await query("select from profile_views where recruiter_id = $1", mine.id)).rowCount).toBe(
    0,
  );
  expect((await mark(mine, id)).status).toBe(200);
  expect(await isMarked(mine, id)).toMatchObject({ isBookmarked: true });
  for (let time = 0; time < 3; time++) expect((await download(mine, id)).status).toBe(200);
  for (const ask of [open, download, mark])
    expect((await ask(recruiter, id)).status, ask.name).toBe(404);
  await mine.browser.request(`/api/documents/${id}`, {
    method: "DELETE",
    headers: { origin: app.url },
  });
  expect(await said(await open(mine, id))).toEqual(NOBODY);
  expect(await isMarked(mine, id)).toMatchObject({ isBookmarked: false });
});
