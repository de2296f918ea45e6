import { READING_MS, textFile } from "../support/document-screens.ts";
import { expect, test } from "../support/journey.ts";
import { experience, openProfile, personal, positions } from "../support/profile-screens.ts";
import { post, section } from "../support/settings.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

test("another resume fills my profile, or leaves it as it is", async ({ page }) => {
  await openProfile(page);
  const resume = section(page, "Resume");
  await expect(resume).toContainText("Resume.txt");
  await expect(resume.getByRole("link", { name: "See what we read" })).toBeVisible();
  await resume.getByRole("button", { name: "Replace resume" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel("Resume", { exact: true })
    .and(page.locator("input"))
    .setInputFiles(textFile("Mei Chan.txt", RESUME_TEXT));
  await dialog.getByRole("button", { name: "Continue with this resume" }).click();
  await expect(dialog.getByRole("radio", { name: "Fill my profile from this resume" })).toBeChecked(
    { timeout: READING_MS },
  );
  await dialog.getByRole("button", { name: "Use this resume" }).click();
  await expect(resume).toContainText("Mei Chan.txt");
  await expect(personal(page).getByLabel("Name")).toHaveValue("Mei-Lin Chan");
  await expect(positions(page)).toHaveText([/^Senior Associate/, /^Associate/]);

  await resume.getByRole("button", { name: "Replace resume" }).click();
  await dialog.getByRole("button", { name: "Use Resume.txt" }).click();
  await dialog.getByRole("radio", { name: "Keep my profile as it is" }).check();
  await dialog.getByRole("button", { name: "Use this resume" }).click();
  await expect(resume).toContainText("Resume.txt");
  await expect(page.getByText("This is your resume now").first()).toBeVisible();
  await expect(personal(page).getByLabel("Name")).toHaveValue("Mei-Lin Chan");
});

test("I choose who may find me, and each choice is kept at once", async ({ page }) => {
  await openProfile(page);
  const visibility = section(page, "Visibility");
  await expect(visibility.getByText("Nobody at Corran Vale Lawyers finds you.")).toBeVisible();
  await visibility.getByLabel("Hide me from a company").fill("Smith, Jones & Co");
  await page.keyboard.press("Enter");
  await expect(visibility.getByRole("list").first().getByRole("listitem")).toHaveText([
    "Smith, Jones & Co",
  ]);
  await expect(page.getByText("Success: Saved").first()).toBeVisible();
  await visibility.getByLabel("Recruiters can find me").uncheck();
  await expect
    .poll(async () => (await (await page.request.get("/api/candidates/profile")).json()).visibility)
    .toMatchObject({ findable: false, hidden_companies: ["Smith, Jones & Co"] });

  await page.reload();
  await expect(visibility.getByRole("list").first().getByRole("listitem")).toHaveText([
    "Smith, Jones & Co",
  ]);
  await expect(visibility.getByLabel("Recruiters can find me")).not.toBeChecked();
});

test("a recruiter has a recruiter's profile, and the account below it", async ({ page }) => {
  const { accounts, password } = await (await page.request.get("/api/demo")).json();
  const { email } = accounts.find(({ role }: { role: string }) => role === "recruiter");
  expect(await post(page, "/api/auth/login", { email, password })).toBe(200);
  await page.goto("/profile");
  await expect(section(page, "Recruiter Profile")).toBeVisible();
  await expect(section(page, "Your details")).toBeVisible();
  await expect(experience(page)).toHaveCount(0);
  await expect(section(page, "Role").getByRole("link")).toHaveAttribute(
    "href",
    "/onboarding?role=candidate",
  );
  const website = section(page, "Company information").getByLabel("Company website");
  const known = await website.inputValue();
  await website.fill("harrow.example");
  await page.getByRole("button", { name: "Save Profile" }).first().click();
  await expect(page.getByText("Profile updated successfully!").first()).toBeVisible();
  await page.reload();
  await expect(website).toHaveValue("https://harrow.example");
  // The demo world is everybody's.
  await website.fill(known);
  await page.getByRole("button", { name: "Save Profile" }).first().click();
  await expect(page.getByText("Profile updated successfully!").first()).toBeVisible();
});
