import {
  expect,
  finishOnboarding,
  newEmail,
  PASSWORD,
  signInSomeone,
  test,
  untilAlive,
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

test("with the keyboard alone I sign in, and come to where I wanted to go", async ({ page }) => {
  const email = await signInSomeone(page);
  await page.context().clearCookies();
  await page.goto("/dashboard?tab=messages");
  await expect(page).toHaveURL(/\/login/);
  await untilAlive(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard?tab=messages");
  // Signed in, I am not asked to sign in again.
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");
});

test("a path that does not exist says so and offers a way on", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect(page).toHaveURL(/\/login/);
});
