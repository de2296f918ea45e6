import { afterAll, beforeAll, expect, test } from "vitest";
import { FIRM_SENTENCES } from "#contract/firms.ts";
import { adOf, listOf, type SmallFirms, startSmallFirms } from "#test/support/small-firms.ts";
import { page } from "../crawl-limits/testing/listening-sites.ts";
import { SCRAPING_TEXTS } from "../texts.ts";

let firms: SmallFirms;
const HOST = "harrow.example";
beforeAll(async () => {
  firms = await startSmallFirms([HOST]);
  firms.publish(HOST, { "/1": "Maritime Lawyer" });
});
afterAll(() => firms.end());

async function tryOut(config: object, path = "/careers") {
  const answer = await firms.admin.post("/api/admin/law-firms/test", {
    website_url: `https://${HOST}`,
    careers_page_url: `https://${HOST}${path}`,
    scraping_config: config,
  });
  return { status: answer.status, body: await answer.json() };
}

test("selectors that fit show the jobs, and the first of them opened", async () => {
  firms.sites.answers[`${HOST}/careers`] = page(
    listOf({ "/1": "Maritime Lawyer" }, "/careers?p=2"),
  );
  const { body } = await tryOut({ job_list_selector: ".vacancy" });
  expect(body).toMatchObject({
    found_by: "selectors",
    jobs: [{ title: "Maritime Lawyer", url: `https://${HOST}/1` }],
    first: { title: "Maritime Lawyer", url: `https://${HOST}/1` },
    next_page: `https://${HOST}/careers?p=2`,
    notes: [],
  });
  expect(body.first.text).toContain("Admitted in New South Wales");
  expect((await firms.pending()).length).toBe(0);
});

test("selectors that match nothing are named", async () => {
  const { body } = await tryOut({ job_list_selector: ".job-card" });
  expect(body).toMatchObject({ found_by: "nothing", jobs: [], first: null });
  expect(body.notes).toEqual([SCRAPING_TEXTS.listMatchedNothing, SCRAPING_TEXTS.nothingFound]);
});

test("structured data is found without them, and that is said", async () => {
  const data = { "@context": "https://schema.org", "@type": "JobPosting", title: "Trusts Lawyer" };
  const description = `<p>${"Trusts and estates for farming families. ".repeat(5)}</p>`;
  firms.sites.answers[`${HOST}/data`] = page(
    `<script type="application/ld+json">${JSON.stringify({ ...data, description })}</script>`,
  );
  const { body } = await tryOut({ job_list_selector: ".job-card" }, "/data");
  expect(body).toMatchObject({ found_by: "structured-data", jobs: [{ title: "Trusts Lawyer" }] });
  expect(body.first.text).toContain("Trusts and estates");
  expect(body.notes).toEqual([
    SCRAPING_TEXTS.listMatchedNothing,
    SCRAPING_TEXTS.usedStructuredData,
  ]);
});

test("a page that cannot be read is an answer with the reason, a bad selector is refused", async () => {
  const { status, body } = await tryOut({}, "/away");
  expect(status).toBe(200);
  expect(body).toMatchObject({ found_by: "nothing", url: `https://${HOST}/away` });
  expect(body.notes).toEqual(["That website did not show the page (it answered 404)."]);
  const bad = await tryOut({ job_title_selector: "h1[" });
  expect(bad.status).toBe(400);
  expect(bad.body.errors).toEqual([FIRM_SENTENCES.badSelector("job title selector")]);
});

test("a first job that cannot be opened is named", async () => {
  firms.sites.answers[`${HOST}/half`] = page(listOf({ "/not-there": "Clerk" }));
  const { body } = await tryOut({}, "/half");
  expect(body).toMatchObject({ found_by: "selectors", first: null });
  expect(body.notes[0]).toContain("The first job's page was not read:");
  firms.sites.answers[`${HOST}/half`] = page(adOf("Nothing"));
});
