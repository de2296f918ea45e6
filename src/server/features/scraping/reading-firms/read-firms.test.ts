import { afterAll, beforeAll, expect, test } from "vitest";
import { adOf, listOf, type SmallFirms, startSmallFirms } from "#test/support/small-firms.ts";
import { page, status } from "../crawl-limits/testing/listening-sites.ts";

let firms: SmallFirms;
const NAMES = ["harrow.example", "linden.example", "apply.example", "osprey.example"];

beforeAll(async () => {
  firms = await startSmallFirms([
    ...NAMES,
    "sable.example",
    "broken.example",
    "down.example",
    "tern.example",
    "skua.example",
    "fading.example",
  ]);
});
afterAll(() => firms.end());

const titles = async (firm: string) =>
  (await firms.pending()).flatMap((job) => (job.law_firm_name === firm ? job.title : [])).sort();
/** Readings one after the other count as one. */
const hoursLater = () =>
  firms.app.testDatabase.database.query(
    "update scraped_jobs set missed_at = missed_at - interval '6 hours'",
  );

test("two firms are read into the review queue, and once more changes nothing", async () => {
  firms.publish("harrow.example", {
    "/jobs/1": "Conveyancing Solicitor",
    "/jobs/2": "Litigation Associate",
  });
  firms.publish("linden.example", { "https://apply.example/7": "Family Law Paralegal" });
  firms.sites.answers["apply.example/7"] = page(adOf("Family Law Paralegal"));
  const ids = [
    await firms.addFirm({ name: "Harrow", website_url: "https://harrow.example" }),
    await firms.addFirm({ name: "Linden", website_url: "https://linden.example" }),
  ];

  const first = await firms.ended(await firms.run(ids));
  expect(first.run).toMatchObject({ status: "completed", run_type: "scraping", error: "" });
  expect(first.run).toMatchObject({ jobs_found: 3, jobs_new: 3, done: 2, total: 2, failed: 0 });
  expect(first.parts).toMatchObject([
    {
      name: "Harrow",
      status: "completed",
      pages: 3,
      jobs_new: 2,
      url: "https://harrow.example/careers",
    },
    { name: "Linden", status: "completed", pages: 2, jobs_new: 1 },
  ]);
  expect(await titles("Harrow")).toEqual(["Conveyancing Solicitor", "Litigation Associate"]);
  expect(await titles("Linden")).toEqual(["Family Law Paralegal"]);

  const second = await firms.ended(await firms.run(ids));
  expect(second.run).toMatchObject({ jobs_found: 3, jobs_new: 0, jobs_duplicate: 0 });
  expect(await titles("Harrow")).toHaveLength(2);
});

test("a list is followed to its end, though its last page offers a next one for ever", async () => {
  const host = "osprey.example";
  firms.publish(host, { "/a": "Tax Counsel" });
  firms.publish(host, { "/b": "Privacy Counsel" });
  firms.sites.answers[`${host}/careers`] = page(listOf({ "/a": "Tax Counsel" }, "/careers?p=2"));
  const last = page(listOf({ "/b": "Privacy Counsel" }, "/careers?p=3"));
  firms.sites.answers[`${host}/careers?p=2`] = last;
  firms.sites.answers[`${host}/careers?p=3`] = last;
  const id = await firms.addFirm({ name: "Osprey", website_url: `https://${host}` });
  const { run } = await firms.ended(await firms.run([id]));
  expect(run).toMatchObject({ jobs_new: 2, error: "" });
  expect(firms.sites.whats(host).filter((what) => what.endsWith("/b"))).toHaveLength(1);
  expect(firms.sites.whats(host)).not.toContain(`${host}/careers?p=4`);
});

test("jobs of structured data need no page of their own, and those that ran out are left out", async () => {
  const job = (title: string, more: object) => ({
    "@type": "JobPosting",
    title,
    description: `<p>${title}. ${"You will advise clients of every kind in plain words. ".repeat(3)}</p>`,
    ...more,
  });
  const data = {
    "@context": "https://schema.org",
    "@graph": [
      job("Graduate Lawyer", { employmentType: "FULL_TIME" }),
      job("Night Clerk", { validThrough: "2001-01-01" }),
    ],
  };
  firms.publish("sable.example", {});
  firms.sites.answers["sable.example/careers"] = page(
    `<!doctype html><p>Careers</p><script type="application/ld+json">${JSON.stringify(data)}</script>`,
  );
  const id = await firms.addFirm({ name: "Sable", website_url: "https://sable.example" });
  const first = await firms.ended(await firms.run([id]));
  expect(first.run).toMatchObject({ jobs_found: 1, jobs_new: 1, status: "completed" });
  expect(await titles("Sable")).toEqual(["Graduate Lawyer"]);
  const again = await firms.ended(await firms.run([id]));
  expect(again.run).toMatchObject({ jobs_found: 1, jobs_new: 0 });
});

test("a broken page does not fail its firm, a firm that cannot be read does not fail the run", async () => {
  firms.publish("broken.example", { "/1": "Insolvency Solicitor", "/2": "Gone", "/3": "Empty" });
  firms.sites.answers["broken.example/2"] = status(500);
  firms.sites.answers["broken.example/3"] = page("<p>Soon</p>");
  firms.sites.answers["down.example/robots.txt"] = page("User-agent: *\nDisallow: /", "text/plain");
  const broken = await firms.addFirm({ name: "Broken", website_url: "https://broken.example" });
  const down = await firms.addFirm({ name: "Down", website_url: "https://down.example" });

  const { run, parts } = await firms.ended(await firms.run([broken, down]));
  expect(run).toMatchObject({ status: "completed", failed: 1, jobs_new: 1 });
  expect(run.error).toBe("1 of 2 firms could not be read.");
  const [one, other] = parts;
  const unread =
    "1 of 3 job pages could not be read: That website did not show the page (it answered 500).";
  expect(one).toMatchObject({ status: "completed", error: unread });
  const closed = "The robots.txt of down.example does not allow this page to be read.";
  expect(other).toMatchObject({ status: "failed", error: closed });
  const list = await (await firms.admin.get("/api/admin/law-firms")).json();
  const firmNamed = (name: string) =>
    list.firms.find((firm: { Name: string }) => firm.Name === name);
  expect(firmNamed("Broken")).toMatchObject({
    LastError: unread,
    LastScrapedAt: expect.stringMatching(/^20/),
  });
  expect(firmNamed("Down")).toMatchObject({ LastError: closed, LastScrapedAt: null });

  const alone = await firms.ended(await firms.run([down]));
  expect(alone.run).toMatchObject({ status: "failed", error: closed });
});

test("a firm that cannot be read any more keeps the time when it was read last", async () => {
  const host = "fading.example";
  firms.publish(host, { "/1": "Maritime Counsel" });
  const id = await firms.addFirm({ name: "Fading", website_url: `https://${host}` });
  const reading = async () => {
    await firms.ended(await firms.run([id]));
    const { firms: all } = await (await firms.admin.get("/api/admin/law-firms")).json();
    return all.find((firm: { ID: string }) => firm.ID === id);
  };
  const { LastScrapedAt, LastError } = await reading();
  expect([LastScrapedAt, LastError]).toEqual([expect.stringMatching(/^20/), ""]);
  firms.sites.answers[`${host}/careers`] = status(500);
  expect(await reading()).toMatchObject({
    LastScrapedAt,
    LastError: expect.stringContaining("500"),
  });
});

test("a firm that is deleted while it is read leaves nothing to review", async () => {
  const host = "skua.example";
  firms.publish(host, { "/1": "Salvage Counsel", "/2": "Towage Counsel" });
  const id = await firms.addFirm({ name: "Skua", website_url: `https://${host}` });
  firms.sites.answers[`${host}/2`] = (response, times) => {
    const deleted = firms.admin.post("/api/admin/law-firms/delete", { ids: [id] });
    void deleted.then(() => page(adOf("Towage Counsel"))(response, times));
  };
  const { parts } = await firms.ended(await firms.run([id]));
  const error = "This law firm was deleted while the run was under way.";
  expect(parts).toMatchObject([{ status: "failed", error }]);
  expect(await titles("Skua")).toEqual([]);
});

test("a job that two whole readings did not find is taken out of the queue", async () => {
  firms.publish("harrow.example", { "/jobs/1": "Conveyancing Solicitor" });
  const harrow = (await (await firms.admin.get("/api/admin/law-firms")).json()).firms.find(
    (firm: { Name: string }) => firm.Name === "Harrow",
  );
  await firms.ended(await firms.run([harrow.ID]));
  expect(await titles("Harrow")).toHaveLength(2);
  await hoursLater();
  await firms.ended(await firms.run([harrow.ID]));
  expect(await titles("Harrow")).toEqual(["Conveyancing Solicitor"]);
});

test("a list that shows nothing any more takes down only what is gone from its own address", async () => {
  const host = "tern.example";
  firms.publish(host, { "/kept": "Shipping Counsel", "/left": "Aviation Counsel" });
  const id = await firms.addFirm({ name: "Tern", website_url: `https://${host}` });
  await firms.ended(await firms.run([id]));
  expect(await titles("Tern")).toHaveLength(2);
  firms.sites.answers[`${host}/careers`] = page("<main><p>Built anew.</p></main>");
  firms.sites.answers[`${host}/left`] = status(404);
  await firms.ended(await firms.run([id]));
  await hoursLater();
  await firms.ended(await firms.run([id]));
  expect(await titles("Tern")).toEqual(["Shipping Counsel"]);
});
