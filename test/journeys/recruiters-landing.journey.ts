import { heading } from "../support/account-screens.ts";
import { expect, test } from "../support/journey.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("with the keyboard alone I come from the home page, try the demo and sign up", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "For Recruiters" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "See who fits the job, and the line that proves it.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Our goals" })).toBeVisible();

  await page.getByRole("button", { name: "Try the demo" }).focus();
  await page.keyboard.press("Enter");
  const demo = page.getByRole("dialog", { name: "Three candidates for one job" });
  const person = demo.getByRole("button", { name: /^Rafferty Oduya/ });
  await expect(demo.getByText("Daily user of PEXA")).toBeHidden();
  await person.focus();
  await page.keyboard.press("Enter");
  await expect(person).toHaveAttribute("aria-expanded", "true");
  await expect(demo.locator("mark", { hasText: "PEXA" })).toBeVisible();
  await expect(demo.getByText("Real results may contain errors.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(demo).toBeHidden();
  await expect(page.getByRole("button", { name: "Try the demo" })).toBeFocused();

  const start = page.getByRole("link", { name: "Start 6 Months Free" });
  await expect(start).toHaveCount(2);
  await start.first().focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Start Your Free 6-Month Trial")).toBeVisible();
  await expect(page).toHaveURL("/register?recruiter=true");
  expect(await page.evaluate(() => history.state.usr)).toEqual({ from: "recruiter" });
});

test("without a script all of it is there to read, and a link signs me up as a recruiter", async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto("/recruiters");
  for (const words of [
    "Advanced AI candidate matching",
    "Unlimited job postings and candidate views",
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText("These are not customers.")).toBeVisible();
  await page.getByRole("link", { name: "Start 6 Months Free" }).first().click();
  await expect(heading(page, "Start Your Free 6-Month Trial")).toBeVisible();
  await context.close();
});
