import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile, uploaded } from "#test/support/uploads.ts";
import { makeZip } from "../documents/archives/testing/make-zip.ts";
import { createActivityService } from "./service.ts";
import { trimActivities } from "./trim.ts";

/** Half past ten in the morning in Sydney, where it is summer time. */
const NOW = new Date("2026-11-15T23:30:00Z");

let app: TestApp;
let candidate: Person;
let recruiter: Person;
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOW });
  candidate = await signedIn(app);
  recruiter = await signedIn(app, { recruiter: true });
});
afterAll(() => app?.end());

const DEED = { activity_type: "company_fetched", title: "Fetched Fairholm Lawyers" };
const list = async ({ browser }: Person, query = "") =>
  (await browser.get(`/api/activities${query}`)).json();
const titles = async (person: Person, query = "") =>
  (await list(person, query)).activities.map(({ title }: { title: string }) => title);
const summary = async ({ browser }: Person, query = "") =>
  (await (await browser.get(`/api/activities/summary${query}`)).json()).summary;
const drop = ({ browser }: Person, id: string) =>
  browser.request(`/api/activities/${id}`, { method: "DELETE", headers: { origin: app.url } });

/** Somebody who did so much, each thing an hour before the last. */
async function busyPerson(times: readonly Date[]): Promise<Person> {
  const person = await signedIn(app, { recruiter: true });
  const { database, events, clock, config } = app.platform;
  const service = createActivityService({ database, events, clock, timeZone: config.timeZone });
  await database.transaction(async (tx) => {
    for (const [at, createdAt] of times.entries())
      await service.record(tx, person.id, {
        type: at % 2 ? "job_created" : "message_sent",
        title: `Thing ${at + 1}`,
        createdAt,
      });
  });
  return person;
}
/** Jobs wait their turn on a busy machine. */
const PATIENT = { timeout: 60_000 };
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const hourly = (count: number) => Array.from({ length: count }, (_, at) => hoursAgo(at));

describe("what is in it", () => {
  test("a resume that a person uploads is there twice: uploaded, and read", async () => {
    const person = await signedIn(app);
    const id = await uploaded(person.browser);
    expect(await list(person)).toEqual({
      total: 2,
      activities: [
        {
          id: expect.any(String),
          activity_type: "resume_processed",
          title: "Your resume was read",
          description: "Mei Chan.txt",
          metadata: { document_id: id },
          created_at: NOW.toISOString(),
        },
        expect.objectContaining({
          activity_type: "file_uploaded",
          title: "You uploaded a resume",
          metadata: { document_id: id, kind: "resume" },
        }),
      ],
    });
    expect(await list(candidate)).toEqual({ activities: [], total: 0 });
  });

  test("the people in a recruiter's archive are not the recruiter's doings", async () => {
    const person = await signedIn(app, { recruiter: true });
    const content = makeZip([{ name: "mei.txt", content: RESUME_TEXT }]);
    const file = { name: "people.zip", content };
    const fields = { kind: "resume", attested: "true" };
    const sent = await sendFile(person.browser, "/upload/archive", "archive", file, fields);
    const { archiveId } = await sent.json();
    const status = async () =>
      (await (await person.browser.get(`/api/archives/${archiveId}`)).json()).status;
    await expect.poll(status, PATIENT).toBe("done");
    expect(await titles(person)).toEqual([]);
  }, 90_000);

  test("a recruiter writes into it and is answered what was written", async () => {
    const person = await signedIn(app, { recruiter: true });
    const written = { ...DEED, description: "From its page", metadata: { firm: "Fairholm", n: 2 } };
    const answer = await person.browser.post("/api/activities", written);
    expect(answer.status).toBe(200);
    const stored = await answer.json();
    expect(stored).toEqual({ ...written, id: stored.id, created_at: NOW.toISOString() });
    expect(await list(person)).toEqual({ total: 1, activities: [stored] });
  });
});

describe("who may", () => {
  test("a candidate reads their own and writes nothing; nobody does neither", async () => {
    expect((await candidate.browser.post("/api/activities", DEED)).status).toBe(403);
    expect((await candidate.browser.get("/api/activities")).status).toBe(200);
    const nobody = createBrowser(app.url);
    expect((await nobody.post("/api/activities", DEED)).status).toBe(401);
    for (const path of ["", "/summary"])
      expect((await nobody.get(`/api/activities${path}`)).status).toBe(401);
  });

  test("one is deleted by its person only, and once", async () => {
    const { id } = await (await recruiter.browser.post("/api/activities", DEED)).json();
    const refused = await drop(candidate, id);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ message: "Activity not found" });
    const done = await drop(recruiter, id);
    expect(await done.json()).toEqual({ success: true, message: "Activity deleted" });
    expect((await drop(recruiter, id)).status).toBe(404);
    expect((await drop(recruiter, randomUUID())).status).toBe(404);
    expect(await titles(recruiter)).not.toContain(DEED.title);
  });

  test.each([
    ["an unknown type", { ...DEED, activity_type: "danced" }],
    ["no title", { ...DEED, title: "  " }],
    ["a title without end", { ...DEED, title: "x".repeat(201) }],
    ["a description without end", { ...DEED, description: "x".repeat(1001) }],
    ["things within things", { ...DEED, metadata: { deep: { deeper: 1 } } }],
    ["too many things", { ...DEED, metadata: { text: "x".repeat(2000) } }],
  ])("%s is refused", async (_, body) => {
    expect((await recruiter.browser.post("/api/activities", body)).status).toBe(400);
  });
});

describe("how much is shown", () => {
  test("ten unless asked for another number, the newest first, with the count of all", async () => {
    const person = await busyPerson(hourly(12));
    const { activities, total } = await list(person);
    expect([activities.length, total]).toEqual([10, 12]);
    expect(await titles(person, "?limit=3")).toEqual(["Thing 1", "Thing 2", "Thing 3"]);
    expect(await titles(person, "?limit=500")).toHaveLength(12);
    for (const limit of ["0", "501", "1.5", "many"])
      expect((await person.browser.get(`/api/activities?limit=${limit}`)).status).toBe(400);
  });

  test("the days of the summary are Sydney's, today the last of seven", async () => {
    const midnight = new Date("2026-11-09T13:00:00Z");
    const person = await busyPerson([
      NOW,
      hoursAgo(2),
      new Date("2026-11-15T12:59:59Z"), // a second before midnight
      midnight, // the first moment of the seventh day
      new Date(midnight.getTime() - 1),
    ]);
    expect(await summary(person)).toEqual({
      total: 4,
      by_type: {
        job_created: 2,
        job_completed: 0,
        company_fetched: 0,
        file_uploaded: 0,
        candidate_searched: 0,
        message_sent: 2,
        resume_processed: 0,
        profile_updated: 0,
      },
      by_day: {
        "2026-11-10": 1,
        "2026-11-11": 0,
        "2026-11-12": 0,
        "2026-11-13": 0,
        "2026-11-14": 0,
        "2026-11-15": 1,
        "2026-11-16": 2,
      },
    });
    expect(await summary(person, "?days=1")).toMatchObject({ total: 2 });
    expect(await summary(person, "?days=8")).toMatchObject({ total: 5 });
    expect((await person.browser.get("/api/activities/summary?days=0")).status).toBe(400);
  });

  test("the newest five hundred stay, of each person", async () => {
    const busy = await busyPerson(hourly(3));
    await app.testDatabase.database.query(
      `insert into activities (account_id, type, title, created_at)
       select $1, 'job_created', 'Thing ' || n, $2::timestamptz - n * interval '1 hour'
       from generate_series(4, 503) as n`,
      [busy.id, NOW],
    );
    const calm = await busyPerson(hourly(2));
    expect((await list(busy)).total).toBe(503);
    await app.platform.jobs.enqueue(trimActivities, {});
    await expect.poll(async () => (await list(busy)).total, PATIENT).toBe(500);
    expect((await titles(busy, "?limit=500")).at(-1)).toBe("Thing 500");
    expect(await list(calm)).toMatchObject({ total: 2 });
  });
});

test("it goes with the account, and is in the copy that its person takes away", async () => {
  const { database } = app.platform;
  const person = await busyPerson(hourly(1));
  const parts = app.personalData.filter(({ tables }) => tables.includes("activities"));
  expect(await parts[0]?.export(database, person.id)).toMatchObject({
    records: { activities: [{ type: "message_sent", title: "Thing 1" }] },
  });
  await database.transaction(async (tx) => parts[0]?.erase(tx, person.id));
  expect(await list(person)).toEqual({ activities: [], total: 0 });
});
