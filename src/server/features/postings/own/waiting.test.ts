import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POSTING_SENTENCES as say } from "#contract/postings.ts";
import { createBrowser } from "#test/support/browser.ts";
import { addJob, EMPLOYMENT_AD } from "#test/support/market.ts";
import { ADMIN_ENV, PASSWORD, type Person, signedIn, signedInAdmin } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { sendFile } from "#test/support/uploads.ts";
import { createEmailLinks } from "../../accounts/email-links.ts";
import { makeZip } from "../../documents/archives/testing/make-zip.ts";

let calm: TestApp;
/** Mail is sent there: people have to prove who they are. */
let app: TestApp;
let me: Person;
beforeAll(async () => {
  // No worker: what is done in the background is done where mail is sent.
  calm = await startTestApp({ env: { ...ADMIN_ENV, ROLES: "web" } });
  app = await startTestApp({
    env: { ...ADMIN_ENV, SMTP_URL: "smtp://127.0.0.1:1" },
    beside: calm,
  });
});
afterAll(async () => {
  await app?.end();
  await calm?.end();
});
beforeEach(async () => {
  own = { company_name: `Okafor ${randomUUID()}`, company_website: "https://okafor.example" };
  me = await recruiter();
});

const FIRM = "Marlowe Strand";
/** Each test has a recruiter and a company of its own: one that is verified is known from then on. */
let own: { readonly company_name: string; readonly company_website: string };

async function recruiter(
  profile: object = own,
  email = `${randomUUID()}@gmail.com`,
): Promise<Person> {
  const person = await signedIn(calm, { recruiter: true, email });
  const browser = createBrowser(app.url);
  await browser.post("/api/auth/login", { email, password: PASSWORD });
  await saveProfile({ ...person, browser }, profile);
  return { ...person, browser };
}
const saveProfile = ({ browser, email }: Person, profile: object) =>
  browser.post("/api/recruiter/profile", {
    name: "Tom Okafor",
    email,
    contact_number: "",
    position: "",
    ...profile,
  });
async function approve({ id }: Person, company: object = own) {
  const admin = await signedInAdmin(app);
  const answer = await admin.browser.post(`/api/admin/recruiters/${id}/approve`, company);
  expect(answer.status).toBe(200);
}
const list = async ({ browser }: Person = me) =>
  (await (await browser.get("/candidates/job-postings")).json()).data;
const isPublic = async (id: string) =>
  (await createBrowser(app.url).get(`/api/jobs/${id}`)).status === 200;
const setStatus = (id: string, status: string, { browser }: Person = me) =>
  browser.post(`/api/jobs/${id}/status`, { status });
const put = (id: string, body: object) =>
  me.browser.request(`/api/jobs/${id}`, {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { origin: app.url, "content-type": "application/json" },
  });
const upload = ({ browser }: Person = me, content = EMPLOYMENT_AD) =>
  sendFile(browser, "/api/upload-jd", "jobDescription", { name: "ad.txt", content });
const noticesOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/notifications")).json()).notifications.filter(
    ({ type }: { type: string }) => type === "job_posted",
  );
const WAITS = { status: "draft", draft_reason: say.waits(FIRM) };

describe("a posting in another firm's name waits for its owner's verification", () => {
  test("as an uploaded file, until an administrator approves the recruiter's company", async () => {
    const { posting, message } = await (await upload()).json();
    expect(posting).toMatchObject({ company: FIRM, ...WAITS });
    expect(message).toBe(say.waits(FIRM));
    expect([await isPublic(posting.id), await noticesOf(me)]).toEqual([false, []]);
    expect((await (await upload()).json()).posting).toMatchObject(WAITS);

    const admin = await signedInAdmin(app);
    const { recruiters } = await (await admin.browser.get("/api/admin/recruiters")).json();
    expect(recruiters.find(({ id }: Person) => id === me.id)).toMatchObject({
      waiting_for: [FIRM],
    });
    await approve(me);
    expect(await list()).toMatchObject([{ id: posting.id, status: "active", draft_reason: "" }]);
    expect(await isPublic(posting.id)).toBe(true);
    expect(await noticesOf(me)).toHaveLength(1);
    // Approved once more, nothing is told twice.
    await approve(me);
    expect(await noticesOf(me)).toHaveLength(1);
  });

  test("in an archive, until the profile names a website that fits the address", async () => {
    const mine = await recruiter(own, `${randomUUID()}@harrow.example`);
    const archive = makeZip([{ name: "ad.txt", content: Buffer.from(EMPLOYMENT_AD) }]);
    const file = { name: "jobs.zip", content: archive };
    const kind = { kind: "job_description", attested: "true" };
    await sendFile(mine.browser, "/upload/archive", "archive", file, kind);
    await expect.poll(() => list(mine), { timeout: 20_000 }).toMatchObject([WAITS]);
    await saveProfile(mine, { company_name: "Harrow", company_website: "https://harrow.example" });
    expect(await list(mine)).toMatchObject([{ status: "active" }]);
  });

  test("when a draft is published or a closed one opened again, as often as that is tried", async () => {
    for (const status of ["draft", "closed"] as const) {
      const { id } = await addJob(app, { ownerId: me.id, status });
      for (const _ of [1, 2]) {
        const answer = await (await setStatus(id, "active")).json();
        expect(answer).toMatchObject({ message: say.waits(FIRM), posting: WAITS });
      }
      expect(await isPublic(id)).toBe(false);
    }
    await approve(me);
    expect((await list()).map(({ status }: { status: string }) => status)).toEqual([
      "active",
      "active",
    ]);
  });

  test("when a live one is given that name, and goes back when the name is the owner's own", async () => {
    const { id } = await addJob(app, { ownerId: me.id, company: `${own.company_name} Pty Ltd` });
    const edit = { title: "Employment Lawyer", text: EMPLOYMENT_AD };
    const renamed = await (await put(id, { ...edit, company: FIRM })).json();
    expect([renamed.status, await isPublic(id)]).toEqual(["draft", false]);
    expect(await list()).toMatchObject([WAITS]);
    expect((await (await put(id, { ...edit, company: FIRM, title: "Lawyer" })).json()).status).toBe(
      "draft",
    );
    const company = own.company_name.toUpperCase();
    const back = await (await put(id, { ...edit, company })).json();
    expect([back.status, await isPublic(id)]).toEqual(["active", true]);
  });

  test("until the owner's address is confirmed, where that was all that was missing", async () => {
    const email = `${randomUUID()}@harrow.example`;
    const profile = { company_name: "Harrow", company_website: "https://harrow.example" };
    const mine = await recruiter(profile, email);
    const { database } = app.platform;
    // Somebody who came in before mail was sent.
    await database.query("update accounts set email_verified_at = null where id = $1", [mine.id]);
    const { id } = await addJob(app, { ownerId: mine.id, status: "draft" });
    expect((await (await setStatus(id, "active", mine)).json()).posting).toMatchObject(WAITS);
    const links = createEmailLinks(() => new Date());
    const token = await database.transaction((tx) => links.make(tx, mine.id, "verify-email"));
    expect((await mine.browser.post("/api/auth/verify-email", { token })).status).toBe(200);
    expect(await isPublic(id)).toBe(true);
  });

  test("from the assistant, whose answer is complete and says so", async () => {
    const say1 = (body: object) => me.browser.post("/api/generate-jd", body);
    const { sessionId } = await (await say1({ currentContent: { company: FIRM } })).json();
    const message = `Paralegal in Sydney, full-time, 70 to 80k plus super.
Responsibilities:
- Prepare briefs for counsel
Must have:
- Two years of experience in a law firm
Nice to have: none. Benefits: none. Leave off everything else.`;
    await say1({ sessionId, message });
    const last = await (await say1({ sessionId, message: "publish" })).json();
    expect(last).toMatchObject({ complete: true, waiting: say.waits(FIRM) });
    expect(last.message).toBe(say.waits(FIRM));
    expect(await list()).toMatchObject([{ id: last.posting_id, ...WAITS }]);
    await approve(me);
    expect(await isPublic(last.posting_id)).toBe(true);
  });
});

describe("nobody waits", () => {
  test("who is verified, who names nobody, and who names their own company", async () => {
    const company = own.company_name;
    const mine = await addJob(app, { ownerId: me.id, status: "draft", company });
    const nobody = await addJob(app, {
      ownerId: me.id,
      status: "draft",
      company: "Private advertiser",
    });
    for (const { id } of [mine, nobody]) {
      await setStatus(id, "active");
      expect(await isPublic(id)).toBe(true);
    }
    const profile = { company_name: "Harrow", company_website: "https://harrow.example" };
    const verified = await recruiter(profile, `${randomUUID()}@harrow.example`);
    expect((await (await upload(verified)).json()).posting.status).toBe("active");
    // Where no mail is sent nobody could prove an address.
    const anybody = await signedIn(calm, { recruiter: true });
    expect((await (await upload(anybody)).json()).posting.status).toBe("active");
  });
});

describe("a firm that is known here is nobody's own by its name alone", () => {
  test("one of our law firms", async () => {
    await app.platform.database.query(
      `insert into law_firms (name, website_url, host, location, size_category, scraping_config)
       values ('Quay & Hollis Lawyers', 'https://quay.example', 'quay.example', 'Sydney', 'small', '{}')`,
    );
    const claims = await recruiter({ company_name: "Quay and Hollis", company_website: "" });
    const company = "Quay & Hollis";
    const { id } = await addJob(app, { ownerId: claims.id, status: "draft", company });
    expect((await (await setStatus(id, "active", claims)).json()).message).toBe(say.waits(company));
    expect(await isPublic(id)).toBe(false);
  });

  test("the company of a recruiter who is verified", async () => {
    const profile = { company_name: "Ferris Okoye", company_website: "https://ferris.example" };
    const claims = await recruiter(profile);
    const company = "Ferris Okoye";
    const first = await addJob(app, { ownerId: claims.id, status: "draft", company });
    expect((await (await setStatus(first.id, "active", claims)).json()).posting.status).toBe(
      "active",
    );
    await recruiter(profile, `${randomUUID()}@ferris.example`);
    const second = await addJob(app, { ownerId: claims.id, status: "draft", company });
    expect((await (await setStatus(second.id, "active", claims)).json()).posting.status).toBe(
      "draft",
    );
  });
});

describe("what waits", () => {
  test("is live afterwards when it is published while its owner is verified", async () => {
    const ids: string[] = [];
    for (const _ of [1, 2, 3, 4])
      ids.push((await addJob(app, { ownerId: me.id, status: "draft" })).id);
    const admin = await signedInAdmin(app);
    await Promise.all([
      ...ids.map((id) => setStatus(id, "active")),
      admin.browser.post(`/api/admin/recruiters/${me.id}/approve`, own),
    ]);
    for (const id of ids) expect(await isPublic(id)).toBe(true);
    expect(await noticesOf(me)).toHaveLength(4);
  });

  test("stays a draft when it has become unlawful, and says why", async () => {
    const { posting } = await (await upload()).json();
    await app.platform.database.query("update jobs set title = $2 where id = $1", [
      posting.id,
      "Lawyer, must be male",
    ]);
    await approve(me);
    const [after] = await list();
    expect(after).toMatchObject({ status: "draft" });
    expect(after.draft_reason).toMatch(/male/);
    expect(await isPublic(posting.id)).toBe(false);
  });

  test("can be thrown away, unless people have applied; then it can be closed", async () => {
    const { posting } = await (await upload()).json();
    const discard = (id: string) =>
      me.browser.request(`/api/jobs/${id}`, { method: "DELETE", headers: { origin: app.url } });
    const { id } = await addJob(app, { ownerId: me.id, status: "closed" });
    await app.platform.database.query("update jobs set applications_count = 2 where id = $1", [id]);
    await setStatus(id, "active");
    const refused = await discard(id);
    expect([refused.status, (await refused.json()).message]).toEqual([409, say.hasApplicants]);
    expect(await (await setStatus(id, "closed")).json()).toMatchObject({ message: say.closed });
    expect((await discard(posting.id)).status).toBe(200);
    await approve(me);
    expect(await list()).toMatchObject([{ id, status: "closed" }]);
  });
});
