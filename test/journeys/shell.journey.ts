import type { Page } from "@playwright/test";
import { expect, expectAccessible, signInSomeone, test } from "../support/journey.ts";

const banner = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");

test("a visitor sees where to go, above and below", async ({ page }) => {
  await page.goto("/");
  await expect(banner(page).getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/login",
  );
  await expect(banner(page).getByRole("link", { name: "Sign Up Free" })).toHaveAttribute(
    "href",
    "/register",
  );
  await expect(footer(page).getByRole("link", { name: "Sign Up" })).toBeVisible();
  await page.goto("/login");
  await expect(banner(page).getByRole("link", { name: "Sign Up", exact: true })).toBeVisible();
  await expect(footer(page).getByRole("link", { name: "Sign Up" })).toHaveCount(0);
  await footer(page).getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
});

test("no link of the shell leads nowhere", async ({ page, request }) => {
  const seen = new Set<string>();
  const collect = async () => {
    for (const link of await page.locator("header a, footer a").all())
      seen.add((await link.getAttribute("href")) ?? "");
  };
  await page.goto("/");
  await collect();
  await signInSomeone(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await collect();
  expect(seen.size).toBeGreaterThan(5);
  for (const href of seen) expect((await request.get(href)).status(), href).toBeLessThan(400);
});

test("signed in, I find my places and my menu with the keyboard alone", async ({ page }) => {
  await signInSomeone(page, "Priya Raman");
  await page.goto("/dashboard");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "Dashboard" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const account = page.getByRole("button", { name: "Account, signed in as Priya Raman" });
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Profile Settings" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Account/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Profile", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(banner(page).getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a new screen starts at its top, with its title, and reading goes on there", async ({
  page,
}) => {
  await page.goto("/privacy");
  await page.evaluate(() => scrollTo(0, 5000));
  await footer(page).getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveTitle("Terms of Service · Candour");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Terms of Service" })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle("Privacy Policy · Candour");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test("a page whose file cannot be loaded says so and offers a way on", async ({
  page,
  complaints,
}) => {
  await signInSomeone(page);
  await page.goto("/dashboard");
  await page.route(/assets\/profile-page-.*\.js/, (route) => route.abort());
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Profile" })
    .click();
  await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/assets\/profile-page-.*\.js/);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(page.getByRole("heading", { name: "Profile", exact: true })).toBeVisible();
  complaints.length = 0;
});

test("when nothing more can be loaded I am still told so", async ({ page }) => {
  await signInSomeone(page);
  await page.goto("/dashboard");
  await page.route(/assets\/(account-menu|toast-area)-.*\.js/, (route) => route.abort());
  await page.getByRole("button", { name: /^Account/ }).press("Enter");
  const plain = page.getByRole("alert").filter({ hasText: "The menu could not be loaded." });
  await plain.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(plain).toBeHidden();
});
