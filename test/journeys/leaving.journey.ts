import { readFileSync } from "node:fs";
import { expect, PASSWORD, signInSomeone, test } from "../support/journey.ts";
import {
  openSettings,
  post,
  section,
  sessionRows,
  signInElsewhere,
  tabTo,
} from "../support/settings.ts";

test("I see where I am signed in, and sign out a browser that I do not know", async ({
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
  await other.context().close();
});

test("a session that ended elsewhere is gone from my list, and nobody complains", async ({
  page,
  browser,
  app,
}) => {
  const email = await signInSomeone(page);
  const other = await signInElsewhere(browser, app, email);
  await openSettings(page);
  await expect(sessionRows(page)).toHaveCount(2);
  await other.goto("/auth/logout/google");
  await page.getByRole("button", { name: /Sign out.*Firefox on Windows/ }).click();
  await expect(sessionRows(page)).toHaveCount(1);
  await expect(section(page, "Where you are signed in").getByRole("alert")).toHaveCount(0);
  // And where this session is the one that ended, the page says so at the next thing I do.
  expect(await post(other, "/api/auth/login", { email, password: PASSWORD })).toBe(200);
  expect(await post(other, "/api/account/sessions/end", {})).toBe(200);
  await expect(page).toHaveURL(/\/login/);
  await other.context().close();
});

test("I sign out everywhere else, and then everywhere", async ({ page, browser, app }) => {
  const email = await signInSomeone(page);
  const other = await signInElsewhere(browser, app, email);
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
  await other.context().close();
});

test("I take my data along, once I have said who I am", async ({ page }) => {
  await signInSomeone(page);
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
});

test("I delete my account with the keyboard alone", async ({ page }) => {
  const email = await signInSomeone(page);
  await openSettings(page);
  await tabTo(page, page.getByRole("button", { name: "Delete account" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await page.keyboard.type("not my password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please type the word delete")).toBeVisible();
  await expect(dialog.getByLabel("Type “delete” to confirm")).toBeFocused();
  await page.keyboard.type("Delete ");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That is not your password")).toBeVisible();
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(PASSWORD);
  await tabTo(page, dialog.getByRole("button", { name: "Delete my account" }));
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/login\?message=/);
  await expect(page.getByText("Your account and your data have been deleted.")).toBeVisible();
  expect(await post(page, "/api/auth/login", { email, password: PASSWORD })).toBe(401);
});

test("I think better of it, and my account is as it was", async ({ page }) => {
  const email = await signInSomeone(page);
  await openSettings(page);
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Your password")).toHaveValue("");
  expect(await post(page, "/api/auth/login", { email, password: PASSWORD })).toBe(200);
});
