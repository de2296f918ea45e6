import { gzipSync } from "node:zlib";
import {
  expect,
  finishOnboarding,
  newEmail,
  PASSWORD,
  signInSomeone,
  test,
} from "../support/journey.ts";

// A colour on its way from one theme to the other has no contrast that counts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("I create an account, confirm my address, sign in and sign out", async ({ page }) => {
  const email = newEmail();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign Up Free" }).click();
  await expect(page).toHaveTitle(/Create an account/);
  await page.getByLabel("Full name").fill("Priya Raman");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Account created. You can sign in now.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);

  // The mail may still be on its way.
  const mail = page
    .getByRole("row")
    .filter({ hasText: email })
    .getByRole("link", { name: /Confirm your email address/ });
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await mail.click();
  await page
    .getByRole("link", { name: /verify-email/ })
    .first()
    .click();
  await expect(page.getByText("Your email address is verified").first()).toBeVisible();

  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/onboarding");
  await finishOnboarding(page, "Priya Raman", email);

  await page.goto("/dashboard");
  const account = page.getByRole("button", { name: "Account, signed in as Priya Raman" });
  await account.click();
  await expect(page.getByRole("menu").getByText(email)).toBeVisible();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("I am told what is wrong with what I typed, and lose nothing", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Full name").fill("Priya Raman");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password").fill("other");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await expect(
    page.getByText("Password must be at least 8 characters long", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("Priya Raman");
  await page.getByRole("textbox", { name: "Email" }).fill("p");
  await expect(page.getByText("Email is required")).toBeHidden();
});

test("I cannot sign in with a wrong password, and the form stays as I filled it", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Invalid email or password")).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("nobody@example.org");
});

test("I come back to where I wanted to go after signing in", async ({ page }) => {
  const email = await signInSomeone(page);
  await page.context().clearCookies();
  await page.goto("/dashboard?tab=messages");
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/dashboard?tab=messages");
});

test("signed in, I am not asked to sign in again", async ({ page }) => {
  await signInSomeone(page);
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
  }
});

test("I sign in with the keyboard alone", async ({ page }) => {
  const email = await signInSomeone(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab", { name: "Email" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
});

test("the connection is lost while I sign in: I am told, and my words are still there", async ({
  page,
  context,
}) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: "Email" }).fill("a@example.org");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Candour could not be reached.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("a@example.org");
  await context.setOffline(false);
});

test("pages are there before any script, with a title and in my theme", async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await context.addCookies([{ name: "theme", value: "dark", url: app.url }]);
  await page.goto("/login");
  await expect(page).toHaveTitle(/Sign in/);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await context.close();
});

test("a path that does not exist says so and offers a way on", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect(page).toHaveURL(/\/login/);
});

/** The look: a public page has at most this much script, gzipped. */
const BUDGET = 110_000;

test("the sign-in page is light", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (answer) => {
    if (new URL(answer.url()).pathname.endsWith(".js")) scripts.push(answer.body());
  });
  await page.goto("/login", { waitUntil: "networkidle" });
  const sizes = (await Promise.all(scripts)).map((code) => gzipSync(code, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(BUDGET);
});
