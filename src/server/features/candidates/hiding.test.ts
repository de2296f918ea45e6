import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCandidate, addJob, type Candidate, untilReady } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { start } from "#test/support/talking.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

/** Whoever hides from where they work is hidden from it under every form of its name, wherever people are shown. */
let app: TestApp;
let me: Candidate;
beforeAll(async () => {
  app = await startTestApp();
  me = await addCandidate(app);
}, 60_000);
afterAll(() => app?.end());

interface Looking {
  readonly recruiter: Person;
  readonly jobId: string;
}

async function looking(company: string): Promise<Looking> {
  const recruiter = await signedIn(app, { recruiter: true });
  const { id: jobId } = await addJob(app, { ownerId: recruiter.id, company });
  return { recruiter, jobId };
}

const hideFrom = async (...hidden_companies: string[]) => {
  const body = { findable: true, hide_from_employer: true, hidden_companies };
  const { status } = await me.browser.request("/api/candidates/visibility", {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
};
const workAt = (company: string) =>
  app.platform.database.query(
    `update documents set corrections = jsonb_build_object('experience',
       jsonb_build_array(jsonb_build_object('company', $2::text, 'present', true))) where id = $1`,
    [me.resumeId, company],
  );

/** All places where a recruiter could come upon somebody. */
async function seen({ recruiter, jobId }: Looking) {
  const { browser } = recruiter;
  const list = `/candidates/candidates?jobId=${jobId}`;
  await untilReady(() => browser.get(list));
  const { candidates, total, levels } = await (await browser.get(list)).json();
  const profile = `/candidates/candidate-profile?documentId=${me.resumeId}&jobId=${jobId}`;
  const compare = { actualResumeId: me.resumeId, jobDescriptionID: jobId, isRecruiter: true };
  const lookup = `/api/users/lookup?email=${encodeURIComponent(me.email)}`;
  return {
    listed: candidates.some((one: { document_id: string }) => one.document_id === me.resumeId),
    total,
    counted: levels.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
    opened: (await browser.get(profile)).status,
    compared: (await browser.post("/compares", compare)).status,
    lookedUp: (await (await browser.get(lookup)).json()).exists,
    written: (await start(recruiter, { recipient_id: me.id })).status,
  };
}

const HIDDEN: readonly (readonly [string, string, string])[] = [
  ["a short form", "Corrs Chambers Westgarth", "Corrs"],
  ["initials", "King & Wood Mallesons", "KWM"],
  ["an abbreviation", "PricewaterhouseCoopers", "PwC"],
  ["a branch", "Clayton Utz", "Clayton Utz Sydney"],
  ["another order of words", "Department of Justice NSW", "NSW Department of Justice"],
  ["a sign for a word", "Slater and Gordon Lawyers", "Slater + Gordon"],
  ["the kind of the firm", "Maurice Blackburn", "Maurice Blackburn Lawyers Pty Ltd"],
  ["its group", "Bunnings Warehouse", "Wesfarmers Limited"],
  ["a trading name", "Harbour Legal", "Smith Holdings Pty Ltd t/as Harbour Legal"],
  ["a domain", "Tolland & Ware", "tolland-ware.com.au"],
  ["initials of a firm that nobody knows", "Tolland Ware Eastman", "TWE Lawyers"],
];

describe("somebody who hides is nowhere to be found", () => {
  test.each(HIDDEN)(
    "under %s",
    async (_what, from, company) => {
      const look = await looking(company);
      await hideFrom("Fairholm Lawyers");
      const before = await seen(look);
      expect(before).toMatchObject({ listed: true, opened: 200, lookedUp: true });
      await hideFrom(from);
      const nowhere = { listed: false, opened: 404, compared: 404, lookedUp: false };
      const fewer = { total: before.total - 1, counted: before.counted - 1 };
      expect(await seen({ ...(await looking(company)) })).toMatchObject({
        ...nowhere,
        ...fewer,
        written: 404,
      });
      expect(await seen(look)).toMatchObject({ listed: false, opened: 404, ...fewer });
    },
    60_000,
  );

  test("where the resume says that they work there, by default", async () => {
    await hideFrom();
    await workAt("Corrs Chambers Westgarth");
    expect(await seen(await looking("Corrs"))).toMatchObject({ listed: false, lookedUp: false });
    await workAt("Fairholm Lawyers");
    expect(await seen(await looking("Corrs"))).toMatchObject({ listed: true, lookedUp: true });
  }, 60_000);

  test("whatever the posting is called, if the recruiter's address, website or number says it", async () => {
    const number = "51 824 753 556";
    await hideFrom("Clayton Utz", `ABN ${number}`);
    const profile = { name: "Tom", email: "", contact_number: "", position: "" };
    for (const company of [
      { company_name: "CU Careers", company_website: "https://www.claytonutz.com", abn: "" },
      { company_name: "Northmoor", company_website: "", abn: number },
    ]) {
      const look = await looking("Northmoor");
      expect(await seen(look)).toMatchObject({ listed: true });
      const answer = await look.recruiter.browser.post("/api/recruiter/profile", {
        ...profile,
        ...company,
      });
      expect(answer.status).toBe(200);
      expect(await seen(await look)).toMatchObject({ listed: false, opened: 404 });
    }
  }, 60_000);
});

test("another organisation of a name that is alike still finds them", async () => {
  await hideFrom("Maurice Blackburn", "Slater and Gordon", "Bank of Queensland");
  for (const company of ["Blackburn Council", "Gordon Legal", "Queensland Health"])
    expect(await seen(await looking(company)), company).toMatchObject({
      listed: true,
      opened: 200,
      lookedUp: true,
    });
}, 60_000);

test("nobody is shown while it is not known from whom they hide", async () => {
  const { database } = app.platform;
  const shown = async () => {
    const { rows } = await database.query("select 1 from findable_resumes where account_id = $1", [
      me.id,
    ]);
    return rows.length;
  };
  await hideFrom("Harrow & Lyle");
  expect(await shown()).toBe(0);
  await seen(await looking("Northmoor"));
  expect(await shown()).toBe(1);
}, 60_000);

test("they are told which companies find them, and which do not and why", async () => {
  await hideFrom("Corrs Chambers Westgarth");
  const about = { name: "Tom", email: "", contact_number: "", company_website: "", position: "" };
  for (const company_name of ["Corrs", "Quay & Hollis"]) {
    const recruiter = await signedIn(app, { recruiter: true });
    const body = { ...about, company_name };
    expect((await recruiter.browser.post("/api/recruiter/profile", body)).status).toBe(200);
  }
  const { companies } = await (await me.browser.get("/api/candidates/visibility")).json();
  expect(companies).toContainEqual({
    company: "Corrs",
    finds: false,
    hidden_by: ["Corrs Chambers Westgarth"],
  });
  expect(companies).toContainEqual({ company: "Quay & Hollis", finds: true, hidden_by: [] });
});
