import { arrive, heading } from "../support/account-screens.ts";
import { expect, test } from "../support/journey.ts";

const TRIAL = "Start Your Free 6-Month Trial";

test("a recruiter is known by the page that linked here, if it is one of ours", async ({
  page,
  app,
}) => {
  await page.goto("/register", { referer: `${app.url}/recruiters` });
  await expect(heading(page, TRIAL)).toBeVisible();
  await expect(page).toHaveURL("/register?recruiter=true");
  // Another visit in the same window is another matter.
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  await expect(heading(page, "Create an account")).toBeVisible();
  await arrive(page, "/");
  await page.goto("/register", { referer: "https://elsewhere.example/recruiters" });
  await expect(heading(page, "Create an account")).toBeVisible();
});
