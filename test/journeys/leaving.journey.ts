import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, PASSWORD, signInSomeone, test } from "../support/journey.ts";
import {
  openSettings,
  post,
  postElsewhere,
  section,
  sessionRows,
  signInElsewhere,
} from "../support/settings.ts";

/** The same browser once more, where the page hears what changes. */
async function signInAgain(page: Page, email: string): Promise<void> {
  expect(await post(page, "/api/auth/login", { email, password: PASSWORD })).toBe(200);
  const live = page.waitForResponse((answer) => answer.url().endsWith("/api/events"));
  await page.goto("/dashboard");
  await live;
}

test("I see where I am signed in, sign out a browser that I do not know, and then everywhere", async ({
  page,
  browser,
  app,
}) => {
  const email = await signInSomeone(page);
  const other = await signInElsewhere(browser, app, email);
  await openSettings(page);
  await expect(sessionRows(page)).toHaveCount(2);
  await expect(sessionRows(page).first()).toContainText("This browser");
  const unknown = sessionRows(page).filter({ hasText: "Firefox on Windows" });
  await expect(unknown).toContainText("Last used just now");

  const asked: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && asked.push(request.url()));
  await unknown.getByRole("button", { name: /Sign out.*Firefox on Windows/ }).dblclick();
  await expect(page.getByText("That browser is signed out.").first()).toBeVisible();
  await expect(sessionRows(page)).toHaveCount(1);
  expect(asked).toHaveLength(1);
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
  await expect(other).toHaveURL(/\/login/);

  // Twice more: one that ends by itself is gone from my list without a complaint, the other with all others.
  await signInAgain(other, email);
  await openSettings(page);
  await expect(sessionRows(page)).toHaveCount(2);
  await other.goto("/auth/logout/google");
  await page.getByRole("button", { name: /Sign out.*Firefox on Windows/ }).click();
  await expect(sessionRows(page)).toHaveCount(1);
  await expect(section(page, "Where you are signed in").getByRole("alert")).toHaveCount(0);
  await signInAgain(other, email);
  await openSettings(page);

  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("Other browsers are signed out.").first()).toBeVisible();
  await expect(sessionRows(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeHidden();
  await expect(other).toHaveURL(/\/login/);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Sign out everywhere" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login\?message=/);
  await expect(page.getByText("You are signed out everywhere.")).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login/);

  // Where this session is the one that is ended from elsewhere, the page says so by itself.
  await signInAgain(page, email);
  await openSettings(page);
  expect(await post(other, "/api/auth/login", { email, password: PASSWORD })).toBe(200);
  expect(await post(other, "/api/account/sessions/end", {})).toBe(200);
  await expect(page).toHaveURL(/\/login/);
  await other.context().close();
});

test("I take my data along once I have said who I am, and delete my account", async ({ page }) => {
  const email = await signInSomeone(page);
  await openSettings(page);
  await page.getByRole("button", { name: "Download my data" }).click();
  const dialog = page.getByRole("dialog", { name: "Download my data" });
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await page.keyboard.type("not my password");
  await page.keyboard.press("Enter");
  const password = dialog.getByLabel("Your password");
  await expect(password).toHaveAccessibleDescription("That is not your password");
  await expect(password).toHaveValue("not my password");

  await password.fill(PASSWORD);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("candour-data.zip");
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  expect(bytes.includes("data.json")).toBe(true);
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your download has started.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Download my data" })).toBeFocused();

  await page.getByRole("button", { name: "Delete account" }).click();
  const last = page.getByRole("dialog", { name: "Delete your account?" });
  await last.getByLabel("Your password").fill("not my password");
  await last.getByLabel("Type “delete” to confirm").fill("Delete ");
  await page.keyboard.press("Enter");
  await expect(last.getByText("That is not your password")).toBeVisible();
  // It is still there.
  expect(await postElsewhere(page, "/api/auth/login", { email, password: PASSWORD })).toBe(200);
  await last.getByLabel("Your password").fill(PASSWORD);
  await last.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL(/\/login\?message=/);
  await expect(page.getByText("Your account and your data have been deleted.")).toBeVisible();
  expect(await post(page, "/api/auth/login", { email, password: PASSWORD })).toBe(401);
});
