import type { Page } from "@playwright/test";
import { heading } from "../support/account-screens.ts";
import { DESK, PHONE, said, sideways, title } from "../support/dashboard-screens.ts";
import { expect, test } from "../support/journey.ts";
import { asAdministrator } from "../support/review-screens.ts";

test.use({ viewport: DESK, contextOptions: { reducedMotion: "reduce" } });

const menu = (page: Page) => page.getByRole("navigation", { name: "Administration" });

/** The address, the entry of the menu, the heading. */
const SECTIONS = [
  ["/admin/review", /^Job Review/, "Job Review"],
  ["/admin/firms", "Law Firms", "Law Firm Management"],
  ["/admin/blog", "Blog Management", "Blog Management"],
  ["/admin/seek", "Seek Scraper", "Seek Scraper"],
  ["/admin/settings", "Settings", "Settings"],
  ["/admin", "Dashboard", "Job Scraping Dashboard"],
] as const;

test("as an administrator I find every section, at its own address", async ({ page }) => {
  await asAdministrator(page);
  await page.goto("/dashboard");
  const admin = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin" });
  await admin.click();
  await expect(title(page)).toHaveText("Job Scraping Dashboard");
  await expect(admin).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveTitle("Dashboard, Administration · Candour");
  await expect(menu(page)).toContainText("v1.0.0");
  for (const [path, entry, name] of SECTIONS) {
    await menu(page).getByRole("link", { name: entry, exact: true }).click();
    // Job Review adds the job that it opens by itself.
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(title(page)).toContainText(name);
    await expect(menu(page).locator("[aria-current]")).toHaveText(entry);
  }
  await page.goto("/admin/settings");
  await expect(page.getByText("Settings panel coming soon...")).toBeVisible();
  // Reached from the dashboard; a real report takes minutes: fairness.long.journey.ts.
  await page.goto("/admin/fairness");
  await expect(title(page)).toHaveText("Fairness report");
  await expect(page.getByRole("heading", { name: "No report yet" })).toBeVisible();
  await page.goto("/admin/nowhere");
  await expect(heading(page, "Page not found")).toBeVisible();
});

test("as an operator I see from the dashboard that everything works", async ({ page }) => {
  await asAdministrator(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: "System status" }).click();
  await expect(page).toHaveURL("/admin/status");
  await expect(title(page)).toHaveText("System status");
  await expect(said(page, "Everything works.")).toBeVisible();
  await expect(said(page, "Nothing has failed.")).toBeVisible();
  await expect(page.getByText(/^PostgreSQL \d+/)).toBeVisible();
  await page.setViewportSize(PHONE);
  expect(await sideways(page)).toBe(0);
});
