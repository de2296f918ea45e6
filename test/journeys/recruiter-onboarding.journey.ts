import type { Page } from "@playwright/test";
import { arrive, button, field, heading } from "../support/account-screens.ts";
import { READING_MS } from "../support/document-screens.ts";
import { expect, newEmail, PASSWORD, test } from "../support/journey.ts";
import { jobsZip, posting, resumesZip } from "../support/recruiter-screens.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const currentStep = (page: Page) => page.locator("[aria-current=step]");

async function fillCompany(page: Page): Promise<void> {
  await field(page, "Company name").fill("Harrow Legal");
  await field(page, "Company website").fill("harrow.example");
  await button(page, "Next").click();
}

test("I register with two archives, see who fits my postings, and write to one of them", async ({
  page,
}) => {
  test.slow();
  const email = newEmail();
  await arrive(page, "/register?recruiter=true");
  await field(page, "Full name").fill("Tom Okafor");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await field(page, "Confirm password").fill(PASSWORD);
  await button(page, "Start 6 Months Free").click();
  await expect(heading(page, "Sign in")).toBeVisible();
  await field(page, "Password").fill(PASSWORD);
  await button(page, "Sign In").click();
  await expect(page).toHaveURL("/onboarding");
  await expect(page.getByRole("radio", { name: "Recruiter" })).toBeChecked();
  await button(page, "Next").click();

  await expect(heading(page, "Your company")).toBeVisible();
  await expect(currentStep(page)).toContainText("Company Info");
  await fillCompany(page);
  await expect(heading(page, "How to reach you")).toBeFocused();
  await expect(currentStep(page)).toContainText("Contact Info");
  await expect(field(page, "Email")).toHaveValue(email);
  await field(page, "Contact number").fill("02 5550 1847");
  await field(page, "Position").fill("Partner");
  await page.keyboard.press("Enter");

  await expect(currentStep(page)).toContainText("Upload Files");
  await expect(page.getByText("Tip: max 50 MB per ZIP").first()).toBeVisible();
  await page.getByLabel("Resumes", { exact: true }).setInputFiles(resumesZip());
  await expect(page.getByText("October.zip").first()).toBeVisible();
  const jobs = jobsZip("Employment Lawyer", "Workplace Relations Lawyer");
  await page.getByLabel("Job descriptions", { exact: true }).setInputFiles(jobs);
  await page.getByRole("checkbox", { name: /right to hold/ }).check();
  await page.getByRole("checkbox", { name: /^I accept/ }).check();
  await button(page, "Complete Setup").click();
  await expect(
    page.getByText("Your recruiter profile has been successfully created!").first(),
  ).toBeVisible();
  await expect(page).toHaveURL("/dashboard", { timeout: 15_000 });
  const { user } = await (await page.request.get("/api/user/status")).json();
  expect(user).toMatchObject({ Isrecruiter: true, Onboarding: true, Phone: "02 5550 1847" });

  // What is being read is shown as it happens, and the postings come by themselves.
  const archives = page.getByRole("region", { name: "Archives" });
  await expect(archives.getByText("3 of 3", { exact: true })).toBeVisible({ timeout: READING_MS });
  await expect(archives.getByText("2 of 2", { exact: true })).toBeVisible({ timeout: READING_MS });
  await expect(archives.getByRole("link", { name: "Ana Duarte.txt" })).toBeVisible();
  await expect(archives.getByRole("link", { name: /^Active posting/ })).toHaveCount(2);
  const mine = posting(page, "Workplace Relations Lawyer");
  await expect(mine).toContainText("Active");
  await mine.getByRole("link", { name: "View Candidates" }).click();
  await expect(page).toHaveURL(/\/candidate\/[\da-f-]{36}$/);
  // Those of the archive are among them, for this recruiter alone.
  const ana = page.getByRole("link", { name: "Ana Duarte", exact: true });
  await expect(ana).toBeVisible({ timeout: READING_MS });
  await ana.click();
  await button(page, "Contact Candidate").click();
  await button(page, "Send message").click();
  await expect(page.getByText("Please enter a message")).toBeVisible();
  await field(page, "Message").fill("Hello Ana. May I call you about a role in Sydney?");
  await button(page, "Send message").click();
  await expect(page.getByText("Invitation sent to Ana Duarte").first()).toBeVisible();
});
