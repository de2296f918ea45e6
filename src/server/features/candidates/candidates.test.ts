import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
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
});
