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
const ad = (page: Page) => page.getByRole("article", { name: "The advertisement so far" });
const line = (page: Page, text: string) => ad(page).getByRole("button", { name: text });

/** Says it, and waits until it has been answered. */
async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await page.keyboard.press("Enter");
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
  await expect(log(page).getByText("Assistant is writing")).toBeHidden();
}

/** A draft without a website, with the assistant's greeting. */
async function begin(page: Page): Promise<void> {
  await page.goto(`${CREATE}?step=url`);
  await button(page, "Continue without it").click();
  await expect(log(page).getByText("Assistant", { exact: true })).toHaveCount(1);
}

const PASTED = `Property Paralegal

Our client is a firm in Parramatta NSW. This is a full time role at $75,000 to $85,000 plus super.

What you will do
- Prepare contracts of sale
- Run settlements in PEXA

What you will need
- Two years in conveyancing
- A driver's licence

Nice to have
- Retail leasing

How to apply
Send your resume to jobs@kestrelfreight.example by 27 March.`;

test("I start from a website, and the first message is a whole advertisement", async ({ page }) => {
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

  // Nothing is sent without words; two lines are one message.
  await expect(message(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log(page).getByText("You", { exact: true })).toHaveCount(0);
  await message(page).fill("Property paralegal in Parramatta,");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("full time, $75k to $85k plus super. Must have PEXA");
  await page.keyboard.press("Enter");
  await expect(ad(page).getByRole("heading", { name: /Property paralegal/i })).toBeVisible();
  await expect(line(page, "PEXA").first()).toBeVisible();

  // The other device: the same draft, from the dashboard.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /^Continue ?: Property Paralegal$/i }).click();
  await expect(line(page, "PEXA").first()).toBeVisible();
  await expect(log(page).getByText("You", { exact: true })).toHaveCount(1);
});

test("I paste what I have, change it by hand and in words, and it is live as it was shown", async ({
  page,
}) => {
  test.slow();
  await signInRecruiter(page);
  await begin(page);
  await message(page).fill(PASTED);
  await page.keyboard.press("Enter");
  await expect(line(page, "Prepare contracts of sale").first()).toBeVisible();
  await expect(line(page, "Retail leasing").first()).toBeVisible();

  // By hand, by the keyboard alone, and back again.
  await line(page, "Two years in conveyancing").first().press("Enter");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Three years in conveyancing");
  await page.keyboard.press("Enter");
  await expect(line(page, "Three years in conveyancing").first()).toBeVisible();
  await button(page, "Undo").click();
  await expect(line(page, "Two years in conveyancing").first()).toBeVisible();
  await button(page, "Redo").click();
  await expect(line(page, "Three years in conveyancing").first()).toBeVisible();

  // In words; what the law forbids is named and left out.
  await say(page, "Sorry, make that 4 years. And no older ladies please.");
  await expect(line(page, "4 years in conveyancing").first()).toBeVisible();
  await expect(log(page).getByText(/I left out “.*older ladies please”/)).toBeVisible();
  await expect(ad(page).getByText(/older ladies/)).toHaveCount(0);
  await say(page, "could you make it a bit warmer?");
  await expect(ad(page).getByText(/We would love to hear from/)).toBeVisible();
  await expectAccessible(page);

  await button(page, "Publish").click();
  await expect(page.getByText("Publish this job?")).toBeVisible();
  await button(page, "Publish now").last().click();
  await expect(page.getByText("Job description generation complete!").first()).toBeVisible();
  await expect(page.getByText("The job posting is live.").first()).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  const href = await page.getByRole("link", { name: "View Candidates" }).getAttribute("href");
  expect(href).toMatch(/^\/candidate\/[0-9a-f-]{36}$/);
  await page.goto(`/job/${href?.split("/").at(-1)}`);
  for (const said of ["We would love to hear from", "4 years in conveyancing", "Retail leasing"])
    await expect(page.getByRole("main").getByText(said).first()).toBeVisible();
  await page.goto(CREATE);
  await expect(heading(page, "Create Job Posting")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
});

test("on a phone I place what was left open and publish by saying so", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInRecruiter(page);
  await begin(page);
  await say(page, "barista wanted in Mildura, casual, 31.20 an hour plus penalties");
  await say(page, "they make coffee and keep the milk silky");
  await page.getByRole("tab", { name: /^Draft/ }).click();
  await expect(ad(page).getByRole("heading", { name: /Barista/ })).toBeVisible();
  await expect(
    ad(page)
      .getByText(/Casual/)
      .first(),
  ).toBeVisible();
  await page.getByRole("tab", { name: "Assistant" }).click();
  await message(page).fill("yep, post it");
  await button(page, "Send").click();
  await expect(page.getByText("The job posting is live.").first()).toBeVisible();
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
  await expect(heading(page, "Check the details")).toBeVisible();
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
  await expect(heading(page, "Check the details")).toBeVisible();
  await page.goto(`${CREATE}?step=upload&posting=6f1f4b7e-6a9e-4a3b-9a3e-0a4f6a2b1c3d`);
  await expect(page.getByRole("heading", { name: "Job posting not found" })).toBeVisible();
});
