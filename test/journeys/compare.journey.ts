import type { Page } from "@playwright/test";
import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import { sampleComparison } from "#web/features/comparison/testing/sample.ts";
import { READING_MS, textFile } from "../support/document-screens.ts";
import { expect, expectAccessible, signInSomeone, test } from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const MB = 1024 * 1024;

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
const step = (page: Page) => page.getByRole("listitem").and(page.locator("[aria-current=step]"));
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const paste = (page: Page) => page.getByRole("tab", { name: "Paste text" });

async function pasteBoth(page: Page, texts = { resume: RESUME_TEXT, job: JOB_TEXT }) {
  await paste(page).first().click();
  await resume(page).getByRole("textbox").fill(texts.resume);
  await paste(page).last().click();
  await job(page).getByRole("textbox").fill(texts.job);
}

/** What the server could answer; the first journey shows that it does. */
const answer = (page: Page) =>
  page.route("**/compares", (route) => route.fulfill({ json: sampleComparison() }));

test("a visitor compares two texts and sees the evidence from both sides", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await page.goto("/");
  await page.getByRole("link", { name: "Compare Tool", exact: true }).click();
  await expect(title(page)).toHaveText("Compare a resume with a job");
  await expect(submit(page)).toBeDisabled();
  await expectAccessible(page);

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
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Compare Another" }).click();
  await expect(submit(page)).toBeDisabled();
  await paste(page).first().click();
  await expect(resume(page).getByRole("textbox")).toHaveValue("");
});

test("a wrong type, too much and blank texts are each said, and nothing is sent", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.setViewportSize(PHONE);
  await page.goto("/compare");
  await expectAccessible(page);
  await resume(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "Mei.pages", mimeType: "", buffer: Buffer.alloc(9) });
  await expect(resume(page).getByText(DOCUMENT_SENTENCES.wrongType).last()).toBeVisible();
  await job(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "Ad.pdf", mimeType: "", buffer: Buffer.alloc(10 * MB + 1) });
  await expect(job(page).getByText(DOCUMENT_SENTENCES.tooLarge).last()).toBeVisible();
  await expectAccessible(page);
  await submit(page).click();
  await expect(resume(page).getByRole("button", { name: "Choose another file" })).toBeFocused();

  await pasteBoth(page, { resume: " \n", job: "  " });
  await submit(page).click();
  await expect(resume(page).getByRole("textbox")).toBeFocused();
  await expect(resume(page).getByText(COMPARE_SENTENCES.noResumeGiven)).toBeVisible();
  await expect(job(page).getByText(COMPARE_SENTENCES.noJobGiven)).toBeVisible();
  expect(sent).toEqual([]);
});

test("what fails leads back to the input, with everything kept and the reason said", async ({
  page,
}) => {
  await page.goto("/compare");
  await pasteBoth(page);
  await page.route("**/upload/job_description", (route) =>
    route.fulfill({ status: 500, body: "{}" }),
  );
  await submit(page).click();
  await expect(job(page).getByText("Job description upload failed")).toBeVisible();
  await expect(job(page).getByRole("textbox")).toBeFocused();
  await expect(resume(page).getByRole("textbox")).toHaveValue(RESUME_TEXT);
  await page.unroute("**/upload/job_description");

  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/upload/")) uploads.push(new URL(request.url()).pathname);
  });
  const fail = async (status: number, body: string) => {
    await page.route("**/compares", (route) => route.fulfill({ status, body }));
    await submit(page).click();
  };
  await fail(500, "{}");
  await expect(page.getByText(COMPARE_SENTENCES.failed)).toBeVisible({ timeout: READING_MS });
  await expect(job(page).getByRole("textbox")).toHaveValue(JOB_TEXT);
  await expectAccessible(page);
  await fail(200, "<html>");
  await expect(page.getByText(/^Failed to parse comparison response: /)).toBeVisible();
  const message = COMPARE_SENTENCES.tooMany;
  const refusal = { success: false, message, error: message, fault: "rate-limited" };
  await fail(429, JSON.stringify(refusal));
  await expect(page.getByText(message)).toBeVisible();
  // What has arrived is not sent a second time.
  expect(uploads.filter((path) => path === "/upload/job_description")).toHaveLength(1);

  await page.unroute("**/compares");
  await answer(page);
  await submit(page).click();
  await expect(title(page)).toHaveText(/^Priya Raman, for /);
});

test("each step is said while it runs, and I can give up and still have both texts", async ({
  page,
}) => {
  await page.goto("/compare");
  await pasteBoth(page);
  // Held back until the page gives up.
  await page.route("**/upload/resume", () => undefined);
  await submit(page).click();
  await expect(step(page)).toContainText("Uploading DocumentsAbout 10 seconds");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(resume(page).getByRole("textbox")).toHaveValue(RESUME_TEXT);
  await expect(submit(page)).toBeFocused();

  await page.unroute("**/upload/resume");
  let release: () => void = () => undefined;
  await page.route("**/compares", async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({ json: sampleComparison() });
  });
  await submit(page).click();
  await expect(step(page)).toContainText("Analyzing MatchAbout 15 seconds", {
    timeout: READING_MS,
  });
  release();
  await expect(step(page)).toContainText("Finalizing ResultsAbout 3 seconds");
  await expect(title(page)).toHaveText(/^Priya Raman, for /);
});

test("a scan is waited for, and what cannot be read is said of its side", async ({ page }) => {
  const id = "3f0d2c8e-4444-4a4a-8b8b-000000000001";
  const row = {
    ...{ id, kind: "resume", file_name: "Scan.pdf", file_type: "pdf", bytes: 9 },
    ...{ title: "", received_at: "2026-11-15T03:09:00.000Z", keep_until: null },
  };
  let status = "reading";
  await page.route("**/api/documents", (route) =>
    route.fulfill({ json: { documents: [{ ...row, status }] } }),
  );
  const done = { success: true, message: "", documentId: id, resumeID: id, resumeId: id };
  await page.route("**/upload/resume", (route) =>
    route.fulfill({ json: { ...done, status: "reading" } }),
  );
  await answer(page);
  await page.goto("/compare");
  await resume(page).locator("input[type=file]").setInputFiles(textFile("Scan.txt", "x"));
  await paste(page).last().click();
  await job(page).getByRole("textbox").fill(JOB_TEXT);
  await submit(page).click();
  await expect(page.getByText(/^It is a scan, so its letters/)).toBeVisible();
  await expectAccessible(page);
  status = "unreadable";
  await expect(
    resume(page)
      .getByText(/^This document could not be read\./)
      .last(),
  ).toBeVisible();

  status = "reading";
  await submit(page).click();
  await expect(page.getByText(/^It is a scan, so its letters/)).toBeVisible();
  status = "read";
  await expect(title(page)).toHaveText(/^Priya Raman, for /, { timeout: 15_000 });
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
  await expectAccessible(page);
  const asked = page.waitForRequest("**/compares");
  await submit(page).click();
  expect((await asked).postDataJSON()).toEqual({
    resumeId,
    actualResumeId: resumeId,
    jobDescriptionID: best.resultId,
    isRecruiter: false,
  });
  await expect(title(page)).toHaveText(/^Mei-Lin Chan, for /, { timeout: READING_MS });
  await page.getByRole("button", { name: "Compare Another" }).click();
  await expect(page).toHaveURL("/compare");

  await page.goto(`/compare?resume=${resumeId}`);
  await page.getByRole("button", { name: "Give another resume" }).click();
  await expect(resume(page).getByText("Drop your resume here")).toBeVisible();
  await expect(page).toHaveURL("/compare");
  await page.goto(`/compare?job=${resumeId.replace(/^./, "0")}`);
  await expect(job(page).getByText(/^That job is no longer open/)).toBeVisible();
});
