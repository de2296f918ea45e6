import { arrive, field, heading, watchShifts } from "../support/account-screens.ts";
import { expect, test } from "../support/journey.ts";

const withMessage = (text: string) =>
  `/login?message=${encodeURIComponent(Buffer.from(text).toString("base64"))}`;

test("the page comes whole from the server: it never jumps, and shows its form without script", async ({
  page,
  browser,
  app,
}) => {
  const shifts = await watchShifts(page);
  await arrive(page, withMessage("Please sign in again."));
  await expect(page.getByText("Demo world")).toBeVisible();
  // Less than anybody can see: a busy machine may draw a letter late.
  expect(await shifts()).toBeLessThan(0.01);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const still = await context.newPage();
  await still.goto(withMessage("Please sign in again."));
  await expect(field(still, "Email")).toBeVisible();
  await expect(field(still, "Password")).toBeVisible();
  await expect(still.getByText("Please sign in again.")).toBeVisible();

  // So do the others, with a title and in my theme.
  await context.addCookies([{ name: "theme", value: "dark", url: app.url }]);
  await still.goto("/forgot-password");
  await expect(field(still, "Email")).toBeVisible();
  await expect(still).toHaveTitle(/Forgot your password/);
  await expect(still.locator("html")).toHaveAttribute("data-theme", "dark");
  await still.goto("/register");
  await expect(field(still, "Full name")).toBeVisible();
  await still.goto("/register?recruiter=true");
  await expect(heading(still, "Start Your Free 6-Month Trial")).toBeVisible();
  await expect(field(still, "Company name")).toBeVisible();
  await context.close();
});
