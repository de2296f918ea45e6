import { PROFILE_SENTENCES } from "#contract/candidate-profile.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import { jobTitleAt } from "#web/features/recommendations/testing/recommendations.ts";
import {
  answer,
  asCandidate,
  DESK,
  LIST,
  list,
  PHONE,
  refuse,
  rows,
  said,
  sideways,
  title,
  titles,
} from "../support/dashboard-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";

test("a profile that is not there yet, or cannot be loaded, says so", async ({ page }) => {
  await asCandidate(page);
  const visibility = {
    findable: true,
    hidden_companies: [],
    hide_from_employer: true,
    current_employers: [],
  };
  await page.route("**/api/candidates/profile", (route) =>
    route.fulfill({ json: { ProfileFound: "false", Profile: null, resume: null, visibility } }),
  );
  await page.reload();
  await expect(page.getByText(PROFILE_SENTENCES.welcome)).toBeVisible();
  await page.unroute("**/api/candidates/profile");
  await refuse(page, "**/api/candidates/profile", 500, "internal", "x");
  await page.reload();
  const overview = page.getByRole("region", { name: "Profile Overview" });
  await expect(overview.getByText(PROFILE_SENTENCES.loadFailed)).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/candidates/profile");
  await overview.getByRole("button", { name: "Try again" }).click();
  await expect(overview.getByText(/of seven filled in/)).toBeVisible();
});

test("what is new since I looked is said, in words and on the jobs", async ({ page }) => {
  // The jobs are an hour apart: the first three are new.
  const lookedBefore = new Date(Date.now() - 2.5 * 36e5).toISOString();
  await answer(page, { lookedBefore });
  await asCandidate(page);
  await expect(title(page)).toHaveText(/^Twelve jobs for you, three new since /);
  await expect(list(page).getByText("New", { exact: true })).toHaveCount(3);
  await expect(rows(page).first()).toContainText("Posted just now");
  await expect(rows(page).nth(1)).toContainText("Posted 1h ago");
  await expect(rows(page).nth(1)).toContainText("Pay not stated");
  await expect(rows(page).first()).toContainText("2 of 4 required; missing: Commission advocacy");
});

test("a long list grows, and reading goes on where it grew", async ({ page }) => {
  const asked = await answer(page, { total: 63 });
  await asCandidate(page);
  await expect(title(page)).toHaveText("63 jobs for you");
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page)).toHaveCount(40);
  expect(asked.at(-1)?.get("offset")).toBe("20");
  await expect(titles(page).nth(20)).toBeFocused();
  await expect(page.getByText("Showing 40 of 63")).toBeVisible();
  // A reload shows as many.
  await page.reload();
  await expect(rows(page)).toHaveCount(40);
  await page.unroute(LIST);
  await refuse(page, LIST, 500, "internal", "x");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(said(page, "More jobs could not be loaded. Please try again.")).toBeVisible();
  await expect(rows(page)).toHaveCount(40);
});

test("I narrow the list, and an empty one can be widened again", async ({ page }) => {
  const asked = await answer(page);
  await asCandidate(page);
  await page.getByRole("combobox", { name: "Posted" }).selectOption("In the last week");
  await expect(title(page)).toHaveText("Twelve jobs for you, with your filters");
  expect(asked.at(-1)?.get("posted_within")).toBe("7");
  await page.getByRole("combobox", { name: "Place" }).selectOption("NT");
  await expect(page).toHaveURL("/dashboard?state=NT&posted=7");
  await expect(
    page.getByRole("heading", { name: "No job for you passes these filters" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows(page)).toHaveCount(12);
  await expect(page).toHaveURL("/dashboard");
});

for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`where there is no list, the page says why and what to do, on a ${name}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await refuse(page, LIST, 404, "not-found", say.noProfile);
    await asCandidate(page);
    await expect(page.getByRole("heading", { name: say.noProfile })).toBeVisible();
    await expect(title(page)).toHaveText("Dashboard");
    await expect(page.getByRole("link", { name: "Complete your profile" })).toHaveAttribute(
      "href",
      "/profile",
    );
    await expectAccessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);

    await page.unroute(LIST);
    await answer(page, { total: 0 });
    await page.reload();
    await expect(
      page.getByRole("heading", { name: "No job matches found at the moment. Check back later!" }),
    ).toBeVisible();
    await expectAccessible(page);

    await page.unroute(LIST);
    await refuse(page, LIST, 500, "internal", "x");
    await page.reload();
    await expect(
      page.getByRole("heading", { name: "Failed to load job recommendations" }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.unroute(LIST);
    await answer(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(rows(page)).toHaveCount(12);
    await expectAccessible(page);
  });

test("a resume that is still being read is waited for", async ({ page }) => {
  await page.clock.install();
  await refuse(page, LIST, 409, "conflict", MATCH_SENTENCES.stillReading);
  await asCandidate(page);
  await expect(page.getByText("Your resume is still being read")).toBeVisible();
  await page.unroute(LIST);
  await answer(page);
  await page.clock.runFor(6000);
  await expect(rows(page)).toHaveCount(12);
});

test("with the keyboard alone I go through the jobs and dismiss the last one", async ({ page }) => {
  await answer(page, { total: 2 });
  await page.route("**/api/candidate/dismiss-job", (route) =>
    route.fulfill({ json: { success: true, message: say.dismissed } }),
  );
  await asCandidate(page);
  await titles(page).nth(1).focus();
  const last = rows(page).nth(1);
  for (const control of [/^Why this match/, /^Express/, /^Contact/, /^Compare/, /^Dismiss/]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(control);
  }
  await page.unroute(LIST);
  await answer(page, { total: 1 });
  await page.keyboard.press("Enter");
  await expect(last).toHaveCount(0);
  await expect(titles(page).first()).toBeFocused();
  await expect(titles(page).first()).toHaveText(jobTitleAt(0));
  await expect(title(page)).toHaveText("One job for you");
});
