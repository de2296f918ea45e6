import type { Page } from "@playwright/test";
import { arrive, breakDown, button, field, heading } from "../support/account-screens.ts";
import { DESK, PHONE, said, sideways, title } from "../support/dashboard-screens.ts";
import { READING_MS } from "../support/document-screens.ts";
import { expect, expectAccessible, OURS, signInSomeone, test } from "../support/journey.ts";
import {
  asRecruiter,
  choose,
  jobsZip,
  jobText,
  posting,
  postings,
  postingsOf,
  resumesZip,
} from "../support/recruiter-screens.ts";

test.use({ viewport: DESK, contextOptions: { reducedMotion: "reduce" } });

const READ = { timeout: READING_MS };

test("I see what became of my archive, close and reopen a posting, and finish a draft", async ({
  page,
}) => {
  const titles = [
    "Employment Lawyer",
    "Workplace Lawyer",
    "Union Solicitor",
    "Industrial Advocate",
  ];
  const jobs = jobsZip(...titles, "Senior Employment Lawyer");
  await asRecruiter(page, jobs);
  await arrive(page, "/dashboard");
  const archives = page.getByRole("region", { name: "Archives" });
  await expect(archives.getByText("5 of 5", { exact: true })).toBeVisible(READ);
  // Without a reload, as each was read.
  await expect(postings(page).getByRole("article")).toHaveCount(5);
  await expect(title(page)).toHaveText(
    /^Five active postings, (counting candidates|.* at Good or better)$/,
  );
  const row = posting(page, "Union Solicitor");
  await expect(row).toContainText("Active");
  await expect(row).toContainText("Sydney NSW");
  await expect(row).toContainText("Today");
  await expect(row.getByRole("link", { name: "View Candidates" })).toHaveAttribute(
    "href",
    /^\/candidate\/[\da-f-]{36}$/,
  );
  await expect(
    archives.getByRole("link", { name: /^Active posting.*Union Solicitor/ }),
  ).toBeVisible();
  await expectAccessible(page);

  await choose(page, "Union Solicitor", "Close posting");
  await expect(said(page, "The job posting is closed.")).toBeVisible();
  await expect(row).toContainText("Closed");
  await expect(title(page)).toHaveText(/^Four active postings/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("Active");

  // A file that is no job description waits as a draft, and says why.
  const draft = await page.request.post("/api/upload-jd", {
    headers: OURS,
    multipart: {
      jobDescription: {
        name: "Minutes.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("Minutes of the partners' lunch\nThe soup was cold.\n"),
      },
    },
  });
  expect(draft.ok(), await draft.text()).toBe(true);
  await expect(page.getByRole("button", { name: "All 6" })).toBeVisible();
  await page.getByRole("button", { name: "Draft 1" }).click();
  await expect(page).toHaveURL("/dashboard?status=draft");
  await expect(postings(page).getByRole("article")).toHaveCount(1);
  await expect(postings(page)).toContainText("Nothing in this file reads like a job description.");
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Delete draft" }).click();
  const dialog = page.getByRole("dialog");
  await breakDown(page, "/api/jobs/*");
  await dialog.getByRole("button", { name: "Delete draft" }).click();
  await expect(dialog).toContainText("The draft could not be deleted. Please try again.");
  await page.unroute("**/api/jobs/*");
  await dialog.getByRole("button", { name: "Delete draft" }).click();
  await expect(said(page, "The draft was deleted.")).toBeVisible();
  await expect(postings(page).getByRole("article")).toHaveCount(5);
});

test("I edit a posting, and lose nothing on the way", async ({ page }) => {
  await asRecruiter(page, jobsZip("Employment Lawyer"));
  await expect.poll(async () => (await postingsOf(page)).length, READ).toBe(1);
  await arrive(page, "/dashboard");
  await choose(page, "Employment Lawyer", "Edit");
  await expect(heading(page, "Edit job posting")).toBeVisible();
  const read = page.locator("aside section").last();
  await expect(read).toContainText("Enterprise bargaining");
  await expect(field(page, "Location optional")).toHaveValue("Sydney NSW");
  await expectAccessible(page);

  const name = field(page, "Job title");
  const text = field(page, "The advertisement");
  await name.fill(" ");
  await button(page, "Save").click();
  await expect(said(page, "Job title is required")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Senior Employment Lawyer");
  await expect(page.getByText("Job title is required")).toHaveCount(0);
  await text.fill(jobText("Senior Employment Lawyer").replace("Enterprise", "Modern award"));

  // Elsewhere and back: what was typed is there, and the posting is as it was.
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(posting(page, "Employment Lawyer")).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue("Senior Employment Lawyer");
  await expect(said(page, "Unsaved changes")).toBeVisible();
  await breakDown(page, "/api/jobs/*");
  await button(page, "Save").click();
  await expect(said(page, "The job posting could not be saved. Please try again.")).toBeVisible();
  await page.unroute("**/api/jobs/*");
  await button(page, "Save").click();
  await expect(said(page, "Job posting updated.")).toBeVisible();
  await expect(read).toContainText("Modern award bargaining");
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);

  // Another window saves first.
  await field(page, "Company").fill("Harrow Lyle Ware");
  const [known] = await postingsOf(page);
  const { id } = known ?? { id: "" };
  const body = {
    title: "Employment Counsel",
    company: "Fairholm",
    text: jobText("Employment Counsel"),
  };
  const other = await page.request.put(`/api/jobs/${id}`, { data: body, headers: OURS });
  expect(other.ok(), await other.text()).toBe(true);
  const changed = page.getByText(/^This job posting was changed in the meantime\./);
  await expect(changed).toBeVisible();
  const refused = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await button(page, "Save").click();
  expect((await refused).status()).toBe(409);
  // Nothing of theirs is replaced before it was seen.
  await expect(button(page, "Save")).not.toHaveAttribute("aria-disabled");
  expect((await postingsOf(page))[0]?.title).toBe("Employment Counsel");
  await expect(changed).toBeVisible();
  await expect(field(page, "Company")).toHaveValue("Harrow Lyle Ware");
  await page.getByRole("button", { name: "Load it" }).click();
  await expect(name).toHaveValue("Employment Counsel");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(name).toHaveValue("Senior Employment Lawyer");
  await button(page, "Save").click();
  await expect
    .poll(async () => (await postingsOf(page))[0]?.title)
    .toBe("Senior Employment Lawyer");

  await button(page, "Close posting").click();
  await expect(said(page, "The job posting is closed.")).toBeVisible();
  await expect(button(page, "Reopen")).toBeVisible();
  // A state that changed alone is in nobody's way.
  await field(page, "Company").fill("Harrow & Lyle");
  await button(page, "Save").click();
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  await button(page, "Reopen").click();
  await expect(said(page, "The job posting is live.")).toBeVisible();

  // Somebody else's posting is as good as none, for another recruiter and for a candidate.
  await asRecruiter(page);
  await arrive(page, `/job/${id}/edit`);
  await expect(heading(page, "Job posting not found")).toBeVisible();
  await arrive(page, "/job/nowhere/edit");
  await expect(heading(page, "Job posting not found")).toBeVisible();
  await signInSomeone(page);
  await arrive(page, `/job/${id}/edit`);
  await expect(heading(page, "This page is for the recruiter who posted the job")).toBeVisible();
  await page.getByRole("link", { name: "See the job" }).click();
  await expect(heading(page, "Senior Employment Lawyer")).toBeVisible();
});

/** While it is on its way nothing beside it takes it back. */
async function bringAnArchive(page: Page): Promise<void> {
  const archives = page.getByRole("region", { name: "Archives" });
  await button(page, "Upload an archive").click();
  await expect(button(page, "Not now")).toBeFocused();
  await archives.getByLabel("Archive", { exact: true }).setInputFiles(resumesZip());
  await archives.getByRole("checkbox", { name: /I will erase a resume/ }).check();
  await button(page, "Job descriptions").click();
  const right = archives.getByRole("checkbox", { name: /right to publish/ });
  await expect(right).not.toBeChecked();
  await button(page, "Resumes").click();
  await archives.getByRole("checkbox", { name: /I will erase a resume/ }).check();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/upload/archive", async (route) => {
    await held;
    await route.continue();
  });
  await button(page, "Upload archive").click();
  await expect(button(page, "Not now")).toHaveCount(0);
  release();
  await expect(archives.getByText("3 of 3", { exact: true })).toBeVisible(READ);
  await expect(button(page, "Upload an archive")).toBeVisible();
}

test("an empty dashboard says what to do, and a broken one what happened", async ({ page }) => {
  await asRecruiter(page);
  await breakDown(page, "/candidates/job-postings");
  await breakDown(page, "/api/recruiter/profile");
  await arrive(page, "/dashboard");
  await expect(heading(page, "Dashboard")).toBeVisible();
  await expect(said(page, "Failed to load job postings")).toBeVisible();
  await expect(said(page, "Failed to load dashboard data")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/candidates/job-postings");
  await page.unroute("**/api/recruiter/profile");
  await page
    .getByText(/^Failed to load dashboard data/)
    .getByRole("button")
    .click();
  await expect(said(page, "No job postings yet")).toBeVisible();
  await expect(said(page, "All of five filled in")).toBeVisible();
  await expect(said(page, "No archives yet")).toBeVisible();
  await bringAnArchive(page);
  await page.getByRole("button", { name: "Search Candidates" }).click();
  await expect(
    said(page, "Candidates are found for a job: create a job posting first."),
  ).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(PHONE);
  expect(await sideways(page)).toBe(0);
  const create = page.getByRole("link", { name: "Create Job Posting" }).first();
  expect((await create.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  // The page behind the button cannot be had: one stays, and is told.
  await page.route(/\/create-job-page-[^/]*\.js$/, (route) => route.abort());
  await create.click();
  await expect(said(page, "Failed to navigate to job posting creation")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.unroute(/\/create-job-page-[^/]*\.js$/);
  await page.reload();
  await create.click();
  await expect(page).toHaveURL("/create-job-posting");
});

test("I read my activity, have more of it shown, and delete an entry", async ({ page }) => {
  await asRecruiter(page);
  for (let at = 1; at <= 12; at++)
    await page.request.post("/api/activities", {
      data: { activity_type: "candidate_searched", title: `Looked at candidates ${at}` },
      headers: OURS,
    });
  await breakDown(page, "/api/activities?*");
  await arrive(page, "/dashboard");
  const log = page.getByRole("region", { name: "Activity" });
  await expect(log.getByText("Failed to fetch activity")).toBeVisible();
  await page.unroute("**/api/activities?*");
  await log.getByRole("button", { name: "Try again" }).click();
  const entries = log.getByRole("list").last().getByRole("listitem");
  await expect(entries).toHaveCount(10);
  await expect(log.getByText(/^\d+ entries in the last 7 days$/)).toBeVisible();
  await expect(
    log.getByRole("list", { name: "Activity by day" }).getByRole("listitem"),
  ).toHaveCount(7);
  await log.getByRole("button", { name: "Show more" }).click();
  await expect(log.getByText("Looked at candidates 1", { exact: true })).toBeVisible();

  const gone = log.getByText("Looked at candidates 12", { exact: true });
  await log.getByRole("button", { name: /^Delete\W+Looked at candidates 12$/ }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(gone).toBeVisible();
  await log.getByRole("button", { name: /^Delete\W+Looked at candidates 12$/ }).click();
  await breakDown(page, "/api/activities/*");
  await dialog.getByRole("button", { name: "Delete entry" }).click();
  await expect(dialog).toContainText("Failed to delete activity");
  await page.unroute("**/api/activities/*");
  await dialog.getByRole("button", { name: "Delete entry" }).click();
  await expect(said(page, "Activity deleted")).toBeVisible();
  await expect(gone).toHaveCount(0);
  await expect(log.getByRole("heading", { name: "Activity" })).toBeFocused();

  // Off unless this window was told otherwise.
  const refresh = log.getByRole("checkbox", { name: "Refresh every 30 seconds" });
  await expect(refresh).not.toBeChecked();
  await refresh.check();
  await page.reload();
  await expect(refresh).toBeChecked();
});
