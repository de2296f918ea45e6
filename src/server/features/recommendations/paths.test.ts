import { beforeAll, expect, test, vi } from "vitest";
import type { CareerPaths } from "#contract/career-paths.ts";
import { RECOMMENDATION_SENTENCES } from "#contract/recommendations.ts";
import { addCandidate, addJob, type Candidate, untilReady } from "#test/support/market.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const PATH = "/api/candidates/paths";

const litigation = (asks: readonly string[]) => `Litigation Lawyer

What you will do
- Run commercial disputes in the Supreme Court and brief counsel
- Draft pleadings, affidavits and evidence for litigation

What you bring
- Admission as a solicitor and a current practising certificate
${asks.map((one) => `- ${one}`).join("\n")}`;

let app: TestApp;
let me: Candidate;
beforeAll(async () => {
  app = await startTestApp();
  await addJob(app);
  for (const asks of [
    ["Experience with LEAP", "Experience with Relativity"],
    ["Experience with LEAP", "Experience with Relativity"],
    ["Experience with Relativity", "Xero or MYOB"],
  ])
    await addJob(app, { text: litigation(asks), title: "Litigation Lawyer", company: "Northmoor" });
  me = await addCandidate(app);
  await untilReady(() => me.browser.get(PATH));
  return () => app.end();
}, 120_000);

const paths = async (): Promise<CareerPaths> => (await me.browser.get(PATH)).json();
const litigationPath = async () => {
  const found = (await paths()).paths.find(({ name }) => name === "Litigation lawyer");
  if (!found) throw new Error("Litigation is not among the paths.");
  return found;
};

test("near occupations come from the open jobs, with what the resume shows and what would be needed", async () => {
  const found = await paths();
  expect(found).toMatchObject({
    resume_id: me.resumeId,
    now: ["Employment lawyer", "Senior associate"],
    open_jobs: 4,
  });
  // What they do now is no path.
  expect(found.paths.map(({ name }) => name)).not.toContain("Employment lawyer");
  const path = await litigationPath();
  expect(path).toMatchObject({ open_jobs: 3, looked_at: 3 });
  expect(path.jobs).toHaveLength(3);
  expect(path.shown).toContainEqual(
    expect.objectContaining({
      name: "LEAP",
      asked: 2,
      met: 2,
      evidence: { line: expect.any(Number), quote: expect.stringContaining("LEAP") },
    }),
  );
  expect(path.needed).toContainEqual(
    expect.objectContaining({ name: "Relativity", asked: 3, met: 0, missing: 3, evidence: null }),
  );
  for (const { asked, met, partial, missing, unclear } of [
    ...path.shown,
    ...path.needed,
    ...path.unchecked,
  ])
    expect(met + partial + missing + unclear).toBe(asked);
});

test("every line that is cited stands in the resume", async () => {
  const { lines } = await (await me.browser.get(`/api/documents/${me.resumeId}`)).json();
  const cited = (await paths()).paths.flatMap(({ shown, needed }) =>
    [...shown, ...needed].flatMap(({ evidence }) => evidence ?? []),
  );
  expect(cited.length).toBeGreaterThan(0);
  for (const { line, quote } of cited) expect(lines[line - 1]?.text).toContain(quote);
});

test("a new job is counted, and one that I dismissed is not", async () => {
  const { id } = await addJob(app, {
    text: litigation(["Experience with LEAP"]),
    title: "Litigation Lawyer",
    company: "Quay & Hollis",
  });
  await vi.waitFor(async () => expect((await litigationPath()).open_jobs).toBe(4), 20_000);
  await me.browser.post("/api/candidate/dismiss-job", { jobDocumentId: id });
  const path = await litigationPath();
  expect(path.open_jobs).toBe(3);
  expect(path.jobs.map((job) => job.id)).not.toContain(id);
});

test("paths are for candidates with a resume", async () => {
  const recruiter = await signedIn(app, { recruiter: true });
  expect((await recruiter.browser.get(PATH)).status).toBe(403);
  const nobody = await signedIn(app);
  const answer = await nobody.browser.get(PATH);
  expect([answer.status, (await answer.json()).message]).toEqual([
    404,
    RECOMMENDATION_SENTENCES.noProfile,
  ]);
});
