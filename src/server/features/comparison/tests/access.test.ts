import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMPARE_SENTENCES as say } from "#contract/comparison-rules.ts";
import { createProfileService } from "#server/features/profiles/service.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { askFor, compared, MANY, told, uploadedJob } from "#test/support/comparing.ts";
import {
  addCandidate,
  addJob,
  type Candidate,
  EMPLOYMENT_AD,
  untilReady,
} from "#test/support/market.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { sendFile, uploaded } from "#test/support/uploads.ts";

let app: TestApp;
let recruiter: Person;
let postingId: string;
beforeAll(async () => {
  app = await startTestApp({ env: MANY });
  recruiter = await signedIn(app, { recruiter: true });
  postingId = (await addJob(app, { ownerId: recruiter.id, company: "Tolland & Ware" })).id;
  const visitor = createBrowser(app.url);
  const asked = { resumeId: await uploaded(visitor), jobDescriptionID: postingId };
  await untilReady(() => askFor(visitor, asked));
});
afterAll(() => app?.end());

const NO_RESUME = [404, say.resumeNotFound];
const NO_JOB = [404, say.jobNotFound];
const NONE = [404, say.notFound];
const profiles = () =>
  createProfileService({ database: app.platform.database, clock: () => new Date() });
const asking = (browser: Browser, resumeId: string, jobDescriptionID = postingId) =>
  told(askFor(browser, { resumeId, jobDescriptionID, isRecruiter: true }));
const opening = (browser: Browser, id: string, part = "") =>
  told(browser.get(`/api/comparisons/${id}${part}`));
const statusOf = async (browser: Browser, id: string) =>
  (await browser.get(`/api/comparisons/${id}`)).status;
const saving = (browser: Browser, id: string, saved = true) =>
  browser.post(`/api/comparisons/${id}/save`, { saved });
const savedBy = async (browser: Browser): Promise<string[]> => {
  const { comparisons } = await (await browser.get("/api/comparisons")).json();
  return comparisons.map(({ id }: { id: string }) => id);
};

describe("a recruiter", () => {
  let candidate: Candidate;
  beforeAll(async () => {
    candidate = await addCandidate(app);
  });
  const theirs = (of = candidate) =>
    compared(recruiter.browser, {
      actualResumeId: of.resumeId,
      jobDescriptionID: postingId,
      isRecruiter: true,
    });

  test("compares somebody who can be found with their own posting", async () => {
    const made = await theirs();
    expect(made).toMatchObject({ audience: "recruiter", resume_id: candidate.resumeId });
    expect(await statusOf(recruiter.browser, made.id)).toBe(200);
  });

  test("with a draft of their own as well, and with no posting or document of others'", async () => {
    const { browser, id } = recruiter;
    const draft = await addJob(app, { ownerId: id, status: "draft" });
    expect((await asking(browser, candidate.resumeId, draft.id))[0]).toBe(200);
    const foreign = await addJob(app, { ownerId: (await signedIn(app, { recruiter: true })).id });
    expect(await asking(browser, candidate.resumeId, foreign.id)).toEqual(NO_RESUME);
    const scraped = await addJob(app);
    expect(await asking(browser, candidate.resumeId, scraped.id)).toEqual(NO_RESUME);
    const brought = await uploadedJob(browser);
    expect(await asking(browser, candidate.resumeId, brought)).toEqual(NO_RESUME);
  });

  test("compares them with a posting that was made of a file as well", async () => {
    const { browser } = recruiter;
    const file = { name: "ad.txt", content: EMPLOYMENT_AD };
    const answer = await sendFile(browser, "/api/upload-jd", "jobDescription", file);
    const { jobDescriptionID } = await answer.json();
    expect((await asking(browser, candidate.resumeId, jobDescriptionID))[0]).toBe(200);
    const hidden = await addCandidate(app, { findable: false });
    expect(await asking(browser, hidden.resumeId, jobDescriptionID)).toEqual(NO_RESUME);
  });

  test("does not reach a resume that is not the current one, nor a visitor's", async () => {
    const older = await uploaded(candidate.browser, { name: "old.txt", content: "Old\nClerk" });
    expect(await asking(recruiter.browser, older)).toEqual(NO_RESUME);
    const visitors = await uploaded(createBrowser(app.url));
    expect(await asking(recruiter.browser, visitors)).toEqual(NO_RESUME);
  });

  test.each<[string, (of: Candidate) => Promise<unknown>]>([
    [
      "can no longer be found",
      (of) => profiles().setVisibility(app.platform.database, of.id, { findable: false }),
    ],
    [
      "hides from the company",
      (of) =>
        profiles().setVisibility(app.platform.database, of.id, {
          hiddenCompanies: ["Tolland and Ware Pty Ltd"],
        }),
    ],
    [
      "has another resume now",
      async (of) => {
        const file = { name: "new.txt", content: "Mei-Lin Chan\nLawyer in Sydney" };
        const id = await uploaded(of.browser, file);
        await profiles().setCurrent(app.platform.database, of.id, id);
      },
    ],
  ])("sees nothing of somebody who %s, also not what was made before", async (_why, change) => {
    const one = await addCandidate(app);
    const { id } = await theirs(one);
    expect((await saving(recruiter.browser, id)).status).toBe(200);
    await change(one);
    expect(await asking(recruiter.browser, one.resumeId)).toEqual(NO_RESUME);
    expect(await opening(recruiter.browser, id)).toEqual(NONE);
    expect(await opening(recruiter.browser, id, "/pdf")).toEqual(NONE);
    expect(await told(saving(recruiter.browser, id))).toEqual(NONE);
    expect(await savedBy(recruiter.browser)).not.toContain(id);
  });

  test("sees it again when the candidate can be found again", async () => {
    const one = await addCandidate(app);
    const { id } = await theirs(one);
    await saving(recruiter.browser, id);
    await profiles().setVisibility(app.platform.database, one.id, { findable: false });
    expect(await statusOf(recruiter.browser, id)).toBe(404);
    await profiles().setVisibility(app.platform.database, one.id, { findable: true });
    expect(await statusOf(recruiter.browser, id)).toBe(200);
    expect(await savedBy(recruiter.browser)).toContain(id);
  });

  test("whom nobody could have verified sees nobody", async () => {
    const { id } = await theirs();
    const env = { ...MANY, SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "Candour <a@example.org>" };
    const strict = await startTestApp({ env, beside: app });
    try {
      const browser = createBrowser(strict.url);
      await browser.post("/api/auth/login", { email: recruiter.email, password: PASSWORD });
      expect(await asking(browser, candidate.resumeId)).toEqual(NO_RESUME);
      expect(await opening(browser, id)).toEqual(NONE);
      expect(await opening(browser, id, "/pdf")).toEqual(NONE);
    } finally {
      await strict.end();
    }
  });
});

describe("everybody else", () => {
  test("compares their own resumes only", async () => {
    const { resumeId } = await addCandidate(app);
    const { browser: other } = await signedIn(app);
    for (const browser of [other, createBrowser(app.url)])
      expect(await asking(browser, resumeId)).toEqual(NO_RESUME);
    const own = await addJob(app, { ownerId: (await signedIn(app)).id });
    expect(await asking(other, resumeId, own.id)).toEqual(NO_RESUME);
  });

  test("a candidate who has a posting is no recruiter", async () => {
    const { resumeId } = await addCandidate(app);
    const { browser, id } = await signedIn(app);
    const own = await addJob(app, { ownerId: id });
    expect(await asking(browser, resumeId, own.id)).toEqual(NO_RESUME);
  });

  test("with their own job descriptions, and what is in the market", async () => {
    const owner = createBrowser(app.url);
    const theirs = await uploadedJob(owner);
    const { browser } = await signedIn(app);
    const resumeId = await uploaded(browser);
    expect(await asking(browser, resumeId, theirs)).toEqual(NO_JOB);
    for (const status of ["draft", "closed"] as const) {
      const { id } = await addJob(app, { ownerId: recruiter.id, status });
      expect(await asking(browser, resumeId, id)).toEqual(NO_JOB);
      expect(await asking(createBrowser(app.url), resumeId, id)).toEqual(NO_JOB);
    }
    expect(await asking(browser, resumeId, randomUUID())).toEqual(NO_JOB);
  });

  test("opens no comparison of others, whoever made it", async () => {
    const visitor = createBrowser(app.url);
    const asked = { resumeId: await uploaded(visitor), jobDescriptionID: postingId };
    const visitors = await compared(visitor, asked);
    const me = await addCandidate(app);
    const mine = await compared(me.browser, { ...asked, resumeId: me.resumeId });
    const { browser: other } = await signedIn(app);
    for (const { id } of [visitors, mine]) {
      for (const browser of [other, createBrowser(app.url), recruiter.browser])
        expect(await opening(browser, id)).toEqual(NONE);
      for (const browser of [other, recruiter.browser]) {
        expect(await opening(browser, id, "/pdf")).toEqual(NONE);
        expect(await told(saving(browser, id))).toEqual(NONE);
      }
    }
    expect(await statusOf(visitor, visitors.id)).toBe(200);
    expect(await statusOf(me.browser, mine.id)).toBe(200);
    expect(await opening(me.browser, randomUUID())).toEqual(NONE);
    expect((await opening(me.browser, "nonsense"))[0]).toBe(404);
  });
});

describe("I compared before I signed in", () => {
  async function visitedAndSignedIn(keep: boolean) {
    const browser = createBrowser(app.url);
    const asked = { resumeId: await uploaded(browser), jobDescriptionID: postingId };
    const { id } = await compared(browser, asked);
    const person = await signedIn(app);
    await browser.post("/api/auth/login", { email: person.email, password: PASSWORD });
    expect(await statusOf(browser, id)).toBe(404);
    await browser.post("/api/documents/offered", { keep });
    return { browser, id, asked, accountId: person.id };
  }

  test("and keep the resume: the comparison is mine, and I can save it", async () => {
    const { browser, id } = await visitedAndSignedIn(true);
    expect(await statusOf(browser, id)).toBe(200);
    expect((await saving(browser, id)).status).toBe(200);
    expect(await savedBy(browser)).toEqual([id]);
    expect((await browser.get(`/api/comparisons/${id}/pdf`)).status).toBe(200);
    const { browser: other } = await signedIn(app);
    expect(await opening(other, id)).toEqual(NONE);
  });

  test("and compare again before I save the first one", async () => {
    const { browser, id, asked } = await visitedAndSignedIn(true);
    await compared(browser, asked);
    expect((await saving(browser, id)).status).toBe(200);
    expect(await savedBy(browser)).toEqual([id]);
  });

  test("and become findable: it is still nobody else's", async () => {
    const { browser, id, asked, accountId } = await visitedAndSignedIn(true);
    const findable = { findable: true };
    await profiles().setCurrent(app.platform.database, accountId, asked.resumeId, findable);
    expect(await opening(recruiter.browser, id)).toEqual(NONE);
    expect(await told(saving(recruiter.browser, id))).toEqual(NONE);
    expect(await statusOf(browser, id)).toBe(200);
  });

  test("and do not keep the resume: the comparison goes with it", async () => {
    const { browser, id } = await visitedAndSignedIn(false);
    expect(await opening(browser, id)).toEqual(NONE);
  });
});
