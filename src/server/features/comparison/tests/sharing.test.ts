import { afterAll, beforeAll, expect, test } from "vitest";
import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { SHARING_SENTENCES as say } from "#contract/shared-comparisons.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { askFor, compared, MANY, told } from "#test/support/comparing.ts";
import { addCandidate, addJob, untilReady } from "#test/support/market.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile, uploaded } from "#test/support/uploads.ts";
import { withoutContact } from "../present.ts";

let app: TestApp;
let jobId: string;
beforeAll(async () => {
  app = await startTestApp({ env: MANY });
  jobId = (await addJob(app)).id;
  const visitor = createBrowser(app.url);
  const asked = { resumeId: await uploaded(visitor), jobDescriptionID: jobId };
  await untilReady(() => askFor(visitor, asked));
});
afterAll(() => app?.end());

const someone = () => createBrowser(app.url);
const shareOf = (browser: Browser, id: string) =>
  browser.get(`/api/comparisons/${id}/share`).then((answer) => answer.json());
async function share(browser: Browser, id: string): Promise<string> {
  const answer = await browser.post(`/api/comparisons/${id}/share`, {});
  const { path } = await answer.json();
  expect(path).toMatch(/^\/shared\/[\w-]{43}$/);
  return path.replace("/shared/", "/api/shared-comparisons/");
}
async function own(browser: Browser, content = RESUME_TEXT) {
  const file = { name: "mine.txt", content };
  const answer = await sendFile(browser, "/upload/resume", "resume", file);
  const { documentId } = await answer.json();
  return {
    documentId,
    ...(await compared(browser, { resumeId: documentId, jobDescriptionID: jobId })),
  };
}

test("whoever has the link reads the report, without my email address and phone", async () => {
  const visitor = someone();
  const text = `${RESUME_TEXT}\nmei.lin@example.org, 0491 570 156, +61 (2) 5550 1234\n`;
  const { id, report } = await own(visitor, text);
  expect(await shareOf(visitor, id)).toMatchObject({ shared_at: null, opened: 0 });
  const address = await share(visitor, id);
  const answer = await someone().get(address);
  const words = await answer.text();
  expect(answer.status).toBe(200);
  expect(JSON.parse(words)).toMatchObject({
    report: { summary: report.summary, raise: { unsaid: [], lacking: [] } },
    job: { contact_email: "" },
  });
  expect(words).not.toMatch(/mei\.lin@|570 156|5550 1234/);
  expect(words).toContain("[email left out]");
  expect(words).not.toContain(id);
  expect(await shareOf(visitor, id)).toMatchObject({ opened: 1 });
});

test("a link is not kept in a form that opens it, and a new one ends the old one", async () => {
  const visitor = someone();
  const { id } = await own(visitor);
  const first = await share(visitor, id);
  const second = await share(visitor, id);
  expect(await told(someone().get(first))).toEqual([404, say.gone]);
  expect((await someone().get(second)).status).toBe(200);
  const { rows } = await app.platform.database.query("select * from comparison_shares");
  expect(JSON.stringify(rows)).not.toContain(second.split("/").at(-1));
});

test("I end it, and it is on record that it was shared", async () => {
  const { browser, id: accountId } = await signedIn(app);
  const { id } = await own(browser);
  const address = await share(browser, id);
  expect(
    (
      await browser.request(`/api/comparisons/${id}/share`, {
        method: "DELETE",
        headers: { origin: app.url },
      })
    ).status,
  ).toBe(200);
  expect(await told(someone().get(address))).toEqual([404, say.gone]);
  expect(await shareOf(browser, id)).toMatchObject({ shared_at: null });
  const { rows } = await app.platform.database.query(
    "select action from audit_trail where actor_id = $1 and subject_id = $2 order by id",
    [accountId, id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "comparison.shared",
    "comparison.sharing-ended",
  ]);
});

test("with the resume the link is gone", async () => {
  const { browser } = await signedIn(app);
  const { id, documentId } = await own(browser);
  const address = await share(browser, id);
  const gone = await browser.request(`/api/documents/${documentId}`, {
    method: "DELETE",
    headers: { origin: app.url },
  });
  expect(gone.status).toBe(200);
  expect(await told(someone().get(address))).toEqual([404, say.gone]);
});

test("nobody else shares it, and no recruiter somebody else's resume", async () => {
  const visitor = someone();
  const { id } = await own(visitor);
  for (const stranger of [someone(), (await signedIn(app)).browser])
    expect(await told(stranger.post(`/api/comparisons/${id}/share`, {}))).toEqual([
      404,
      COMPARE_SENTENCES.notFound,
    ]);
  const recruiter = await signedIn(app, { recruiter: true });
  const posting = await addJob(app, { ownerId: recruiter.id });
  const theirs = await compared(recruiter.browser, {
    actualResumeId: (await addCandidate(app)).resumeId,
    jobDescriptionID: posting.id,
    isRecruiter: true,
  });
  expect(await told(recruiter.browser.post(`/api/comparisons/${theirs.id}/share`, {}))).toEqual([
    403,
    say.notYours,
  ]);
  expect((await someone().get("/api/shared-comparisons/x")).status).toBe(404);
});

test.each([
  ["Call 0491 570 156 or (02) 5550 1234.", "Call [phone left out] or [phone left out]."],
  ["+61 491 570 156 | a.b@c.com.au", "[phone left out] | [email left out]"],
  ["2019 - 2024, 40 of 120 files, $95,000", "2019 - 2024, 40 of 120 files, $95,000"],
  ["ABN 51 824 753 556, 03/2019 - 04/2021", "ABN 51 824 753 556, 03/2019 - 04/2021"],
])("%s", (said, left) => {
  expect(withoutContact({ a: [said] })).toEqual({ a: [left] });
});
