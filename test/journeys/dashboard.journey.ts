import type { Page } from "@playwright/test";
import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import {
  asCandidate,
  DESK,
  HEADLINE,
  list,
  PATIENT,
  PHONE,
  rows,
  said,
  sideways,
  title,
  titles,
} from "../support/dashboard-screens.ts";
import { expect, test } from "../support/journey.ts";

const evidence = (page: Page) => page.getByRole("complementary", { name: "Why this match" });

async function withJobs(page: Page): Promise<void> {
  await asCandidate(page);
  await expect(title(page)).toHaveText(HEADLINE, PATIENT);
}

/** A job that a recruiter posted here, and that the candidate has said nothing about yet. */
const posted = (page: Page) =>
  rows(page)
    .filter({ has: page.getByRole("link", { name: /^Contact recruiter/ }) })
    .filter({ has: page.getByRole("button", { name: /^Express Interest/ }) })
    .first();

test("I see which jobs fit, why, and what is missing, and compare one with my resume", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(DESK);
  await withJobs(page);
  const best = rows(page).first();
  await expect(best).toContainText(/\d+%(Excellent|Very Good|Good|Partial) Match/);
  await expect(best).toContainText(/\[\d+\]/);
  await expect(best).toContainText(/Posted /);
  await expect(list(page)).toContainText(/\d+ of \d+ required; missing: \S/);
  await expect(page.getByText("Ranked by rules. Results may contain errors.")).toBeVisible();

  const first = await titles(page).first().innerText();
  const why = best.getByRole("link", { name: /^Why this match/ });
  await why.click();
  await expect(evidence(page)).toBeFocused();
  await expect(evidence(page).getByRole("heading", { level: 2 })).toHaveText(first);
  await expect(evidence(page).getByRole("heading", { name: "Required" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(evidence(page)).toBeHidden();
  await expect(why).toBeFocused();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: "Profile Overview" })).toBeVisible();

  await rows(page)
    .first()
    .getByRole("link", { name: /^Compare/ })
    .click();
  await expect(page).toHaveURL(/\/\?resume=[0-9a-f-]{36}&compare=[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { name: "What the resume says" })).toBeVisible(PATIENT);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");

  await page.setViewportSize(PHONE);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await why.click();
  const sheet = page.getByRole("dialog", { name: "Why this match" });
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(first);
  // Back closes it, as on any phone.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await titles(page).first().click();
  await expect(page).toHaveURL(/\/job\//);
  await expect(title(page)).toHaveText(first);
});

test("I say once that I am interested, and write to who posted the job", async ({ page }) => {
  const known = page.waitForResponse("**/api/candidate/interests");
  await withJobs(page);
  await known;
  // Among the many: none of the few that fit may be posted here and new to the candidate.
  await page.goto("/dashboard?match=partial");
  const row = posted(page);
  const id = (await row.locator("[data-job]").getAttribute("data-job")) ?? "";
  const mine = rows(page).filter({ has: page.locator(`[data-job="${id}"]`) });
  await mine.getByRole("button", { name: /^Express Interest/ }).click();
  await expect(said(page, say.interested)).toBeVisible();
  const done = mine.getByRole("button", { name: /^Interest expressed today, \d/ });
  await expect(done).toBeDisabled();
  await expect(done).toBeFocused();
  await page.reload();
  await expect(done).toBeDisabled();
  const contact = mine.getByRole("link", { name: /^Contact recruiter/ });
  await expect(contact).toHaveAttribute("href", `/messages?job=${id}`);
  await contact.click();
  await expect(page).toHaveURL(/\/messages\?/);
});
