import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMPARE_SENTENCES as say } from "#contract/comparison-rules.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { askFor, MANY, told, uploadedJob } from "#test/support/comparing.ts";
import { addJob, untilReady } from "#test/support/market.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, uploaded } from "#test/support/uploads.ts";

let app: TestApp;
let visitor: Browser;
let resumeId: string;
let jobId: string;
beforeAll(async () => {
  app = await startTestApp({ env: MANY });
  visitor = createBrowser(app.url);
  resumeId = await uploaded(visitor);
  jobId = (await addJob(app)).id;
  await untilReady(() => askFor(visitor, { resumeId, jobDescriptionID: jobId }));
});
afterAll(() => app?.end());

const refused = (body: object) => told(askFor(visitor, body));
const become = (id: string, status: string) =>
  app.platform.database.query("update documents set status = $2 where id = $1", [id, status]);

describe("something is missing", () => {
  test.each<[string, () => object, string]>([
    ["nothing at all is given", () => ({}), say.noJob],
    ["no job", () => ({ resumeId }), say.noJob],
    ["an empty job", () => ({ resumeId, jobDescriptionID: "" }), say.noJob],
    ["a job that is null", () => ({ resumeId, jobDescriptionID: null }), say.noJob],
    ["a job that is a number", () => ({ resumeId, jobDescriptionID: 7 }), say.noJob],
    ["no resume", () => ({ jobDescriptionID: jobId }), say.noDocument],
    ["an empty resume", () => ({ resumeId: "", jobDescriptionID: jobId }), say.noDocument],
    [
      "two resumes that are null",
      () => ({ resumeId: null, actualResumeId: null, jobDescriptionID: jobId }),
      say.noDocument,
    ],
  ])("%s", async (_what, body, sentence) => {
    expect(await refused(body())).toEqual([400, sentence]);
  });

  test("the sentences are those of the specification", () => {
    expect([say.noJob, say.noDocument]).toEqual([
      "Job ID is required for comparison",
      "Document ID is required for comparison",
    ]);
  });
});

test.each<[string, () => Promise<object> | object, [number, string]]>([
  ["a resume that is no id", () => ({ resumeId: "x" }), [404, say.resumeNotFound]],
  ["a resume that nobody has", () => ({ resumeId: randomUUID() }), [404, say.resumeNotFound]],
  ["a job that is no id", () => ({ jobDescriptionID: "1 or 1=1" }), [404, say.jobNotFound]],
  ["a job that nobody has", () => ({ jobDescriptionID: randomUUID() }), [404, say.jobNotFound]],
  [
    "somebody else's resume",
    async () => ({ resumeId: await uploaded(createBrowser(app.url)) }),
    [404, say.resumeNotFound],
  ],
  [
    "somebody else's job description",
    async () => ({ jobDescriptionID: await uploadedJob(createBrowser(app.url)) }),
    [404, say.jobNotFound],
  ],
  ["two resumes", () => ({ jobDescriptionID: resumeId }), [400, say.notAJob]],
  [
    "two job descriptions",
    async () => ({ resumeId: await uploadedJob(visitor) }),
    [400, MATCH_SENTENCES.notAResume],
  ],
])("%s", async (_what, wrong, expected) => {
  expect(await refused({ resumeId, jobDescriptionID: jobId, ...(await wrong()) })).toEqual(
    expected,
  );
});

describe("a document that was not read", () => {
  test.each([
    ["reading", MATCH_SENTENCES.stillReading, say.jobStillReading],
    ["unreadable", MATCH_SENTENCES.unreadable, say.jobUnreadable],
  ])("%s", async (status, ofResume, ofJob) => {
    const file = { name: "scan.txt", content: `${RESUME_TEXT}\n${status}` };
    const scan = await uploaded(visitor, file);
    await become(scan, status);
    expect(await refused({ resumeId: scan, jobDescriptionID: jobId })).toEqual([409, ofResume]);
    const ad = await uploadedJob(visitor, `Clerk ${status}\nWe need a clerk who files.`);
    await become(ad, status);
    expect(await refused({ resumeId, jobDescriptionID: ad })).toEqual([409, ofJob]);
  });
});

test("documents with hardly a word are compared, and said to be too little", async () => {
  const thin = await uploaded(visitor, { name: "thin.txt", content: "Mei-Lin Chan\nLawyer" });
  const ad = await uploadedJob(visitor, "Clerk");
  for (const body of [
    { resumeId: thin, jobDescriptionID: jobId },
    { resumeId, jobDescriptionID: ad },
    { resumeId: thin, jobDescriptionID: ad },
  ]) {
    const answer = await askFor(visitor, body);
    expect(answer.status).toBe(200);
    expect((await answer.json()).report.confidence).toBe("low");
  }
});

describe("too many in a short time", () => {
  test.each([
    ["by one caller", { LIMIT_COMPARES_PER_OWNER: "2" }],
    ["from one network", { LIMIT_COMPARES_PER_NETWORK: "2" }],
  ])("%s", async (_who, limit) => {
    await app.platform.database.query("delete from limit_counts where key like 'compare:%'");
    const strict = await startTestApp({ env: { ...MANY, ...limit }, beside: app });
    try {
      const browsers = [0, 1, 2].map(() => createBrowser(strict.url));
      const [one, two, three] = browsers;
      if (!one || !two || !three) throw new Error("There are three.");
      const body = { resumeId: randomUUID(), jobDescriptionID: randomUUID() };
      const isOne = "LIMIT_COMPARES_PER_OWNER" in limit;
      // A visitor's cookie comes with the first answer.
      await uploaded(one);
      for (const browser of isOne ? [one, one] : [one, two])
        expect((await askFor(browser, body)).status).toBe(404);
      const refusal = await askFor(isOne ? one : three, body);
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(Number(refusal.headers.get("retry-after"))).toBeLessThanOrEqual(600);
      expect((await refusal.json()).message).toBe(say.tooMany);
      if (isOne) expect((await askFor(two, body)).status).toBe(404);
    } finally {
      await strict.end();
    }
  });
});
