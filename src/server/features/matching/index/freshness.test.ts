import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { MatchSummary } from "#contract/matching.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { addCandidate, addJob, addJobs, type Candidate, untilReady } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { createPostingService } from "../../postings/service.ts";
import { createProfileService } from "../../profiles/service.ts";

let app: TestApp;
/** Another process beside it, with an index of its own. */
let other: TestApp;
let me: Candidate;
let recruiter: Person;
let jobId: string;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
  await addJobs(app.platform.database);
  me = await addCandidate(app);
  recruiter = await signedIn(app, { recruiter: true });
  const posting = { ownerId: recruiter.id, title: "Posting", company: "Tolland & Ware" };
  jobId = (await addJob(app, posting)).id;
  for (const one of [app, other]) await untilReady(() => askJobs(at(one, me)));
}, 120_000);
afterAll(async () => {
  await endOther();
  await app?.end();
});
const endOther = onlyOnce(() => other?.end());
function onlyOnce(end: () => Promise<void>) {
  let ending: Promise<void> | undefined;
  return () => {
    ending ??= end();
    return ending;
  };
}

/** The same person at another process. */
function at(one: TestApp, { browser }: Person): Browser {
  const there = createBrowser(one.url);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
}

const askJobs = (browser: Browser) =>
  browser.get(`/api/search?docId=${me.resumeId}&docType=resume&limit=200`);
const askPeople = (browser: Browser) => browser.get(`/candidates/candidates?jobId=${jobId}`);

interface Listed {
  readonly resultId: string;
  readonly match: MatchSummary;
}
const jobsAt = async (one: TestApp): Promise<Listed[]> =>
  (await (await askJobs(at(one, me))).json()).Results;
const idsAt = async (one: TestApp) => (await jobsAt(one)).map(({ resultId }) => resultId);
const peopleAt = async (one: TestApp): Promise<string[]> =>
  (await (await askPeople(at(one, recruiter))).json()).candidates.map(
    ({ document_id }: { document_id: string }) => document_id,
  );
const both = <T>(ask: (one: TestApp) => Promise<T>) => Promise.all([ask(app), ask(other)]);
/** A change that no index hears of: what is shown must not depend on how soon it does. */
const unheard = (table: string, change: string, id: string) =>
  app.platform.database.transaction(async (tx) => {
    await tx.query(`alter table ${table} disable trigger user`);
    await tx.query(`update ${table} set ${change}`, [id]);
    await tx.query(`alter table ${table} enable trigger user`);
  });
/** Much more than it takes, on a busy machine. */
const PATIENCE = { timeout: 20_000 };

test("two processes give the same list", async () => {
  await vi.waitFor(async () => {
    const [here, there] = await both(jobsAt);
    expect(here).toHaveLength(6);
    expect(there).toEqual(here);
  }, PATIENCE);
});

describe("a job", () => {
  const postings = () => createPostingService(app.platform);
  const added = async (title: string) => {
    const { id } = await addJob(app, { title });
    await vi.waitFor(async () => {
      for (const ids of await both(idsAt)) expect(ids).toContain(id);
    }, PATIENCE);
    return id;
  };
  const missingAtOnce = async (id: string) => {
    for (const ids of await both(idsAt)) expect(ids).not.toContain(id);
  };

  test("that is new is found soon; closed, it is gone from the next answer; open again, it is back", async () => {
    const id = await added("Comes and goes");
    await unheard("jobs", "status = 'closed' where id = $1", id);
    await missingAtOnce(id);
    await postings().setStatus(app.platform.database, id, "active");
    await expect.poll(() => idsAt(other), PATIENCE).toContain(id);
    await postings().setStatus(app.platform.database, id, "closed");
    await missingAtOnce(id);
    await postings().remove(app.platform.database, id);
    await missingAtOnce(id);
  });

  test("that is worded anew is judged anew, by its new words", async () => {
    const id = await added("Worded anew");
    const text = "Worded anew\n\nWhat you bring\n- Certificate III in Patisserie\n- Baking bread";
    const columns = postings().fromText({ text, title: "Worded anew", company: "Crumb" });
    await postings().change(app.platform.database, id, columns);
    await expect.poll(() => idsAt(app), PATIENCE).not.toContain(id);
    const asked = "Experience in unfair dismissal matters";
    const again = postings().fromText({
      text: `Lawyer\n\nWhat you bring\n- ${asked}`,
      title: "Employment Lawyer",
      company: "Crumb",
    });
    await postings().change(app.platform.database, id, again);
    await vi.waitFor(async () => {
      const found = (await jobsAt(app)).find(({ resultId }) => resultId === id);
      expect(found?.match.reasons.map(({ requirement }) => requirement)).toContain(asked);
    }, PATIENCE);
  });
});

describe("somebody whom a recruiter found", () => {
  const PEOPLE = "candidate_profiles";
  const profiles = () => createProfileService(app.platform);
  const foundAgain = () =>
    vi.waitFor(async () => {
      for (const ids of await both(peopleAt)) expect(ids).toEqual([me.resumeId]);
    }, PATIENCE);

  test("is gone from the next answer of every process when they no longer want to be found", async () => {
    await foundAgain();
    await unheard(PEOPLE, "findable = false where account_id = $1", me.id);
    expect(await both(peopleAt)).toEqual([[], []]);
    await profiles().setVisibility(app.platform.database, me.id, { findable: true });
    await foundAgain();
  });

  test("or hide from that company, however it is written", async () => {
    await unheard(PEOPLE, "hidden_companies = '{TOLLAND & WARE}' where account_id = $1", me.id);
    expect(await both(peopleAt)).toEqual([[], []]);
    await profiles().setVisibility(app.platform.database, me.id, {
      hiddenCompanies: ["Somebody Else"],
    });
    await foundAgain();
  });

  test("is judged by what they put right in their resume", async () => {
    const scores = async () => {
      const { Results } = await (await askJobs(me.browser)).json();
      const { candidates } = await (await askPeople(recruiter.browser)).json();
      const own = Results.find(({ resultId }: Listed) => resultId === jobId);
      return { own: own?.Score, found: candidates[0]?.match_score };
    };
    const before = await scores();
    expect(before.found).toBe(before.own);
    const field = "experience";
    const { resume } = await (await me.browser.get(`/api/documents/${me.resumeId}`)).json();
    const value = resume.experience.map((job: object) => ({
      ...job,
      startDate: "2026-10",
      endDate: "2026-11",
      present: false,
    }));
    const answer = await me.browser.request(`/api/documents/${me.resumeId}/corrections`, {
      method: "PUT",
      headers: { origin: app.url, "content-type": "application/json" },
      body: JSON.stringify({ field, value }),
    });
    expect(answer.status).toBe(200);
    await vi.waitFor(async () => {
      const after = await scores();
      expect(after.own).toBeGreaterThan(before.own);
      expect(after.found).toBe(after.own);
    }, PATIENCE);
  });
});

test("an index that loses its database answers from what it has, and then catches up", async () => {
  const { database } = app.testDatabase;
  await endOther();
  const before = await idsAt(app);
  expect(before.length).toBeGreaterThan(4);
  const sessions = async () =>
    (
      await database.query(
        `select pid from pg_stat_activity
         where datname = current_database() and application_name = 'candour index'`,
      )
    ).rows.map(({ pid }) => pid);
  await database.transaction(async (tx) => {
    // Whoever loaded the index anew would wait for this.
    await tx.query("lock table match_profiles in access exclusive mode");
    const lost = await sessions();
    for (const pid of lost) await database.query("select pg_terminate_backend($1)", [pid]);
    expect(await idsAt(app)).toEqual(before);
    await expect
      .poll(async () => (await sessions()).some((pid) => !lost.includes(pid)), PATIENCE)
      .toBe(true);
    expect(await idsAt(app)).toEqual(before);
  });
  const { id } = await addJob(app);
  await expect.poll(() => idsAt(app), PATIENCE).toContain(id);
}, 120_000);
