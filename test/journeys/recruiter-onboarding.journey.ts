import type { Page } from "@playwright/test";
import { makeZip } from "#server/features/documents/archives/testing/make-zip.ts";
import { arrive, breakDown, button, field, heading } from "../support/account-screens.ts";
import { READING_MS } from "../support/document-screens.ts";
import {
  expect,
  expectAccessible,
  newEmail,
  PASSWORD,
  signInNewcomer,
  test,
} from "../support/journey.ts";
import { jobsZip, posting, resumesZip } from "../support/recruiter-screens.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SAVED = "Profile updated successfully!";
const archive = (name: string) => ({
  name,
  mimeType: "application/zip",
  buffer: makeZip([{ name: "Mei.txt", content: RESUME_TEXT }]),
});
const currentStep = (page: Page) => page.locator("[aria-current=step]");

/** Somebody who has just registered, in front of the recruiter's wizard. */
async function newcomer(page: Page): Promise<void> {
  await signInNewcomer(page, "Tom Okafor");
  await arrive(page, "/onboarding?role=recruiter");
}

async function fillContact(page: Page): Promise<void> {
  await field(page, "Contact number").fill("02 5550 1847");
  await field(page, "Position").fill("Partner");
  await button(page, "Next").click();
}

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
  await button(page, "Complete Setup").click();
  await expect(page.getByText(/^Please confirm that you may hold/)).toBeVisible();
  await expect(page.getByText("You must accept the terms")).toBeVisible();
  await expectAccessible(page);
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
  await expectAccessible(page);
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

test("each step says what is missing, and goes nowhere without it", async ({ page }) => {
  await newcomer(page);
  await button(page, "Next").click();
  await expect(page.getByText("Company name is required")).toBeVisible();
  await expect(page.getByText("Company website is required")).toBeVisible();
  await expect(field(page, "Company name")).toBeFocused();
  await expectAccessible(page);
  await field(page, "Company name").fill("Harrow Legal");
  await expect(page.getByText("Company name is required")).toHaveCount(0);
  await field(page, "Company website").fill("Harrow Legal");
  await button(page, "Next").click();
  await expect(page.getByText("Please enter a valid website address")).toBeVisible();
  await fillCompany(page);

  await field(page, "Full name").fill(" ");
  await field(page, "Email").fill("");
  await field(page, "Contact number").fill("");
  await button(page, "Next").click();
  for (const what of ["Name", "Email", "Contact number", "Position"])
    await expect(page.getByText(`${what} is required`)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Back").click();
  await expect(field(page, "Company website")).toHaveValue("https://harrow.example");
  await button(page, "Back").click();
  await expect(page.getByRole("radio", { name: "Recruiter" })).toBeVisible();
});

test("what I filled in is there when I come back; the terms and files are not", async ({
  page,
}) => {
  await newcomer(page);
  await fillCompany(page);
  await fillContact(page);
  await page.getByRole("checkbox", { name: /^I accept/ }).check();
  await arrive(page, "/onboarding?role=recruiter");
  await expect(currentStep(page)).toContainText("Upload Files");
  await expect(page.getByRole("checkbox", { name: /^I accept/ })).not.toBeChecked();
  await button(page, "Back").click();
  await expect(field(page, "Position")).toHaveValue("Partner");
});

test("what is no archive is dropped silently, and a failure keeps everything", async ({ page }) => {
  await newcomer(page);
  await fillCompany(page);
  await fillContact(page);
  const jobs = page.getByLabel("Job descriptions", { exact: true });
  await jobs.setInputFiles({ ...archive("notes.txt"), mimeType: "text/plain" });
  await expect(page.getByText("notes.txt")).toHaveCount(0);
  await jobs.setInputFiles(archive("jobs.zip"));
  await expect(page.getByText("jobs.zip").first()).toBeVisible();
  await page.getByRole("checkbox", { name: /^I accept/ }).check();
  await breakDown(page, "/api/recruiterOnboarding");
  await button(page, "Complete Setup").click();
  const main = page.getByRole("main");
  await expect(main.getByText("Failed to complete onboarding. Please try again.")).toBeVisible();
  await expect(main.getByText("jobs.zip").first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^I accept/ })).toBeChecked();
  await page.unroute("**/api/recruiterOnboarding");
  await button(page, "Complete Setup").click();
  await expect(page).toHaveURL("/dashboard", { timeout: 15_000 });
});

test("on a phone nothing runs off the side", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await newcomer(page);
  await fillCompany(page);
  await fillContact(page);
  await expect(currentStep(page)).toContainText("Upload Files");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const name of ["Back", "Complete Setup"]) {
    const box = await button(page, name).boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
});

test("I edit my recruiter profile, and take changes back", async ({ page }) => {
  await arrive(page, "/login");
  await page.getByRole("button", { name: "Sign in as recruiter" }).click();
  await expect(page).toHaveURL("/dashboard");
  await arrive(page, "/profile");
  const company = page.getByRole("region", { name: "Company information" });
  const website = company.getByLabel("Company website");
  await expect(website).not.toHaveValue("");
  await expect(page.getByText("100% complete")).toBeVisible();

  await website.fill("");
  await expect(page.getByText("80% complete")).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "add your company’s website" }).click();
  await expect(website).toBeFocused();
  await company.getByRole("button", { name: "Cancel" }).click();
  await expect(website).not.toHaveValue("");
  await expect(page.getByText("Verified recruiter")).toBeVisible();

  // A link to elsewhere and back: what was typed is still here, and can still be taken back.
  const saved = await website.inputValue();
  await website.fill("harrow");
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  await expect(page).toHaveURL("/dashboard");
  await page.goBack();
  await expect(website).toHaveValue("harrow");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await company.getByRole("button", { name: "Cancel" }).click();
  await expect(website).toHaveValue(saved);

  await breakDown(page, "/api/recruiter/profile");
  await website.fill("harrow.example");
  await company.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Failed to save profile. Please try again.")).toBeVisible();
  await expect(website).toHaveValue("harrow.example");
  await page.unroute("**/api/recruiter/profile");
  await company.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await expect(website).toHaveValue("https://harrow.example");
  await expectAccessible(page);
  await arrive(page, "/profile");
  await expect(website).toHaveValue("https://harrow.example");
});
