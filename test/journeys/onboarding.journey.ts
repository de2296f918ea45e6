import type { Locator, Page } from "@playwright/test";
import { button, field, heading } from "../support/account-screens.ts";
import { READING_MS, textFile } from "../support/document-screens.ts";
import { expect, newEmail, PASSWORD, test } from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const RESUME = textFile("Mei Chan.txt", RESUME_TEXT);

const picker = (page: Page) =>
  page.getByLabel("Resume", { exact: true }).and(page.locator("input[type=file]"));
const whatWeRead = (page: Page) => page.getByText("Senior Associate, Fairholm Lawyers");
const terms = (page: Page) => page.getByRole("checkbox", { name: /^I accept the/ });

async function pressTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there.");
}

test("from a new account to my first interest in a job, with the keyboard alone", async ({
  page,
}) => {
  test.slow();
  await page.goto("/register");
  const email = newEmail();
  await field(page, "Full name").fill("Mei-Lin Chan");
  await field(page, "Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Sign in")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/onboarding");
  await expect(heading(page, "How will you use Candour?")).toBeVisible();
  await expect(page.getByText("can be changed later in your account settings")).toBeVisible();
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toHaveCount(0);
  // Before it is finished, the main area leads here.
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/onboarding");
  await pressTo(page, page.getByRole("radio", { name: "Candidate" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");

  await expect(heading(page, "About you")).toBeFocused();
  await expect(field(page, "Full name")).toHaveValue("Mei-Lin Chan");
  await expect(field(page, "Email")).toHaveValue(email);
  await pressTo(page, field(page, "Phone"));
  await page.keyboard.type("0491 570 156");
  await page.keyboard.press("Enter");

  await expect(heading(page, "Your resume")).toBeFocused();
  await picker(page).setInputFiles(RESUME);
  await expect(whatWeRead(page)).toBeVisible({ timeout: READING_MS });
  await expect(page.getByText("You can correct all of this later in your profile")).toBeVisible();
  await expect(page.getByText("Read by rules. It may contain errors.")).toBeVisible();
  await pressTo(page, button(page, "Next"));
  await page.keyboard.press("Enter");

  await expect(heading(page, "Who finds you")).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Let recruiters find me" })).toBeChecked();
  await pressTo(page, terms(page));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Your profile has been successfully created!")).toBeFocused();
  await expect(page).toHaveURL("/dashboard", { timeout: 15_000 });
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeVisible();
  const { user } = await (await page.request.get("/api/user/status")).json();
  expect(user).toMatchObject({ Onboarding: true, Phone: "0491 570 156" });
  const interest = page.getByRole("button", { name: /^Express Interest/ }).first();
  await expect(interest).toBeVisible({ timeout: READING_MS });
  await interest.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Interest (expressed successfully!|saved\.)/).first()).toBeVisible();
  // Finished is finished, whichever role is asked for.
  await page.goto("/onboarding?role=candidate");
  await expect(page).toHaveURL("/dashboard");
});
