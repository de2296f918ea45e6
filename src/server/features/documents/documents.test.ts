import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_DOCUMENT_BYTES, DOCUMENT_SENTENCES as say } from "#contract/document-rules.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { signedIn, visiting } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile, uploaded } from "#test/support/uploads.ts";

let app: TestApp;
let now = new Date("2026-11-15T01:00:00Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());

const resume = (content: string | Uint8Array = RESUME_TEXT, name = "Mei Chan.txt") => ({
  name,
  content,
});
const sendResume = (browser: Browser, file = resume()) =>
  sendFile(browser, "/upload/resume", "resume", file);
const visitor = () => createBrowser(app.url);

const view = async (browser: Browser, id: string) =>
  (await browser.get(`/api/documents/${id}`)).json();
const put = (browser: Browser, path: string, body: unknown) =>
  browser.request(path, {
    method: "PUT",
    headers: { "content-type": "application/json", origin: app.url },
    body: JSON.stringify(body),
  });
const remove = (browser: Browser, path: string) =>
  browser.request(path, { method: "DELETE", headers: { origin: app.url } });

describe("I upload my resume without an account", () => {
  test("and both spellings of its id come back, with what was read, line by line", async () => {
    const browser = visitor();
    const answer = await (await sendResume(browser)).json();
    expect(answer).toMatchObject({ success: true, status: "read" });
    expect(answer.resumeID).toBe(answer.resumeId);
    const { resume: read, sources, lines, ...rest } = await view(browser, answer.resumeId);
    expect(read).toMatchObject({
      name: "Mei-Lin Chan",
      email: "mei.chan@example.com",
      links: { linkedin: "in/meilinchan" },
      experience: [
        {
          company: "Fairholm Lawyers",
          role: "Senior Associate",
          startDate: "2021-03",
          present: true,
        },
        { company: "Tolland & Ware", role: "Associate", startDate: "2018-02", endDate: "2021-02" },
      ],
    });
    expect(lines[sources.email.lines[0]].text).toContain("mei.chan@example.com");
    expect(rest).toMatchObject({
      status: "read",
      file_type: "txt",
      job: null,
      title: "Mei-Lin Chan",
    });
    expect(new Date(rest.keep_until).getTime() - now.getTime()).toBe(7 * 86_400_000);
  });

  test("nobody else sees it, changes it or deletes it", async () => {
    const mine = visitor();
    const id = await uploaded(mine);
    const { browser: candidate } = await signedIn(app);
    const { browser: recruiter } = await signedIn(app, { recruiter: true });
    for (const other of [visitor(), candidate, recruiter]) {
      const answers = await Promise.all([
        other.get(`/api/documents/${id}`),
        other.get(`/api/documents/${id}/original`),
        other.get(`/api/documents/${id}/pages/1`),
        other.post(`/api/documents/${id}/read`),
        put(other, `/api/documents/${id}/corrections`, { field: "name", value: "X" }),
        remove(other, `/api/documents/${id}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
      const list = await (await other.get("/api/documents")).json();
      expect(list.documents).toEqual([]);
    }
    const download = await recruiter.get(`/candidates/download-resume?documentId=${id}`);
    expect(download.status).toBe(404);
    expect((await view(mine, id)).resume.name).toBe("Mei-Lin Chan");
  });

  test("the same file twice is one document; another owner's is another", async () => {
    const browser = await visiting(app);
    const [first, second] = await Promise.all([uploaded(browser), uploaded(browser)]);
    expect(second).toBe(first);
    expect(await uploaded(browser)).toBe(first);
    expect(await uploaded(visitor())).not.toBe(first);
  });

  test("a visitor's document is erased after seven days, the file as well", async () => {
    const browser = visitor();
    const id = await uploaded(browser, resume(`${RESUME_TEXT}\nReferences on request`));
    now = new Date(now.getTime() + 7 * 86_400_000 + 1000);
    const { platform } = app;
    const key = `documents/${id}/original.txt`;
    expect(await platform.files.get(key)).toBeDefined();
    const { rows } = await app.testDatabase.database.query(
      "select name from jobs.schedule where name like 'documents.%'",
    );
    expect(rows).toEqual([{ name: "documents.remove-expired" }]);
    await platform.jobs.enqueue({ ...EXPIRY }, {});
    await expect.poll(async () => (await browser.get(`/api/documents/${id}`)).status).toBe(404);
    await expect.poll(() => platform.files.get(key)).toBeUndefined();
  });
});

const EXPIRY = {
  name: "documents.remove-expired",
  payload: (await import("zod")).object({}),
  retries: 0,
  retryDelaySeconds: 1,
  timeoutSeconds: 10,
  concurrency: 1,
};

describe("a file that cannot be taken is refused with a sentence", () => {
  const refusal = async (file: { name: string; content: string | Uint8Array }) => {
    const answer = await sendResume(visitor(), file);
    return [answer.status, (await answer.json()).message];
  };

  test("wrong type, by name or by content", async () => {
    const lies = [
      { name: "cv.exe", content: "MZ" },
      { name: "cv.pages", content: RESUME_TEXT },
      { name: "cv", content: RESUME_TEXT },
      { name: "cv.pdf", content: RESUME_TEXT },
      { name: "cv.docx", content: "PK\u0003\u0004 nothing" },
      { name: "cv.doc", content: "<html>resume</html>" },
      { name: "cv.txt", content: Buffer.from([0, 1, 2, 3, 0, 255, 0, 9]) },
      { name: "cv.txt", content: Buffer.from("%PDF-1.7\n") },
    ];
    for (const lie of lies) expect(await refusal(lie), lie.name).toEqual([400, say.wrongType]);
  });

  test("10 MB to the byte", async () => {
    const words = Buffer.alloc(MAX_DOCUMENT_BYTES, `${RESUME_TEXT}\n`);
    expect(
      await refusal({ name: "cv.txt", content: Buffer.concat([words, Buffer.from("x")]) }),
    ).toEqual([413, say.tooLarge]);
    const [status, message] = await refusal({ name: "cv.txt", content: words });
    expect(message).not.toBe(say.tooLarge);
    expect([200, 400]).toContain(status);
  });

  test("nothing at all, an empty file, a broken one", async () => {
    const form = await visitor().request("/upload/resume", {
      method: "POST",
      body: new FormData(),
    });
    expect(form.status).toBe(400);
    expect((await form.json()).message).toBe(say.noResume);
    for (const content of ["", "  \n \n"])
      expect((await refusal({ name: "cv.txt", content }))[0]).toBe(400);
    const [status, message] = await refusal({ name: "cv.pdf", content: "%PDF-1.7\nbroken" });
    expect(status).toBe(400);
    expect(message).toMatch(/damaged|could not be read/);
  });

  test("too many in a short while", async () => {
    const strict = await startTestApp({ beside: app, env: { LIMIT_UPLOADS_PER_OWNER: "2" } });
    const browser = createBrowser(strict.url);
    const statuses: number[] = [];
    for (const note of ["a", "b", "c"])
      statuses.push((await sendResume(browser, resume(`${RESUME_TEXT}${note}`))).status);
    await strict.end();
    expect(statuses).toEqual([200, 200, 429]);
  });
});

test("I put right what was read; it stays when the file is read again, and can be undone", async () => {
  const browser = visitor();
  const id = await uploaded(browser);
  const path = `/api/documents/${id}/corrections`;
  const answer = await (
    await put(browser, path, { field: "name", value: "Mei-Lin Chan-Ross" })
  ).json();
  expect(answer).toMatchObject({ title: "Mei-Lin Chan-Ross", corrected: ["name"] });
  expect(answer.read_resume.name).toBe("Mei-Lin Chan");
  const experience = [
    { company: "Fairholm Lawyers", role: "Partner", startDate: "2016-11", present: true },
  ];
  await put(browser, path, { field: "experience", value: experience });
  expect((await browser.post(`/api/documents/${id}/read`)).status).toBe(200);
  const after = await view(browser, id);
  expect(after.resume.name).toBe("Mei-Lin Chan-Ross");
  expect(after.resume.experience[0].role).toBe("Partner");
  expect(after.resume.yearsOfExperience).toBeCloseTo(10, 0);
  const undone = await (await put(browser, path, { field: "name", undo: true })).json();
  expect(undone).toMatchObject({ title: "Mei-Lin Chan", corrected: ["experience"] });
  for (const wrong of [
    { field: "name", value: ["x"] },
    { field: "salary", value: "x" },
    { field: "__proto__", value: "x" },
    { field: "skills", value: [1] },
  ])
    expect((await put(browser, path, wrong)).status, JSON.stringify(wrong)).toBe(400);
});

test("a job description is read as one", async () => {
  const browser = visitor();
  const content = `Senior Associate - Employment
Fairholm Lawyers, Sydney NSW
$150,000 - $180,000 plus super, full-time

About the role
You will run unfair dismissal matters.

Requirements
- Admitted to practice in NSW
- 4+ years of post-admission experience
`;
  const file = { name: "JobDescription.txt", content };
  const answer = await sendFile(browser, "/upload/job_description", "job_description", file);
  const { jobDescriptionID, documentId } = await answer.json();
  expect(jobDescriptionID).toBe(documentId);
  const { job, resume: none, kind } = await view(browser, documentId);
  expect(kind).toBe("job_description");
  expect(none).toBeNull();
  expect(job).toMatchObject({ salary: { min: 150_000, max: 180_000, per: "year" } });
  expect(job.mustHave.join()).toContain("Admitted to practice");
});

test("I delete a document: it is gone, the file as well", async () => {
  const { browser } = await signedIn(app);
  const id = await uploaded(browser);
  const status = async () => (await (await browser.get("/api/user/status")).json()).user;
  expect((await status()).Documentsowned).toEqual([id]);
  expect((await remove(browser, `/api/documents/${id}`)).status).toBe(200);
  expect((await status()).Documentsowned).toEqual([]);
  await expect.poll(() => app.platform.files.get(`documents/${id}/original.txt`)).toBeUndefined();
});

test("I download my resume: a PDF with my name, or the file as it came", async () => {
  const { browser } = await signedIn(app);
  const id = await uploaded(browser);
  const pdf = await browser.get(`/candidates/download-resume?documentId=${id}`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("content-disposition")).toContain("Mei-Lin_Chan_resume.pdf");
  expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
  const path = `/candidates/download-resume?documentId=${id}&original=true`;
  expect(await (await browser.get(path)).text()).toBe(RESUME_TEXT);
  const own = await browser.get(`/api/documents/${id}/original`);
  expect(await own.text()).toBe(RESUME_TEXT);
});

test("signed in, I am told that my resume was read", async () => {
  const { browser } = await signedIn(app);
  const id = await uploaded(browser);
  const { notifications } = await (await browser.get("/api/notifications")).json();
  expect(notifications[0]).toMatchObject({
    type: "resume_uploaded",
    data: { action_url: `/documents/${id}` },
  });
});

test("my data holds my documents, and deleting my account erases them", async () => {
  const { browser, id: accountId } = await signedIn(app);
  const id = await uploaded(browser);
  const mine = app.personalData.find(({ tables }) => tables.includes("documents"));
  const data = await mine?.export(app.testDatabase.database, accountId);
  expect(data?.records).toMatchObject({ documents: [{ id, resume: { name: "Mei-Lin Chan" } }] });
  expect(data?.files?.[0]?.name).toContain("Mei Chan.txt");
  const keys = await mine?.erase(app.testDatabase.database, accountId);
  expect(keys).toEqual([`documents/${id}/original.txt`]);
  expect((await browser.get(`/api/documents/${id}`)).status).toBe(404);
});
