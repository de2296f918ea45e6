import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type FairnessReport, FAIRNESS_SENTENCES as say } from "#contract/fairness.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { unavailable } from "#server/platform/faults.ts";
import { createBrowser } from "#test/support/browser.ts";
import { addCandidate, addJobs } from "#test/support/market.ts";
import { ADMIN_ENV, type Person, signedIn, signedInAdmin } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { createMakeReport } from "./make-report.ts";
import * as repository from "./repository.ts";

const FAIRNESS = "/api/admin/fairness";
const RUN = "/api/admin/fairness/run";
const LONG = 120_000;

let app: TestApp;
let admin: Person;
let now = new Date("2026-11-17T00:00:00Z");
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV, clock: () => now });
  admin = await signedInAdmin(app);
});
afterAll(() => app.end());

const view = async () => (await admin.browser.get(FAIRNESS)).json();
const run = () => admin.browser.post(RUN);
async function ended(): Promise<FairnessReport[]> {
  await vi.waitFor(async () => expect((await view()).running).toBeNull(), LONG);
  return (await view()).reports;
}

test("for administrators alone", async () => {
  const nobody = createBrowser(app.url);
  const recruiter = await signedIn(app, { recruiter: true });
  expect((await nobody.get(FAIRNESS)).status).toBe(401);
  expect((await nobody.post(RUN)).status).toBe(401);
  expect((await recruiter.browser.get(FAIRNESS)).status).toBe(403);
  expect((await recruiter.browser.post(RUN)).status).toBe(403);
  expect(await view()).toEqual({ running: null, reports: [] });
});

test("without resumes and jobs there is nothing to report on", async () => {
  const refused = await run();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ message: say.nothing });
  await addJobs(app.platform.database);
  await addCandidate(app, { findable: false });
  expect((await run()).status).toBe(409);
});

test(
  "one at a time; it holds numbers, and nothing of whoever was scored",
  async () => {
    await addCandidate(app);
    const started = await run();
    expect(await started.json()).toEqual({ success: true, message: say.started });
    const second = await run();
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ message: say.alreadyRunning });
    expect((await view()).running).toMatchObject({ started_at: now.toISOString() });

    const [report, ...others] = await ended();
    expect(others).toEqual([]);
    expect(report).toMatchObject({ status: "completed", resumes: 1, jobs: 6, pairs: 6, unread: 0 });
    const counts = report?.findings.map(({ kind, pairs }) => [kind, pairs]);
    expect(counts).toEqual([
      ["name", 24],
      ["pronouns", 18],
      ["contact", 18],
      ["statements", 42],
      ["control", 3],
    ]);
    const found = new Map(report?.findings.map((finding) => [finding.kind, finding]));
    expect(found.get("name")).toMatchObject({ changed: 0, unseen: 0 });
    expect(found.get("control")?.changed).toBeGreaterThan(0);
    expect(found.get("control")?.examples[0]?.job).toContain("Lawyer");
    expect(JSON.stringify(report)).not.toMatch(/Mei-Lin|Chan\b|mei\.?lin/i);

    const { rows } = await app.platform.database.query(
      "select actor_id, action from audit_trail where action like 'fairness.%'",
    );
    expect(rows).toEqual([{ actor_id: admin.id, action: "fairness.report-started" }]);
  },
  LONG,
);

test(
  "the same documents give the same report",
  async () => {
    const [before] = (await view()).reports;
    now = new Date(now.getTime() + 60_000);
    await run();
    const [after, ...others] = await ended();
    expect(others).toHaveLength(1);
    expect(after?.id).not.toBe(before.id);
    expect(after?.findings).toEqual(before.findings);
    expect(after?.levels).toEqual(before.levels);
  },
  LONG,
);

test("one whose process died is given up with a reason, and the next can begin", async () => {
  const { database } = app.platform;
  now = new Date(now.getTime() + 60_000);
  await database.query("insert into fairness_reports (started_at, seen_at) values ($1, $1)", [now]);
  expect((await view()).running).not.toBeNull();
  now = new Date(now.getTime() + 120_000);
  const { running, reports } = await view();
  expect(running).toBeNull();
  expect(reports[0]).toMatchObject({ status: "failed", error: say.lost, findings: [] });
});

test(
  "the last twelve are kept",
  async () => {
    const { database } = app.platform;
    await database.query(
      `insert into fairness_reports (status, started_at, seen_at, completed_at, error)
       select 'failed', $1::timestamptz - make_interval(days => n), $1, $1, 'old'
       from generate_series(1, 14) as n`,
      [now],
    );
    await run();
    await ended();
    const { rows } = await database.query("select count(*)::int as kept from fairness_reports");
    expect(rows).toEqual([{ kept: 12 }]);
    expect((await view()).reports).toHaveLength(12);
  },
  LONG,
);

test("an index that does not answer is asked a few times, and is then the reason of a failed report", async () => {
  now = new Date(now.getTime() + 60_000);
  const id = await repository.begin(app.platform.database, now);
  let asked = 0;
  const makeReport = createMakeReport({
    ...app.platform,
    stopping: app.platform.stopping.signal,
    matching: {
      engine: "1.1",
      evidenceFor: async () => {
        asked += 1;
        throw unavailable(MATCH_SENTENCES.warmingUp);
      },
    },
    patience: { goes: 3, apartMs: 1 },
  });
  await makeReport(id ?? "", new AbortController().signal);
  const [report] = await ended();
  expect(report).toMatchObject({ id, status: "failed", error: MATCH_SENTENCES.warmingUp });
  expect(asked).toBe(3);
});
