import { MATCH_SENTENCES, MATCH_WARNING } from "#contract/match-rules.ts";
import { levelsOf } from "#web/features/matching/testing/answers.ts";
import { bringResume } from "../support/document-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import {
  ADDRESS,
  answer,
  aside,
  DESK,
  jobId,
  jobs,
  open,
  PHONE,
  refuse,
  sheet,
  TOTAL,
  titles,
} from "../support/result-screens.ts";

const RESULTS = /\/\?resume=[0-9a-f-]{36}/;
/** "Twelve jobs", "1,204 jobs", "One job". */
const COUNT = "([A-Z][a-z]+|[\\d,]+) jobs? match(es)? your resume";

// The jobs are those of the demo world, which every program of the journeys starts with.
test("A visitor uploads a resume and sees which jobs fit and why", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await bringResume(page);
  await page.getByRole("link", { name: "See matching jobs" }).click();
  await expect(page).toHaveURL(RESULTS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${COUNT}$`), {
    // A program that has just started is still reading its jobs.
    timeout: 90_000,
  });

  // Fewer cards: axe looks through all of them six times.
  await page.goto(`${page.url()}&state=TAS`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^${COUNT} and your filters$`),
  );
  await expect(page.getByText("Read from Mei Chan.txt.")).toBeVisible();

  // The best one is open beside the list, with the lines of the resume that prove it.
  const best = jobs(page).getByRole("article").first();
  await expect(best).toContainText(/(Excellent|Very Good|Good|Partial) Match\d+%/);
  await expect(best).toContainText(/\d+ of \d+ (required|preferred)/);
  await expect(best).toContainText(/\[\d+\]/);
  const title = await titles(page).first().innerText();
  await expect(aside(page).getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(
    aside(page)
      .getByText(/^(Line )?\d+$/)
      .first(),
  ).toBeVisible();
  await expect(aside(page).getByText(MATCH_WARNING)).toBeVisible();
  await expect(page.getByText(MATCH_WARNING).first()).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(PHONE);
  await expect(aside(page)).toBeHidden();
  await expectAccessible(page);
  const why = best.getByRole("link", { name: /^Why this match/ });
  await why.click();
  await expect(sheet(page).getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(sheet(page).getByText(MATCH_WARNING)).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(why).toBeFocused();

  // The whole job, from its card.
  const view = best.getByRole("link", { name: /^View job/ });
  await view.click();
  const whole = page.getByRole("dialog", { name: title });
  await expect(whole.getByText(/^\d+% match$/)).toBeVisible();
  await expect(whole.getByRole("region", { name: "The advertisement" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(whole).toBeHidden();
  await expect(view).toBeFocused();

  await page.goto("/documents");
  await page.getByRole("link", { name: "See matching jobs" }).click();
  await expect(page).toHaveURL(RESULTS);
});

test("with the keyboard alone I go from job to job, open one and close it", async ({ page }) => {
  await page.setViewportSize(DESK);
  await answer(page);
  await open(page);
  await expect(aside(page).getByRole("heading", { level: 2 })).toHaveText("Lawyer 1");
  await page.keyboard.press("j");
  await expect(titles(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(titles(page).nth(2)).toBeFocused();
  await page.keyboard.press("k");
  await expect(titles(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`job=${jobId(1)}`));
  await expect(aside(page)).toBeFocused();
  await expect(aside(page).getByRole("heading", { level: 2 })).toHaveText("Lawyer 2");
  await page.keyboard.press("Escape");
  await expect(aside(page)).toBeHidden();
  await expect(titles(page).nth(1)).toBeFocused();

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys).toBeVisible();
  await keys.getByRole("checkbox", { name: "Use these keys" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(titles(page).nth(1)).toBeFocused();
});

test("Back undoes the opening of a job, and no press of it does nothing", async ({ page }) => {
  await page.setViewportSize(DESK);
  await answer(page, 5);
  const shown = aside(page).getByRole("heading", { level: 2 });
  await page.goto("/login");
  await open(page);
  await expect(shown).toHaveText("Lawyer 1");
  await titles(page).nth(1).click();
  await expect(shown).toHaveText("Lawyer 2");
  await titles(page).nth(2).click();
  await expect(shown).toHaveText("Lawyer 3");
  await page.goBack();
  await expect(shown).toHaveText("Lawyer 2");
  await page.goBack();
  await expect(shown).toHaveText("Lawyer 1");

  // Closing goes back past all that were opened: the next press leaves.
  await titles(page).nth(1).click();
  await expect(shown).toHaveText("Lawyer 2");
  await titles(page).nth(2).click();
  await expect(shown).toHaveText("Lawyer 3");
  await page.keyboard.press("Escape");
  await expect(aside(page)).toBeHidden();
  await expect(page).toHaveURL(ADDRESS);
  await expect(titles(page).nth(2)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/login");

  await page.setViewportSize(PHONE);
  await open(page);
  await titles(page).nth(1).click();
  await expect(sheet(page).getByRole("heading", { level: 2 })).toHaveText("Lawyer 2");
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await titles(page).nth(1).click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(ADDRESS);
  await page.goBack();
  await expect(page).toHaveURL("/login");

  // Who came by a link to a job has no list to go back to.
  await open(page, `&job=${jobId(1)}`);
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(ADDRESS);
});

test("filters, pages and the open job stay in the address", async ({ page }) => {
  await page.setViewportSize(DESK);
  const asked = await answer(page);
  await open(page);
  await expect(titles(page)).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(titles(page)).toHaveCount(TOTAL);
  await titles(page).nth(60).click();
  await expect(aside(page).getByRole("heading", { level: 2 })).toHaveText("Lawyer 61");
  asked.length = 0;
  await page.reload();
  await expect(titles(page)).toHaveCount(TOTAL);
  await expect(aside(page).getByRole("heading", { level: 2 })).toHaveText("Lawyer 61");
  expect(asked[0]).toContain("limit=100&offset=0");

  await page.getByLabel("Place").selectOption("NSW");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Two jobs match your resume and your filters",
  );
  await expect(page).toHaveURL(`${ADDRESS}&state=NSW`);
  await page.getByLabel("Pay").selectOption("100000");
  await expect(page.getByText("Jobs that state no pay are left out.")).toBeVisible();
  await expect.poll(() => asked.at(-1)).toContain("state=NSW&min_salary=100000");
  await page.getByLabel("Place").selectOption("NT");
  await expect(
    page.getByRole("status").getByText("No job that fits your resume passes these filters"),
  ).toBeVisible();
  await expectAccessible(page);
  // The bar has one as well.
  await page.getByRole("button", { name: "Clear filters" }).last().click();
  await expect(titles(page)).toHaveCount(50);

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Place").selectOption("NSW");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(titles(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Filters, 1 on" })).toBeVisible();
});

test("more jobs that cannot be loaded leave those that are there", async ({ page }) => {
  await answer(page);
  await open(page);
  await expect(titles(page)).toHaveCount(50);
  await refuse(page, 500, "internal", "Something went wrong. Please try again.");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("More jobs could not be loaded. Please try again.")).toBeVisible();
  await expect(titles(page)).toHaveCount(50);
});

test("a filter whose jobs cannot be loaded can be taken back", async ({ page }) => {
  await page.setViewportSize(DESK);
  await answer(page);
  await open(page);
  await expect(titles(page)).toHaveCount(50);
  await refuse(page, 500, "internal", "Something went wrong. Please try again.");
  await page.getByLabel("Place").selectOption("NSW");
  await expect(page.getByRole("heading", { name: "The jobs could not be loaded" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Place").selectOption("");
  await expect(titles(page)).toHaveCount(50);
});

test("a list that cannot be had says why, and what to do", async ({ page }) => {
  await refuse(page, 404, "not-found", MATCH_SENTENCES.resumeNotFound);
  await open(page);
  await expect(page.getByRole("heading", { name: "That resume was not found" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload a resume" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start Over" })).toBeVisible();
  await expect(page.getByLabel("Place")).toBeHidden();
  await expectAccessible(page);

  await refuse(page, 409, "conflict", MATCH_SENTENCES.unreadable);
  await page.reload();
  await expect(page.getByText(MATCH_SENTENCES.unreadable)).toBeVisible();

  await refuse(page, 500, "internal", "Something went wrong. Please try again.");
  await page.reload();
  await expect(page.getByRole("heading", { name: "The jobs could not be loaded" })).toBeVisible();
  await answer(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(titles(page)).toHaveCount(50);
});

test("while a scan is read the page waits, and then shows the jobs by itself", async ({ page }) => {
  await refuse(page, 409, "conflict", MATCH_SENTENCES.stillReading);
  await open(page);
  await expect(page.getByRole("heading", { name: /still being read/ })).toBeVisible();
  await expectAccessible(page);
  await answer(page);
  await expect(titles(page)).toHaveCount(50, { timeout: 15_000 });
});

test("a resume that nothing fits is told what to do", async ({ page }) => {
  await page.route("**/api/search?*", (route) =>
    route.fulfill({ json: { Results: [], total: 0, levels: levelsOf(0), engine: "17" } }),
  );
  await open(page);
  await expect(
    page.getByRole("heading", { name: "No job came near enough to your resume" }),
  ).toBeVisible();
  await expect(page.getByText("Jobs are added every day.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload another resume" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Check what we read" })).toBeVisible();
  await expectAccessible(page);
});

test("a panel that cannot be had is asked for again", async ({ page }) => {
  await page.setViewportSize(DESK);
  await answer(page, 3);
  await page.route("**/api/matches/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await open(page);
  await expect(aside(page).getByRole("alert")).toContainText("could not load why this job fits");
  await expectAccessible(page);
  await answer(page, 3);
  await aside(page).getByRole("button", { name: "Try again" }).click();
  await expect(aside(page).getByRole("heading", { level: 2 })).toHaveText("Lawyer 1");
  // What was left out is said, and that it never counted.
  await expect(aside(page)).toContainText("It is never scored.");
  await expect(aside(page)).toContainText("They are never scored.");
});
