import type { Page } from "@playwright/test";
import { READING_MS, textFile } from "../support/document-screens.ts";
import { expect, signInSomeone, test } from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const JOB_TEXT = `Employment Lawyer
Harrow & Lyle, Sydney NSW

What you need
- A current NSW practising certificate
- At least 4 years in employment law
- Enterprise agreements
- Advocacy before the Fair Work Commission

What would help
- Experience with LEAP
`;

const side = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const resume = (page: Page) => side(page, "The resume");
const job = (page: Page) => side(page, "The job description");
const submit = (page: Page) => page.getByRole("button", { name: "Compare", exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const paste = (page: Page) => page.getByRole("tab", { name: "Paste text" });

async function pasteBoth(page: Page) {
  await paste(page).first().click();
  await resume(page).getByRole("textbox").fill(RESUME_TEXT);
  await paste(page).last().click();
  await job(page).getByRole("textbox").fill(JOB_TEXT);
}

test("a visitor compares two texts and sees the evidence from both sides", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await page.goto("/");
  await page.getByRole("link", { name: "Compare Tool", exact: true }).click();
  await expect(title(page)).toHaveText("Compare a resume with a job");
  await expect(submit(page)).toBeDisabled();

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await pasteBoth(page);
  await submit(page).click();
  await expect(title(page)).toHaveText("Comparing");
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText(/^Mei-Lin Chan, for Employment Lawyer/, {
    timeout: READING_MS,
  });
  expect(sent.sort()).toEqual(["/compares", "/upload/job_description", "/upload/resume"]);
  // The report has an address of this browser's: a reload finds it again.
  await expect(page).toHaveURL(/\/comparisons\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(title(page)).toHaveText(/^Mei-Lin Chan, for Employment Lawyer/);

  await expect(page.getByText(/^(Excellent|Good|Moderate|Poor|Not a) ?Fit$/)).toBeVisible();
  await expect(page.getByText(/\d of \d required, \d of \d preferred/)).toBeVisible();
  await expect(page.getByText("This assessment may contain errors.")).toBeVisible();

  // From the requirement to the line, and from the line to the requirement.
  const evidence = page.getByRole("region", { name: "Evidence" });
  const asked = evidence.locator("[data-light^=requirement]").filter({ hasText: /\[\d+\]/ });
  const lines = evidence.locator("[data-light^=line]");
  const lit = evidence.locator("[data-light^=line][data-lit]");
  await asked.first().hover();
  await expect(asked.first()).toHaveAttribute("data-lit");
  await expect(lit).not.toHaveCount(0);
  await title(page).hover();
  await expect(lit).toHaveCount(0);
  await lines.last().hover();
  await expect(lit).toHaveCount(1);
  await expect(evidence.locator("[data-light^=requirement][data-lit]")).not.toHaveCount(0);
  await page.setViewportSize(PHONE);

  await page.getByRole("link", { name: "Compare Another" }).click();
  await expect(submit(page)).toBeDisabled();
  await paste(page).first().click();
  await expect(resume(page).getByRole("textbox")).toHaveValue("");
});

test("a resume and a job in the address are named, and can be changed", async ({ page }) => {
  await signInSomeone(page);
  await page.goto("/documents");
  await page
    .getByLabel("Resume", { exact: true })
    .and(page.locator("input"))
    .setInputFiles(textFile("Mei Chan.txt", RESUME_TEXT));
  await page.getByRole("button", { name: "Upload resume" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/, { timeout: READING_MS });
  const resumeId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const search = `/api/search?docId=${resumeId}&docType=resume&limit=1`;
  // A program that has just started is still reading its jobs.
  const status = async () => (await page.request.get(search)).status();
  await expect.poll(status, { timeout: READING_MS }).toBe(200);
  const [best] = (await (await page.request.get(search)).json()).Results;

  await page.goto(`/compare?resume=${resumeId}&job=${best.resultId}`);
  await expect(resume(page)).toContainText("Mei-Lin Chan");
  await expect(job(page)).toContainText(best.ContactDetails.ContactDetails.job_position);
  const asked = page.waitForRequest("**/compares");
  await submit(page).click();
  expect((await asked).postDataJSON()).toEqual({
    resumeId,
    actualResumeId: resumeId,
    jobDescriptionID: best.resultId,
    isRecruiter: false,
  });
  await expect(title(page)).toHaveText(/^Mei-Lin Chan, for /, { timeout: READING_MS });
  await page.getByRole("link", { name: "Compare Another" }).click();
  await expect(page).toHaveURL("/compare");

  await page.goto(`/compare?resume=${resumeId}`);
  await page.getByRole("button", { name: "Give another resume" }).click();
  await expect(resume(page).getByText("Drop your resume here")).toBeVisible();
  await expect(page).toHaveURL("/compare");
  await page.goto(
    `/compare?job=${resumeId.replace(/^./, (figure) => (figure === "0" ? "1" : "0"))}`,
  );
  await expect(job(page).getByText(/^That job is no longer open/)).toBeVisible();
});
