import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { resendVerification, verifyEmail } from "#contract/account-links.ts";
import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { demoWorld } from "#contract/platform.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { stopClock, untilShown, untilStill } from "#test/support/screens/clock.ts";
import { address } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, never, refusal } from "#test/support/screens/stub-api.ts";

const LINK = "/verify-email?token=x&email=priya%40example.org";
const DONE = { success: true, message: "Done." } as const;

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

beforeEach(() => answers(demoWorld, { accounts: [], password: null }));

test("while my link is checked I see that it is", async () => {
  answers(verifyEmail, never);
  await openScreen(LINK);
  await expect.element(heading("Verifying your email")).toBeVisible();
  await expect.element(page.getByText("priya@example.org")).toBeVisible();
});

test("a good link is good news, and after three seconds I can sign in", async () => {
  answers(verifyEmail, DONE);
  stopClock();
  await openScreen(LINK);
  await untilShown(heading("Your email address is verified"));
  await vi.advanceTimersByTimeAsync(2900);
  expect(address()).toMatch(/verify-email/);
  await expect.element(page.getByText("Verified", { exact: true })).toBeVisible();
  await vi.advanceTimersByTimeAsync(100);
  await untilStill(() => address() === "/login");
  await untilShown(field("Email"));
  await expect.element(field("Email")).toHaveValue("priya@example.org");
  await expect
    .element(page.getByText("Your email address is verified. You can sign in now."))
    .toBeVisible();
});

test("a link that I opened before says that all is well", async () => {
  answers(verifyEmail, { success: true, message: ACCOUNT_SENTENCES.alreadyVerified });
  await openScreen(LINK);
  await expect.element(heading("Your email address is already verified")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Continue to sign in" })).toBeVisible();
});

test("I need not wait for that", async () => {
  answers(verifyEmail, DONE);
  await openScreen(LINK);
  await expect.element(heading("Your email address is verified")).toHaveFocus();
  await page.getByRole("link", { name: "Continue to sign in" }).click();
  await expect.poll(address).toBe("/login");
  await expect.element(field("Email")).toHaveValue("priya@example.org");
});

test("the good news is for everyone", async () => {
  answers(verifyEmail, DONE);
  stopClock();
  await openScreen(LINK);
  await untilShown(heading("Your email address is verified"));
  // What was to lead on after three seconds stays on the clock that stands still.
  vi.useRealTimers();
  await expectAccessible();
});

test("a link without a token is an error at once, and a new one can be asked for", async () => {
  await openScreen("/verify-email");
  await expect
    .element(page.getByRole("alert"))
    .toHaveText("Invalid verification link. No token provided.");
  await button("Send a new link").click();
  await expect.element(heading("Ask for a new link")).toHaveFocus();
  await button("Send a new link").click();
  await expect
    .element(page.getByText("Email address is required to resend verification"))
    .toBeVisible();
});

test("a link that has expired leads to a new one", async () => {
  answers(verifyEmail, refusal("invalid", ACCOUNT_SENTENCES.tokenInvalid));
  await openScreen(LINK);
  await expect
    .element(page.getByRole("alert"))
    .toHaveText("This verification link is invalid or has expired.");
  await expect.element(field("Email")).toHaveValue("priya@example.org");
  answers(resendVerification, refusal());
  await button("Send a new link").click();
  await expect.element(page.getByRole("alert")).toHaveText("Failed to resend verification email");

  answers(resendVerification, { ...DONE, message: "Then a new link is on its way." });
  await button("Send a new link").click();
  await expect.element(page.getByText("a new link is on its way.")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  const later = "Too many attempts. Please wait a while and try again.";
  answers(resendVerification, refusal("rate-limited", later));
  await button("Send a new link").click();
  await expect.element(page.getByRole("alert")).toHaveText(later);
});

test("a server without words is told in ours", async () => {
  answers(verifyEmail, refusal());
  await openScreen(LINK);
  await expect.element(page.getByRole("alert")).toHaveText("Email verification failed");
  await expect.element(button("Send a new link")).toBeVisible();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect.poll(address).toBe("/login");
});
