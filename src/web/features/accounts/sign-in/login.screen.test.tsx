import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resendVerification } from "#contract/account-links.ts";
import { ACCOUNT_SENTENCES, registerAccount, signIn } from "#contract/accounts.ts";
import { listProviders } from "#contract/offered-providers.ts";
import { demoWorld } from "#contract/platform.ts";
import { PROVIDER_ERRORS } from "#contract/sign-in-providers.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { stopClock, untilHidden, untilShown } from "#test/support/screens/clock.ts";
import { address, expectHidden, focus } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, asked, noConnection, refusal } from "#test/support/screens/stub-api.ts";

const PASSWORD = "correct horse battery";
const base64 = (text: string) => encodeURIComponent(btoa(text));
const withMessage = (text: string) => `/login?message=${base64(text)}`;
const withError = (code: string) => `/login?error=${base64(code)}`;

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

const DEMO = {
  accounts: [{ email: "mei@demo.example", role: "candidate" }],
  password: "open sesame",
};
const NO_DEMO = { accounts: [], password: null };

beforeEach(() => answers(demoWorld, DEMO));

const OAUTH = { name: "Google or Microsoft" };
const EMAIL = { name: "Email", exact: true };

describe("the two ways to sign in", () => {
  test("where there is no demo world, Google and Microsoft come first", async () => {
    answers(demoWorld, NO_DEMO);
    await openScreen("/");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await expect.element(page.getByRole("tab", OAUTH)).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("link", { name: "Continue with Google" })).toBeVisible();
    await expectHidden(page.getByText("Demo world"));
  });

  test("where neither Google nor Microsoft is set up, there is the form alone", async () => {
    answers(listProviders, { providers: [] });
    answers(demoWorld, NO_DEMO);
    await openScreen("/login?tab=oauth");
    await expect.element(field("Password")).toBeVisible();
    expect(page.getByRole("tab").elements()).toEqual([]);
    await openScreen("/register");
    await expect.element(field("Full name")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /^Continue with/ }))
      .not.toBeInTheDocument();
    answers(listProviders, { providers: ["google"] });
    await openScreen("/register");
    await expect.element(page.getByRole("link", { name: "Continue with Google" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Continue with Microsoft" }))
      .not.toBeInTheDocument();
  });

  test("in the demo world it is the email, because its people have passwords", async () => {
    await openScreen("/login");
    await expect.element(page.getByRole("tab", EMAIL)).toHaveAttribute("aria-selected", "true");
    await expect.element(field("Password")).toBeVisible();
  });

  test("my choice stays in the address, and what I typed stays in the form", async () => {
    await openScreen("/login?from=%2Fdashboard");
    await field("Email").fill("priya@example.org");
    await page.getByRole("tab", OAUTH).click();
    await expect.poll(address).toBe("/login?from=%2Fdashboard&tab=oauth");
    await expectHidden(field("Email"));
    await page.getByRole("tab", EMAIL).click();
    await expect.element(field("Email")).toHaveValue("priya@example.org");
    await page.getByRole("tab", OAUTH).click();
    await openScreen(address());
    await expect.element(page.getByRole("tab", OAUTH)).toHaveAttribute("aria-selected", "true");
    await openScreen("/login?tab=email");
    await expect.element(page.getByRole("tab", EMAIL)).toHaveAttribute("aria-selected", "true");
  });

  test("the arrow keys move between them", async () => {
    await openScreen("/login?tab=oauth");
    await focus(page.getByRole("tab", OAUTH));
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("tab", EMAIL)).toHaveFocus();
    await expect.element(field("Email")).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await expect.element(field("Email")).toHaveFocus();
  });

  test("the provider is a whole page of its own, and knows where I wanted to go", async () => {
    await openScreen("/notifications?page=2");
    await page.getByRole("tab", OAUTH).click();
    const from = "from=%2Fnotifications%3Fpage%3D2";
    const google = page.getByRole("link", { name: "Continue with Google" });
    await expect.element(google).toHaveAttribute("href", `/auth/google?${from}`);
    const microsoft = page.getByRole("link", { name: "Continue with Microsoft" });
    await expect.element(microsoft).toHaveAttribute("href", `/auth/microsoftonline?${from}`);
    // The router leaves the press to the browser, which would go there; this test stays here.
    let isLeftToBrowser = false;
    const stay = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", stay, { once: true });
    await microsoft.click();
    expect(isLeftToBrowser).toBe(true);
  });

  test("a way back that is too long is left out", async () => {
    await openScreen(`/login?tab=oauth&from=/${"x".repeat(2000)}`);
    const google = page.getByRole("link", { name: "Continue with Google" });
    await expect.element(google).toHaveAttribute("href", "/auth/google");
  });
});

describe("a message", () => {
  test("in the link is shown for five seconds, and nothing jumps", async () => {
    stopClock();
    await openScreen(withMessage("Please <b>sign in</b> again."));
    const banner = page.getByRole("status").filter({ hasText: "Please <b>sign in</b> again." });
    await untilShown(banner);
    const { top } = field("Email").element().getBoundingClientRect();
    await vi.advanceTimersByTimeAsync(4999);
    await expect.element(banner).toBeVisible();
    await vi.advanceTimersByTimeAsync(1);
    await untilHidden(banner);
    expect(field("Email").element().getBoundingClientRect().top).toBe(top);
  });

  test("of the screen before is shown for eight seconds, over the email it hands on", async () => {
    // Without a demo world, so that it is the message which switches to the email.
    answers(demoWorld, NO_DEMO);
    answers(registerAccount, { success: true, message: "Account created." });
    stopClock();
    await openScreen("/register");
    const email = "priya@example.org";
    await field("Full name").fill("Priya Raman");
    await field("Email").fill(email);
    await field("Password").fill(PASSWORD);
    await field("Confirm password").fill(PASSWORD);
    await button("Create Account").click();
    const banner = page.getByText("Account created.");
    await untilShown(banner, 1);
    await expect.element(field("Email")).toHaveValue(email);
    await expect.element(page.getByRole("tab", EMAIL)).toHaveAttribute("aria-selected", "true");
    await vi.advanceTimersByTimeAsync(7500);
    await expect.element(banner).toBeVisible();
    await vi.advanceTimersByTimeAsync(500);
    await untilHidden(banner);
    await expect.element(field("Email")).toHaveValue(email);
  });

  test("that is no base64 is no message", async () => {
    await openScreen("/login?message=%25%25%25");
    await expect.element(page.getByRole("main").getByRole("status")).not.toBeInTheDocument();
  });
});

describe("an error of a provider", () => {
  test("is said in a sentence, whichever it is", async () => {
    for (const [code, sentence] of Object.entries(PROVIDER_ERRORS)) {
      await openScreen(withError(code));
      await expect.element(page.getByRole("alert")).toHaveText(sentence);
    }
  });

  test("stays until I close it, and then also after a reload", async () => {
    stopClock();
    await openScreen(withError("refused"));
    await untilShown(page.getByRole("alert"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    await expect.element(page.getByRole("alert")).toHaveText(PROVIDER_ERRORS.refused);
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    vi.useRealTimers();
    await openScreen(address());
    await expect.element(heading("Sign in")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("that nobody knows says nothing", async () => {
    for (const path of [withError("You have won"), withError("toString"), "/login?error=refused"]) {
      await openScreen(path);
      await expect.element(heading("Sign in")).toBeVisible();
      await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    }
  });
});

describe("signing in is refused", () => {
  async function tryToSignIn() {
    await field("Email").fill("priya@example.org");
    await field("Password").fill(PASSWORD);
    await button("Sign In").click();
  }

  test("what I left out is said beside it, and goes when I mend it", async () => {
    await openScreen("/login?tab=email");
    await button("Sign In").click();
    await expect.element(page.getByText("Email is required")).toBeVisible();
    await expect.element(page.getByText("Password is required")).toBeVisible();
    await expect.element(field("Email")).toHaveFocus();
    await field("Email").fill("p");
    await expectHidden(page.getByText("Email is required"));
    await expect.element(page.getByText("Password is required")).toBeVisible();
    await button("Sign In").click();
    await expect.element(page.getByText("Please enter a valid email address")).toBeVisible();
  });

  test("a wrong password marks both fields", async () => {
    answers(signIn, refusal("unauthenticated", ACCOUNT_SENTENCES.wrongCredentials));
    await openScreen("/login?tab=email");
    await tryToSignIn();
    await expect.element(page.getByText("Invalid email or password")).toHaveLength(2);
  });

  test("too many attempts are told in the server's words", async () => {
    const message = "Too many attempts. Please wait a while and try again.";
    answers(signIn, refusal("rate-limited", message));
    await openScreen("/login?tab=email");
    await tryToSignIn();
    await expect.element(page.getByRole("alert")).toHaveText(message);
  });

  test("a server without words is told in ours", async () => {
    answers(signIn, refusal());
    await openScreen("/login?tab=email");
    await tryToSignIn();
    await expect.element(page.getByRole("alert")).toHaveText("Login failed. Please try again.");
  });

  test("a connection that is lost is told, and my words are still there", async () => {
    answers(signIn, noConnection);
    await openScreen("/login?tab=email");
    await tryToSignIn();
    await expect.element(page.getByText("Candour could not be reached.")).toBeVisible();
    await expect.element(field("Email")).toHaveValue("priya@example.org");
  });

  test("an address that is not verified gets a new link, right there", async () => {
    const message = ACCOUNT_SENTENCES.verifyFirst;
    answers(signIn, refusal("forbidden", message));
    answers(resendVerification, refusal());
    await openScreen("/login?tab=email");
    await tryToSignIn();
    await expect.element(page.getByRole("alert")).toHaveTextContent(message);
    await button("Send a new verification link").click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Failed to resend verification email");

    answers(resendVerification, { success: true, message: "Then a new link is on its way." });
    await button("Send a new verification link").click();
    await expect.element(page.getByText("a new link is on its way.")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    expect(asked(resendVerification).at(-1)?.body).toEqual({ email: "priya@example.org" });
  });
});

test("its banners are for everyone", async () => {
  stopClock();
  await openScreen(`${withError("connect-mailed")}&message=${base64("Please sign in again.")}`);
  await untilShown(page.getByText("Please sign in again."));
  // What was to take them away after a while stays on the clock that stands still.
  vi.useRealTimers();
  await expectAccessible();
});

test("I can look at the password I type", async () => {
  await openScreen("/login?tab=email");
  await field("Password").fill(PASSWORD);
  await expect.element(field("Password")).toHaveAttribute("type", "password");
  await button("Show password").click();
  await expect.element(field("Password")).toHaveAttribute("type", "text");
  await button("Hide password").click();
  await expect.element(field("Password")).toHaveAttribute("type", "password");
});

test("it leads to the terms, the privacy policy, a new account and a new password", async () => {
  await openScreen("/login?tab=email");
  const main = page.getByRole("main");
  await expect.element(main.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
  await expect
    .element(main.getByRole("link", { name: "privacy" }))
    .toHaveAttribute("href", "/privacy");
  await main.getByRole("link", { name: "Create an account" }).click();
  await expect.poll(address).toBe("/register");
  history.back();
  await expect.element(heading("Sign in")).toBeVisible();
  await field("Email").fill("priya@example.org");
  await main.getByRole("link", { name: "Forgot your password?" }).click();
  await expect.poll(address).toBe("/forgot-password");
  await expect.element(field("Email")).toHaveValue("priya@example.org");
});
