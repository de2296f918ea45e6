import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Person, signedIn } from "#test/support/people.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";
import { createNotificationService } from "./service.ts";

let app: TestApp;
let me: Person;
let stranger: Person;
beforeAll(async () => {
  app = await sharedTestApp();
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

const bulk = async (person: Person, ids: unknown[], action: string) =>
  person.browser.post("/api/notifications/bulk", { ids, action });
const tell = (accountId: string, title: string) =>
  app.platform.database.transaction((tx) =>
    createNotificationService(app.platform).notify(tx, accountId, {
      type: "system",
      title,
      message: "",
    }),
  );

test("several are read and deleted at once, and only those of the caller", async () => {
  const person = await signedIn(app);
  const ids = [await tell(person.id, "a"), await tell(person.id, "b"), await tell(person.id, "c")];
  const foreign = await tell(stranger.id, "not yours");
  const [first, second, third] = ids;

  const read = await bulk(person, [first, second, foreign], "read");
  expect(await read.json()).toEqual({
    success: true,
    message: "2 notifications marked as read",
    changed: 2,
  });
  expect(await list(person)).toMatchObject({ total: 3, unread: 1 });

  const gone = await bulk(person, [second, third, foreign, randomUUID()], "delete");
  expect(await gone.json()).toMatchObject({ message: "2 notifications deleted", changed: 2 });
  expect(await (await bulk(person, [third], "delete")).json()).toMatchObject({ changed: 0 });
  expect((await list(person)).notifications).toMatchObject([{ id: first, read: true }]);
  expect(await list(stranger)).toMatchObject({ total: 1, unread: 1 });
});

test("a bulk change that names none, too many or something else is refused", async () => {
  const many = Array.from({ length: 201 }, () => randomUUID());
  for (const ids of [[], many, ["nonsense"]])
    expect((await bulk(me, ids, "read")).status).toBe(400);
  expect((await bulk(me, [randomUUID()], "forget")).status).toBe(400);
});

test("what has the same key joins while it is unread, and starts anew when it was read", async () => {
  const { database } = app.platform;
  const service = createNotificationService(app.platform);
  const person = await signedIn(app);
  const write = (key: string) =>
    database.transaction((tx) =>
      service.notifyJoined(tx, person.id, key, (count) => ({
        type: "message",
        title: `${count} from Dana`,
        message: `message ${count}`,
        actionUrl: `/messages?conversation=${key}`,
      })),
    );
  // Three at the same moment are still one.
  const [first] = await Promise.all([write("a"), write("a"), write("a")]);
  await write("b");
  const joined = await list(person);
  expect(joined).toMatchObject({ total: 2, unread: 2 });
  expect(joined.notifications[1]).toMatchObject({
    id: first,
    title: "3 from Dana",
    message: "message 3",
  });

  // As new as what joined.
  await write("a");
  expect((await list(person)).notifications[0]).toMatchObject({ title: "4 from Dana" });

  await database.transaction((tx) => service.clearJoined(tx, person.id, "a"));
  expect(await list(person)).toMatchObject({ total: 2, unread: 1 });
  expect(await write("a")).not.toBe(first);
  expect((await list(person)).notifications[0]).toMatchObject({
    title: "1 from Dana",
    read: false,
  });
});
