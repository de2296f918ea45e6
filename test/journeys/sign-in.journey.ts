import { arrive, field, watchShifts } from "../support/account-screens.ts";
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
