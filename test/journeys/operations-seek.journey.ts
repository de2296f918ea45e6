import type { Page, Route } from "@playwright/test";
import type { SeekRun } from "#contract/seek.ts";
import { aSeekRun } from "#web/features/seek/testing/seek-runs.ts";
import { button } from "../support/account-screens.ts";
import { DESK, PHONE, sideways } from "../support/candidate-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { asDemo } from "../support/message-screens.ts";

const SEEK = "/admin/seek";
const CALLS = "**/api/admin/seek-scraper";
const RUNNING = "Scraping in Progress...";

const run = (page: Page) =>
  page.getByRole("region", { name: "Summary" }).getByRole("button").first();
const template = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) });
const alert = (page: Page) => page.getByRole("alert");
const chips = (page: Page, list: string) =>
  page.getByRole("group", { name: list }).getByRole("button");
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const figure = (page: Page, label: string) =>
  page.locator("dl > div").filter({ hasText: label }).locator("dd");

async function openSeek(page: Page, address = SEEK): Promise<void> {
  await asDemo(page.request, "administrator");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Seek Scraper" })).toBeVisible();
}

test("I come from a template to saved jobs, with mistakes on the way", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await openSeek(page, `${SEEK}?tab=statistics`);
  await expect(figure(page, "Total runs")).toHaveText(/^\d+$/);
  const before = Number(await figure(page, "Total runs").textContent());
  await tab(page, "Configure").click();
  await expect(page).toHaveURL(SEEK);

  await template(page, "senior-legal").click();
  await expect(template(page, "senior-legal")).toHaveAttribute("aria-pressed", "true");
  await expect(chips(page, "Keywords")).toHaveCount(4);
  await expect(page.getByLabel("Location")).toHaveValue("Australia");
  await expect(page.getByLabel(/^Minimum salary/)).toHaveValue("150000");
  await expect(figure(page, "Estimated jobs")).toHaveText("500");
  await expect(figure(page, "Estimated minutes")).toHaveText("10");

  // Everything that is wrong at once; any edit takes the list away, and a template as well.
  for (let left = 4; left > 0; left--) await chips(page, "Keywords").first().click();
  await expect(page.getByRole("textbox", { name: /^Keywords/ })).toBeFocused();
  await page.getByLabel("Location").selectOption("");
  await page.getByLabel("Max pages").fill("11");
  await page.getByLabel(/^Maximum salary/).fill("-1");
  await run(page).click();
  await expect(alert(page).getByRole("listitem")).toHaveText([
    "At least one keyword is required",
    "Location is required",
    "Max pages must be between 1 and 10",
    "Maximum salary cannot be negative",
    "Minimum salary cannot be greater than maximum salary",
  ]);
  // The same at the fields, and at no other.
  await expect(page.getByLabel("Max pages")).toHaveAccessibleDescription(/between 1 and 10/);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(5);
  await expectAccessible(page);
  await page.getByLabel("Max pages").fill("1");
  await expect(alert(page)).toHaveCount(0);
  await run(page).click();
  await expect(alert(page).getByRole("listitem")).toHaveCount(4);
  await template(page, "legal-sydney").click();
  await expect(alert(page)).toHaveCount(0);

  // Trimmed, ignored when empty or there already, by Enter and by the button.
  const keyword = page.getByRole("textbox", { name: /^Keywords/ });
  for (const typed of ["   ", " Lawyer ", "  paralegal "]) {
    await keyword.fill(typed);
    await keyword.press("Enter");
  }
  await expect(chips(page, "Keywords")).toHaveCount(5);
  await button(page, "Remove paralegal").click();

  await page.getByLabel("Max pages").fill("2");
  await run(page).click();
  await expect(run(page)).toHaveText(RUNNING);
  await expect(run(page)).toBeDisabled();
  const done = page.getByText(/^Scraping completed successfully! Found \d+ jobs, saved \d+\.$/);
  await expect(done).toBeVisible({ timeout: 90_000 });
  await expect(run(page)).toHaveText("Run Scraping");
  await expectAccessible(page);

  await tab(page, "Statistics").click();
  await expect(figure(page, "Total runs")).toHaveText(String(before + 1));
  await tab(page, "History").click();
  await expect(page).toHaveURL(`${SEEK}?tab=history`);
  await page.reload();
  const row = page.getByRole("table", { name: "Recent runs" }).locator("tbody tr").first();
  await expect(row).toContainText("Completed");
  await expect(row).toContainText("lawyer, solicitor, barrister, legal counsel");
  await expect(row).toContainText(/\d+m \d+s/);
  await row.getByRole("button").press("Enter");
  const details = page.getByRole("dialog", { name: /^Run of/ });
  await expect(details).toContainText("2 pages, full-time, last 30 days, by relevance");
  await expect(details.getByRole("row", { name: /^barrister/ })).toBeVisible();
  await expectAccessible(page);
});

test("what goes wrong is told in a banner that I can close, or only logged", async ({ page }) => {
  const broken = (route: Route) => route.fulfill({ status: 500, json: {} });
  const parts = ["config", "locations", "stats"] as const;
  for (const part of parts) await page.route(`${CALLS}/${part}`, broken);
  await openSeek(page);
  await expect(alert(page)).toHaveText(/Failed to load default configuration/);
  await expect(alert(page)).toHaveCount(1);
  await alert(page).getByRole("button", { name: "Close" }).click();
  await expect(alert(page)).toHaveCount(0);
  await tab(page, "History").click();
  await expect(button(page, "Refresh Stats")).toBeVisible();
  await expect(page.getByText("No scraping runs found")).toBeHidden();
  await tab(page, "Configure").click();

  // Without the list of places, any can be typed.
  await template(page, "tech-jobs").click();
  await page.getByRole("textbox", { name: "Location" }).fill("Dubbo NSW");
  const answers = [
    { status: 500, json: {} },
    { status: 200, json: resultOf({ error: "The board refused to show the page (403)." }) },
    { status: 200, json: resultOf({}) },
  ];
  // Typed and not added: it is meant all the same.
  await page.getByRole("textbox", { name: /^Keywords/ }).fill("data engineer");
  let sent: { location?: string; keywords?: string[] } = {};
  await page.route(`${CALLS}/run`, (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill(answers.shift() ?? { status: 500 });
  });
  const said = [
    "Failed to run scraping",
    "The board refused to show the page (403).",
    "Scraping failed",
  ];
  for (const text of said) {
    await run(page).click();
    await expect(alert(page)).toHaveText(text);
    await expect(run(page)).toBeEnabled();
  }
  expect(sent).toMatchObject({ location: "Dubbo NSW", max_pages: 2, salary_min: null });
  expect(sent.keywords?.at(-1)).toBe("data engineer");
});

test("a run that goes on is followed, also after a reload, on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const goesOn = "The run goes on in the background. 3 jobs have been saved so far.";
  const underWay = { status: "running", completed_at: null, done: 1, total: 4 } as const;
  let now = aSeekRun({ ...underWay, jobs_found: 31 });
  let runs: SeekRun[] = [];
  await page.route(`${CALLS}/stats`, (route) => {
    const stats = { total_runs: 1, successful_runs: 0, total_jobs: 0, recent_runs: runs };
    return route.fulfill({ json: { stats } });
  });
  await page.route(`${CALLS}/run`, (route) => {
    runs = [now];
    return route.fulfill({ json: resultOf({ success: true, running: true, error: goesOn }) });
  });
  await openSeek(page);
  await tab(page, "History").press("Enter");
  await expect(page.getByRole("heading", { name: "No scraping runs found" })).toBeVisible();
  await tab(page, "History").press("ArrowLeft");
  await tab(page, "Statistics").press("ArrowLeft");
  await template(page, "legal-melbourne").press("Enter");
  // From far down, with what is said above.
  await page.getByText("Exclude words").first().scrollIntoViewIfNeeded();
  await run(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: goesOn })).toBeInViewport();
  await expect(run(page)).toBeDisabled();
  await page.reload();
  await expect(run(page)).toHaveText(RUNNING);
  await expect(run(page)).toBeDisabled();
  await expect(page.getByText("1 of 4 keywords searched, 31 jobs found so far.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ ...PHONE, width: 320 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const some = "1 of 4 keywords could not be searched.";
  now = aSeekRun({ jobs_found: 61, jobs_new: 12, error: some });
  runs = [now];
  const done = "Scraping completed successfully! Found 61 jobs, saved 12.";
  await expect(page.getByText(done)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: done })).toContainText(some);
  await expect(run(page)).toBeEnabled();
  await page.getByRole("status").filter({ hasText: done }).getByRole("button").click();
  await expect(page.getByText(done)).toBeHidden();
});

test("on a phone no field hides under the bar when the keyboard comes to it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSeek(page);
  await tab(page, "Configure").focus();
  const bar = page.getByRole("region", { name: "Summary" });
  const bottom = () =>
    page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
  while (!(await bar.evaluate((own) => own.contains(document.activeElement)))) {
    await expect.poll(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await page.keyboard.press("Tab");
  }
});

test("I stop a run, and that is told as no failure", async ({ page }) => {
  const stopped = "The run was stopped. What it had found stays.";
  const runs = [aSeekRun({ status: "running", completed_at: null })];
  let begun = false;
  let presses = 0;
  let stop = () => {};
  const held = new Promise<void>((done) => {
    stop = done;
  });
  await page.route(`${CALLS}/stats`, (route) => {
    const stats = { total_runs: 1, successful_runs: 0, total_jobs: 0, recent_runs: runs };
    return route.fulfill({ json: { stats: begun ? stats : { ...stats, recent_runs: [] } } });
  });
  await page.route(`${CALLS}/run`, async (route) => {
    begun = true;
    await held;
    runs[0] = aSeekRun({ status: "stopped" });
    await route.fulfill({ json: resultOf({ error: stopped }) });
  });
  await page.route("**/api/admin/scraping/runs/*/stop", async (route) => {
    presses++;
    await route.fulfill({ json: { success: true, message: "The run is stopping." } });
    stop();
  });
  await openSeek(page);
  await template(page, "tech-jobs").click();
  await run(page).click();
  await button(page, "Stop the run").dblclick();
  await expect(page.getByRole("status").filter({ hasText: stopped })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  expect(presses).toBe(1);
  await expect(run(page)).toBeEnabled();
});

const resultOf = (own: object) => ({
  success: false,
  jobs_found: 0,
  jobs_saved: 0,
  error: "",
  run_id: "22222222-2222-4222-8222-222222222222",
  running: false,
  ...own,
});
