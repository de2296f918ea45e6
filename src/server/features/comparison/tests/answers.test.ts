import { beforeAll, expect, test } from "vitest";
import type { Comparison } from "#contract/comparison.ts";
import { ANSWER_SENTENCES as say } from "#contract/requirement-answers.ts";
import { askFor, compared, MANY, uploadedJob } from "#test/support/comparing.ts";
import { addCandidate, addJob, type Candidate, untilReady } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { uploaded } from "#test/support/uploads.ts";

const AD = `Employment Lawyer
Harrow & Lyle, Sydney NSW

What you need
- At least 3 years in employment law
- A current forklift licence
- Experience with Kubernetes
`;

let app: TestApp;
let me: Candidate;
let jobId: string;
beforeAll(async () => {
  app = await startTestApp({ env: MANY });
  me = await addCandidate(app);
  jobId = await uploadedJob(me.browser, AD);
  await untilReady(() => askFor(me.browser, { resumeId: me.resumeId, jobDescriptionID: jobId }));
  return () => app.end();
}, 120_000);

const compare = (person: Person = me, resumeId = me.resumeId) =>
  compared(person.browser, { resumeId, jobDescriptionID: jobId });
const about = ({ requirements }: Comparison, words: RegExp) => {
  const found = requirements.find(({ requirement }) => words.test(requirement));
  if (!found) throw new Error(`Nothing is asked about ${words}.`);
  return found;
};
const have = async ({ id }: Comparison, body: object, { browser }: Person = me) => {
  const answer = await browser.post(`/api/comparisons/${id}/answers`, body);
  return { status: answer.status, ...(await answer.json()) };
};
const lack = async ({ id }: Comparison, number: number, lacking = true) => {
  const answer = await me.browser.request(`/api/comparisons/${id}/lacking/${number}`, {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({ lacking }),
  });
  return { status: answer.status, ...(await answer.json()) };
};

test("a true line goes into my profile, and report and score follow it", async () => {
  const before = await compare();
  await me.browser.post(`/api/comparisons/${before.id}/save`, { saved: true });
  const asked = about(before, /kubernetes/i);
  expect(before.answers).toEqual({ lacking: [] });
  expect(asked.grade).not.toBe("met");
  const line = "Ran Kubernetes clusters for the firm's document platform for two years";
  const given = { requirement: String(asked.number), place: "experience.0", line };
  const { status, message, comparison } = await have(before, given);
  expect([status, message]).toEqual([200, say.added]);
  const now = about(comparison, /kubernetes/i);
  expect(now.grade).toBe("met");
  expect(now.evidence.map(({ quote }) => quote).join(" ")).toContain("Kubernetes");
  expect(comparison.calculated_score).toBeGreaterThan(before.calculated_score);
  expect(comparison).toMatchObject({ is_saved: true, is_current: true });
  expect(comparison.id).not.toBe(before.id);
  const profile = await (await me.browser.get("/api/candidates/profile")).json();
  expect(profile.Profile.Experience[0].description).toContain(line);
  expect(await have(comparison, given)).toMatchObject({ message: say.saidAlready });
});

test("what I say I do not have is settled, for every job that asks the same, until I take it back", async () => {
  const report = await compare();
  const { number } = about(report, /forklift/i);
  const said = await lack(report, number);
  expect([said.status, said.message]).toEqual([200, say.noted]);
  expect(said.comparison.answers).toEqual({ lacking: [number] });
  const other = await uploadedJob(me.browser, AD.replace("Harrow & Lyle", "Fairholm"));
  const elsewhere = await compared(me.browser, { resumeId: me.resumeId, jobDescriptionID: other });
  expect(elsewhere.answers?.lacking).toEqual([about(elsewhere, /forklift/i).number]);
  const undone = await lack(report, number, false);
  expect(undone.comparison.answers).toEqual({ lacking: [] });
});

test("bad input gets a sentence, and nothing is added", async () => {
  const report = await compare();
  const requirement = String(about(report, /forklift/i).number);
  const given = { requirement, place: "certifications", line: "Forklift licence LF" };
  for (const [change, status, message] of [
    [{ line: " " }, 400, say.noLine],
    [{ line: "x".repeat(401) }, 400, say.tooLong],
    [{ line: "a\nb" }, 400, say.oneLine],
    [{ place: "elsewhere" }, 400, say.noPlace],
    [{ place: "experience.99" }, 400, undefined],
    [{ requirement: "99" }, 404, say.notAsked],
  ] as const) {
    const answer = await have(report, { ...given, ...change });
    expect(answer.status).toBe(status);
    if (message) expect(answer.message).toContain(message);
  }
  const profile = await (await me.browser.get("/api/candidates/profile")).json();
  expect(JSON.stringify(profile)).not.toContain("Forklift");
});

test("nobody answers for somebody else, nor about a resume that is not the current one", async () => {
  const report = await compare();
  const requirement = String(about(report, /forklift/i).number);
  const given = { requirement, place: "certifications", line: "Forklift licence LF" };
  const stranger = await addCandidate(app);
  expect((await have(report, given, stranger)).status).toBe(404);
  const other = await uploaded(me.browser, {
    name: "Old.txt",
    content: "Mei Chan\nCook, Cafe\n2019 - 2021\n",
  });
  const old = await compare(me, other);
  expect(old.answers).toBeUndefined();
  expect(await have(old, given)).toMatchObject({ status: 409, message: say.notCurrent });
  const recruiter = await signedIn(app, { recruiter: true });
  expect((await have(report, given, recruiter)).status).toBe(403);
});

test("what can be asked beside a list is the current resume and what I said, for candidates alone", async () => {
  const report = await compare();
  const { number, requirement } = about(report, /forklift/i);
  await lack(report, number);
  const listed = async (person: Person) => {
    const answer = await person.browser.get("/api/requirement-answers");
    return { status: answer.status, ...(await answer.json()) };
  };
  expect(await listed(me)).toMatchObject({
    status: 200,
    resume_id: me.resumeId,
    lacking: [requirement],
  });
  const other = await addCandidate(app);
  expect(await listed(other)).toMatchObject({ resume_id: other.resumeId, lacking: [] });
  expect((await listed(await signedIn(app, { recruiter: true }))).status).toBe(403);
  await lack(report, number, false);
});

test("the list and its panel follow the line at once", async () => {
  const { id } = await addJob(app, { text: AD, title: "Employment Lawyer" });
  const person = await addCandidate(app);
  const get = async (path: string) => (await person.browser.get(path)).json();
  const shown = async () => {
    const { matches } = await get("/api/candidates/job-recommendations");
    const panel = await get(`/api/matches/${id}?resumeId=${person.resumeId}`);
    const card = matches.find(({ documentId }: { documentId: string }) => documentId === id);
    return { card: card?.score, panel: panel.distance, requirements: panel.requirements };
  };
  const before = await shown();
  expect(before.card).toBeCloseTo(before.panel, 4);
  const asked = before.requirements.find(({ requirement }: { requirement: string }) =>
    /kubernetes/i.test(requirement),
  );
  // The report that belongs to the panel asks in the same words.
  const report = await compared(person.browser, {
    resumeId: person.resumeId,
    jobDescriptionID: id,
  });
  const { number, requirement } = about(report, /kubernetes/i);
  expect(requirement).toBe(asked.requirement);
  const line = "Ran Kubernetes clusters for the firm's document platform for two years";
  await have(report, { requirement: String(number), place: "experience.0", line }, person);
  const after = await shown();
  expect(after.card).toBeLessThan(before.card);
  expect(after.card).toBeCloseTo(after.panel, 4);
}, 60_000);

test("what I said is in the export of my data", async () => {
  const report = await compare();
  await lack(report, about(report, /forklift/i).number);
  const { rows } = await app.platform.database.query(
    "select requirement from requirement_answers where account_id = $1",
    [me.id],
  );
  expect(rows).toHaveLength(1);
});
