import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRoutes } from "#server/platform/http/routes.ts";
import { ADMIN_ENV, type Person, signedInAdmin } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { addFirms } from "./feature.ts";
import type { Discovery } from "./service.ts";

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV });
  admin = await signedInAdmin(app);
});
afterAll(() => app?.end());
beforeEach(async () => {
  await app.testDatabase.database.query("truncate law_firms, discovered_firms cascade");
});

const LIST = "/api/admin/discovered-firms";
const firms = () => addFirms({ ...app.platform, routes: createRoutes() });
const discover = (host: string, more: Partial<Discovery> = {}) =>
  app.platform.database.transaction((tx) =>
    firms().discover(tx, {
      firmName: `Firm of ${host}`,
      searchQuery: "law firm careers Brisbane",
      discoveredUrl: `https://${host}/about/us`,
      careersPageUrl: `https://${host}/careers`,
      ...more,
    }),
  );
const list = async (page = 1) => {
  const answer = await admin.browser.get(`${LIST}?page=${page}`);
  expect(answer.status).toBe(200);
  return answer.json();
};
const review = (id: string, body: object) => admin.browser.post(`${LIST}/${id}/review`, body);
const lawFirms = async () => (await (await admin.browser.get("/api/admin/law-firms")).json()).firms;
const first = async () => (await list()).discoveries[0];

test("a host is discovered once, and never where a law firm has it", async () => {
  expect(await discover("harrow.example")).toBe(true);
  expect(await discover("harrow.example")).toBe(false);
  expect(await discover("www.harrow.example")).toBe(false);
  const made = { name: "Known", website_url: "https://www.known.example" };
  await admin.browser.post("/api/admin/law-firms", made);
  expect(await discover("known.example")).toBe(false);
  expect(await discover("nowhere", { discoveredUrl: "nonsense" })).toBe(false);
  expect((await list()).total).toBe(1);
  const hosts = ["harrow.example", "known.example", "new.example"];
  const known = await firms().knownHosts(app.platform.database, hosts);
  expect([...known].sort()).toEqual(["harrow.example", "known.example"]);
});

test("at the same moment from many searches it is still one", async () => {
  const found = await Promise.all(Array.from({ length: 6 }, () => discover("same.example")));
  expect(found.filter(Boolean).length).toBe(1);
});

test("agencies and job boards are no law firms", async () => {
  expect(await discover("legal-recruiters.example")).toBe(false);
  expect(await discover("plain.example", { firmName: "Staffing Partners" })).toBe(false);
  expect(await list()).toEqual({ discoveries: [], has_more: false, total: 0 });
});

test("twenty a page, the newest first", async () => {
  for (let at = 1; at <= 21; at += 1) expect(await discover(`firm${at}.example`)).toBe(true);
  // A machine's clock may be set back meanwhile: each is said to be a minute newer than the last.
  await app.testDatabase.database.query(
    `update discovered_firms
     set discovered_at = now() + substring(host from '[0-9]+')::int * interval '1 minute'`,
  );
  const page = await list();
  expect(page).toMatchObject({ has_more: true, total: 21 });
  expect(page.discoveries.length).toBe(20);
  expect(page.discoveries[0]).toEqual({
    ID: expect.any(String),
    FirmName: "Firm of firm21.example",
    SearchQuery: "law firm careers Brisbane",
    DiscoveredUrl: "https://firm21.example/about/us",
    CareersPageUrl: "https://firm21.example/careers",
    DiscoveredAt: expect.any(String),
  });
  const last = await list(2);
  expect(last).toMatchObject({ has_more: false, total: 21 });
  expect(last.discoveries).toMatchObject([{ FirmName: "Firm of firm1.example" }]);
  expect(await list(3)).toMatchObject({ discoveries: [], has_more: false });
});

test("one that is approved is a law firm with the usual settings, where it was searched for", async () => {
  await discover("harrow.example");
  const done = await review((await first()).ID, { action: "approve" });
  expect(await done.json()).toEqual({
    success: true,
    message: "Firm approved. It is among the law firms now.",
  });
  expect(await lawFirms()).toMatchObject([
    {
      Name: "Firm of harrow.example",
      WebsiteUrl: "https://harrow.example/",
      CareersPageUrl: "https://harrow.example/careers",
      Location: "Brisbane",
      SizeCategory: "medium",
      Status: "active",
    },
  ]);
  expect((await list()).total).toBe(0);
});

test("one that is rejected is gone for good, with or without a reason", async () => {
  await discover("one.example");
  const { ID } = await first();
  const done = await review(ID, { action: "reject" });
  expect(await done.json()).toEqual({ success: true, message: "Firm rejected." });
  expect(await discover("one.example")).toBe(false);
  expect(await lawFirms()).toEqual([]);
  await discover("two.example");
  const second = (await first()).ID;
  await review(second, { action: "reject", reason: " Not a firm " });
  const { rows } = await app.testDatabase.database.query(
    "select state, reason, decided_by from discovered_firms where id = $1",
    [second],
  );
  expect(rows).toEqual([{ state: "rejected", reason: "Not a firm", decided_by: admin.id }]);
});

test("of many reviewers at once one wins", async () => {
  await discover("harrow.example");
  const { ID } = await first();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_one, at) =>
      review(ID, { action: at % 2 === 0 ? "approve" : "reject" }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  const late = answers.find(({ status }) => status === 409);
  expect(await late?.json()).toMatchObject({ error: "This firm was reviewed already." });
  expect((await lawFirms()).length).toBeLessThanOrEqual(1);
});

test("what became a law firm meanwhile cannot be approved, and an unknown one is not found", async () => {
  await discover("harrow.example");
  const made = { name: "Harrow", website_url: "https://harrow.example" };
  await admin.browser.post("/api/admin/law-firms", made);
  const { ID } = await first();
  const known = await review(ID, { action: "approve" });
  expect(known.status).toBe(409);
  expect(await known.json()).toMatchObject({
    error: "A law firm with this website is there already. Reject this one instead.",
  });
  expect((await review(ID, { action: "reject" })).status).toBe(200);
  const unknown = await review(randomUUID(), { action: "approve" });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ error: "Discovered firm not found" });
});

test("who decided can take that along, and leaves no name behind", async () => {
  await discover("harrow.example");
  await review((await first()).ID, { action: "reject", reason: "Closed" });
  const { personalData } = firms();
  const { database } = app.platform;
  const mine = await personalData.export(database, admin.id);
  expect(mine.records).toMatchObject({
    reviewedFirms: [{ firm: "Firm of harrow.example", decision: "rejected", reason: "Closed" }],
  });
  await personalData.erase(database, admin.id);
  expect((await personalData.export(database, admin.id)).records).toEqual({ reviewedFirms: [] });
});
