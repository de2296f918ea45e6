import type { Page } from "@playwright/test";
import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import {
  asCandidate,
  DESK,
  HEADLINE,
  list,
  PATIENT,
  PHONE,
  refuse,
  rows,
  said,
  sideways,
  title,
  titles,
} from "../support/dashboard-screens.ts";
import { expect, expectAccessible, OURS, test } from "../support/journey.ts";

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

test("I see which jobs fit, why, and what is missing", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await withJobs(page);
  const best = rows(page).first();
  await expect(best).toContainText(/\d+%(Excellent|Very Good|Good|Partial) Match/);
  await expect(best).toContainText(/\[\d+\]/);
  await expect(best).toContainText(/Posted /);
  await expect(list(page)).toContainText(/\d+ of \d+ required; missing: \S/);
  await expect(page.getByText("Ranked by rules. Results may contain errors.")).toBeVisible();
  await expectAccessible(page);

  const first = await titles(page).first().innerText();
  const why = best.getByRole("link", { name: /^Why this match/ });
  await why.click();
  await expect(evidence(page)).toBeFocused();
  await expect(evidence(page).getByRole("heading", { level: 2 })).toHaveText(first);
  await expect(evidence(page).getByRole("heading", { name: "Required" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(evidence(page)).toBeHidden();
  await expect(why).toBeFocused();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: "Profile Overview" })).toBeVisible();

  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await why.click();
  const sheet = page.getByRole("dialog", { name: "Why this match" });
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(first);
  await expectAccessible(page);
  // Back closes it, as on any phone.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await titles(page).first().click();
  await expect(page).toHaveURL(/\/job\//);
  await expect(title(page)).toHaveText(first);
});

test("I dismiss a job, and take that back", async ({ page }) => {
  await withJobs(page);
  const second = await titles(page).nth(1).innerText();
  const id = (await titles(page).first().getAttribute("data-job")) ?? "";
  const gone = list(page).locator(`[data-job="${id}"]`);
  const dismiss = rows(page)
    .first()
    .getByRole("button", { name: /^Dismiss/ });

  await refuse(page, "**/api/candidate/dismiss-job", 500, "internal", "x");
  await dismiss.click();
  await expect(said(page, "Failed to dismiss job")).toBeVisible();
  await expect(titles(page).first()).toHaveAttribute("data-job", id);
  await page.unroute("**/api/candidate/dismiss-job");

  await dismiss.click();
  await expect(gone).toHaveCount(0);
  await expect(titles(page).first()).toHaveText(second);
  await expect(titles(page).first()).toBeFocused();
  await expect(said(page, say.dismissed)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(said(page, say.restored)).toBeVisible();
  await expect(titles(page).first()).toHaveAttribute("data-job", id);

  // For good, also for who comes back.
  await dismiss.click();
  await expect(said(page, say.dismissed)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText(HEADLINE, PATIENT);
  await expect(gone).toHaveCount(0);
  await page.request.post("/api/candidate/dismiss-job", {
    data: { jobDocumentId: id, dismissed: false },
    headers: OURS,
  });
});

test("I say once that I am interested, and write to who posted the job", async ({ page }) => {
  const known = page.waitForResponse("**/api/candidate/interests");
  await withJobs(page);
  await known;
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

test("I save a job, find it among the saved ones, and let it go", async ({ page, context }) => {
  const known = page.waitForResponse("**/api/candidate/bookmarks");
  await withJobs(page);
  await known;
  const saved = page.getByRole("region", { name: "Saved jobs" });
  const row = rows(page).filter({ has: page.getByRole("button", { name: /^Save Job/ }) });
  const id = (await row.first().locator("[data-job]").getAttribute("data-job")) ?? "";
  const mine = rows(page).filter({ has: page.locator(`[data-job="${id}"]`) });
  await mine.getByRole("button", { name: /^Save Job/ }).click();
  await expect(said(page, say.bookmarked)).toBeVisible();
  await expect(mine.getByRole("button", { name: /^Bookmarked/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  // The latest comes first.
  const link = page.locator(`a[href="/job/${id}"]`);
  const entry = saved.getByRole("listitem").filter({ has: link });
  const remove = entry.getByRole("button");
  await expect(saved.getByRole("listitem").first().locator("a")).toHaveAttribute(
    "href",
    `/job/${id}`,
  );
  await remove.click();
  await expect(entry).toHaveCount(0);
  await expect(said(page, say.unbookmarked)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entry).toBeVisible();
  await remove.click();
  await expect(entry).toHaveCount(0);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await rows(page)
    .first()
    .getByRole("button", { name: /^Share/ })
    .click();
  await expect(said(page, "Link copied to clipboard")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/job\/[0-9a-f-]{36}$/);
});

test("I compare a job with my resume, and come back to the list", async ({ page }) => {
  test.slow();
  await withJobs(page);
  await rows(page)
    .first()
    .getByRole("link", { name: /^Compare/ })
    .click();
  await expect(page).toHaveURL(/\/\?resume=[0-9a-f-]{36}&compare=[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { name: "What the resume says" })).toBeVisible(PATIENT);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the two tabs are in the address, and work by keyboard", async ({ page }) => {
  await withJobs(page);
  const tab = (name: RegExp) => page.getByRole("tab", { name });
  await tab(/^Dashboard/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(/^Messages/)).toBeFocused();
  await expect(page).toHaveURL("/dashboard?tab=messages");
  await expect(title(page)).toHaveText("Messages");
  await page.reload();
  await expect(tab(/^Messages/)).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await tab(/^Dashboard/).click();
  await expect(title(page)).toHaveText(HEADLINE);
  await page
    .getByRole("region", { name: "Quick Actions" })
    .getByRole("link", { name: /View Messages/ })
    .click();
  await expect(page).toHaveURL("/messages");
});

test("my profile stands beside the list, with what to fill in next", async ({ page }) => {
  await withJobs(page);
  const overview = page.getByRole("region", { name: "Profile Overview" });
  for (const words of [
    "work experiences",
    "skills",
    "education records",
    "profile complete",
    "avg match score",
    "job matches",
  ])
    await expect(overview.getByText(words, { exact: true })).toBeVisible();
  await expect(overview).toContainText(/(\w+) of seven filled in/);

  await page.route("**/api/candidates/profile", (route) =>
    route.fulfill({
      json: {
        ProfileFound: "true",
        Profile: {
          Name: "Priya Raman",
          Email: "priya@example.org",
          Phone: "0400 000 000",
          Summary: "Employment lawyer",
          Experience: [],
          Skills: '["Awards","Bargaining"]',
          Education: [],
          Certifications: "null",
        },
        resume: null,
        visibility: {
          findable: true,
          hidden_companies: [],
          hide_from_employer: true,
          current_employers: [],
        },
      },
    }),
  );
  await page.reload();
  await expect(overview.getByText("Five of seven filled in")).toBeVisible();
  await expect(overview.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "71");
  await expect(overview.getByRole("definition").first()).toHaveText("0");
  await overview.getByRole("link", { name: "add where you have worked" }).click();
  await expect(page).toHaveURL("/profile#experience");
});
