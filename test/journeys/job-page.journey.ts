import type { Page } from "@playwright/test";
import { RECOMMENDATION_SENTENCES } from "#contract/recommendations.ts";
import { expect, OURS, signInSomeone, test } from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Found {
  id: string;
  title: string;
  company: string;
  source: "posting" | "scraped";
  source_url: string;
  details: { contact: { email: string } };
}

/** Jobs of the demo world that fit a resume, as its owner would find them. */
async function findJobs(page: Page): Promise<Found[]> {
  const file = { name: "Mei Chan.txt", mimeType: "text/plain", buffer: Buffer.from(RESUME_TEXT) };
  const sent = await page.request.post("/upload/resume", {
    multipart: { resume: file },
    headers: OURS,
  });
  const { documentId } = await sent.json();
  // The index follows the demo world, which is being made while the program starts.
  let found: Found[] = [];
  const kinds = async () => {
    const searched = await page.request.get(searchFor(documentId));
    if (!searched.ok()) return [];
    const { Results } = await searched.json();
    const ids: string[] = Results.map(({ resultId }: { resultId: string }) => resultId);
    found = await Promise.all(
      ids.map(async (id) => (await page.request.get(`/api/jobs/${id}`)).json()),
    );
    return [...new Set(found.map(({ source }) => source))].sort();
  };
  await expect.poll(kinds).toEqual(["posting", "scraped"]);
  return found;
}
const searchFor = (id: string) => `/api/search?docId=${id}&docType=resume&limit=40`;

async function findJob(page: Page, source: Found["source"]): Promise<Found> {
  const job = (await findJobs(page)).find(
    (one) => one.source === source && one.details.contact.email !== "",
  );
  if (!job) throw new Error(`The demo world has no ${source} job for this resume.`);
  return job;
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const compare = (page: Page) => page.getByRole("link", { name: "Compare with your resume" });
/** As often as the toast itself and its announcement say it. */
const said = (page: Page, text: string) => page.getByText(text).first();
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("a visitor reads a job on its own page, on a desk and on a phone", async ({ page }) => {
  test.slow();
  const job = await findJob(page, "scraped");
  await page.setViewportSize(DESK);
  await page.goto(`/job/${job.id}`);
  await expect(page).toHaveTitle(`${job.title}, ${job.company} · Candour`);
  await expect(title(page)).toHaveText(job.title);
  await expect(page.getByRole("article").getByRole("heading").nth(1)).toBeVisible();
  await expect(page.getByRole("link", { name: job.details.contact.email })).toBeVisible();
  const source = page.getByRole("link", { name: "See the original advertisement" });
  await expect(source).toHaveAttribute("href", job.source_url);
  await expect(source).toHaveAttribute("rel", /noopener/);

  await page.setViewportSize(PHONE);
  // The one thing to do stays in reach wherever one reads.
  const apply = page.getByRole("link", { name: /^Apply at / });
  await expect(apply).toHaveAttribute("href", job.source_url);
  for (const top of [0, 600]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect(apply).toBeInViewport({ ratio: 1 });
  }
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await compare(page).click();
  await expect(page).toHaveURL(`/compare?job=${job.id}`);
  await expect(page).toHaveTitle("Compare a resume with a job · Candour");
  await page.goBack();
  await expect(page).toHaveTitle(`${job.title}, ${job.company} · Candour`);
});

test("search engines and readers without script get the whole job", async ({
  page,
  browser,
  app,
}) => {
  const job = await findJob(page, "posting");
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const plain = await context.newPage();
  await plain.goto(`/job/${job.id}`);
  await expect(title(plain)).toHaveText(job.title);
  await expect(compare(plain)).toBeVisible();
  const data = await plain.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "JobPosting",
    title: job.title,
    hiringOrganization: { name: job.company },
    url: `${app.url}/job/${job.id}`,
  });
  await expect(plain.locator('meta[property="og:title"]')).toHaveAttribute(
    "content",
    `${job.title}, ${job.company}`,
  );
  await context.close();
});

test("a candidate saves a job, lets it go again, and says once that they are interested", async ({
  page,
}) => {
  await signInSomeone(page);
  const jobs = await findJobs(page);
  const posting = jobs.find(({ source }) => source === "posting");
  const scraped = jobs.find(({ source }) => source === "scraped");
  await page.goto(`/job/${posting?.id}`);
  await button(page, "Save Job").click();
  await expect(button(page, "Bookmarked")).toHaveAttribute("aria-pressed", "true");
  await expect(said(page, RECOMMENDATION_SENTENCES.bookmarked)).toBeVisible();
  await page.reload();
  await button(page, "Bookmarked").click();
  await expect(said(page, RECOMMENDATION_SENTENCES.unbookmarked)).toBeVisible();
  await expect(button(page, "Save Job")).toHaveAttribute("aria-pressed", "false");

  await button(page, "Express Interest").click();
  await expect(said(page, RECOMMENDATION_SENTENCES.interested)).toBeVisible();
  await expect(button(page, "Interest expressed")).toBeDisabled();
  await page.reload();
  await expect(button(page, "Interest expressed")).toBeDisabled();

  // Nobody here posted the other one: one applies where it was found, also before what belongs to an account is there.
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const ofAnAccount = /candidate-actions/;
  await page.route(ofAnAccount, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto(`/job/${scraped?.id}`);
  await expect(page.getByText(/If you save it, nobody is told/)).toBeVisible();
  await expect(button(page, "Express Interest")).toHaveCount(0);
  await page.context().route(`${scraped?.source_url}`, (route) => route.fulfill({ body: "" }));
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Apply at / }).click();
  await expect(await opened).toHaveURL(`${scraped?.source_url}`);
  await (await opened).close();
  letThrough();

  // Whoever comes back is asked; a window thrown away meanwhile asks when it is there again.
  await page.reload();
  const question = page.getByRole("dialog", { name: /^Did you send your application/ });
  await question.getByRole("button", { name: "Yes, I applied" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("link", { name: /^Applied today/ })).toBeVisible();
});

test("a job that is not there says so kindly", async ({ page }) => {
  for (const id of ["11111111-1111-4111-8111-111111111111", "no-such-job"]) {
    const answer = await page.goto(`/job/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(title(page)).toHaveText("This job is no longer open");
    await expect(page).toHaveTitle("This job is no longer open · Candour");
  }
  await page.getByRole("link", { name: "Find other jobs" }).click();
  await expect(page).toHaveURL("/");
});
