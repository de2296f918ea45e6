import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addDemoMarket } from "#test/support/demo-market.ts";
import {
  answer,
  type ModelServer,
  said,
  startModelServer,
} from "#test/support/misbehaving-model.ts";
import { ADMIN_ENV, type Person, signedInAdmin } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let model: ModelServer;
let app: TestApp;
let other: TestApp;
let admin: Person;
let elsewhere: Person;
/** The model says nothing until this is called. */
let speak = () => {};

beforeAll(async () => {
  model = await startModelServer(async (_body, _before, response) => {
    await new Promise<void>((resolve) => {
      speak = resolve;
    });
    answer(response, 200, said(JSON.stringify({ sections: [] })));
  });
  const env = { ...ADMIN_ENV, AI_BASE_URL: model.baseUrl, AI_MODEL: "slow" };
  app = await startTestApp({ env });
  other = await startTestApp({ env, beside: app });
  await addDemoMarket(app.testDatabase.database, new Date());
  admin = await signedInAdmin(app);
  elsewhere = await signedInAdmin(other);
});
afterAll(async () => {
  speak();
  await other?.end();
  await app?.end();
  await model?.stop();
});

const generate = (person: Person) => person.browser.post("/api/admin/blog/generate", {});
const saysOneIsWritten = async (person: Person) =>
  (await (await person.browser.get("/api/admin/blog/posts/stats")).json()).is_generating;
const sessions = async (condition: string) => {
  const { rows } = await app.testDatabase.database.query(
    `select pid from pg_stat_activity where datname = current_database() and ${condition}`,
  );
  return rows.map(({ pid }) => pid);
};
const LOCK_HOLDER = "application_name = 'candour report'";

test("while a model is waited for, no transaction is open and no other process writes a report", async () => {
  const first = generate(admin);
  await vi.waitFor(() => expect(model.calls).toHaveLength(1), 20_000);
  await vi.waitFor(async () => expect(await sessions("state like 'idle in trans%'")).toEqual([]));
  expect(await sessions(LOCK_HOLDER)).toHaveLength(1);
  const second = await generate(elsewhere);
  expect([second.status, (await second.json()).message]).toEqual([
    409,
    "A post is being written already. Try again in a moment.",
  ]);
  // Also to who has just come, or has loaded the page anew.
  expect(await Promise.all([admin, elsewhere].map(saysOneIsWritten))).toEqual([true, true]);
  speak();
  expect((await (await first).json()).post).toMatchObject({ status: "draft", ai_generated: true });
  expect(await Promise.all([admin, elsewhere].map(saysOneIsWritten))).toEqual([false, false]);
  await vi.waitFor(async () => expect(await sessions(LOCK_HOLDER)).toEqual([]));
});

test("a writer that is killed leaves the way free", async () => {
  const first = generate(admin);
  await vi.waitFor(() => expect(model.calls).toHaveLength(2), 20_000);
  const [holder] = await sessions(LOCK_HOLDER);
  await app.testDatabase.database.query("select pg_terminate_backend($1)", [holder]);
  const speakToFirst = speak;
  await vi.waitFor(async () => expect(await sessions(LOCK_HOLDER)).toEqual([]));
  const second = generate(elsewhere);
  await vi.waitFor(() => expect(model.calls).toHaveLength(3), 20_000);
  speak();
  speakToFirst();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
});

test("while a draft waits that says the same, it is the answer; once it is decided on, another is written", async () => {
  const written = async () => {
    const calls = model.calls.length;
    const answering = generate(admin);
    await vi.waitFor(() => expect(model.calls).toHaveLength(calls + 1), 20_000);
    speak();
    return (await answering).json();
  };
  const first = await written();
  const again = await written();
  expect(again.post.id).toBe(first.post.id);
  expect(again).toMatchObject({
    success: true,
    message: "A draft with the same words waits already. Nothing new was written.",
  });
  await admin.browser.post(`/api/admin/blog/posts/${first.post.id}/reject`);
  const next = await written();
  expect(next.message).toBe("A draft was written.");
  expect(next.post.id).not.toBe(first.post.id);
});
