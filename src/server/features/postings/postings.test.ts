import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { JobState } from "#contract/postings.ts";
import { createBrowser } from "#test/support/browser.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";
import { postingsPersonalData } from "./personal-data.ts";
import { createPostingService, type PostingService } from "./service.ts";

let app: TestApp;
let postings: PostingService;
let owner: Person;
let other: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  postings = createPostingService(app.platform);
  owner = await signedIn(app, { recruiter: true });
  other = await signedIn(app, { recruiter: true });
});

const TEXT = "About the role\n- Prepare briefs\n\nWrite to jobs@fairholm.example.";
const post = (status: JobState, ownerId: string | null = owner.id, title = "Paralegal") =>
  postings.create(app.platform.database, {
    ...postings.fromText({ text: TEXT, title, company: "Fairholm Lawyers", location: "Sydney" }),
    ownerId,
    source: ownerId ? "posting" : "scraped",
    sourceUrl: "",
    status,
    postedAt: new Date("2026-11-10T00:00:00Z"),
  });
const find = async (id: string) => {
  const [row] = await postings.byIds(app.platform.database, [id]);
  if (!row) throw new Error("The job is gone.");
  return row;
};

describe("I open a job", () => {
  test("anyone opens an active one, with its text line by line", async () => {
    const { id } = await post("active");
    for (const browser of [createBrowser(app.url), owner.browser, other.browser]) {
      const answer = await browser.get(`/api/jobs/${id}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        id,
        title: "Paralegal",
        position_title: "Paralegal",
        company: "Fairholm Lawyers",
        status: "active",
        posted_at: "2026-11-10T00:00:00.000Z",
        details: { contact: { email: "jobs@fairholm.example" } },
      });
    }
  });

  test("the contact is the advertisement's, never the account of who posted it", async () => {
    const { id } = await post("active");
    const text = await (await createBrowser(app.url).get(`/api/jobs/${id}`)).text();
    expect(text).not.toContain(owner.email);
    expect(text).not.toContain(owner.id);
  });

  test.each(["draft", "closed"] as const)("a %s one is its owner's alone", async (status) => {
    const { id } = await post(status);
    expect((await owner.browser.get(`/api/jobs/${id}`)).status).toBe(200);
    for (const browser of [createBrowser(app.url), other.browser]) {
      const answer = await browser.get(`/api/jobs/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ message: "Job posting not found" });
    }
  });

  test("one without an owner that is closed is nobody's", async () => {
    const { id } = await post("closed", null);
    for (const browser of [createBrowser(app.url), owner.browser])
      expect((await browser.get(`/api/jobs/${id}`)).status).toBe(404);
  });

  test("an id that exists nowhere, or could not be one, is not found", async () => {
    for (const id of [randomUUID(), "nonsense"])
      expect((await owner.browser.get(`/api/jobs/${id}`)).status).toBe(404);
  });
});

describe("for the features above", () => {
  test("jobs come in the order of their ids; what is gone is left out", async () => {
    const [a, b, c] = [await post("active"), await post("draft"), await post("active")];
    const ids = [c.id, randomUUID(), a.id, b.id];
    const rows = await postings.byIds(app.platform.database, ids);
    expect(rows.map(({ id }) => id)).toEqual([c.id, a.id, b.id]);
    expect(await postings.byIds(app.platform.database, [])).toEqual([]);
  });

  test("new words raise the revision; a count beside the job changes nothing else", async () => {
    const { database } = app.platform;
    const before = await post("active");
    const changed = await postings.change(database, before.id, { title: "Senior Paralegal" });
    expect(changed.title).toBe("Senior Paralegal");
    expect(changed.revision).toBeGreaterThan(before.revision);
    await postings.setCandidatesCount(database, before.id, { levels: [3, 4, 5, 0], engine: "1.1" });
    const counted = { candidatesCount: 12, candidateLevels: [3, 4, 5, 0], countedBy: "1.1" };
    expect(await find(before.id)).toEqual({ ...changed, ...counted });
    expect((await postings.setStatus(database, before.id, "closed")).status).toBe("closed");
    await postings.remove(database, before.id);
    for (const late of [
      () => postings.remove(database, before.id),
      () => postings.change(database, before.id, {}),
      () => postings.setStatus(database, before.id, "active"),
    ])
      await expect(late()).rejects.toThrow("Job posting not found");
  });

  test("an owner takes the postings along, and they go with the account", async () => {
    const leaver = await signedIn(app, { recruiter: true });
    await post("draft", leaver.id, "Mine");
    const kept = await post("active", other.id);
    const { database } = app.platform;
    const { records } = await postingsPersonalData.export(database, leaver.id);
    expect(records).toMatchObject({ jobPostings: [{ title: "Mine", status: "draft" }] });
    await database.transaction((tx) => postingsPersonalData.erase(tx, leaver.id));
    const after = await postingsPersonalData.export(database, leaver.id);
    expect(after.records).toEqual({ jobPostings: [], lawfulExemptions: [] });
    expect(await find(kept.id)).toMatchObject({ ownerId: other.id });
  });
});
