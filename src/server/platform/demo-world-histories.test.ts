import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

/** Three hundred advertisements are read on the way, and the machine may be busy. */
const LOADING_MS = 120_000;

let app: TestApp;
let candidate: Browser;
let recruiter: Browser;
beforeAll(async () => {
  app = await startTestApp({ env: { DEMO: "on" } });
  await app.loadDemo();
  candidate = await demoPerson("candidate");
  recruiter = await demoPerson("recruiter");
}, LOADING_MS);
afterAll(() => app?.end());

async function demoPerson(role: string): Promise<Browser> {
  const browser = createBrowser(app.url);
  const { accounts, password } = await json(browser, "/api/demo");
  const { email } = accounts.find((one: { role: string }) => one.role === role);
  await browser.post("/api/auth/login", { email, password });
  return browser;
}
const json = async (browser: Browser, path: string) => (await browser.get(path)).json();
const DAY_MS = 86_400_000;

test("the demo candidate has conversations about real postings, two of them unread", async () => {
  const conversations = await json(candidate, "/api/conversations");
  expect(conversations).toMatchObject([
    { title: "Litigation Solicitor", unreadCount: 1, people: [{ name: "Tom Okafor" }] },
    { title: expect.stringMatching(/^Regulatory Lawyer/), unreadCount: 1 },
    { title: expect.stringMatching(/^Lawyer, Insolvency/), unreadCount: 0 },
  ]);
  for (const { job, can_write } of conversations)
    expect([job.is_open, can_write]).toEqual([true, true]);
  expect(await json(candidate, "/api/user/status")).toMatchObject({ unread: 2 });
});

test("its messages are in order, in the past, and of the last days", async () => {
  const [{ id }] = await json(candidate, "/api/conversations");
  const messages = await json(candidate, `/api/conversations/messages?conversation_id=${id}`);
  expect(messages).toHaveLength(7);
  expect(messages[0]).toMatchObject({ sender_name: "Priya Raman" });
  const times = messages.map(({ timestamp }: { timestamp: string }) => Date.parse(timestamp));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(Date.now());
  expect(times[0]).toBeGreaterThan(Date.now() - 11 * DAY_MS);
  // Reading it took its notification along.
  expect(await json(candidate, "/api/user/status")).toMatchObject({ unread: 1 });
  const { notifications } = await json(candidate, "/api/notifications");
  const about = notifications.filter(({ data }: { data: { action_url?: string } }) =>
    data.action_url?.includes(id),
  );
  expect(about).toMatchObject([{ type: "message", read: true }]);
});

test("the demo recruiter writes with four candidates, and has one to answer", async () => {
  const conversations = await json(recruiter, "/api/conversations");
  const names = conversations.map(({ people }: { people: { name: string }[] }) => people[0]?.name);
  expect([...new Set(names)].sort()).toEqual([
    "Jarrah Whitcombe",
    "Margaret Calloway",
    "Ngoc Anh Pham",
    "Priya Raman",
  ]);
  expect(await json(recruiter, "/api/user/status")).toMatchObject({ unread: 1 });
});

test("the demo candidate has saved, dismissed and put up a hand", async () => {
  expect((await json(candidate, "/api/candidate/bookmarks")).bookmarks).toHaveLength(4);
  const { rows } = await app.testDatabase.database.query(
    `select (select count(*)::int from job_interests) as interests,
            (select count(*)::int from dismissed_jobs) as dismissed,
            (select sum(applications_count)::int from jobs) as applications`,
  );
  expect(rows[0]).toEqual({ interests: 4, dismissed: 1, applications: 4 });
});

test("notifications and activity are of several kinds", async () => {
  const kinds = async (browser: Browser) => {
    const { notifications } = await json(browser, "/api/notifications");
    return new Set(notifications.map(({ type }: { type: string }) => type));
  };
  expect([...(await kinds(candidate))]).toEqual(
    expect.arrayContaining([
      "welcome",
      "message",
      "job_match",
      "resume_uploaded",
      "reminder",
      "profile_view",
    ]),
  );
  expect([...(await kinds(recruiter))]).toEqual(
    expect.arrayContaining(["welcome", "message", "application", "job_posted"]),
  );
  const { summary } = await json(candidate, "/api/activities/summary?days=30");
  expect(summary.by_type).toMatchObject({
    file_uploaded: 1,
    resume_processed: 1,
    profile_updated: 3,
    message_sent: 5,
  });
});
