import type { Page } from "@playwright/test";
import { SCRAPING_SENTENCES } from "#contract/scraping.ts";
import { button, heading } from "../support/account-screens.ts";

import { DESK, PHONE, refuse, said, sideways, title } from "../support/dashboard-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { asDemo } from "../support/message-screens.ts";
import { asAdministrator } from "../support/review-screens.ts";
import {
  answerWith,
  aRun,
  dashboard,
  emptyDashboard,
  RUNNING,
  runDetails,
  STATS,
} from "../support/scraping-screens.ts";

test.use({ viewport: DESK, contextOptions: { reducedMotion: "reduce" } });

const menu = (page: Page) => page.getByRole("navigation", { name: "Administration" });
const cards = (page: Page) => page.locator("dl").first();
const runs = (page: Page) => page.getByRole("table", { name: "Recent runs" });

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
    await expect(page).toHaveURL(path);
    await expect(title(page)).toContainText(name);
    await expect(menu(page).locator("[aria-current]")).toHaveText(entry);
  }
  await page.goto("/admin/settings");
  await expect(page.getByText("Settings panel coming soon...")).toBeVisible();
  await page.goto("/admin/nowhere");
  await expect(heading(page, "Page not found")).toBeVisible();
});

test("by keyboard I come past the menu, by the skip link and after each choice", async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto("/admin/firms");
  const first = button(page, "Add law firm").first();
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await menu(page).getByRole("link", { name: "Seek Scraper" }).press("Enter");
  await expect(title(page)).toHaveText("Seek Scraper");
  await expect(page.getByRole("tab", { name: "Configure" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab", { name: "Configure" })).toBeFocused();
});

test("on a phone the menu slides over, and the keyboard alone opens, leaves and uses it", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await asAdministrator(page);
  await answerWith(page, STATS, dashboard);
  await page.goto("/admin/settings");
  await expect(menu(page)).toBeHidden();
  await button(page, "Menu").focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Administration" });
  await expect(sheet.getByRole("link", { name: "Job Review 41 waiting" })).toBeVisible();
  await expectAccessible(page);
  for (let presses = 0; presses < 9; presses++) {
    await page.keyboard.press("Tab");
    // Between the last and the first the browser's own controls have their turn.
    await expect(page.locator("main :not(dialog *):focus")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(button(page, "Menu")).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("link", { name: "Blog Management" }).focus();
  await page.keyboard.press("Enter");
  await expect(sheet).toHaveCount(0);
  await expect(heading(page, "Blog Management")).toBeVisible();
});

test("nobody else comes in, and is told so with a way back", async ({ page }) => {
  await asDemo(page.request, "recruiter");
  await page.goto("/admin/firms");
  await expect(heading(page, "Access Denied")).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
  expect((await page.request.get("/api/admin/law-firms")).status()).toBe(403);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("I start a run, see it go on by itself, open it and stop it", async ({ page }) => {
  await asAdministrator(page);
  let shown = dashboard();
  await answerWith(page, STATS, () => shown);
  await page.goto("/admin");
  await expect(cards(page)).toContainText("41Review them");
  await expect(cards(page)).toContainText("97 rejected, 212 duplicate");
  await expect(cards(page)).toContainText("86 of 10334 scraped today, 81 this week");
  await expect(cards(page)).toContainText("1472 today");
  await expect(page.getByText("Approved jobs have more than doubled in four weeks")).toBeVisible();
  await expect(runs(page)).toContainText("FailedThe board does not allow it.");
  await expect(runs(page)).toContainText("6 firms");

  const started = { success: true, message: SCRAPING_SENTENCES.started(86), run_id: aRun(1).id };
  await answerWith(page, "**/api/admin/scraping/run", () => started);
  shown = dashboard({ recent_runs: [aRun(1, { ...RUNNING, done: 3 })] });
  await button(page, "Run Scraping").click();
  await expect(said(page, "Scraping started for 86 firms.")).toBeVisible();
  // Two seconds later without anybody asking, and again while it runs.
  await expect(runs(page)).toContainText("Running, 3 of 86");
  shown = dashboard({ recent_runs: [aRun(1, RUNNING)] });
  await expect(runs(page)).toContainText("Running, 61 of 86");

  await answerWith(page, "**/api/admin/scraping/runs/*", () => runDetails(aRun(1, RUNNING)));
  await runs(page).getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  const failed = dialog.getByRole("row", { name: /^Penhallow Reid/ });
  await expect(failed).toContainText("The page is not there.");
  await expect(failed).toContainText("Failed");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await answerWith(page, "**/api/admin/scraping/runs/*/stop", () => {
    shown = dashboard({ recent_runs: [aRun(1, { status: "stopped" })] });
    return { success: true, message: SCRAPING_SENTENCES.stopped };
  });
  await runs(page).getByRole("button", { name: /^Stop/ }).focus();
  await page.keyboard.press("Enter");
  await expect(runs(page)).toContainText("Stopped");
  // The button is gone; the reader is still in its row.
  await expect(runs(page).getByRole("button").first()).toBeFocused();
});

test("what cannot be started says why, and can be put away", async ({ page }) => {
  await asAdministrator(page);
  const hint = SCRAPING_SENTENCES.searchMissing;
  await answerWith(page, STATS, () => dashboard({ search: { configured: false, hint } }));
  await refuse(page, "**/api/admin/scraping/run", 409, "conflict", "A run is under way.");
  await page.goto("/admin");
  await button(page, "Run Scraping").click();
  await expect(page.getByRole("alert")).toContainText("A run is under way.");
  await button(page, "Run Google Discovery").click();
  await expect(page.getByRole("alert")).toContainText("Set SEARCH_URL and SEARCH_KEY");
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a dashboard that fails can be asked again, and an empty one says what to do", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await asAdministrator(page);
  await refuse(page, STATS, 500, "internal", "x");
  await page.goto("/admin");
  await expect(page.getByText("An unexpected error occurred")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(STATS);
  await answerWith(page, STATS, emptyDashboard);
  await button(page, "Try again").click();
  await expect(page.getByRole("link", { name: "Add a law firm" })).toHaveAttribute(
    "href",
    "/admin/firms",
  );
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
