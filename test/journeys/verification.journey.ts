import {
  arrive,
  breakDown,
  button,
  field,
  heading,
  refuse,
  runUntilVisible,
  stopClock,
  whileTimeMoves,
} from "../support/account-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";

// A colour on its way from one theme to the other has no contrast that counts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const LINK = "/verify-email?token=x&email=priya%40example.org";
const VERIFY = "/api/auth/verify-email";
const RESEND = "/api/auth/resend-verification";
const acknowledged = { success: true, message: "Done." };

test("while my link is checked I see that it is", async ({ page }) => {
  await page.route(`**${VERIFY}`, () => {});
  await arrive(page, LINK);
  await expect(heading(page, "Verifying your email")).toBeVisible();
  await expect(page.getByText("priya@example.org")).toBeVisible();
  await expectAccessible(page);
});

test("a good link is good news, and after three seconds I can sign in", async ({ page }) => {
  await page.route(`**${VERIFY}`, (route) => route.fulfill({ json: acknowledged }));
  await stopClock(page);
  await page.goto(LINK);
  await runUntilVisible(page, heading(page, "Your email address is verified"));
  await page.clock.runFor(2900);
  await expect(page).toHaveURL(/verify-email/);
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.clock.runFor(100);
  await expect(page).toHaveURL("/login");
  await runUntilVisible(page, field(page, "Email"));
  await expect(field(page, "Email")).toHaveValue("priya@example.org");
  await expect(
    page.getByText("Your email address is verified. You can sign in now."),
  ).toBeVisible();
});

test("I need not wait for that", async ({ page }) => {
  await page.route(`**${VERIFY}`, (route) => route.fulfill({ json: acknowledged }));
  await arrive(page, LINK);
  await expect(heading(page, "Your email address is verified")).toBeFocused();
  await page.getByRole("link", { name: "Continue to sign in" }).click();
  await expect(page).toHaveURL("/login");
  await expect(field(page, "Email")).toHaveValue("priya@example.org");
});

test("the good news is for everyone", async ({ page }) => {
  await page.route(`**${VERIFY}`, (route) => route.fulfill({ json: acknowledged }));
  await stopClock(page);
  await page.goto(LINK);
  await runUntilVisible(page, heading(page, "Your email address is verified"));
  await whileTimeMoves(page, () => expectAccessible(page));
  await expect(page).toHaveURL(/verify-email/);
});

test("a link without a token is an error at once, and a new one can be asked for", async ({
  page,
}) => {
  await arrive(page, "/verify-email");
  await expect(page.getByRole("alert")).toHaveText("Invalid verification link. No token provided.");
  await expectAccessible(page);
  await button(page, "Send a new link").click();
  await expect(heading(page, "Ask for a new link")).toBeFocused();
  await button(page, "Send a new link").click();
  await expect(page.getByText("Email address is required to resend verification")).toBeVisible();
  await expectAccessible(page);
});

test("a link that has expired leads to a new one", async ({ page }) => {
  await arrive(page, LINK);
  await expect(page.getByRole("alert")).toHaveText(
    "This verification link is invalid or has expired.",
  );
  await expect(field(page, "Email")).toHaveValue("priya@example.org");
  await breakDown(page, RESEND);
  await button(page, "Send a new link").click();
  await expect(page.getByRole("alert")).toHaveText("Failed to resend verification email");

  await page.unroute(`**${RESEND}`);
  await button(page, "Send a new link").click();
  await expect(page.getByText("a new link is on its way.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectAccessible(page);

  const later = "Too many attempts. Please wait a while and try again.";
  await refuse(page, RESEND, { fault: "rate-limited", message: later });
  await button(page, "Send a new link").click();
  await expect(page.getByRole("alert")).toHaveText(later);
});

test("a server without words is told in ours", async ({ page }) => {
  await breakDown(page, VERIFY);
  await arrive(page, LINK);
  await expect(page.getByRole("alert")).toHaveText("Email verification failed");
  await expect(button(page, "Send a new link")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page).toHaveURL("/login");
});
