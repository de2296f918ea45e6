import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { createNotificationService } from "./service.ts";

let app: TestApp;
let me: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
  [me, stranger] = [await signedIn(app), await signedIn(app)];
  const { database } = app.platform;
  const service = createNotificationService(app.platform);
  const notices = [
    { type: "welcome", title: "Welcome", message: "Good to have you." },
    { type: "job_match", title: "A new match", message: "83%", actionUrl: "/dashboard" },
  ] as const;
  for (const notice of notices)
    await database.transaction((tx) => service.notify(tx, me.id, notice));
});
afterAll(() => app?.end());

const list = async (person = me) => (await person.browser.get("/api/notifications")).json();
const idOf = async (title: string) =>
  (await list()).notifications.find((one: { title: string }) => one.title === title).id;

test("the newest come first, with counts, and only to their person", async () => {
  expect(await list()).toMatchObject({
    total: 2,
    unread: 2,
    notifications: [
      { title: "A new match", type: "job_match", read: false, data: { action_url: "/dashboard" } },
      { title: "Welcome", data: {} },
    ],
  });
  expect(await list(stranger)).toEqual({ notifications: [], total: 0, unread: 0 });
});

test("one can be marked as read, by its person only", async () => {
  const id = await idOf("Welcome");
  const refused = await stranger.browser.post(`/api/notifications/${id}/read`);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ message: "Notification not found" });
  expect(await list()).toMatchObject({ unread: 2 });
  const done = await me.browser.post(`/api/notifications/${id}/read`);
  expect(await done.json()).toEqual({ success: true, message: "Notification marked as read" });
  expect(await list()).toMatchObject({ unread: 1 });
});

test("an id that exists nowhere, or could not be one, is not found", async () => {
  for (const id of [randomUUID(), "nonsense"])
    expect((await me.browser.post(`/api/notifications/${id}/read`)).status).toBe(404);
});

test("all can be marked as read", async () => {
  await me.browser.post("/api/notifications/read-all");
  expect(await list()).toMatchObject({ total: 2, unread: 0 });
});

test("one can be deleted, by its person only", async () => {
  const id = await idOf("Welcome");
  const drop = (person: Person) =>
    person.browser.request(`/api/notifications/${id}`, {
      method: "DELETE",
      headers: { origin: app.url },
    });
  expect((await drop(stranger)).status).toBe(404);
  expect((await drop(me)).status).toBe(200);
  expect((await drop(me)).status).toBe(404);
  expect(await list()).toMatchObject({ total: 1 });
});
