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
  sheet,
  titles,
} from "../support/result-screens.ts";

test("levels with their counts, and the order of the list, are chosen and stay in the address", async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  const asked = await answer(page, 17);
  await open(page);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Seventeen jobs match your resume");
  const levels = page.getByRole("group", { name: "Match level" });
  await expect(levels.getByRole("button")).toHaveText([
    "All17",
    "Excellent14",
    "Very good0",
    "Good3",
    "Partial0",
  ]);
  await expect(levels.getByRole("button", { name: "Very good" })).toBeDisabled();
  const good = levels.getByRole("button", { name: /^Good/ });
  await good.click();
  await expect(titles(page)).toHaveCount(3);
  await expect(good).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(`${ADDRESS}&match=good`);
  expect(asked.at(-1)).toContain("match_level=Good+Match");
  // The whole stays the whole.
  await expect(title).toHaveText("Seventeen jobs match your resume");

  await page.getByLabel("Sort").selectOption("Highest pay");
  await expect(page).toHaveURL(`${ADDRESS}&match=good&sort=pay`);
  await expect.poll(() => asked.at(-1)).toContain("match_level=Good+Match&sort=pay");
  await page.reload();
  await expect(page.getByLabel("Sort")).toHaveValue("pay");
  await expect(good).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.getByLabel("Sort").selectOption("Best match");
  await levels.getByRole("button", { name: /^All/ }).click();
  await expect(page).toHaveURL(ADDRESS);

  // A filter that leaves none of a level says so, and where the others are.
  await good.click();
  await page.getByLabel("Place").selectOption("NSW");
  await expect(page.getByRole("heading", { name: /is a Good Match$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show all levels" }).click();
  await expect(titles(page)).toHaveCount(2);

  await page.setViewportSize(PHONE);
  await expect(page.getByLabel("Sort")).toBeVisible();
  await expect(good).toBeAttached();
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await wider()).toBe(0);
});

test("a job is seen in full, and closing it leads back to where I was", async ({ page }) => {
  await page.setViewportSize(DESK);
  await answer(page, 5);
  await page.goto("/login");
  await open(page);
  const view = jobs(page).getByRole("link", { name: "View job (Lawyer 2)" });
  const whole = page.getByRole("dialog", { name: "Lawyer 2" });
  await view.click();
  await expect(page).toHaveURL(`${ADDRESS}&view=${jobId(1)}`);
  await expect(whole).toContainText("91% match");
  await expect(whole).toContainText("Excellent Match");
  await expect(whole).toContainText("Ada Lyle");
  await expect(whole.getByRole("link", { name: "ada@harrowlyle.example" })).toHaveAttribute(
    "href",
    "mailto:ada@harrowlyle.example",
  );
  await expect(whole.getByRole("heading", { name: "What you bring" })).toBeVisible();
  await expect(whole.getByRole("listitem").first()).toHaveText("A current practising certificate");
  await expect(whole.getByRole("link", { name: "Open the job’s own page" })).toHaveAttribute(
    "href",
    `/job/${jobId(1)}`,
  );
  await expect(whole.getByRole("link", { name: "See it where it was posted" })).toHaveAttribute(
    "href",
    "https://harrowlyle.example/careers",
  );
  await expect(whole.getByRole("button", { name: "Compare in full" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(whole).toBeHidden();
  await expect(view).toBeFocused();
  await expect(page).toHaveURL(ADDRESS);

  // Back closes it too, and what was open below stays open.
  await titles(page).nth(1).click();
  const shown = aside(page).getByRole("heading", { level: 2 });
  await expect(shown).toHaveText("Lawyer 2");
  await aside(page).getByRole("link", { name: "View job" }).click();
  await expect(whole).toBeVisible();
  await page.goBack();
  await expect(whole).toBeHidden();
  await expect(shown).toHaveText("Lawyer 2");
  await page.keyboard.press("Escape");
  await expect(aside(page)).toBeHidden();
  await expect(page).toHaveURL(ADDRESS);
  await page.goBack();
  await expect(page).toHaveURL("/login");

  // Who came by a link is left with the list, at that job.
  await open(page, `&view=${jobId(1)}`);
  await expect(whole).toContainText("91% match");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(ADDRESS);
  await expect(titles(page).nth(1)).toBeFocused();

  await page.setViewportSize(PHONE);
  await jobs(page).getByRole("link", { name: "Why this match (Lawyer 2)" }).click();
  await sheet(page).getByRole("link", { name: "View job" }).click();
  await expect(whole).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(whole).toBeHidden();
  await expect(sheet(page).getByRole("link", { name: "View job" })).toBeFocused();
});

test("a job that cannot be seen in full says why", async ({ page }) => {
  await answer(page, 3);
  await page.route("**/api/jobs/*", (route) =>
    route.fulfill({
      status: 404,
      json: { success: false, message: "Job not found", error: "", fault: "not-found" },
    }),
  );
  await open(page, `&view=${jobId(0)}`);
  const whole = page.getByRole("dialog", { name: "Lawyer 1" });
  await expect(whole).toContainText("That job is no longer open");
  await expectAccessible(page);
  await page.route("**/api/jobs/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.reload();
  await expect(whole.getByRole("alert")).toContainText("The job could not be loaded");
  await answer(page, 3);
  await whole.getByRole("button", { name: "Try again" }).click();
  await expect(whole.getByRole("heading", { name: "What you bring" })).toBeVisible();
});
