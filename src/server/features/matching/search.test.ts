import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { matchLevel, percentOf } from "#contract/match-levels.ts";
import { MATCH_FLOOR, MATCH_SENTENCES as say } from "#contract/match-rules.ts";
import type { SearchResult } from "#contract/matching.ts";
import { engineVersion } from "#matching/engine.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { addCandidate, addJob, addJobs, untilReady } from "#test/support/market.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile, uploaded } from "#test/support/uploads.ts";
import type { JobRow } from "../postings/service.ts";
import { matchingPersonalData } from "./personal-data.ts";

const ENGINE = engineVersion({ readingModel: true });

let app: TestApp;
let now = new Date("2026-11-15T06:00:00Z");
let jobs: JobRow[];
let visitor: Browser;
let resumeId: string;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  jobs = await addJobs(app.platform.database);
  for (const status of ["draft", "closed"] as const) await addJob(app, { status });
  visitor = createBrowser(app.url);
  resumeId = await uploaded(visitor);
  await untilReady(() => ask(visitor));
});
afterAll(() => app?.end());

const ask = (browser: Browser, query: Record<string, string> = {}) =>
  browser.get(
    `/api/search?${new URLSearchParams({ docId: resumeId, docType: "resume", ...query })}`,
  );
const search = async (browser: Browser, query?: Record<string, string>) => {
  const answer = await ask(browser, query);
  const body = await answer.json();
  expect(answer.status, body.message).toBe(200);
  const found: { Results: SearchResult[]; total: number; engine: string } = body;
  return found;
};
const refusal = async (browser: Browser, query?: Record<string, string>) => {
  const answer = await ask(browser, query);
  return [answer.status, (await answer.json()).message];
};
const titles = async (query?: Record<string, string>) =>
  (await search(visitor, query)).Results.map(
    ({ ContactDetails }) => ContactDetails.ContactDetails.job_position,
  );

/** Either the advertisement's own words, whole, or a thing in words of ours. */
const isNameIn = (texts: readonly string[], requirement: string): boolean => {
  const [, quoted] = /^“(.*)”$/.exec(requirement) ?? [];
  return quoted ? texts.some((text) => text.includes(quoted)) : /^[A-Z\d][^“]*$/.test(requirement);
};

describe("I uploaded a resume without an account", () => {
  test("and get the jobs that fit, the best first, none that is far off, a draft or closed", async () => {
    const { Results, total, engine } = await search(visitor);
    const scores = Results.map(({ Score }) => Score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(Math.max(...scores)).toBeLessThanOrEqual(MATCH_FLOOR);
    const lawyers = jobs.slice(0, -1).map(({ id }) => id);
    expect(new Set(Results.map(({ resultId }) => resultId))).toEqual(new Set(lawyers));
    expect([total, engine]).toEqual([lawyers.length, ENGINE]);
    for (const { Score, match } of Results) {
      expect(match).toMatchObject({ percent: percentOf(Score), level: matchLevel(Score) });
      const { required, preferred, duties } = match;
      expect(match.strip).toHaveLength(required.total + preferred.total + (duties?.total ?? 0));
    }
  });

  test("a job far from where the resume says I live tells how far", async () => {
    const job = await addJob(app, { title: "Far away", location: "Dubbo NSW" });
    await expect.poll(titles).toContain("Far away");
    const { Results } = await search(visitor);
    const found = Results.find(({ resultId }) => resultId === job.id);
    expect(found).toMatchObject({ far: "In Dubbo NSW, about 300 km from Sydney" });
    expect(found).not.toHaveProperty("outside");
  });

  test("in the shape of the specification", async () => {
    const contact = { name: "Ada Marlowe", email: "ada@marlowe.example", phone: "(02) 5550 0100" };
    const job = await addJob(app, { title: "Shape", location: "Parramatta NSW", contact });
    await expect.poll(titles).toContain("Shape");
    const { Results } = await search(visitor);
    const { match, ...result } = Results.find(({ resultId }) => resultId === job.id) ?? {};
    expect(result).toEqual({
      resultId: job.id,
      Score: expect.any(Number),
      ContactDetails: {
        ID: job.id,
        DocumentType: "job_description",
        CreatedAt: job.postedAt.toISOString(),
        ContactDetails: {
          company: "Marlowe Strand",
          job_position: "Shape",
          email: contact.email,
          recruiter_email: contact.email,
          phone: contact.phone,
          mobile: contact.phone,
          website: "https://jobs.example/1",
          recruiter_name: contact.name,
          job_details: {
            job_summary: expect.stringContaining("is looking for an employment lawyer"),
            key_responsibilities: expect.arrayContaining([
              "Draft employment contracts and workplace policies",
            ]),
            required_skills: expect.arrayContaining(["Experience in the Fair Work Commission"]),
            preferred_qualifications: expect.arrayContaining(["Enterprise bargaining experience"]),
            benefits: [],
            location: "Parramatta NSW",
            salary_range: "",
            employment_type: "",
            experience_level: expect.any(String),
            department: "",
          },
        },
      },
    });
    await app.platform.database.query("delete from jobs where id = $1", [job.id]);
  });

  test("each with reasons that quote my resume and the advertisement word for word", async () => {
    const { lines } = await (await visitor.get(`/api/documents/${resumeId}`)).json();
    const { Results } = await search(visitor);
    for (const { resultId, match } of Results) {
      expect(match.reasons.length).toBeGreaterThan(0);
      const ad = jobs.find(({ id }) => id === resultId)?.lines ?? [];
      for (const { requirement, evidence } of match.reasons) {
        expect(
          isNameIn(
            ad.map(({ text }) => text),
            requirement,
          ),
          requirement,
        ).toBe(true);
        expect(lines[evidence.line - 1].text).toContain(evidence.quote);
        expect(evidence.quote).not.toBe("");
      }
    }
  });

  test("pages join to the same list, and each knows how many there are", async () => {
    const whole = await search(visitor);
    const pages = await Promise.all(
      [0, 2, 4, 1000].map((offset) => search(visitor, { limit: "2", offset: `${offset}` })),
    );
    expect(pages.flatMap(({ Results }) => Results)).toEqual(whole.Results);
    expect(pages.map(({ total }) => total)).toEqual(Array(4).fill(whole.total));
    expect(await refusal(visitor, { limit: "200", offset: "1000000" })).toEqual([200, undefined]);
  });

  test.each<Record<string, string>>([
    { limit: "0" },
    { limit: "201" },
    { limit: "x" },
    { limit: "1.5" },
    { offset: "-1" },
    { docType: "job_description" },
    { docId: "nonsense" },
    { state: "Sydney" },
    { employment_type: "sometimes" },
    { posted_within: "0" },
  ])("a question that is none is refused: %o", async (query) => {
    expect((await refusal(visitor, query))[0]).toBe(400);
  });

  test.each<[Record<string, string>, string[]]>([
    [{ state: "VIC" }, ["Workplace Relations Associate"]],
    [{ employment_type: "contract" }, ["Industrial Relations Lawyer"]],
    [{ experience_level: "senior" }, ["Senior Associate, Employment and Safety"]],
    [{ state: "NSW", min_salary: "1" }, ["Employment Lawyer"]],
    [{ state: "QLD", min_salary: "170000" }, ["Senior Associate, Employment and Safety"]],
    [{ state: "QLD", min_salary: "170001" }, []],
    [{ state: "TAS" }, []],
  ])("the list is narrowed: %o", async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    expect((await search(visitor, query)).total).toBe(expected.length);
  });

  test("days are counted by the calendar, in the afternoon as well", async () => {
    const postedAt = new Date("2026-11-08T18:00:00Z");
    await addJob(app, { title: "A week old", location: "Darwin NT", postedAt });
    const within = (days: number) => titles({ state: "NT", posted_within: `${days}` });
    await expect.poll(() => within(7)).toEqual(["A week old"]);
    expect(await within(6)).toEqual([]);
  });
});

describe("a resume", () => {
  test("is for its owner alone; somebody else's is the same as none", async () => {
    const { browser: account } = await signedIn(app);
    const { browser: recruiter } = await signedIn(app, { recruiter: true });
    const missing = [404, say.resumeNotFound];
    for (const other of [createBrowser(app.url), account, recruiter])
      expect(await refusal(other)).toEqual(missing);
    expect(await refusal(visitor, { docId: randomUUID() })).toEqual(missing);
    expect(await refusal(visitor, { docId: await uploaded(account) })).toEqual(missing);
  });

  test("has to be one, and to have been read", async () => {
    const file = { name: "ad.txt", content: "Clerk\nWe need a clerk." };
    const path = "/upload/job_description";
    const ad = await (await sendFile(visitor, path, "job_description", file)).json();
    expect(await refusal(visitor, { docId: ad.documentId })).toEqual([400, say.notAResume]);
    const docId = await uploaded(visitor, { name: "b.txt", content: `${RESUME_TEXT}\nHobbies` });
    const become = (status: string) =>
      app.platform.database.query("update documents set status = $2 where id = $1", [
        docId,
        status,
      ]);
    await become("reading");
    expect(await refusal(visitor, { docId })).toEqual([409, say.stillReading]);
    await become("unreadable");
    expect(await refusal(visitor, { docId })).toEqual([409, say.unreadable]);
  });
});

test("a job that I dismissed is left out of my list, and of nobody else's", async () => {
  const me = await addCandidate(app);
  const mine = () => search(me.browser, { docId: me.resumeId });
  const before = await mine();
  const [best] = before.Results;
  const dismissal = { jobDocumentId: best?.resultId };
  expect((await visitor.post("/api/candidate/dismiss-job", dismissal)).status).toBe(401);
  expect((await me.browser.post("/api/candidate/dismiss-job", dismissal)).status).toBe(200);
  const after = await mine();
  expect(after.Results).toEqual(before.Results.slice(1));
  expect(after.total).toBe(before.total - 1);
  expect((await search(visitor)).Results.map(({ resultId }) => resultId)).toContain(best?.resultId);
});

describe("every list that was shown is on record", () => {
  const recorded = async (id: string) =>
    (
      await app.platform.database.query(
        `select account_id, engine, results, first_shown_at, last_shown_at from rankings
         where document_id = $1 and direction = 'jobs' order by id`,
        [id],
      )
    ).rows;

  test("once, with its engine and distances, and when it was shown last", async () => {
    const me = await addCandidate(app);
    const first = now;
    const { Results } = await search(me.browser, { docId: me.resumeId });
    now = new Date(now.getTime() + 60_000);
    await search(me.browser, { docId: me.resumeId });
    const list = {
      account_id: me.id,
      engine: ENGINE,
      results: Results.map(({ resultId, Score }) => [resultId, Score]),
      first_shown_at: first,
      last_shown_at: now,
    };
    expect(await recorded(me.resumeId)).toEqual([list]);
    await search(me.browser, { docId: me.resumeId, limit: "1" });
    expect(await recorded(me.resumeId)).toMatchObject([{}, { results: [list.results[0]] }]);
    expect((await recorded(resumeId))[0]).toMatchObject({ account_id: null });

    const { records } = await matchingPersonalData.export(app.platform.database, me.id);
    expect(records.rankingsShown).toHaveLength(2);
    await app.platform.database.transaction((tx) => matchingPersonalData.erase(tx, me.id));
    expect(await recorded(me.resumeId)).toMatchObject([{ account_id: null }, { account_id: null }]);
  });
});
