import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listCategories } from "#contract/blog.ts";
import { blogStats, listAdminPosts } from "#contract/blog-admin.ts";
import { listFirms } from "#contract/firms.ts";
import { listPostings } from "#contract/postings.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import { getSeekConfig, getSeekStats, listSeekLocations } from "#contract/seek.ts";
import { address, expectHidden, focus, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator, recruiter } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { answersWithEmptyHome } from "#test/support/screens/stubs/recruiter-home.ts";
import { blogNumbers } from "#web/features/blog/admin/testing/posts.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";
import { aSeekConfig } from "#web/features/seek/testing/seek-runs.ts";

const menu = page.getByRole("navigation", { name: "Administration" });
const title = page.getByRole("heading", { level: 1 });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const NO_RUNS = { total_runs: 0, successful_runs: 0, total_jobs: 0, recent_runs: [] };

beforeEach(() => {
  answers(getDashboardStats, dashboard());
  answers(listFirms, { firms: [], total: 0 });
  answers(listAdminPosts, { posts: [], total_pages: 1, total: 0 });
  answers(listCategories, []);
  answers(blogStats, blogNumbers());
  answers(getSeekConfig, { config: aSeekConfig() });
  answers(listSeekLocations, { locations: [] });
  answers(getSeekStats, { stats: NO_RUNS });
});

test("by keyboard I come past the menu, by the skip link and after each choice", async () => {
  await openScreen("/admin/firms", { user: administrator() });
  const first = button("Add law firm").first();
  await expect.element(first).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}{Tab}");
  await expect.element(first).toHaveFocus();
  await press(menu.getByRole("link", { name: "Seek Scraper" }), "Enter");
  await expect.element(title).toHaveText("Seek Scraper");
  const configure = page.getByRole("tab", { name: "Configure" });
  await expect.element(configure).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(configure).toHaveFocus();
});

test("on a phone the menu slides over, and the keyboard alone opens, leaves and uses it", async () => {
  await page.viewport(390, 844);
  await openScreen("/admin/settings", { user: administrator() });
  await expect.element(title).toHaveText("Settings");
  await expectHidden(menu);
  await press(button("Menu"), "Enter");
  const sheet = page.getByRole("dialog", { name: "Administration" });
  await expect.element(sheet.getByRole("link", { name: "Job Review 41 waiting" })).toBeVisible();
  for (let presses = 0; presses < 9; presses++) {
    await userEvent.keyboard("{Tab}");
    // Between the last and the first the browser's own controls have their turn.
    expect(page.css("main :not(dialog *):focus").elements()).toHaveLength(0);
  }
  await focus(sheet.getByRole("link").first());
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button("Menu")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await press(sheet.getByRole("link", { name: "Blog Management" }), "Enter");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(title).toHaveText("Blog Management");
});

test("nobody else comes in, and is told so with a way back", async () => {
  answersWithEmptyHome();
  answers(listPostings, refusal());
  await openScreen("/admin/firms", { user: recruiter() });
  await expect.element(title).toHaveText("Access Denied");
  const admin = page.getByRole("link", { name: "Admin", exact: true });
  await expect.element(admin).not.toBeInTheDocument();
  expect(asked(listFirms)).toEqual([]);
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect.poll(address).toBe("/dashboard");
});
