import type { Locator } from "@playwright/test";
import { aJob, jobIdAt, similarTo } from "#web/features/job-review/testing/jobs.ts";
import { button } from "../support/account-screens.ts";
import { PHONE, sideways } from "../support/candidate-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { fieldOf, found, queueOf, reviewing, rows } from "../support/review-screens.ts";

test("on a phone a citation leads to a line that I can see", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await reviewing(page, queueOf(1));
  await rows(page).first().click();
  await button(page, "Line 7").click();
  const line = found(page).locator("#found-line-7");
  await expect(line).toBeFocused();
  const { y, height } = await boxOf(line);
  expect(y + height).toBeLessThanOrEqual((await boxOf(button(page, "Approve"))).y);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}

test("on a phone: the list, then the job with its fields first, and Back", async ({ page }) => {
  const hostile = "<img src=x onerror=alert(1)> \u202Ereversed\u202C";
  const jobs = queueOf(4, {
    0: {
      title: hostile,
      source_url: "javascript:alert(1)",
      similar: similarTo({ source: "posting", state: "live" }),
    },
    1: { similar: similarTo(), is_update: true },
  });
  jobs.jobs.push(aJob(900, { state: "approved", title: "Construction Lawyer" }));
  await page.setViewportSize(PHONE);
  await reviewing(page, jobs);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText("<img src=x onerror=alert(1)>");
  await expectAccessible(page);
  await rows(page).first().click();
  await expect(page.getByRole("link", { name: "See the posting" })).toHaveAttribute(
    "href",
    `/job/${jobIdAt(900)}`,
  );
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  await page.goBack();
  await rows(page).nth(1).click();
  await expect(page.getByText("This job is live. Its page changed;")).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const heights = await Promise.all(
    ["As read", "As found"].map(
      async (name) => (await page.getByRole("heading", { name }).boundingBox())?.y,
    ),
  );
  expect(heights[0]).toBeLessThan(heights[1] ?? 0);
  await expect(button(page, "Approve")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await button(page, "See both").click();
  const both = page.getByRole("dialog");
  await expect(both.getByRole("region", { name: "This job" })).toBeVisible();
  await expect(both.getByText("The other one, approved")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await button(page, "Back to the queue").click();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(1).getByRole("link")).toBeFocused();

  // Deciding goes on to the next one; after the last the list is there again.
  await rows(page).nth(2).click();
  await button(page, "Approve").click();
  await expect(fieldOf(page, "Title")).toContainText("Graduate Program 2027");
  await button(page, "Undo").click();
  await expect(fieldOf(page, "Title")).toContainText("Paralegal, Banking and Finance");
  await button(page, "Back to the queue").click();
  await expect(rows(page)).toHaveCount(4);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
