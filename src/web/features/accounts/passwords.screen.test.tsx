import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgotPassword, resetPassword } from "#contract/account-links.ts";
import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { demoWorld } from "#contract/platform.ts";
import { address, expectHidden, focus } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";

const DONE = { success: true, message: "Done." } as const;
const NEW_PASSWORD = "a better horse";
const LATER = "Too many attempts. Please wait a while and try again.";
const EXPIRED = ACCOUNT_SENTENCES.resetTokenInvalid;

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const alert = page.getByRole("alert");

async function askForLink(email: string): Promise<void> {
  await field("Email").fill(email);
  await button("Send Reset Link").click();
}

async function fillIn(password: string, again = password): Promise<void> {
  await field("New Password").fill(password);
  await field("Confirm New Password").fill(again);
  await button("Reset Password").click();
}

describe("asking for a link", () => {
  test("tells nobody whether an address has an account, and can be done again", async () => {
    answers(forgotPassword, DONE);
    answers(demoWorld, { accounts: [], password: null });
    const email = "priya@example.org";
    await openScreen("/forgot-password");
    await askForLink(email);
    await expect.element(page.getByText(`If there is an account for ${email}`)).toBeVisible();
    await expect.element(title("Check your email")).toHaveFocus();
    await button("Send Another Reset Link").click();
    await expect.element(field("Email")).toHaveValue("");
    await expect.element(title("Forgot your password?")).toHaveFocus();
    await askForLink(email);
    await page.getByRole("link", { name: "Back to Login" }).click();
    await expect.poll(() => location.pathname).toBe("/login");
    await expect.element(field("Email")).toHaveValue(email);
  });

  test("the email I come with is cleared for another link", async () => {
    answers(forgotPassword, DONE);
    answers(demoWorld, { accounts: [], password: null });
    await openScreen("/login?tab=email");
    await field("Email").fill("priya@example.org");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect.poll(address).toBe("/forgot-password");
    await expect.element(field("Email")).toHaveValue("priya@example.org");
    await button("Send Reset Link").click();
    await button("Send Another Reset Link").click();
    await expect.element(field("Email")).toHaveValue("");
  });

  for (const [typed, sentence] of [
    ["", "Email is required"],
    ["priya", "Please enter a valid email address"],
  ] as const)
    test(`"${typed}" is no address: ${sentence}`, async () => {
      await openScreen("/forgot-password");
      await askForLink(typed);
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(field("Email")).toHaveFocus();
      expect(asked(forgotPassword)).toEqual([]);
    });

  test("a refusal is said in the server's words, a failure in ours", async () => {
    answers(forgotPassword, refusal("rate-limited", LATER));
    await openScreen("/forgot-password");
    await askForLink("priya@example.org");
    await expect.element(alert).toHaveText(LATER);
    answers(forgotPassword, refusal());
    await button("Send Reset Link").click();
    await expect.element(alert).toHaveText("Failed to send reset email. Please try again.");
    await expect.element(field("Email")).toHaveValue("priya@example.org");
  });
});

describe("setting a new password", () => {
  test("the token leaves the address at once, and is sent with the new password", async () => {
    answers(resetPassword, DONE);
    await openScreen("/reset-password?token=secret-token");
    await expect.poll(address).toBe("/reset-password");
    await expect
      .element(page.getByText("Must be at least 8 characters long", { exact: true }))
      .toBeVisible();
    await fillIn(NEW_PASSWORD);
    await expect.element(title("Password Reset Successful")).toHaveFocus();
    expect(asked(resetPassword).map(({ body }) => body)).toEqual([
      { token: "secret-token", newPassword: NEW_PASSWORD },
    ]);
  });

  for (const path of ["/reset-password", "/reset-password?token=%20"])
    test(`${path}: without a token I am told so and sent to where I can ask for one`, async () => {
      await openScreen(path);
      await expect.poll(address).toBe("/forgot-password");
      await expect
        .element(page.getByText("Invalid reset link. No token provided.").first())
        .toBeVisible();
    });

  test("I am told what is wrong, and it goes when I mend it", async () => {
    await openScreen("/reset-password?token=x");
    await button("Reset Password").click();
    await expect.element(page.getByText("Password is required")).toBeVisible();
    await expect.element(page.getByText("Please confirm your password")).toBeVisible();
    await expect.element(field("New Password")).toHaveFocus();
    await fillIn("1234567");
    await expect
      .element(page.getByText("Password must be at least 8 characters long"))
      .toBeVisible();
    await expectHidden(page.getByText("Please confirm your password"));
    await fillIn(NEW_PASSWORD, "another horse");
    await expect.element(page.getByText("Passwords do not match")).toBeVisible();
    await field("Confirm New Password").fill(NEW_PASSWORD);
    await expectHidden(page.getByText("Passwords do not match"));
    expect(asked(resetPassword)).toEqual([]);
  });

  test("a link that no longer works says so and offers a new one", async () => {
    answers(resetPassword, refusal("invalid", EXPIRED));
    await openScreen("/reset-password?token=used-up");
    await fillIn(NEW_PASSWORD);
    await expect.element(alert).toHaveText(EXPIRED);
    await expect.element(title("This link no longer works")).toHaveFocus();
    await expectHidden(field("New Password"));
    await page.getByRole("link", { name: "Request a new reset link" }).click();
    await expect.poll(address).toBe("/forgot-password");
  });

  test("another refusal is said in the server's words, a failure in ours", async () => {
    answers(resetPassword, refusal("rate-limited", LATER));
    await openScreen("/reset-password?token=x");
    await fillIn(NEW_PASSWORD);
    await expect.element(alert).toHaveText(LATER);
    answers(resetPassword, refusal());
    await button("Reset Password").click();
    await expect.element(alert).toHaveText("Password reset failed. Please try again.");
    await expect.element(field("New Password")).toHaveValue(NEW_PASSWORD);
  });
});

test("I set a new password with the keyboard alone", async () => {
  answers(resetPassword, refusal("invalid", EXPIRED));
  await openScreen("/reset-password?token=x");
  await focus(field("New Password"));
  await userEvent.keyboard(NEW_PASSWORD);
  await userEvent.keyboard("{Tab}");
  await expect.element(button("Show password").first()).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await userEvent.keyboard(NEW_PASSWORD);
  await userEvent.keyboard("{Enter}");
  await expect.element(title("This link no longer works")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "Request a new reset link" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/forgot-password");
});

test("I can look at both new passwords, each by itself", async () => {
  await openScreen("/reset-password?token=x");
  await button("Show password").first().click();
  await expect.element(field("New Password")).toHaveAttribute("type", "text");
  await expect.element(field("Confirm New Password")).toHaveAttribute("type", "password");
});
