import { beforeAll, expect, test } from "vitest";
import { addCandidate, addJob } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let recruiter: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  recruiter = await signedIn(app, { recruiter: true });
});

const ask = (jobId: string, questions: string[], { browser } = recruiter) =>
  browser.request(`/api/jobs/${jobId}/questions`, {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({ questions }),
  });
const questionsOf = async (jobId: string) =>
  (await (await recruiter.browser.get(`/api/jobs/${jobId}/questions`)).json()).questions;

test("I ask up to five short questions, and may take them all away again", async () => {
  const { id } = await addJob(app, { ownerId: recruiter.id });
  expect(await questionsOf(id)).toEqual([]);
  expect((await ask(id, [" When could you start? ", "", "When could you start?"])).status).toBe(
    200,
  );
  expect(await questionsOf(id)).toEqual(["When could you start?"]);
  expect(
    (
      await ask(
        id,
        Array.from({ length: 6 }, (_, at) => `Question ${at}?`),
      )
    ).status,
  ).toBe(400);
  expect((await ask(id, ["x".repeat(201)])).status).toBe(400);
  expect((await ask(id, [])).status).toBe(200);
  expect(await questionsOf(id)).toEqual([]);
});

test("a question that chooses people by what the law protects is refused, and what was asked stays", async () => {
  const { id } = await addJob(app, { ownerId: recruiter.id });
  await ask(id, ["When could you start?"]);
  const answer = await ask(id, ["We only want applicants under 30 years of age."]);
  expect(answer.status).toBe(422);
  expect((await answer.json()).unlawful).toMatchObject([{ attribute: "age" }]);
  expect(await questionsOf(id)).toEqual(["When could you start?"]);
});

test("nobody asks anything on somebody else's posting, or reads what is asked there", async () => {
  const { id } = await addJob(app, { ownerId: recruiter.id });
  const other = await signedIn(app, { recruiter: true });
  expect((await ask(id, ["Mine?"], other)).status).toBe(404);
  expect((await other.browser.get(`/api/jobs/${id}/questions`)).status).toBe(404);
  const person = await addCandidate(app);
  expect((await person.browser.get(`/api/jobs/${id}/applications`)).status).toBe(403);
});
