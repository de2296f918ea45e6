import type { Page } from "@playwright/test";
import { arrive, button, field, heading } from "../support/account-screens.ts";
import { SITE_ABOUT } from "../support/company-site.ts";
import { READING_MS, textFile } from "../support/document-screens.ts";
import { expect, expectAccessible, OURS, signInNewcomer, test } from "../support/journey.ts";
import { EMPLOYMENT_AD } from "../support/market.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const CREATE = "/create-job-posting";
const NOT_A_JOB = /^Nothing in this file reads like a job description\. It was kept as a draft\./;

/** Somebody who hires, through the calls. */
async function signInRecruiter(page: Page): Promise<void> {
  const email = await signInNewcomer(page, "Tom Okafor");
  const answer = await page.request.post("/api/recruiterOnboarding", {
    multipart: {
      name: "Tom Okafor",
      email,
      company_name: "Kestrel Freight",
      company_website: "kestrelfreight.example",
      contact_number: "02 5550 1847",
      position: "Partner",
      terms: "true",
    },
    headers: OURS,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const message = (page: Page) => field(page, "Message");
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const ad = (page: Page) => page.getByRole("article", { name: "The advertisement so far" });

/** Says it, and waits until it has been answered. */
async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await page.keyboard.press("Enter");
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
  await expect(log(page).getByText("Assistant is writing")).toBeHidden();
}

test("I talk to the assistant, and my job is live in under ten turns", async ({ page }) => {
  test.slow();
  await signInRecruiter(page);
  await arrive(page, CREATE);
  await page.getByRole("link", { name: "Start with the assistant" }).click();

  // A blank, an address that is no company's, and then one that can be read.
  const website = field(page, "Company website");
  await expect(website).toHaveValue("https://kestrelfreight.example");
  await website.fill("");
  await button(page, "Read the website").click();
  await expect(page.getByText("Please enter a company URL.")).toBeVisible();
  await website.fill("http://127.0.0.1/");
  await page.keyboard.press("Enter");
  await expect(website).toHaveAttribute("aria-invalid", "true");
  await expect(button(page, "Continue without it")).toBeVisible();
  await website.fill("kestrelfreight.example");
  await button(page, "Read the website").click();
  await expect(page.getByText("Company information fetched successfully!").first()).toBeVisible();
  await expect(heading(page, "Kestrel Freight, from their website")).toBeVisible();
  await expect(ad(page).getByText(SITE_ABOUT)).toBeVisible();
  await expect(ad(page).getByText("Quoted from kestrelfreight.example").first()).toBeVisible();

  // The assistant asks first; nothing is sent without words.
  await expect(log(page).getByText("Assistant", { exact: true })).toHaveCount(1);
  await expect(message(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log(page).getByText("You", { exact: true })).toHaveCount(0);
  await message(page).fill("Property paralegal in Parramatta,");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("full time, $75k to $85k plus super");
  await page.keyboard.press("Enter");
  await expect(ad(page).getByRole("heading", { name: /Property paralegal/i })).toBeVisible();
  await expect(
    ad(page).locator("mark", { hasText: "$75,000 to $85,000 plus super" }),
  ).toBeVisible();
  await expect(ad(page).getByText("Not known yet").first()).toBeVisible();

  await say(
    page,
    "They will prepare contracts of sale and run settlements. Must have: two years in conveyancing; PEXA; young and energetic. Nice to have: retail leasing",
  );
  await expect(ad(page).getByRole("listitem").filter({ hasText: "PEXA" })).toBeVisible();

  // A reload and another screen: nothing of it is lost.
  await message(page).fill("half a thought");
  await page.reload();
  await expect(message(page)).toHaveValue("half a thought");
  await message(page).fill("");
  await page.getByRole("link", { name: "Create Job Posting" }).click();
  await expect(page.getByText(/^Property paralegal$/i)).toBeVisible();
  await page.getByRole("link", { name: "Continue", exact: true }).click();

  // What shuts people out is pointed at, and replaced at a press.
  await page.getByRole("button", { name: /^Replace it: “young and energetic”$/i }).click();
  await expect(log(page).getByText(/^Replace "young and energetic" with /i)).toBeVisible();
  await expect(ad(page).getByText("young and energetic")).toHaveCount(0);

  await say(page, "Hybrid, two days in the office. Reports to the head of property.");
  await expect(preview(page).getByText(/^Written by rules/)).toBeVisible();
  await button(page, "Publish it").click();
  await expect(page.getByText("Job description generation complete!").first()).toBeVisible();
  await expect(page.getByText("The job posting is live.").first()).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await expectAccessible(page);
  const turns = await log(page).getByText("You", { exact: true }).count();
  expect(turns).toBeLessThan(10);
  await expect(page.getByRole("link", { name: "View Candidates" })).toHaveAttribute(
    "href",
    /^\/candidate\/[0-9a-f-]{36}$/,
  );
  await page.getByRole("link", { name: "Finish" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto(CREATE);
  await expect(heading(page, "Create Job Posting")).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue", exact: true })).toHaveCount(0);
});

test("I bring a job description as a file, and each refusal says what to do", async ({ page }) => {
  await signInRecruiter(page);
  await arrive(page, CREATE);
  await page.getByRole("link", { name: "Upload a file" }).click();
  const file = page.getByLabel("Job description", { exact: true }).and(page.locator("input"));
  const send = button(page, "Upload job description");
  await send.click();
  await expect(page.getByText("Please select a file to upload.").first()).toBeVisible();
  await file.setInputFiles(textFile("Job.xlsx", EMPLOYMENT_AD));
  await expect(
    page.getByText("Please upload a PDF, DOC, DOCX, or TXT file.").first(),
  ).toBeVisible();
  await file.setInputFiles(textFile("Job.txt", "x".repeat(10 * 1024 * 1024 + 1)));
  await expect(page.getByText("File size must be less than 10MB.").first()).toBeVisible();
  await file.setInputFiles(textFile("Job.txt", `${EMPLOYMENT_AD}\nReference ${Date.now()}\n`));
  await send.click();

  await expect(page.getByText("Job description uploaded successfully!").first()).toBeVisible({
    timeout: READING_MS,
  });
  await expect(heading(page, "What was read")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Employment Lawyer" })).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Required" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Employment Lawyer" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Candidates" })).toBeVisible();

  // What is no job description is kept, and not shown to anybody.
  await page.getByRole("link", { name: "Upload another" }).click();
  await file.setInputFiles(textFile("Poem.txt", `Slow river, ${Date.now()}\nyou carry no news`));
  await send.click();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible({ timeout: READING_MS });
  await expect(page.getByRole("status").getByText(NOT_A_JOB).first()).toBeVisible();
  await expect(page.getByText("Job description uploaded successfully!")).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, "What was read")).toBeVisible();
  await page.goto(`${CREATE}?step=upload&posting=6f1f4b7e-6a9e-4a3b-9a3e-0a4f6a2b1c3d`);
  await expect(page.getByRole("heading", { name: "Job posting not found" })).toBeVisible();
});
