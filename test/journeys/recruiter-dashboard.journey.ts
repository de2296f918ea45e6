import { arrive, button, field, heading } from "../support/account-screens.ts";
import { DESK, said, title } from "../support/dashboard-screens.ts";
import { READING_MS } from "../support/document-screens.ts";
import { expect, OURS, signInSomeone, test } from "../support/journey.ts";
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

test("I bring an archive of resumes, and see how many were read", async ({ page }) => {
  await asRecruiter(page);
  await arrive(page, "/dashboard");
  const archives = page.getByRole("region", { name: "Archives" });
  await button(page, "Upload an archive").click();
  await archives.getByLabel("Archive", { exact: true }).setInputFiles(resumesZip());
  await archives.getByRole("checkbox", { name: /I will erase a resume/ }).check();
  await button(page, "Upload archive").click();
  await expect(archives.getByText("3 of 3", { exact: true })).toBeVisible(READ);
});

test("a page that cannot be had leaves me where I am, and tells me", async ({ page }) => {
  await asRecruiter(page);
  await arrive(page, "/dashboard");
  const create = page.getByRole("link", { name: "Create Job Posting" }).first();
  await page.route(/\/create-job-page-[^/]*\.js$/, (route) => route.abort());
  await create.click();
  await expect(said(page, "Failed to navigate to job posting creation")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.unroute(/\/create-job-page-[^/]*\.js$/);
  await page.reload();
  await create.click();
  await expect(page).toHaveURL("/create-job-posting");
});
