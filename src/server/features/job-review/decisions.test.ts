import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPostingService } from "#server/features/postings/service.ts";
import { createBrowser } from "#test/support/browser.ts";
import { untilReady } from "#test/support/market.ts";
import { ADMIN_ENV, type Person, signedIn, signedInAdmin } from "#test/support/people.ts";
import {
  FOUND_AD,
  OTHER_WORDS,
  reviewing,
  reviewQueueOf,
  takeIn,
} from "#test/support/review-queue.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { uploaded } from "#test/support/uploads.ts";
import { decidedAd } from "./decided-ad.ts";
import { createDecisions } from "./decisions.ts";

let app: TestApp;
let admin: Person;
let review: ReturnType<typeof reviewing>;
let now = new Date("2026-11-16T01:00:00Z");
const SECOND = "second@example.org";
beforeAll(async () => {
  const env = { ADMIN_EMAILS: `${ADMIN_ENV.ADMIN_EMAILS},${SECOND}` };
  app = await startTestApp({ env, clock: () => now });
  admin = await signedInAdmin(app);
  review = reviewing(app, admin);
});
afterAll(() => app?.end());
beforeEach(async () => {
  await app.testDatabase.database.query("truncate scraped_jobs, jobs cascade");
});

const error = async (answer: Response) => [answer.status, (await answer.json()).error];
const deedsOf = async (id: string) => {
  const { rows } = await app.testDatabase.database.query(
    "select action from audit_trail where subject_id = $1 order by at, id",
    [id],
  );
  return rows.map(({ action }) => action);
};

const CHEF_AD = `# Pastry Chef

Bake bread, cakes and pastries from four in the morning.

# What you bring

- Certificate III in Patisserie
- Two years in a commercial kitchen`;

describe("approving", () => {
  test("makes a live job that anyone can open, with a link to where it was found", async () => {
    const { id } = await takeIn(app);
    const done = await review.decide(id);
    expect(await done.json()).toEqual({ success: true, message: "Job approved. It is live." });
    const visitor = createBrowser(app.url);
    const live = await (await visitor.get(`/api/jobs/${await review.jobIdOf(id)}`)).json();
    expect(live).toMatchObject({
      title: "Employment Lawyer",
      company: "Harrow Lyle",
      location: "Sydney",
      status: "active",
      source: "scraped",
      source_url: "https://harrowlyle.example/careers/employment-lawyer",
      employment_type: "full-time",
      experience_level: "associate",
      salary_range: "$120,000 to $135,000 package",
      posted_at: now.toISOString(),
    });
    expect(live.details.mustHave).toContain("Experience in the Fair Work Commission");
    expect((await review.pending()).total).toBe(0);
    expect(await review.read(id)).toMatchObject({ state: "approved" });
    expect(await deedsOf(id)).toEqual(["scraped-job.approved"]);
  });

  test("lets visitors find it with their resume, as it was corrected", async () => {
    const visitor = createBrowser(app.url);
    const resumeId = await uploaded(visitor);
    const ask = () => visitor.get(`/api/search?docId=${resumeId}&docType=resume`);
    await untilReady(ask);
    const chef = { title: "Pastry Chef", text: CHEF_AD };
    const asFound = await takeIn(app, { ...chef, sourceKey: "chef", firmName: "Crumb & Daughter" });
    const corrected = await takeIn(app, { ...chef, sourceKey: "mixed up" });
    await review.decide(asFound.id);
    const job_data = { title: "Employment Lawyer", practice_area: "", raw_content: FOUND_AD };
    await review.decide(corrected.id, { action: "edit", job_data });
    const lawyers = await review.jobIdOf(corrected.id);
    await expect
      .poll(async () => (await (await ask()).json()).Results, { timeout: 20_000 })
      .toMatchObject([{ resultId: lawyers }]);
  });

  test("of a job without a title or without words is refused", async () => {
    const { id } = await takeIn(app, { text: "", title: "Lawyer" });
    expect(await error(await review.decide(id))).toEqual([400, "Job description is required"]);
    expect(await review.read(id)).toMatchObject({ state: "pending" });
  });
});

test("words that a run finds while an approval is read are what goes live", async () => {
  const { id } = await takeIn(app);
  const decisions = createDecisions({
    ...app.platform,
    clock: () => now,
    postings: createPostingService(app.platform),
    matchSoon: async () => undefined,
    tell: async () => {},
    async decidedAhead(waiting, data) {
      await takeIn(app, { text: OTHER_WORDS });
      return decidedAd(waiting, data);
    },
  });
  await decisions.decide({ id: admin.id }, id, { action: "approve", reason: "", job_data: {} });
  expect(JSON.stringify(await review.liveJob(id))).toContain("five years");
  expect((await review.read(id)).raw_content).toContain("five years");
});

describe("editing", () => {
  test("changes what is live; what is left out stays, what is emptied is nothing", async () => {
    const { id } = await takeIn(app);
    const done = await review.decide(id, {
      action: "edit",
      job_data: { title: "Workplace Lawyer", location: "Parramatta NSW", salary_range: "" },
    });
    expect(await done.json()).toEqual({
      success: true,
      message: "Job updated and approved. It is live.",
    });
    const live = await review.liveJob(id);
    expect(live).toMatchObject({
      title: "Workplace Lawyer",
      location: "Parramatta NSW",
      salary_range: "",
      employment_type: "full-time",
      experience_level: "associate",
    });
    expect(live.details.salary).toBeNull();
    expect(await review.read(id)).toMatchObject({ title: "Workplace Lawyer", salary_range: "" });
    expect(await deedsOf(id)).toEqual(["scraped-job.edited"]);
    expect((await takeIn(app)).outcome).toBe("unchanged");
  });

  test.each(["full-time", "Part-time", "full-time, contract", "internship", ""])(
    "takes the job type %j",
    async (job_type) => {
      const { id } = await takeIn(app);
      expect((await review.decide(id, { action: "edit", job_data: { job_type } })).status).toBe(
        200,
      );
      expect((await review.liveJob(id)).employment_type).toBe(job_type.toLowerCase());
    },
  );

  test("takes out what nobody sees of what was pasted", async () => {
    const { id } = await takeIn(app);
    const job_data = {
      title: "Workplace\u2066\u0001 Lawyer\u2069",
      location: "Perth\u202A WA\u202C",
      practice_area: "Employment\u0007 Law",
    };
    await review.decide(id, { action: "edit", job_data });
    const clean = { title: "Workplace Lawyer", location: "Perth WA" };
    expect(await review.liveJob(id)).toMatchObject(clean);
    expect(await review.read(id)).toMatchObject({ ...clean, practice_area: "Employment Law" });
  });

  test("reads changed words anew", async () => {
    const { id } = await takeIn(app);
    const text = FOUND_AD.replace(
      "- Experience in the Fair Work Commission",
      "- Experience in the Federal Court",
    );
    await review.decide(id, { action: "edit", job_data: { raw_content: text } });
    const { details } = await review.liveJob(id);
    expect(details.mustHave).toContain("Experience in the Federal Court");
    expect(details.mustHave).not.toContain("Experience in the Fair Work Commission");
  });

  test.each([
    [{ title: "  " }, "Job title is required"],
    [{ raw_content: " " }, "Job description is required"],
    [{ title: "\u202E\u2066\u0007" }, "Job title is required"],
    [{ location: "x".repeat(301) }, "That is too long."],
    [{ job_type: "Banana" }, "Job type must be one of: full-time, part-time, contract, casual"],
    [
      { job_type: "full-time, Banana" },
      "Job type must be one of: full-time, part-time, contract, casual",
    ],
  ])("%o is refused: %s", async (job_data, sentence) => {
    const { id } = await takeIn(app);
    expect(await error(await review.decide(id, { action: "edit", job_data }))).toEqual([
      400,
      sentence,
    ]);
    expect(await review.read(id)).toMatchObject({ state: "pending" });
  });
});

describe("rejecting", () => {
  test("needs a reason, and keeps it", async () => {
    const { id } = await takeIn(app);
    for (const reason of ["", "   ", undefined])
      expect(await error(await review.decide(id, { action: "reject", reason }))).toEqual([
        400,
        "A reason is required to reject a job",
      ]);
    const done = await review.decide(id, { action: "reject", reason: "Not a legal job" });
    expect(await done.json()).toEqual({ success: true, message: "Job rejected." });
    expect(await review.read(id)).toMatchObject({ state: "rejected" });
    expect(await review.jobIdOf(id)).toBeNull();
    expect(await deedsOf(id)).toEqual(["scraped-job.rejected"]);
    const { personalData } = reviewQueueOf(app);
    const mine = await personalData.export(app.platform.database, admin.id);
    expect(mine.records).toMatchObject({
      reviewedJobs: [{ job: "Employment Lawyer", decision: "rejected", reason: "Not a legal job" }],
    });
    await personalData.erase(app.platform.database, admin.id);
    const left = await personalData.export(app.platform.database, admin.id);
    expect(left.records).toEqual({ reviewedJobs: [] });
  });
});

test("rejecting a change of a live job says that the job stays", async () => {
  const { id } = await takeIn(app);
  await review.decide(id);
  await takeIn(app, { text: OTHER_WORDS });
  const done = await review.decide(id, { action: "reject", reason: "No need" });
  expect(await done.json()).toEqual({
    success: true,
    message:
      "The live job “Employment Lawyer” stays as it is. We won’t ask about this change again.",
  });
  expect(JSON.stringify(await review.liveJob(id))).toContain("four years");
});

test("of fifty decisions at once one counts", async () => {
  const { id } = await takeIn(app);
  const other = reviewing(app, await signedIn(app, { email: SECOND }));
  const bodies = [
    { action: "approve" },
    { action: "reject", reason: "No" },
    { action: "edit", job_data: { title: "Lawyer" } },
  ];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_one, at) =>
      (at % 2 === 0 ? review : other).decide(id, bodies[at % 3]),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(1);
  expect(statuses.filter((status) => status === 409).length).toBe(49);
  const late = answers.find(({ status }) => status === 409);
  expect(await late?.json()).toMatchObject({ error: "This job was decided already." });
  const { rows } = await app.testDatabase.database.query("select count(*)::int from jobs");
  expect(rows[0].count).toBeLessThanOrEqual(1);
});

test("an unknown job is not found", async () => {
  const unknown = randomUUID();
  expect(await error(await review.decide(unknown))).toEqual([404, "Job not found"]);
  expect(await error(await review.undo(unknown))).toEqual([404, "Job not found"]);
  expect((await admin.browser.get(`/api/admin/jobs/${unknown}`)).status).toBe(404);
});

test("every administrator's windows hear of a decision", async () => {
  const { id } = await takeIn(app);
  const stop = new AbortController();
  const stream = await admin.browser.request("/api/events", { signal: stop.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await review.decide(id);
  let heard = "";
  while (
    !heard.includes("/api/admin/jobs/pending") ||
    !heard.includes("/api/admin/dashboard/stats")
  )
    heard += (await reader?.read())?.value ?? "";
  stop.abort();
});

test("twenty a page, the newest first", async () => {
  for (let at = 1; at <= 21; at += 1) {
    now = new Date(now.getTime() + 1000);
    await takeIn(app, { sourceKey: `key ${at}`, firmName: `Firm ${at}` });
  }
  const page = await review.pending();
  expect(page).toMatchObject({ has_more: true, total: 21 });
  expect(page.jobs.length).toBe(20);
  expect(page.jobs[0].law_firm_name).toBe("Firm 21");
  const last = await review.pending(2);
  expect(last).toMatchObject({ has_more: false, total: 21 });
  expect(last.jobs).toMatchObject([{ law_firm_name: "Firm 1" }]);
});
