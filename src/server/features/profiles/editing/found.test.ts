import { beforeAll, expect, test } from "vitest";
import { addCandidate, addJob } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 120_000);

/** The first question starts the index's thread, which takes its time on a busy machine. */
const PATIENCE = { timeout: 60_000 };
const put = ({ browser }: Person, path: string, body: object) =>
  browser.request(path, {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const foundBy = async ({ browser }: Person, jobId: string): Promise<string[]> => {
  const answer = await browser.get(`/candidates/candidates?jobId=${jobId}`);
  const { candidates = [] } = await answer.json();
  return candidates.map(({ document_id }: { document_id: string }) => document_id);
};

test("who has become a recruiter is no candidate any more, and nobody's whose company they hide from", async () => {
  const recruiter = await signedIn(app, { recruiter: true });
  const { id } = await addJob(app, { ownerId: recruiter.id, company: "Confidential" });
  const person = await addCandidate(app);
  const found = () => foundBy(recruiter, id);
  await expect.poll(found, PATIENCE).toContain(person.resumeId);
  const { database } = app.platform;
  const path = "/api/recruiter/profile";
  const company = { name: "Tom", email: "tom@example.org", contact_number: "1", position: "HR" };
  const site = { company_name: "Fairholm Lawyers", company_website: "https://fairholm.example" };
  expect((await recruiter.browser.post(path, { ...company, ...site })).status).toBe(200);
  expect(await found()).not.toContain(person.resumeId);
  await database.query("delete from recruiter_profiles where account_id = $1", [recruiter.id]);
  expect(await found()).toContain(person.resumeId);
  await database.query("update accounts set is_recruiter = true where id = $1", [person.id]);
  expect(await found()).not.toContain(person.resumeId);
}, 120_000);

test("where somebody works now, they are not found unless they say so", async () => {
  const recruiter = await signedIn(app, { recruiter: true });
  const { id } = await addJob(app, { ownerId: recruiter.id, company: "Fairholm Lawyers Pty Ltd" });
  const person = await addCandidate(app);
  const found = () => foundBy(recruiter, id);
  const visible = { findable: true, hidden_companies: [] };
  const path = "/api/candidates/visibility";
  expect((await put(person, path, { ...visible, hide_from_employer: false })).status).toBe(200);
  await expect.poll(found, PATIENCE).toContain(person.resumeId);
  await put(person, path, { ...visible, hide_from_employer: true });
  expect(await found()).not.toContain(person.resumeId);
}, 120_000);
