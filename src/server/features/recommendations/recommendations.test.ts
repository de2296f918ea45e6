import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Recommendation } from "#contract/recommendations.ts";
import { addCandidate, addJobs, untilReady } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { uploaded } from "#test/support/uploads.ts";
import { createPostingService } from "../postings/service.ts";
import { createProfileService } from "../profiles/service.ts";
import { recommendationsPersonalData } from "./personal-data.ts";

let app: TestApp;
let me: Person;
beforeAll(async () => {
  app = await startTestApp();
  me = await signedIn(app);
});
afterAll(() => app?.end());

const PATH = "/api/candidates/job-recommendations";

describe("without a current resume that can be read", () => {
  const refused = async (person: Person) => {
    const answer = await person.browser.get(PATH);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      message: "Please complete your profile first to get job recommendations.",
    });
  };

  test("there are no recommendations: none chosen, gone, unread, somebody else's", async () => {
    const { database } = app.platform;
    const profiles = createProfileService(app.platform);
    const person = await signedIn(app);
    await refused(person);
    const id = await uploaded(person.browser);
    await refused(person);
    await profiles.setCurrent(database, person.id, id);
    await database.query("update documents set status = 'unreadable' where id = $1", [id]);
    await refused(person);
    await database.query("update documents set status = 'reading' where id = $1", [id]);
    expect((await person.browser.get(PATH)).status).toBe(409);
    await database.query("delete from documents where id = $1", [id]);
    await refused(person);
    await profiles.setCurrent(database, person.id, await uploaded(me.browser));
    await refused(person);
  });
});

describe("for my current resume", () => {
  test("the jobs that fit are those of a search, in its order; narrowed and in pages as well", async () => {
    await addJobs(app.platform.database);
    const { browser, resumeId } = await addCandidate(app);
    await untilReady(() => browser.get(PATH));
    const recommended = async (query = "") => {
      const answer = await browser.get(`${PATH}${query}`);
      const body: { matches: Recommendation[]; total: number } = await answer.json();
      return body;
    };
    const search = `/api/search?docId=${resumeId}&docType=resume`;
    const found = await (await browser.get(search)).json();
    const { matches, total } = await recommended();
    expect(total).toBe(5);
    expect(matches.map(({ documentId, score, match }) => [documentId, score, match])).toEqual(
      found.Results.map((one: { resultId: string; Score: number; match: object }) => [
        one.resultId,
        one.Score,
        one.match,
      ]),
    );
    const pages = [await recommended("?limit=3"), await recommended("?limit=3&offset=3")];
    expect(pages.flatMap((page) => page.matches)).toEqual(matches);
    const narrowed = await recommended("?state=WA");
    expect(narrowed.matches.map(({ jobDetails }) => jobDetails.Company)).toEqual([
      "Guild of Carers",
    ]);
    expect((await browser.get(`${PATH}?limit=201`)).status).toBe(400);

    const [best] = matches;
    await browser.post("/api/candidate/dismiss-job", { jobDocumentId: best?.documentId });
    expect(await recommended()).toMatchObject({ matches: matches.slice(1), total: 4 });
  }, 60_000);
});

describe("a job that I do not want to see again", () => {
  const post = async (status: "active" | "closed") => {
    const postings = createPostingService(app.platform);
    const { id } = await postings.create(app.platform.database, {
      ...postings.fromText({ text: "A job.", title: "Clerk", company: "Fairholm" }),
      ownerId: null,
      source: "scraped",
      sourceUrl: "https://fairholm.example/1",
      status,
      postedAt: new Date(),
    });
    return id;
  };
  const dismiss = (body: object) => me.browser.post("/api/candidate/dismiss-job", body);
  const mine = async () =>
    (await recommendationsPersonalData.export(app.platform.database, me.id)).records;

  test("is dismissed once, and can come back", async () => {
    const jobDocumentId = await post("active");
    for (let twice = 0; twice < 2; twice++) {
      const answer = await dismiss({ jobDocumentId });
      expect(await answer.json()).toEqual({ success: true, message: "Job dismissed successfully" });
    }
    expect(await mine()).toMatchObject({ dismissedJobs: [{ jobId: jobDocumentId }] });
    expect((await dismiss({ jobDocumentId, dismissed: false })).status).toBe(200);
    expect(await mine()).toMatchObject({ dismissedJobs: [] });
  });

  test("has to be there", async () => {
    for (const jobDocumentId of [randomUUID(), await post("closed")]) {
      const answer = await dismiss({ jobDocumentId });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ message: "Job posting not found" });
    }
    expect((await dismiss({ jobDocumentId: "nonsense" })).status).toBe(400);
  });

  test("is forgotten with the account's data", async () => {
    await dismiss({ jobDocumentId: await post("active") });
    await app.platform.database.transaction((tx) => recommendationsPersonalData.erase(tx, me.id));
    expect(await mine()).toMatchObject({ dismissedJobs: [] });
  });
});
