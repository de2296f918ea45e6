import { afterAll, beforeAll, expect, test } from "vitest";
import { listOf, type SmallFirms, startSmallFirms } from "#test/support/small-firms.ts";
import { page, status } from "../crawl-limits/testing/listening-sites.ts";

let firms: SmallFirms;
const LONG = { timeout: 60_000 };
const EMPTY = page("<main><p>There is no vacancy.</p></main>");
const away = (location: string) => status(302, { location });
const posting = (title: string, more: object = {}) => ({
  "@type": "JobPosting",
  title,
  description: `As our ${title} you will answer those who call. ${"Every day is another. ".repeat(4)}`,
  ...more,
});
/** A list for machines alone. */
const inData = (jobs: readonly object[]) =>
  page(`<script type="application/ld+json">${JSON.stringify({ "@graph": jobs })}</script>`);

beforeAll(async () => {
  const names = ["wren", "finch", "heron", "plover", "egret", "ibis", "kite"].map(
    (name) => `${name}.example`,
  );
  firms = await startSmallFirms(names);
});
afterAll(() => firms.end());

/** A firm with these jobs in the queue, whose website a test then changes. */
async function readOnce(name: string, jobs: Readonly<Record<string, string>>) {
  const host = `${name.toLowerCase()}.example`;
  firms.publish(host, jobs);
  firms.sites.answers[`${host}/`] = page("<main><p>Welcome.</p></main>");
  const id = await firms.addFirm({ name, website_url: `https://${host}` });
  const again = async () => {
    const { parts } = await firms.ended(await firms.run([id]));
    await firms.app.testDatabase.database.query(
      "update scraped_jobs set missed_at = missed_at - interval '6 hours'",
    );
    return parts[0];
  };
  await again();
  const answer = (path: string, how: (typeof firms.sites.answers)[string]) => {
    firms.sites.answers[host + path] = how;
  };
  return { host, again, answer };
}

/** What still waits, or is live. */
const titles = async (firm: string) => {
  const { rows } = await firms.app.testDatabase.database.query(
    "select title from scraped_jobs where firm_name = $1 and state = 'pending' order by title",
    [firm],
  );
  return rows.map(({ title }) => title);
};

test("a bad day of a website takes down nothing that its list still shows, nor what it does not", async () => {
  const jobs = { "/1": "Tax Counsel", "/2": "Wills Solicitor", "/3": "Trusts Paralegal" };
  const { again, answer } = await readOnce("Wren", { ...jobs, "/4": "Energy Counsel" });
  answer("/careers", page(listOf(jobs)));
  answer("/2", away("/"));
  answer("/3", page("<p>Back soon.</p>"));
  for (let times = 0; times < 3; times += 1)
    expect(await again()).toMatchObject({
      status: "completed",
      error:
        "2 of 3 job pages could not be read: It leads back to the list or the front page, or has too little text to be a job.",
    });
  answer("/1", away("/careers"));
  expect(await again()).toMatchObject({ status: "failed" });
  expect(await titles("Wren")).toHaveLength(4);
});

test("a link that never was a job does not keep up what is gone", async () => {
  const jobs = { "/1": "Tax Counsel", "/about": "Life here" };
  firms.sites.answers["finch.example/about"] = away("/");
  const { again, answer } = await readOnce("Finch", { ...jobs, "/2": "Energy Counsel" });
  answer("/careers", page(listOf(jobs)));
  expect(await again()).toMatchObject({ status: "completed", error: "" });
  await again();
  expect(await titles("Finch")).toEqual(["Tax Counsel"]);
});

test("pages that are gone, though the list shows them for ever, do not keep up what is gone too", async () => {
  const dead = { "/1": "Wills Solicitor", "/2": "Trusts Paralegal", "/3": "Probate Clerk" };
  const more = { "/4": "Aged Care Counsel", "/5": "Elder Law Clerk", "/6": "Estates Counsel" };
  const jobs = { ...dead, ...more, "/7": "Tax Counsel" };
  const { again, answer } = await readOnce("Ibis", { ...jobs, "/8": "Energy Counsel" });
  answer("/careers", page(listOf(jobs)));
  for (const path of Object.keys({ ...dead, ...more })) answer(path, status(404));
  expect(await again()).toMatchObject({
    status: "completed",
    error:
      "6 of 7 job pages could not be read: That website did not show the page (it answered 404).",
  });
  expect(await titles("Ibis")).toHaveLength(8);
  await again();
  expect(await titles("Ibis")).toEqual(["Tax Counsel"]);
});

test("a list on which nothing but pages that are gone is left: the others are asked for themselves", async () => {
  const jobs = { "/1": "Tax Counsel", "/2": "Wills Solicitor", "/3": "Energy Counsel" };
  const { again, answer } = await readOnce("Kite", jobs);
  answer("/careers", page(listOf({ "/1": "Tax Counsel" })));
  answer("/1", status(410));
  answer("/3", status(404));
  for (let times = 0; times < 2; times += 1)
    expect(await again()).toMatchObject({
      status: "completed",
      error:
        "1 of 1 job page could not be read: That website did not show the page (it answered 410).",
    });
  expect(await titles("Kite")).toEqual(["Wills Solicitor"]);
  answer("/1", status(500));
  expect(await again()).toMatchObject({ status: "failed" });
});

test("a list that shows no job: what leads elsewhere is gone, and what stood on it alone", async () => {
  const jobs = { "/1": "Tax Counsel", "/2": "Wills Solicitor", "/3": "Energy Counsel" };
  const { again, answer } = await readOnce("Heron", jobs);
  const linked = Object.entries(jobs).map(([url, title]) => posting(title, { url }));
  answer("/careers", inData([...linked, posting("Night Clerk")]));
  await again();
  expect(await titles("Heron")).toContain("Night Clerk");
  // Built anew: what the selectors fit now are no jobs.
  answer("/careers", page(listOf({ "/about": "Life here" })));
  answer("/about", page("<p>Soon.</p>"));
  answer("/1", away("/careers"));
  answer("/2", away("/"));
  await again();
  expect(await titles("Heron")).toHaveLength(4);
  await again();
  expect(await titles("Heron")).toEqual(["Energy Counsel"]);
});

test("of many known jobs each has its turn to be asked for", LONG, async () => {
  const numbers = Array.from({ length: 32 }, (_, at) => at + 1);
  const jobs = Object.fromEntries(numbers.map((at) => [`/${at}`, `Counsel ${"I".repeat(at)}`]));
  const { host, again, answer } = await readOnce("Plover", jobs);
  answer("/careers", EMPTY);
  answer("/32", status(404));
  const before = (await titles("Plover")).length;
  for (let times = 0; times < 3; times += 1) await again();
  expect(firms.sites.whats(`${host}/32`).length).toBeGreaterThan(1);
  expect(await titles("Plover")).toHaveLength(before - 1);
});

test("of a list that is longer than is read, the first three hundred are", LONG, async () => {
  const { again, answer } = await readOnce("Egret", { "/1": "Tax Counsel" });
  const old = Array.from({ length: 320 }, (_, at) =>
    posting(`Clerk ${at}`, { validThrough: "2001-01-01" }),
  );
  answer("/careers", inData([posting("Wills Solicitor"), ...old]));
  for (let times = 0; times < 2; times += 1)
    expect(await again()).toMatchObject({
      status: "completed",
      jobs_found: 1,
      error: "Only the first 300 jobs were read.",
    });
  expect(await titles("Egret")).toEqual(["Tax Counsel", "Wills Solicitor"]);
});
