import { jobIdAt } from "#web/features/job-review/testing/jobs.ts";
import { button } from "../support/account-screens.ts";
import { DESK, said } from "../support/candidate-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { open, queue, queueOf, REVIEW, reviewing, rows } from "../support/review-screens.ts";

test("pages, an empty queue, a queue that does not come, and jobs that are not there", async ({
  page,
}) => {
  const jobs = queueOf(22);
  await page.setViewportSize(DESK);
  await reviewing(page, jobs, `${REVIEW}?page=7`);
  await expect(page.getByText("Page 2")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press("k");
  await expect(page.getByText("Page 1")).toBeVisible();
  await expect(open(page)).toContainText("Lawyer, team 20");
  // After the last of a page the first of the next page comes up into its place.
  await page.keyboard.press("a");
  await expect(open(page)).toContainText("Lawyer, team 21");
  await expect(page.getByText("Page 1")).toBeVisible();
  await expect(said(page, "Approved “Lawyer, team 20”")).toBeVisible();
  await page.keyboard.press("u");
  await expect(open(page)).toContainText("Lawyer, team 20");
  await expect(said(page, "Undone. The job waits for review again.")).toBeVisible();
  await expect(said(page, "Approved “Lawyer, team 20”")).toBeHidden();
  await page.keyboard.press("e");
  await page.getByRole("textbox", { name: "Title" }).fill("Lawyer, team 20 of 22");
  await button(page, "Save and approve").click();
  await expect(open(page)).toContainText("Lawyer, team 21");
  await page.keyboard.press("u");
  await expect(open(page)).toContainText("Lawyer, team 20");
  await page.keyboard.press("j");
  await expect(open(page)).toContainText("Lawyer, team 21");
  // The last two of the last page: the page before it is shown.
  await page.keyboard.press("a");
  await expect(open(page)).toContainText("Lawyer, team 22");
  await page.keyboard.press("a");
  await expect(page.getByText("Page 1")).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByText("20 waiting", { exact: true })).toBeVisible();

  // A link to one that was decided, and to one that never was.
  await page.goto(`${REVIEW}?job=${jobIdAt(21)}`);
  await expect(page.getByText("This job was approved meanwhile.")).toBeVisible();
  await expect(button(page, "Approve")).toBeHidden();
  await button(page, "The next job").click();
  await expect(open(page)).toContainText("Solicitor, Wills and Estates");
  await page.goto(`${REVIEW}?job=${jobIdAt(77)}`);
  await expect(page.getByRole("heading", { name: "Job not found" })).toBeVisible();
  await expectAccessible(page);

  jobs.jobs.splice(1);
  await page.goto(REVIEW);
  await button(page, "Approve").click();
  await expect(page.getByRole("heading", { name: "Nothing waits for review." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to the dashboard" })).toHaveAttribute(
    "href",
    "/admin",
  );
  await expectAccessible(page);
  await page.keyboard.press("u");
  await expect(open(page)).toContainText("Solicitor, Wills and Estates");

  await page.route("**/api/admin/jobs/pending*", (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "The queue could not be loaded" })).toBeVisible();
  await expect(page.getByText("An unexpected error occurred")).toBeVisible();
  await page.unroute("**/api/admin/jobs/pending*");
  await button(page, "Try again").click();
  await expect(queue(page)).toBeVisible();
});

test("J does not run ahead of a page that is on its way", async ({ page }) => {
  await page.setViewportSize(DESK);
  await reviewing(page, queueOf(62), `${REVIEW}?job=${jobIdAt(19)}`);
  await expect(open(page)).toContainText("Lawyer, team 20");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/admin/jobs/pending?page=2", async (route) => {
    await held;
    await route.fallback();
  });
  for (const key of ["j", "j", "j"]) await page.keyboard.press(key);
  await expect(page.getByText("Page 2")).toBeVisible();
  await page.keyboard.press("j");
  letGo();
  await expect(open(page)).toContainText("Lawyer, team 21");
});
