import { expect, PASSWORD, signInSomeone, test } from "../support/journey.ts";
import {
  openSettings,
  post,
  section,
  sessionRows,
  signInElsewhere,
  tabTo,
} from "../support/settings.ts";

const NEXT_PASSWORD = "a brand new staple";

test("I change my name and my phone, and both are still there tomorrow", async ({ page }) => {
  await signInSomeone(page);
  await openSettings(page);
  const details = section(page, "Your details");
  await details.getByLabel("Full name").fill("");
  await details.getByLabel("Phone").fill("0491 570 006");
  await details.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expect(details.getByLabel("Full name")).toBeFocused();
  await expect(details.getByLabel("Phone")).toHaveValue("0491 570 006");

  await details.getByLabel("Full name").fill("Priya Raman Iyer");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  await details.getByRole("button", { name: "Save" }).dblclick();
  await expect(page.getByText("Your details are saved.").first()).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(details.getByLabel("Full name")).toHaveValue("Priya Raman Iyer");
  await expect(details.getByLabel("Phone")).toHaveValue("0491 570 006");
});

test("my address is not confirmed yet, and I ask for the link again", async ({ page }) => {
  const email = await signInSomeone(page);
  await openSettings(page);
  const details = section(page, "Your details");
  await expect(details.getByText(email)).toBeVisible();
  await expect(details.getByText("not verified yet")).toBeVisible();
  await details.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("a new link is on its way").first()).toBeVisible();
  // Mail goes out in the background, and the mailbox shows what is there when it is opened.
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(page.getByText(email)).toHaveCount(2, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test("I change my password with the keyboard alone, and my other browser is signed out", async ({
  page,
  browser,
  app,
}) => {
  const email = await signInSomeone(page);
  const other = await signInElsewhere(browser, app, email);
  await openSettings(page);
  await tabTo(page, page.getByLabel("Current password"));
  await page.keyboard.type("not my password");
  await tabTo(page, page.getByLabel("New password", { exact: true }));
  await page.keyboard.type(NEXT_PASSWORD);
  await tabTo(page, page.getByLabel("Confirm new password"));
  await page.keyboard.type(NEXT_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("That is not your password")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue(NEXT_PASSWORD);

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(PASSWORD);
  await expect(page.getByText("That is not your password")).toBeHidden();
  await tabTo(page, page.getByRole("button", { name: "Change password" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your password is changed.").first()).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByLabel("Current password")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Change password" })).toBeFocused();
  await expect(sessionRows(page)).toHaveCount(1);
  await expect(other).toHaveURL(/\/login/);

  expect(await post(other, "/api/auth/login", { email, password: PASSWORD })).toBe(401);
  expect(await post(other, "/api/auth/login", { email, password: NEXT_PASSWORD })).toBe(200);
  await other.context().close();
});
