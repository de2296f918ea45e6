import type { Page } from "@playwright/test";
import {
  arrive,
  breakDown,
  button,
  field,
  heading,
  refuse,
  watchShifts,
} from "../support/account-screens.ts";
import { expect, newEmail, PASSWORD, signInSomeone, test } from "../support/journey.ts";

// A colour on its way from one theme to the other has no contrast that counts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const NEW_PASSWORD = "a better horse";
const LATER = "Too many attempts. Please wait a while and try again.";

async function askForLink(page: Page, email: string) {
  await expect(heading(page, "Forgot your password?")).toBeVisible();
  await field(page, "Email").fill(email);
  await button(page, "Send Reset Link").click();
  await expect(heading(page, "Check your email")).toBeVisible();
}

/** The address in the mail to this person, as the mailbox shows it. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const textOf = async (path: string) => (await page.request.get(path)).text();
  let link: string | undefined;
  await expect
    .poll(async () => {
      const names = (await textOf("/dev/mailbox")).matchAll(/\/dev\/mailbox\/[^"]+/g);
      for (const [name] of names) {
        const mail = await textOf(name);
        if (mail.includes(email)) link ??= /\/reset-password\?token=[\w-]+/.exec(mail)?.[0];
      }
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

async function fillIn(page: Page, password: string, again = password) {
  await field(page, "New Password").fill(password);
  await field(page, "Confirm New Password").fill(again);
  await button(page, "Reset Password").click();
}

test("I forgot my password, and a link in my mailbox sets a new one", async ({ page, context }) => {
  const email = await signInSomeone(page);
  await context.clearCookies();
  await arrive(page, "/login?tab=email");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await askForLink(page, email);

  const link = await mailedLink(page, email);
  await arrive(page, link);
  await expect(page).toHaveURL("/reset-password");
  await fillIn(page, NEW_PASSWORD);
  await expect(heading(page, "Password Reset Successful")).toBeVisible();
  await expect(heading(page, "Password Reset Successful")).toBeFocused();
  await page.reload();
  await expect(heading(page, "Password Reset Successful")).toBeVisible();
  await page.getByRole("link", { name: "Continue to Login" }).click();

  await expect(page).toHaveURL("/login");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await button(page, "Sign In").click();
  await expect(page.getByText("Invalid email or password")).toHaveCount(2);
  await field(page, "Password").fill(NEW_PASSWORD);
  await button(page, "Sign In").click();
  await expect(page).toHaveURL("/dashboard");

  // The link worked once.
  await arrive(page, link);
  await fillIn(page, NEW_PASSWORD);
  await expect(page.getByRole("alert")).toHaveText("Reset link has expired or is invalid");
});

test("a new password signs me out here as well", async ({ page }) => {
  const email = await signInSomeone(page);
  await arrive(page, "/forgot-password");
  await askForLink(page, email);
  await arrive(page, await mailedLink(page, email));
  await fillIn(page, NEW_PASSWORD);
  await page.getByRole("link", { name: "Continue to Login" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test.describe("asking for a link", () => {
  test("tells nobody whether an address has an account, and can be done again", async ({
    page,
  }) => {
    const email = newEmail();
    await arrive(page, "/forgot-password");
    await askForLink(page, email);
    await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
    await expect(heading(page, "Check your email")).toBeFocused();

    await button(page, "Send Another Reset Link").click();
    await expect(field(page, "Email")).toHaveValue("");
    await expect(heading(page, "Forgot your password?")).toBeFocused();
    await askForLink(page, email);
    await page.getByRole("link", { name: "Back to Login" }).click();
    await expect(page).toHaveURL("/login");
    await expect(field(page, "Email")).toHaveValue(email);
  });

  test("the email I come with is cleared for another link", async ({ page }) => {
    await arrive(page, "/login?tab=email");
    await field(page, "Email").fill("priya@example.org");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(field(page, "Email")).toHaveValue("priya@example.org");
    await button(page, "Send Reset Link").click();
    await button(page, "Send Another Reset Link").click();
    await expect(field(page, "Email")).toHaveValue("");
  });

  for (const [typed, sentence] of [
    ["", "Email is required"],
    ["priya", "Please enter a valid email address"],
  ] as const)
    test(`"${typed}" is no address: ${sentence}`, async ({ page }) => {
      await arrive(page, "/forgot-password");
      await field(page, "Email").fill(typed);
      await button(page, "Send Reset Link").click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(field(page, "Email")).toBeFocused();
    });

  test("a refusal is said in the server's words, a failure in ours", async ({ page }) => {
    await refuse(page, "/api/auth/forgot-password", { fault: "rate-limited", message: LATER });
    await arrive(page, "/forgot-password");
    await field(page, "Email").fill("priya@example.org");
    await button(page, "Send Reset Link").click();
    await expect(page.getByRole("alert")).toHaveText(LATER);
    await breakDown(page, "/api/auth/forgot-password");
    await button(page, "Send Reset Link").click();
    await expect(page.getByRole("alert")).toHaveText(
      "Failed to send reset email. Please try again.",
    );
    await expect(field(page, "Email")).toHaveValue("priya@example.org");
  });

  test("its form is there without script, and nothing jumps", async ({ page, browser, app }) => {
    const shifts = await watchShifts(page);
    await arrive(page, "/forgot-password");
    expect(await shifts()).toBe(0);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
    const still = await context.newPage();
    await still.goto("/forgot-password");
    await expect(field(still, "Email")).toBeVisible();
    await context.close();
  });
});

test.describe("setting a new password", () => {
  test("the token leaves the address at once, and a reload does not lose it", async ({ page }) => {
    await arrive(page, "/reset-password?token=secret-token");
    await expect(page).toHaveURL("/reset-password");
    await page.reload();
    await expect(field(page, "New Password")).toBeVisible();
    await expect(
      page.getByText("Must be at least 8 characters long", { exact: true }),
    ).toBeVisible();
    const asked = page.waitForRequest("**/api/auth/reset-password");
    await fillIn(page, NEW_PASSWORD);
    const request = await asked;
    expect(request.postDataJSON()).toEqual({ token: "secret-token", newPassword: NEW_PASSWORD });
    expect(request.headers().referer).not.toContain("secret-token");
  });

  test("without a token I am told so and sent to where I can ask for one", async ({ page }) => {
    for (const path of ["/reset-password", "/reset-password?token=%20"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/forgot-password");
      await expect(page.getByText("Invalid reset link. No token provided.")).toHaveCount(1);
    }
  });

  test("I am told what is wrong, and it goes when I mend it", async ({ page }) => {
    await arrive(page, "/reset-password?token=x");
    await button(page, "Reset Password").click();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByText("Please confirm your password")).toBeVisible();
    await expect(field(page, "New Password")).toBeFocused();
    await fillIn(page, "1234567");
    await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
    await expect(page.getByText("Please confirm your password")).toBeHidden();
    await fillIn(page, NEW_PASSWORD, "another horse");
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await field(page, "Confirm New Password").fill(NEW_PASSWORD);
    await expect(page.getByText("Passwords do not match")).toBeHidden();
  });

  test("I can look at both passwords, each by itself", async ({ page }) => {
    await arrive(page, "/reset-password?token=x");
    await button(page, "Show password").first().click();
    await expect(field(page, "New Password")).toHaveAttribute("type", "text");
    await expect(field(page, "Confirm New Password")).toHaveAttribute("type", "password");
  });

  test("a link that no longer works says so and offers a new one", async ({ page }) => {
    await arrive(page, "/reset-password?token=used-up");
    await fillIn(page, NEW_PASSWORD);
    await expect(page.getByRole("alert")).toHaveText("Reset link has expired or is invalid");
    await expect(heading(page, "This link no longer works")).toBeFocused();
    await expect(field(page, "New Password")).toBeHidden();
    await page.getByRole("link", { name: "Request a new reset link" }).click();
    await expect(page).toHaveURL("/forgot-password");
  });

  test("another refusal is said in the server's words, a failure in ours", async ({ page }) => {
    await refuse(page, "/api/auth/reset-password", { fault: "rate-limited", message: LATER });
    await arrive(page, "/reset-password?token=x");
    await fillIn(page, NEW_PASSWORD);
    await expect(page.getByRole("alert")).toHaveText(LATER);
    await breakDown(page, "/api/auth/reset-password");
    await button(page, "Reset Password").click();
    await expect(page.getByRole("alert")).toHaveText("Password reset failed. Please try again.");
    await expect(field(page, "New Password")).toHaveValue(NEW_PASSWORD);
  });

  test("I do it with the keyboard alone", async ({ page }) => {
    await arrive(page, "/reset-password?token=x");
    await field(page, "New Password").focus();
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press("Tab");
    await expect(button(page, "Show password").first()).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(heading(page, "This link no longer works")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Request a new reset link" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/forgot-password");
  });
});
