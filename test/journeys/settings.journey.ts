import type { Page } from "@playwright/test";
import { expect, expectAccessible, PASSWORD, signInSomeone, test } from "../support/journey.ts";
import {
  openSettings,
  post,
  section,
  sessionRows,
  signInElsewhere,
  tabTo,
} from "../support/settings.ts";

const NEXT_PASSWORD = "a brand new staple";

async function signInFromDemo(page: Page, role: string): Promise<void> {
  const { accounts, password } = await (await page.request.get("/api/demo")).json();
  const { email } = accounts.find((account: { role: string }) => account.role === role);
  expect(await post(page, "/api/auth/login", { email, password })).toBe(200);
}

function refuse(page: Page, path: string, status: number, fault: string, message: string) {
  const body = { success: false, message, error: message, fault };
  return page.route(path, (route) => route.fulfill({ status, json: body }));
}

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

test("I am told what is wrong with my new password, and can look at what I typed", async ({
  page,
}) => {
  await signInSomeone(page);
  await openSettings(page);
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByLabel("Confirm new password").fill("shirt");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Please enter your password")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("short");
  const show = section(page, "Sign-in").getByRole("button", { name: "Show password" });
  const typed = page.getByLabel("New password", { exact: true });
  await expect(typed).toHaveAttribute("type", "password");
  await show.nth(1).click();
  await expect(typed).toHaveAttribute("type", "text");
});

test("a list that cannot be loaded says so, and another try brings it", async ({ page }) => {
  await signInSomeone(page);
  const path = "**/api/account/sessions";
  await page.route(path, (route) => route.fulfill({ status: 500, body: "{}" }));
  await openSettings(page);
  await expect(page.getByText("The list could not be loaded")).toBeVisible();
  await page.unroute(path);
  await section(page, "Where you are signed in").getByRole("button", { name: "Try again" }).click();
  await expect(sessionRows(page)).toHaveCount(1);

  await page.route("**/api/account", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.reload();
  await expect(page.getByText("Your settings could not be loaded")).toBeVisible();
  await page.unroute("**/api/account");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Full name")).toBeVisible();
});

test("after too many wrong tries I am told to wait, and lose nothing", async ({ page }) => {
  await signInSomeone(page);
  await openSettings(page);
  const message = "Too many attempts. Please wait a while and try again.";
  await refuse(page, "**/api/account/password", 429, "rate-limited", message);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password", { exact: true }).fill(NEXT_PASSWORD);
  await page.getByLabel("Confirm new password").fill(NEXT_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(section(page, "Sign-in").getByRole("alert")).toHaveText(message);
  await expect(page.getByLabel("Current password")).toHaveValue(PASSWORD);
});

test("I have no password: my provider says once more who I am", async ({ page }) => {
  await signInSomeone(page);
  await page.route("**/api/account", async (route) => {
    const account = await (await route.fetch()).json();
    const changed = { has_password: false, providers: ["google", "microsoftonline"] };
    await route.fulfill({ json: { ...account, ...changed } });
  });
  const stale = "Please confirm that it is you: sign in once more.";
  for (const path of ["password", "export", "delete"])
    await refuse(page, `**/api/account/${path}`, 403, "forbidden", stale);
  await openSettings(page);
  const signIn = section(page, "Sign-in");
  await expect(signIn.getByRole("listitem")).toHaveText(["Google", "Microsoft"]);
  await expect(page.getByLabel("Current password")).toHaveCount(0);
  await page.getByLabel("New password", { exact: true }).fill(NEXT_PASSWORD);
  await page.getByLabel("Confirm new password").fill(NEXT_PASSWORD);
  await page.getByRole("button", { name: "Set a password" }).click();
  await expect(signIn.getByText(stale)).toBeVisible();
  await expect(signIn.getByRole("link", { name: "Confirm with Microsoft" })).toHaveAttribute(
    "href",
    "/auth/microsoftonline?confirm=1&from=%2Fprofile",
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: "Download my data" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Download" }).click();
  await expect(dialog.getByRole("link", { name: "Confirm with Google" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByLabel("Type “delete” to confirm").fill("delete");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByRole("link", { name: "Confirm with Google" })).toBeVisible();
});

test("my provider could not confirm who I am, and I read why", async ({ page }) => {
  await signInSomeone(page);
  const why = page.getByText("That is a different account from the one you are signed in with.");
  await page.goto(`/profile?error=${btoa("different")}`);
  await expect(why).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(why).toBeHidden();
  await expect(page).toHaveURL("/profile");
  await page.goto("/profile?error=Send+us+money");
  await expect(page.getByLabel("Full name")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("a recruiter reads until when it is free, an administrator what they are", async ({
  page,
}) => {
  const details = section(page, "Your details");
  await signInFromDemo(page, "recruiter");
  await openSettings(page);
  await expect(details).toContainText(/Free until \d+ \w+ \d{4}\. Nothing is charged\./);
  await expect(details).toContainText("verified");
  await signInFromDemo(page, "administrator");
  await openSettings(page);
  await expect(details).toContainText("Administrator");
  await expect(details).not.toContainText("Free until");
});

test("an address with the name of a section leads to it", async ({ page }) => {
  await signInSomeone(page);
  await page.goto("/profile#your-data");
  await expect(page.getByRole("heading", { name: "Your data" })).toBeInViewport();
  await page.getByRole("navigation", { name: "Sections" }).getByText("Your details").click();
  await expect(page.getByRole("heading", { name: "Your details" })).toBeInViewport();
});

for (const width of [1280, 390])
  test(`every part of the settings is usable by everyone, ${width} wide`, async ({ page }) => {
    // Eight looks of axe, each of which takes seconds on a small machine.
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await signInSomeone(page);
    await openSettings(page);
    await expect(sessionRows(page)).toHaveCount(1);
    await expectAccessible(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    for (const name of ["Sign out everywhere", "Download my data", "Delete account"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  });
