import type { Page } from "@playwright/test";
import {
  COMPARISON,
  cards,
  DESK,
  FINDING_MS,
  FOUND,
  file,
  find,
  findByPress,
  MEI,
  PHONE,
  RESULTS,
  submit,
  title,
} from "../support/home-screens.ts";
import { expect, newEmail, PASSWORD, test } from "../support/journey.ts";
import { post } from "../support/settings.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

/** What the page said beside the file, in order. */
async function followStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const place of document.querySelectorAll("fieldset [role=status]")) {
        const text = place.textContent ?? "";
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "said"));
}

test("from my resume to the jobs that fit, to one of them in full, and back", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await page.goto("/");
  await expect(title(page)).toHaveText(/^See which jobs fit your resume/);
  for (const part of ["How it works", "What you can count on", "Our goals"])
    await expect(page.getByRole("heading", { name: part })).toBeVisible();
  await file(page).setInputFiles(MEI);
  const said = await followStatus(page);
  await submit(page).click();
  await expect(page.getByText("Analyzing your resume").first()).toBeVisible();
  await expect(page).toHaveURL(RESULTS, { timeout: FINDING_MS });
  // The name before, bytes while it is sent, and patience with a program that has just started. A busy
  // machine may be done with the file before the page has drawn that it works on it.
  const asides =
    /^(Mei Chan\.txt|Uploading|Processing file|Upload complete|Finding the best matches)/;
  expect((await said()).filter((text) => !asides.test(text))).toEqual([
    "Analyzing your resume",
    "Searching for jobs",
    expect.stringMatching(/^Found \d+ job matches$/),
  ]);

  await expect(title(page)).toHaveText(FOUND);
  await expect(cards(page).first()).toContainText(/\d+%/);
  await expect(page.locator("#main")).toBeFocused();
  const results = page.url();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();

  const name = await cards(page).first().getByRole("heading").innerText();
  await cards(page).first().getByRole("button", { name: "Compare in full" }).click();
  await expect(page).toHaveURL(COMPARISON);
  await expect(title(page)).toContainText(name);
  await expect(page.getByText("This assessment may contain errors.")).toBeVisible();
  await page.reload();
  await expect(title(page)).toContainText(name);

  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expect(title(page)).toContainText(name);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(results);
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Drop your resume here")).toBeVisible();
});

test("one press on a sample shows what this is about", async ({ page }) => {
  test.slow();
  for (const [sample, job] of [
    [/^A lawyer.s/, /Employment|Workplace|Lawyer|Associate|Counsel|Solicitor/],
    [/^A nurse.s/, /Nurs|Midwi|Care/],
    [/^A software engineer.s/, /Engineer|Developer|Software|Platform/],
  ] as const) {
    await page.goto("/");
    await findByPress(page, page.getByRole("button", { name: sample }));
    await expect(cards(page).first().getByRole("heading")).toHaveText(job);
  }
});

test("with the keyboard alone, from pasted text to a comparison", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await page.goto("/");
  await page.getByRole("tab", { name: "Upload a file" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(RESUME_TEXT);
  await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(RESULTS, { timeout: FINDING_MS });
  await expect(cards(page).first()).toBeVisible();
  // What is pasted is read like a file of this name.
  await expect(page.getByText("Resume.txt")).toBeVisible();
  await page.keyboard.press("j");
  const compare = cards(page).nth(1).getByRole("button", { name: "Compare in full" });
  for (let presses = 0; presses < 6; presses++) {
    if (await compare.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(compare).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(COMPARISON);
  await expect(page.locator("#main")).toBeFocused();
});

test("on a phone all of it fits", async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const fits = async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
  };
  await page.goto("/");
  await fits();
  await find(page);
  await fits();
  await cards(page).first().getByRole("button", { name: "Compare in full" }).click();
  await expect(page).toHaveURL(COMPARISON);
  await expect(page.getByText("This assessment may contain errors.")).toBeVisible();
  await fits();
});

test("I sign up in the middle, and my resume and its matches come along", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await find(page);
  const results = page.url();
  await cards(page)
    .first()
    .getByRole("button", { name: /^Save job/i })
    .click();
  const prompt = page.getByRole("dialog");
  await expect(prompt.getByRole("button", { name: "Maybe Later" })).toBeVisible();
  await prompt.getByRole("button", { name: "Maybe Later" }).click();
  await expect(prompt).toBeHidden();
  await cards(page)
    .first()
    .getByRole("button", { name: /^Save job/i })
    .click();
  await prompt.getByRole("link", { name: "Create Free Account" }).click();

  const email = newEmail();
  await page.getByLabel("Full name").fill("Mei-Lin Chan");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();

  await expect(page).toHaveURL(results);
  await expect(page.getByText(/^Keep the resume read at \d\d:\d\d\?$/)).toBeVisible();
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  // What was pressed before the account is done by itself.
  await expect(cards(page).first().getByRole("button", { pressed: true })).toBeVisible();
  await page.reload();
  await expect(cards(page).first().getByRole("button", { pressed: true })).toBeVisible();
});

test("I sign up from a comparison, keep my resume, and the comparison is mine", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(DESK);
  await find(page);
  await cards(page).first().getByRole("button", { name: "Compare in full" }).click();
  await expect(page).toHaveURL(COMPARISON);
  await expect(title(page)).toHaveText(/^Mei-Lin Chan, for /);
  const name = await title(page).innerText();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Create Free Account" }).click();
  await expect(page).toHaveURL("/register");
  const email = newEmail();
  await post(page, "/api/auth/register", { name: "Mei-Lin Chan", email, password: PASSWORD });
  await post(page, "/api/auth/login", { email, password: PASSWORD });
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL(COMPARISON);
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(title(page)).toHaveText(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
});
