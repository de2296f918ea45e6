import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { FIRM_DEFAULTS } from "#contract/firm-rules.ts";
import { type Person, signedInAdmin } from "#test/support/people.ts";
import { OTHER_WORDS, takeIn } from "#test/support/review-queue.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  admin = await signedInAdmin(app);
});

const FIRMS = "/api/admin/law-firms";
const send = (method: string, path: string, body: unknown = {}) =>
  admin.browser.request(path, {
    method,
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const decoded = (text: string) => JSON.parse(Buffer.from(text, "base64").toString("utf8"));
const list = async () => (await admin.browser.get(FIRMS)).json();
const create = async (fields: object) =>
  (await (await admin.browser.post(FIRMS, fields)).json()).firm;
const auditOf = async (id: string) => {
  const { rows } = await app.testDatabase.database.query(
    "select action from audit_trail where subject_id = $1 and actor_id = $2 order by at, id",
    [id, admin.id],
  );
  return rows.map(({ action }) => action);
};

test("a firm needs a name and a website, and has the spec's defaults besides", async () => {
  const made = await admin.browser.post(FIRMS, {
    name: "  Öberg & Zhào ",
    website_url: "https://www.oberg.example/people",
    practice_areas: ["Employment", "employment ", "", "Família"],
    scraping_config: { max_pages: 99 },
  });
  expect(made.status).toBe(200);
  const { success, message, firm } = await made.json();
  expect({ success, message }).toEqual({ success: true, message: "Law firm added." });
  expect(firm).toMatchObject({
    Name: "Öberg & Zhào",
    WebsiteUrl: "https://www.oberg.example/people",
    CareersPageUrl: "",
    Location: "Sydney",
    SizeCategory: "medium",
    ScrapingEnabled: true,
    Status: "active",
    LastScrapedAt: null,
    LastError: "",
  });
  expect(decoded(firm.PracticeAreas)).toEqual(["Employment", "Família"]);
  // As a browser without a decoder of its own reads it.
  expect(JSON.parse(atob(firm.PracticeAreas))).toEqual(["Employment", "Família"]);
  expect(decoded(firm.ScrapingConfig)).toEqual(FIRM_DEFAULTS.scraping_config);
  expect(await auditOf(firm.ID)).toEqual(["law-firm.created"]);
});

test.each([
  [{ website_url: "https://a.example" }, "Firm name is required"],
  [{ name: " ", website_url: "https://a.example" }, "Firm name is required"],
  [{ name: "A" }, "Website URL is required"],
  [{ name: "A", website_url: "" }, "Website URL is required"],
  [
    { name: "A", website_url: "javascript:alert(1)" },
    "Website URL must be a web address, like https://firm.example",
  ],
  [
    { name: "A", website_url: "https://a.example", careers_page_url: "careers" },
    "Careers page URL must be a web address, like https://firm.example/careers",
  ],
  [
    {
      name: "A",
      website_url: "https://a.example",
      scraping_config: { job_list_selector: "li >> [", job_title_selector: "h1:frobnicate(" },
    },
    "The job list selector is not a CSS selector that can be read.; The job title selector is not a CSS selector that can be read.",
  ],
])("%o is refused: %s", async (fields, sentence) => {
  const before = (await list()).total;
  const refused = await admin.browser.post(FIRMS, fields);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: sentence });
  expect((await list()).total).toBe(before);
});

test("all firms are listed by name, whatever their capitals", async () => {
  for (const name of ["zeta law", "Beta Law", "alpha law"])
    await create({ name, website_url: "https://names.example" });
  const names = (await list()).firms.map((firm: { Name: string }) => firm.Name.toLowerCase());
  expect(names).toEqual([...names].sort());
  expect(names).toContain("alpha law");
});

test("a firm is changed, and one without scraping is inactive", async () => {
  const { ID } = await create({ name: "Old Name", website_url: "https://old.example" });
  const changed = await send("PUT", `${FIRMS}/${ID}`, {
    name: "New Name",
    website_url: "https://new.example",
    scraping_enabled: false,
  });
  const { message, firm } = await changed.json();
  expect(message).toBe("Law firm updated.");
  expect(firm).toMatchObject({ ID, Name: "New Name", Status: "inactive", ScrapingEnabled: false });
  const broken = {
    name: "A",
    website_url: "https://a.example",
    scraping_config: { job_link_selector: "a[" },
  };
  expect((await send("PUT", `${FIRMS}/${ID}`, broken)).status).toBe(400);
  const unknown = await send("PUT", `${FIRMS}/${randomUUID()}`, {
    name: "A",
    website_url: "https://a.example",
  });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ error: "Law firm not found" });
  expect(await auditOf(ID)).toEqual(["law-firm.created", "law-firm.changed"]);
});

test("a deleted firm's approved jobs stay, and so does what was found", async () => {
  const { ID } = await create({ name: "Harrow Lyle", website_url: "https://harrowlyle.example" });
  const { id } = await takeIn(app, { firmId: ID });
  await admin.browser.post(`/api/admin/jobs/${id}/approve`, { action: "approve" });
  const { rows } = await app.testDatabase.database.query(
    "select job_id, firm_id from scraped_jobs where id = $1",
    [id],
  );
  expect(rows[0].firm_id).toBe(ID);
  const gone = await send("DELETE", `${FIRMS}/${ID}`);
  expect(await gone.json()).toEqual({ success: true, message: "Law firm deleted." });
  expect((await send("DELETE", `${FIRMS}/${ID}`)).status).toBe(404);
  expect((await admin.browser.get(`/api/jobs/${rows[0].job_id}`)).status).toBe(200);
  expect((await admin.browser.get(`/api/admin/jobs/${id}`)).status).toBe(200);
});

test("what waits for review goes with a deleted firm, and waits again once the firm is back", async () => {
  const fields = { name: "Quill Marsh", website_url: "https://quill.example" };
  const ofQuill = { firmName: fields.name, firmWebsite: fields.website_url };
  const waiting = (firmId: string) => takeIn(app, { ...ofQuill, firmId, sourceKey: "quill:1" });
  const live = { ...ofQuill, sourceKey: "quill:2", title: "Night Clerk" };
  const stateOf = async (id: string) =>
    (await (await admin.browser.get(`/api/admin/jobs/${id}`)).json()).state;
  const { ID } = await create(fields);
  const { id: approved } = await takeIn(app, { ...live, firmId: ID });
  await admin.browser.post(`/api/admin/jobs/${approved}/approve`, { action: "approve" });
  expect((await takeIn(app, { ...live, firmId: ID, text: OTHER_WORDS })).outcome).toBe("changed");
  const { id } = await waiting(ID);
  const other = await takeIn(app, { sourceKey: "other:1", firmName: "Somebody Else" });

  await admin.browser.post(`${FIRMS}/delete`, { ids: [ID] });
  expect(await stateOf(id)).toBe("rejected");
  // A change of a live job waits no longer; the job is live as it was approved.
  const left = await (await admin.browser.get(`/api/admin/jobs/${approved}`)).json();
  expect(left).toMatchObject({ state: "approved", is_update: false });
  expect(left.raw_content).toContain("four years");
  expect(await stateOf(other.id)).toBe("pending");

  const again = await create(fields);
  await waiting(again.ID);
  expect(await stateOf(id)).toBe("pending");
  const { rows } = await app.testDatabase.database.query(
    "select firm_id from scraped_jobs where id = $1",
    [id],
  );
  expect(rows[0].firm_id).toBe(again.ID);
});

test("several are deleted at once, and those that are gone are passed over", async () => {
  const one = await create({ name: "One", website_url: "https://one.example" });
  const two = await create({ name: "Two", website_url: "https://two.example" });
  const ids = [one.ID, two.ID, randomUUID()];
  const done = await admin.browser.post(`${FIRMS}/delete`, { ids });
  expect(await done.json()).toEqual({ success: true, message: "2 law firms deleted.", deleted: 2 });
  const left = (await list()).firms.map((firm: { ID: string }) => firm.ID);
  expect(left).not.toContain(one.ID);
  expect((await admin.browser.post(`${FIRMS}/delete`, { ids: [] })).status).toBe(400);
});
