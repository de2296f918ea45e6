import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { MatchedCandidate } from "#contract/candidates.ts";
import { addCandidate, addJob, untilReady } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile } from "#test/support/uploads.ts";
import { makeZip } from "../documents/archives/testing/make-zip.ts";
import { createPostingService } from "../postings/service.ts";

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await signedIn(app, { recruiter: true });
});
afterAll(() => app?.end());

const post = async (ownerId: string | null) => {
  const postings = createPostingService(app.platform);
  const { id } = await postings.create(app.platform.database, {
    ...postings.fromText({ text: "A job.", title: "Clerk", company: "Fairholm" }),
    ownerId,
    source: ownerId ? "posting" : "scraped",
    sourceUrl: "",
    status: "active",
    postedAt: new Date(),
  });
  return id;
};

test("the people who fit a posting are for who posted it", async () => {
  const jobId = await post(owner.id);
  await untilReady(() => owner.browser.get(`/candidates/candidates?jobId=${jobId}`));
  const ask = async ({ browser }: Person, id = jobId) => {
    const answer = await browser.get(`/candidates/candidates?jobId=${id}`);
    return [answer.status, (await answer.json()).message];
  };
  expect((await ask(owner))[0]).toBe(200);
  const stranger = await signedIn(app, { recruiter: true });
  const notFound = [404, "Job posting not found"];
  expect(await ask(stranger)).toEqual(notFound);
  expect(await ask(owner, randomUUID())).toEqual(notFound);
  expect(await ask(owner, await post(null))).toEqual(notFound);
  expect((await ask(await signedIn(app)))[0]).toBe(403);
}, 60_000);

const listed = async ({ browser }: Person, jobId: string, query = "") => {
  const answer = await browser.get(`/candidates/candidates?jobId=${jobId}${query}`);
  const body: { candidates: MatchedCandidate[]; total: number } = await answer.json();
  return { people: body.candidates, total: body.total };
};
const PATIENCE = { timeout: 20_000 };

test("who fits comes first, who fits less after, with the lines that prove it; pages join", async () => {
  const { id } = await addJob(app, { ownerId: owner.id });
  const best = await addCandidate(app);
  const text = RESUME_TEXT.replaceAll("unfair dismissal", "lease").replace(
    "Employment",
    "Property",
  );
  const worse = await addCandidate(app, { text });
  await addCandidate(app, { findable: false });
  await expect.poll(async () => (await listed(owner, id)).total, PATIENCE).toBe(2);
  const { people } = await listed(owner, id);
  expect(people.map(({ document_id }) => document_id)).toEqual([best.resumeId, worse.resumeId]);
  const [first, second] = people;
  expect(first?.match_score).toBeLessThan(second?.match_score ?? 0);
  expect(first?.profile).toMatchObject({ UserID: best.id, Name: "Mei-Lin Chan" });
  const lines = first?.resume_text.split("\n") ?? [];
  for (const { evidence } of first?.match.reasons ?? [])
    expect(lines[evidence.line - 1]).toContain(evidence.quote);
  const pages = await Promise.all(
    [0, 1, 2].map((at) => listed(owner, id, `&limit=1&offset=${at}`)),
  );
  expect(pages.map((page) => page.people)).toEqual([[first], [second], []]);
  expect(pages.map(({ total }) => total)).toEqual([2, 2, 2]);
  for (const bad of ["&limit=0", "&limit=201", "&offset=-1"])
    expect((await owner.browser.get(`/candidates/candidates?jobId=${id}${bad}`)).status).toBe(400);
});

test("what a recruiter brought in an archive is found by that recruiter alone", async () => {
  const [mine, other] = [
    await signedIn(app, { recruiter: true }),
    await signedIn(app, { recruiter: true }),
  ];
  const [here, there] = [
    await addJob(app, { ownerId: mine.id }),
    await addJob(app, { ownerId: other.id }),
  ];
  const names = async (person: Person, id: string) =>
    (await listed(person, id)).people.map(({ profile }) => [profile.UserID, profile.Name]);
  const before = await names(mine, here.id);
  const content = makeZip([
    { name: "Ana.txt", content: RESUME_TEXT.replaceAll("Mei-Lin Chan", "Ana Duarte") },
  ]);
  const fields = { kind: "resume", attested: "true" };
  const file = { name: "people.zip", content };
  await sendFile(mine.browser, "/upload/archive", "archive", file, fields);
  await vi.waitFor(
    async () => expect(await names(mine, here.id)).toContainEqual(["", "Ana Duarte"]),
    PATIENCE,
  );
  expect(await names(mine, here.id)).toHaveLength(before.length + 1);
  expect(await names(other, there.id)).toEqual(before);
});
