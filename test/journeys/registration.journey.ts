import type { Page } from "@playwright/test";
import { arrive, breakDown, button, field, heading, refuse } from "../support/account-screens.ts";
import { expect, newEmail, PASSWORD, signInSomeone, test } from "../support/journey.ts";

// A colour on its way from one theme to the other has no contrast that counts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const TRIAL = "Start Your Free 6-Month Trial";

async function fillIn(page: Page, email: string) {
  await field(page, "Full name").fill("Tom Okafor");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await field(page, "Confirm password").fill(PASSWORD);
}

test.describe("a job seeker", () => {
  test("is asked for little, and may leave the phone out", async ({ page }) => {
    await arrive(page, "/register");
    await expect(heading(page, "Create an account")).toBeVisible();
    await expect(page.getByText("Phone optional")).toBeVisible();
    await expect(field(page, "Company name")).toHaveCount(0);
    await expect(page.getByText("What you'll get")).toHaveCount(0);
    await button(page, "Create Account").click();
    for (const sentence of ["Name is required", "Email is required", "Password is required"])
      await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText("Please confirm your password")).toBeVisible();
  });

  test("can sign up with Google or Microsoft, and read what is agreed to", async ({ page }) => {
    await arrive(page, "/register?from=%2Fdashboard");
    const main = page.getByRole("main");
    for (const [name, href] of [
      ["Continue with Google", "/auth/google?from=%2Fdashboard"],
      ["Continue with Microsoft", "/auth/microsoftonline?from=%2Fdashboard"],
      ["terms", "/terms"],
      ["privacy policy", "/privacy"],
    ] as const)
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  });

  test("is told beside the email that it is taken", async ({ page, context }) => {
    const email = await signInSomeone(page);
    await context.clearCookies();
    await arrive(page, "/register");
    await fillIn(page, email);
    await button(page, "Create Account").click();
    await expect(page.getByText("An account with this email already exists")).toBeVisible();
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Password")).toHaveValue(PASSWORD);
  });

  test("is told in the server's words why not, or in ours", async ({ page }) => {
    const message = "Too many attempts. Please wait a while and try again.";
    await refuse(page, "/api/auth/register", { status: 429, fault: "rate-limited", message });
    await arrive(page, "/register");
    await fillIn(page, newEmail());
    await button(page, "Create Account").click();
    await expect(page.getByRole("alert")).toHaveText(message);
    await breakDown(page, "/api/auth/register");
    await button(page, "Create Account").click();
    await expect(page.getByRole("alert")).toHaveText("Registration failed. Please try again.");
  });

  test("sees the form without script", async ({ browser, app }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
    const page = await context.newPage();
    await page.goto("/register");
    await expect(field(page, "Full name")).toBeVisible();
    await page.goto("/register?recruiter=true");
    await expect(heading(page, TRIAL)).toBeVisible();
    await expect(field(page, "Company name")).toBeVisible();
    await context.close();
  });
});

test.describe("a recruiter", () => {
  test("is told what the trial gives, and signs up without a phone or a company", async ({
    page,
  }) => {
    await arrive(page, "/register?recruiter=true");
    await expect(page).toHaveTitle(/Start Your Free 6-Month Trial/);
    const box = page.getByRole("region", { name: "What you'll get" });
    for (const text of [
      "Advanced AI candidate matching",
      "Unlimited job postings and candidate views",
      "Priority support and training",
      "Worth $594. Nothing is charged, no credit card.",
    ])
      await expect(box.getByText(text)).toBeVisible();
    await expect(page.getByText("Phone optional")).toHaveCount(0);

    const email = newEmail();
    await fillIn(page, email);
    await field(page, "Company name").fill("Corran Vale Lawyers");
    const asked = page.waitForRequest("**/api/auth/register");
    await button(page, "Start 6 Months Free").click();
    const sent = (await asked).postDataJSON();
    expect(sent).toEqual({ name: "Tom Okafor", email, password: PASSWORD, phone: "" });
    await expect(page).toHaveURL("/login");
    await expect(field(page, "Email")).toHaveValue(email);
  });

  test("is known by the page before, by its state", async ({ page }) => {
    await arrive(page, "/login");
    await page.evaluate(() => {
      history.pushState({ usr: { from: "recruiter" }, key: "k", idx: 1 }, "", "/register");
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    });
    await expect(heading(page, TRIAL)).toBeVisible();
    await expect(page).toHaveURL("/register?recruiter=true");
    await expect(page).toHaveTitle(/Start Your Free 6-Month Trial/);
    await page.reload();
    await expect(heading(page, TRIAL)).toBeVisible();
  });

  test("is known by the page that linked here, if it is one of ours", async ({ page, app }) => {
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

  test("stays one on the way to the sign-in page and back", async ({ page }) => {
    await arrive(page, "/register?recruiter=true");
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(heading(page, "Sign in")).toBeVisible();
    await page.getByRole("link", { name: "Start your free trial" }).click();
    await expect(heading(page, TRIAL)).toBeVisible();
  });

  test("with a place to go back to keeps both", async ({ page }) => {
    await arrive(page, "/register?recruiter=true&from=%2Fnotifications");
    await expect(heading(page, TRIAL)).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue with Google" })).toHaveAttribute(
      "href",
      "/auth/google?from=%2Fnotifications",
    );
  });
});
