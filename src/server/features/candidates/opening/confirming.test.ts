import { afterAll, beforeAll, expect, test } from "vitest";
import { addCandidate, addJob, untilReady } from "#test/support/market.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

/** Whoever finds a recruiter's browser open must not carry the people in it away. */

const HOUR = 3_600_000;
let app: TestApp;
let now = new Date("2026-11-15T01:00:00Z");
let recruiter: Person;
let jobId: string;
const people: string[] = [];

beforeAll(async () => {
  const env = {
    LIMIT_PROFILES_UNASKED: "2",
    LIMIT_DOWNLOADS_UNASKED: "1",
    LIMIT_PEOPLE_LISTED_UNASKED: "1",
  };
  app = await startTestApp({ env, clock: () => now });
  recruiter = await signedIn(app, { recruiter: true });
  const profile = { name: "Tom", email: "", company_name: "Marlowe Strand" };
  await recruiter.browser.post("/api/recruiter/profile", profile);
  for (let count = 0; count < 3; count++) people.push((await addCandidate(app)).resumeId);
  ({ id: jobId } = await addJob(app, { ownerId: recruiter.id }));
  await untilReady(() => recruiter.browser.get(`/candidates/candidates?jobId=${jobId}`));
}, 90_000);
afterAll(() => app?.end());

const get = async (path: string) => {
  const answer = await recruiter.browser.get(path);
  return answer.ok ? answer.status : [answer.status, (await answer.json()).fault];
};
const open = (id = "") => get(`/candidates/candidate-profile?documentId=${id}`);
const download = (id = "") => get(`/candidates/download-resume?documentId=${id}&original=true`);
const list = () => get(`/candidates/candidates?jobId=${jobId}`);
const confirm = (password: string) => recruiter.browser.post("/api/account/confirm", { password });

test("a few are free; more ask who sits there, once in two hours", async () => {
  // Just signed in: everything is open.
  for (const id of people) expect(await open(id)).toBe(200);
  expect(await download(people[0])).toBe(200);
  expect(await list()).toBe(200);

  // The next day, in the same session.
  now = new Date(now.getTime() + 24 * HOUR);
  expect(await open(people[0])).toBe(200);
  expect(await open(people[1])).toBe(200);
  expect(await open(people[2])).toEqual([403, "confirm"]);
  expect(await open(people[1]), "who was opened today already").toBe(200);
  expect(await download(people[0])).toBe(200);
  expect(await download(people[1])).toEqual([403, "confirm"]);
  expect(await list()).toEqual([403, "confirm"]);

  expect((await confirm("not the password")).status).toBe(403);
  expect(await list()).toEqual([403, "confirm"]);
  expect((await confirm(PASSWORD)).status).toBe(200);
  expect([await open(people[2]), await download(people[1]), await list()]).toEqual([200, 200, 200]);
  now = new Date(now.getTime() + 3 * HOUR);
  expect(await download(people[2])).toEqual([403, "confirm"]);
});
