import type { Page } from "@playwright/test";
import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { PROVIDER_ERRORS } from "#contract/sign-in-providers.ts";
import {
  arrive,
  breakDown,
  button,
  field,
  heading,
  refuse,
  runUntilVisible,
  stopClock,
  watchShifts,
  whileTimeMoves,
} from "../support/account-screens.ts";
import { expect, expectAccessible, newEmail, PASSWORD, test } from "../support/journey.ts";

// A colour on its way from one theme to the other has no contrast that counts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const base64 = (text: string) => encodeURIComponent(Buffer.from(text).toString("base64"));
const withMessage = (text: string) => `/login?message=${base64(text)}`;
const withError = (code: string) => `/login?error=${base64(code)}`;

const withoutDemo = (page: Page) =>
  page.route("**/api/demo", (route) => route.fulfill({ json: { accounts: [], password: null } }));

const OAUTH = { name: "Google or Microsoft" };
const EMAIL = { name: "Email", exact: true };

test.describe("the two ways to sign in", () => {
  test("where there is no demo world, Google and Microsoft come first", async ({ page }) => {
    await withoutDemo(page);
    await arrive(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByRole("tab", OAUTH)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("link", { name: "Continue with Google" })).toBeVisible();
    await expect(page.getByText("Demo world")).toBeHidden();
    await expectAccessible(page);
  });

  test("in the demo world it is the email, because its people have passwords", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("tab", EMAIL)).toHaveAttribute("aria-selected", "true");
    await expect(field(page, "Password")).toBeVisible();
  });

  test("my choice stays in the address, and what I typed stays in the form", async ({ page }) => {
    await arrive(page, "/login?from=%2Fdashboard");
    await field(page, "Email").fill("priya@example.org");
    await page.getByRole("tab", OAUTH).click();
    await expect(page).toHaveURL("/login?from=%2Fdashboard&tab=oauth");
    await expect(field(page, "Email")).toBeHidden();
    await page.getByRole("tab", EMAIL).click();
    await expect(field(page, "Email")).toHaveValue("priya@example.org");
    await page.getByRole("tab", OAUTH).click();
    await page.reload();
    await expect(page.getByRole("tab", OAUTH)).toHaveAttribute("aria-selected", "true");
    await arrive(page, "/login?tab=email");
    await expect(page.getByRole("tab", EMAIL)).toHaveAttribute("aria-selected", "true");
  });

  test("the arrow keys move between them", async ({ page }) => {
    await arrive(page, "/login?tab=oauth");
    await page.getByRole("tab", OAUTH).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", EMAIL)).toBeFocused();
    await expect(field(page, "Email")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(field(page, "Email")).toBeFocused();
  });

  test("the provider is a whole page of its own, and knows where I wanted to go", async ({
    page,
  }) => {
    await page.route("**/auth/microsoftonline*", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>At Microsoft</h1>" }),
    );
    await arrive(page, "/notifications?page=2");
    await page.getByRole("tab", OAUTH).click();
    const from = "from=%2Fnotifications%3Fpage%3D2";
    const google = page.getByRole("link", { name: "Continue with Google" });
    await expect(google).toHaveAttribute("href", `/auth/google?${from}`);
    await page.getByRole("link", { name: "Continue with Microsoft" }).click();
    await expect(page).toHaveURL(`/auth/microsoftonline?${from}`);
    await expect(page.getByRole("heading", { name: "At Microsoft" })).toBeVisible();
  });

  test("a way back that is too long is left out", async ({ page }) => {
    await arrive(page, `/login?tab=oauth&from=/${"x".repeat(2000)}`);
    const google = page.getByRole("link", { name: "Continue with Google" });
    await expect(google).toHaveAttribute("href", "/auth/google");
  });
});

test.describe("a message", () => {
  test("in the link is shown for five seconds, and nothing jumps", async ({ page }) => {
    const shifts = await watchShifts(page);
    await stopClock(page);
    await arrive(page, withMessage("Please <b>sign in</b> again."));
    const banner = page.getByRole("status").filter({ hasText: "Please <b>sign in</b> again." });
    await page.clock.runFor(4999);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1);
    await expect(banner).toBeHidden();
    expect(await shifts()).toBe(0);
  });

  test("of the screen before is shown for eight seconds, over the email it hands on", async ({
    page,
  }) => {
    // Without a demo world, so that it is the message which switches to the email.
    await withoutDemo(page);
    await stopClock(page);
    await arrive(page, "/register");
    const email = newEmail();
    await field(page, "Full name").fill("Priya Raman");
    await field(page, "Email").fill(email);
    await field(page, "Password").fill(PASSWORD);
    await field(page, "Confirm password").fill(PASSWORD);
    await button(page, "Create Account").click();
    const banner = page.getByText("Account created.");
    await runUntilVisible(page, banner);
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(page.getByRole("tab", EMAIL)).toHaveAttribute("aria-selected", "true");
    await page.clock.runFor(7900);
    await expect(banner).toBeVisible();
    await page.clock.runFor(100);
    await expect(banner).toBeHidden();
    await expect(field(page, "Email")).toHaveValue(email);
  });

  test("that is no base64 is no message", async ({ page }) => {
    await arrive(page, "/login?message=%25%25%25");
    await expect(page.locator("main").getByRole("status")).toHaveCount(0);
  });
});

test.describe("an error of a provider", () => {
  test("is said in a sentence, whichever it is", async ({ page }) => {
    for (const [code, sentence] of Object.entries(PROVIDER_ERRORS)) {
      await page.goto(withError(code), { waitUntil: "commit" });
      await expect(page.getByRole("alert")).toHaveText(sentence);
    }
  });

  test("stays until I close it, and then also after a reload", async ({ page }) => {
    await stopClock(page);
    await arrive(page, withError("refused"));
    await page.clock.runFor("01:00:00");
    await expect(page.getByRole("alert")).toHaveText(PROVIDER_ERRORS.refused);
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.reload();
    await expect(heading(page, "Sign in")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("that nobody knows says nothing", async ({ page }) => {
    for (const address of [
      withError("You have won"),
      withError("toString"),
      "/login?error=refused",
    ]) {
      await arrive(page, address);
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
  });
});

test.describe("signing in is refused", () => {
  async function tryToSignIn(page: Page) {
    await field(page, "Email").fill("priya@example.org");
    await field(page, "Password").fill(PASSWORD);
    await button(page, "Sign In").click();
  }

  test("what I left out is said beside it, and goes when I mend it", async ({ page }) => {
    await arrive(page, "/login?tab=email");
    await button(page, "Sign In").click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(field(page, "Email")).toBeFocused();
    await expectAccessible(page);
    await field(page, "Email").fill("p");
    await expect(page.getByText("Email is required")).toBeHidden();
    await expect(page.getByText("Password is required")).toBeVisible();
    await button(page, "Sign In").click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  });

  test("a wrong password marks both fields", async ({ page }) => {
    await arrive(page, "/login?tab=email");
    await tryToSignIn(page);
    await expect(page.getByText("Invalid email or password")).toHaveCount(2);
    await expectAccessible(page);
  });

  test("too many attempts are told in the server's words", async ({ page }) => {
    const message = "Too many attempts. Please wait a while and try again.";
    await refuse(page, "/api/auth/login", { status: 429, fault: "rate-limited", message });
    await arrive(page, "/login?tab=email");
    await tryToSignIn(page);
    await expect(page.getByRole("alert")).toHaveText(message);
  });

  test("a server without words is told in ours", async ({ page }) => {
    await breakDown(page, "/api/auth/login");
    await arrive(page, "/login?tab=email");
    await tryToSignIn(page);
    await expect(page.getByRole("alert")).toHaveText("Login failed. Please try again.");
  });

  test("an address that is not verified gets a new link, right there", async ({ page }) => {
    const message = ACCOUNT_SENTENCES.verifyFirst;
    await refuse(page, "/api/auth/login", { status: 403, fault: "forbidden", message });
    await breakDown(page, "/api/auth/resend-verification");
    await arrive(page, "/login?tab=email");
    await tryToSignIn(page);
    await expect(page.getByRole("alert")).toContainText(message);
    await expectAccessible(page);
    await button(page, "Send a new verification link").click();
    await expect(page.getByRole("alert")).toContainText("Failed to resend verification email");

    await page.unroute("**/api/auth/resend-verification");
    const asked = page.waitForRequest("**/api/auth/resend-verification");
    await button(page, "Send a new verification link").click();
    expect((await asked).postDataJSON()).toEqual({ email: "priya@example.org" });
    await expect(page.getByText("a new link is on its way.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("its banners are for everyone", async ({ page }) => {
  await stopClock(page);
  await arrive(page, `${withError("connect-mailed")}&message=${base64("Please sign in again.")}`);
  await expect(page.getByText("Please sign in again.")).toBeVisible();
  await whileTimeMoves(page, () => expectAccessible(page));
});

test("I can look at the password I type", async ({ page }) => {
  await arrive(page, "/login?tab=email");
  await field(page, "Password").fill(PASSWORD);
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
  await button(page, "Show password").click();
  await expect(field(page, "Password")).toHaveAttribute("type", "text");
  await button(page, "Hide password").click();
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
});

test("it leads to the terms, the privacy policy, a new account and a new password", async ({
  page,
}) => {
  await arrive(page, "/login?tab=email");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
  await expect(main.getByRole("link", { name: "privacy" })).toHaveAttribute("href", "/privacy");
  await main.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/register");
  await page.goBack();
  await field(page, "Email").fill("priya@example.org");
  await main.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(field(page, "Email")).toHaveValue("priya@example.org");
});

test("the page comes whole from the server: it never jumps, and shows its form without script", async ({
  page,
  browser,
  app,
}) => {
  const shifts = await watchShifts(page);
  await arrive(page, withMessage("Please sign in again."));
  await expect(page.getByText("Demo world")).toBeVisible();
  expect(await shifts()).toBe(0);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const still = await context.newPage();
  await still.goto(withMessage("Please sign in again."));
  await expect(field(still, "Email")).toBeVisible();
  await expect(field(still, "Password")).toBeVisible();
  await expect(still.getByText("Please sign in again.")).toBeVisible();
  await still.goto("/login?tab=oauth");
  await expect(still.getByRole("link", { name: "Continue with Google" })).toBeVisible();
  await context.close();
});
