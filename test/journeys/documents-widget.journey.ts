import { bringResume, group, textFile } from "../support/document-screens.ts";
import { expect, finishOnboarding, newEmail, PASSWORD, test } from "../support/journey.ts";
import { post } from "../support/settings.ts";

test("what I uploaded before signing in I may keep", async ({ page }) => {
  await bringResume(page);
  await expect(group(page, "Contact")).toBeVisible();
  const email = newEmail();
  await post(page, "/api/auth/register", { name: "Mei-Lin Chan", email, password: PASSWORD });
  await post(page, "/api/auth/login", { email, password: PASSWORD });
  await finishOnboarding(page, "Priya Raman", email);
  await page.goto("/dashboard");
  await expect(page.getByText(/^Keep the resume read at \d\d:\d\d\?$/)).toBeVisible();
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText(/^Keep the resume/)).toBeHidden();
  await page.goto("/profile");
  await page.getByRole("link", { name: "Mei-Lin Chan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mei-Lin Chan" })).toBeVisible();
  await expect(page.getByText(/^Erased on/)).toBeHidden();
});

test("a visitor’s documents are listed with when they go, and can be deleted", async ({ page }) => {
  await bringResume(page);
  await page.getByRole("link", { name: "Your documents" }).click();
  await expect(page.getByText(/erased seven days after they were uploaded/)).toBeVisible();
  const row = page.getByRole("row", { name: /Mei-Lin Chan/ });
  await expect(row).toContainText("Resume");
  await expect(row).toContainText("Read");

  await page.getByRole("button", { name: "Job description", exact: true }).click();
  await page
    .getByLabel("Job description", { exact: true })
    .and(page.locator("input"))
    .setInputFiles(
      textFile(
        "Ad.txt",
        "Family Lawyer\nPenhallow Reid, Sydney NSW\n\nYou must have a current NSW practising certificate.\n",
      ),
    );
  await page.getByRole("button", { name: "Upload job description" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
  await expect(group(page, "The job")).toBeVisible();
  await page.getByRole("link", { name: "Your documents" }).click();
  await page.getByRole("button", { name: "Delete Mei Chan.txt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete document" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("row")).toHaveCount(2);
});
