import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type MatchedCandidate, CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import { createBrowser } from "#test/support/browser.ts";
import { addCandidate, addJob, type Candidate, untilReady } from "#test/support/market.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { said } from "#test/support/talking.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile, uploaded } from "#test/support/uploads.ts";
import { makeZip } from "../documents/archives/testing/make-zip.ts";
import { createProfileService } from "../profiles/service.ts";

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await signedIn(app, { recruiter: true });
});
afterAll(() => app?.end());

test("the people who fit a posting are for who posted it", async () => {
  const { id: jobId } = await addJob(app, { ownerId: owner.id, title: "Clerk", text: "A job." });
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
  expect(await ask(owner, (await addJob(app)).id)).toEqual(notFound);
  expect((await ask(await signedIn(app)))[0]).toBe(403);
}, 60_000);

interface Listed {
  readonly candidates: MatchedCandidate[];
  readonly total: number;
  readonly levels: readonly { readonly level: string; readonly count: number }[];
  readonly sees_people: boolean;
  readonly job: object;
}
const listed = async ({ browser }: Person, jobId: string, query = "") => {
  const answer = await browser.get(`/candidates/candidates?jobId=${jobId}${query}`);
  const { candidates: people, ...body }: Listed = await answer.json();
  return { ...body, people };
};
/** A busy machine takes its time over an archive. */
const PATIENCE = { timeout: 45_000 };

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
  expect(first?.resume_text, "in the profile alone").toBe("");
  const path = `/candidates/candidate-profile?documentId=${best.resumeId}&jobId=${id}`;
  const { resume_text } = await (await owner.browser.get(path)).json();
  const lines = resume_text.split("\n");
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

describe("a list of candidates", () => {
  const ADMITTED = "\nAdmissions\nAdmitted as a solicitor, Supreme Court of Victoria, 2015\n";
  const older = RESUME_TEXT.replace("Feb 2018 - Feb 2021", "Feb 2004 - Feb 2021");
  const texts = {
    Ana: RESUME_TEXT,
    Bela: `${older.replace("Sydney NSW", "Melbourne")}${ADMITTED}`,
    Cora: RESUME_TEXT.replace("Sydney NSW", "London").replace(/^.* - (?:Present|Feb 2021)$/gm, ""),
  };
  let jobId: string;
  let mine: Person;
  const people = new Map<string, Candidate>();
  beforeAll(async () => {
    await app.platform.database.query("delete from candidate_profiles");
    mine = await signedIn(app, { recruiter: true });
    ({ id: jobId } = await addJob(app, { ownerId: mine.id }));
    for (const [name, text] of Object.entries(texts))
      people.set(name, await addCandidate(app, { text: text.replace("Mei-Lin", name) }));
    await vi.waitFor(async () => expect((await listed(mine, jobId)).total).toBe(3), PATIENCE);
  }, 60_000);
  const names = async (query: string, person = mine) => {
    const { people: found, total } = await listed(person, jobId, query);
    expect(total).toBe(found.length);
    return found.map(({ profile }) => profile.Name.split(" ")[0]);
  };
  const one = (name: string) => people.get(name) ?? fail(name);
  const fail = (name: string): never => {
    throw new Error(`There is no ${name}.`);
  };

  test("is narrowed by place, years and admission, and rows say the same", async () => {
    expect((await names("")).sort()).toEqual(["Ana", "Bela", "Cora"]);
    expect(await names("&state=NSW")).toEqual(["Ana"]);
    expect(await names("&state=VIC")).toEqual(["Bela"]);
    expect(await names("&state=QLD")).toEqual([]);
    expect(await names("&min_years=20")).toEqual(["Bela"]);
    expect((await names("&min_years=5")).sort()).toEqual(["Ana", "Bela"]);
    expect(await names("&admitted=true")).toEqual(["Bela"]);
    expect(await names("&admitted=true&state=NSW")).toEqual([]);
    const { people: found } = await listed(mine, jobId, "&sort=experience");
    expect(found.map(({ location, years, is_admitted }) => [location, years, is_admitted])).toEqual(
      [
        ["Melbourne", 22, true],
        ["Sydney NSW", 8, false],
        ["London", null, false],
      ],
    );
    expect(found[1]).toMatchObject({
      qualifications: 1,
      file_type: "txt",
      hidden_count: 0,
      is_own_upload: false,
      is_interested: false,
      is_bookmarked: false,
    });
    for (const bad of ["&state=Ohio", "&min_years=-1", "&min_years=x", "&sort=pay", "&admitted=1"])
      expect((await listed(mine, jobId, bad)).people, bad).toBeUndefined();
  });

  test("follows what a person puts right in their profile", async () => {
    const { browser, resumeId } = one("Ana");
    const correct = (body: object) =>
      browser.request(`/api/documents/${resumeId}/corrections`, {
        method: "PUT",
        headers: { origin: app.url, "content-type": "application/json" },
        body: JSON.stringify({ field: "location", ...body }),
      });
    expect((await correct({ value: "Perth" })).status).toBe(200);
    await expect.poll(() => names("&state=WA"), PATIENCE).toEqual(["Ana"]);
    await correct({ undo: true });
    await expect.poll(() => names("&state=NSW"), PATIENCE).toEqual(["Ana"]);
  });

  test("counts the levels whichever is asked for, and the newest come first if so wished", async () => {
    const { levels, total, sees_people, job } = await listed(mine, jobId);
    expect([sees_people, job]).toEqual([
      true,
      { id: jobId, title: "Employment Lawyer", company: "Marlowe Strand", status: "active" },
    ]);
    expect(levels.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { level, count } of levels) {
      const only = await listed(mine, jobId, `&match_level=${encodeURIComponent(level)}`);
      expect([only.total, only.levels]).toEqual([count, levels]);
      expect(only.people.every(({ match_level }) => match_level === level)).toBe(true);
    }
    const newest = await listed(mine, jobId, "&sort=newest");
    expect(newest.people.map(({ document_id }) => document_id)).toEqual(
      ["Cora", "Bela", "Ana"].map((name) => one(name).resumeId),
    );
  });

  test("says who has shown interest in this posting, and in no other", async () => {
    const { id: other } = await addJob(app, { ownerId: mine.id });
    await one("Cora").browser.post("/api/candidate/express-interest", { jobDocumentId: jobId });
    const interested = async (id: string) =>
      (await listed(mine, id)).people
        .filter(({ is_interested }) => is_interested)
        .map(({ profile }) => profile.Name);
    expect(await interested(jobId)).toEqual(["Cora Chan"]);
    expect(await interested(other)).toEqual([]);
  });

  test("is an activity once an hour for each posting, not for every page", async () => {
    const searches = async () => {
      const { activities } = await (await mine.browser.get("/api/activities?limit=100")).json();
      return activities
        .filter(
          ({ activity_type }: { activity_type: string }) => activity_type === "candidate_searched",
        )
        .map(({ metadata }: { metadata: { job_id: string } }) => metadata.job_id);
    };
    const { id } = await addJob(app, { ownerId: mine.id });
    const before = await searches();
    await listed(mine, id, "&offset=1");
    expect(await searches()).toEqual(before);
    await listed(mine, id);
    await listed(mine, id, "&state=NSW");
    expect(await searches()).toEqual([id, ...before]);
    await app.platform.database.query(
      "update candidate_searches set searched_at = searched_at - interval '61 minutes'",
    );
    await listed(mine, id);
    expect(await searches()).toEqual([id, id, ...before]);
  });

  test("shows marked people alone, whichever resume stands for them", async () => {
    const mark = (id: string, isBookmarked: boolean, person = mine) =>
      person.browser.post("/candidates/bookmark-candidate", { documentId: id, isBookmarked });
    expect(await names("&bookmarked=true")).toEqual([]);
    const { resumeId } = one("Bela");
    expect(await (await mark(resumeId, true)).json()).toEqual({
      success: true,
      isBookmarked: true,
    });
    expect(await names("&bookmarked=true")).toEqual(["Bela"]);
    expect(await names("&bookmarked=true&state=NSW")).toEqual([]);
    const marked = async () =>
      (await listed(mine, jobId)).people.filter(({ is_bookmarked }) => is_bookmarked).length;
    expect(await marked()).toBe(1);

    const file = { name: "new.txt", content: texts.Bela.replace("Mei-Lin", "Dora") };
    const renewed = await uploaded(one("Bela").browser, file);
    const profiles = createProfileService({ ...app.platform });
    await profiles.setCurrent(app.platform.database, one("Bela").id, renewed);
    await expect.poll(() => names("&bookmarked=true"), PATIENCE).toEqual(["Dora"]);
    // By the old resume's id too: it is a person who was marked.
    expect((await mark(resumeId, false)).status).toBe(200);
    expect(await names("&bookmarked=true")).toEqual([]);
    await profiles.setCurrent(app.platform.database, one("Bela").id, resumeId);
    await expect.poll(() => names("&state=VIC"), PATIENCE).toEqual(["Bela"]);
  });

  test("shows who is not verified how many fit and how well, and nobody", async () => {
    const env = { SMTP_URL: "smtp://127.0.0.1:1", LIMIT_PEOPLE_LISTED_PER_DAY: "3" };
    const strict = await startTestApp({ env, beside: app });
    try {
      const browser = createBrowser(strict.url);
      await browser.post("/api/auth/login", { email: mine.email, password: PASSWORD });
      await untilReady(() => browser.get(`/candidates/candidates?jobId=${jobId}`));
      const seen = await listed({ ...mine, browser }, jobId);
      const { total, levels } = await listed(mine, jobId);
      expect([seen.sees_people, seen.total, seen.levels]).toEqual([false, total, levels]);
      expect(JSON.stringify(seen.people)).not.toMatch(/Chan|example\.com|0491|Melbourne|Fairholm/);
      const anonymous = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
      expect(seen.people.map(({ document_id }) => document_id)).toEqual([0, 1, 2].map(anonymous));
      // What lists can be narrowed and ordered by would tell whose values are blank.
      for (const query of [
        "&state=VIC",
        "&min_years=20",
        "&admitted=true",
        "&sort=experience",
        "&sort=newest",
      ])
        expect(await listed({ ...mine, browser }, jobId, query), query).toEqual(seen);
      const [, second] = seen.people;
      const page = await listed({ ...mine, browser }, jobId, "&limit=1&offset=1");
      expect(page.people).toEqual([second]);
      // Whoever it is, and whether there is anybody.
      for (const id of [anonymous(0), one("Ana").resumeId, randomUUID()]) {
        const path = `/candidates/candidate-profile?documentId=${id}`;
        for (const query of ["", `&jobId=${jobId}`])
          expect(await said(await browser.get(`${path}${query}`))).toEqual([403, say.notVerified]);
        const mark = { documentId: id, isBookmarked: true };
        const marking = await browser.post("/candidates/bookmark-candidate", mark);
        expect(await said(marking)).toEqual([403, say.notVerified]);
        const download = `/candidates/download-resume?documentId=${id}`;
        expect((await browser.get(download)).status).toBe(403);
      }
      const lookUp = await browser.get(`/api/users/lookup?email=${one("Ana").email}`);
      expect(await lookUp.json()).toEqual({ exists: false });

      const website = { company_name: "Marlowe Strand", company_website: "https://example.org" };
      await browser.post("/api/recruiter/profile", { name: "T", email: "", ...website });
      const verified = await listed({ ...mine, browser }, jobId);
      expect([verified.sees_people, verified.people]).toEqual([
        true,
        (await listed(mine, jobId)).people,
      ]);

      // So many people a day: the same ones again count once, and no new ones come after them.
      const dora = await addCandidate(app, { text: RESUME_TEXT.replace("Mei-Lin", "Dora") });
      const ask = (query = "") =>
        browser.get(`/candidates/candidates?jobId=${jobId}&sort=newest${query}`);
      await expect.poll(async () => (await ask()).status, PATIENCE).toBe(429);
      const refused = await ask();
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await said(refused)).toEqual([429, say.tooManyListed]);
      expect((await ask("&offset=1")).status).toBe(200);
      expect((await listed(mine, jobId)).total, "up to the limit").toBe(4);
      expect((await ask()).status, "known now").toBe(200);
      const part = app.personalData.find(({ tables }) => tables.includes("listed_people"));
      const { database } = app.testDatabase;
      const times = async () =>
        (await database.query("select from listed_people where candidate_id = $1", [dora.id]))
          .rowCount;
      expect(await times()).toBe(1);
      await database.transaction(async (tx) => void (await part?.erase(tx, dora.id)));
      expect(await times()).toBe(0);
    } finally {
      await strict.end();
    }
  }, 60_000);
});
