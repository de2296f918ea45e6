import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getAccount } from "#contract/account-settings.ts";
import { listCategories } from "#contract/blog.ts";
import { blogStats, listAdminPosts } from "#contract/blog-admin.ts";
import { listFirms } from "#contract/firms.ts";
import { listPostings } from "#contract/postings.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import {
  confirmIdentity,
  getSecondFactor,
  SECOND_FACTOR_SENTENCES,
} from "#contract/second-factor.ts";
import { getSeekConfig, getSeekStats, listSeekLocations } from "#contract/seek.ts";
import { address, expectHidden, focus, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator, recruiter } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { ACCOUNT, NO_FACTOR } from "#test/support/screens/stubs/own-profile.ts";
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

test("an administrator without a second step is led to one, and it opens with the next call", async () => {
  const needed = "Administrators confirm who they are with a code or a passkey.";
  answers(getDashboardStats, refusal("factor-missing", needed));
  await openScreen("/admin", { user: administrator() });
  await expect.element(title).toHaveTextContent("One more step");
  await expect
    .element(page.getByRole("link", { name: "Set up a second step" }))
    .toHaveAttribute("href", "/profile#two-step");
});

test("an administrator who came in with a password alone is asked for a code, and goes on", async () => {
  const needed = "Administrators confirm who they are with a code or a passkey.";
  let isConfirmed = false;
  answers(getDashboardStats, () => (isConfirmed ? dashboard() : refusal("confirm-factor", needed)));
  answers(getAccount, { ...ACCOUNT, has_password: true });
  answers(getSecondFactor, { ...NO_FACTOR, two_step_since: ACCOUNT.created_at });
  answers(confirmIdentity, ({ body }) => {
    if (body.code !== "123456") return refusal("invalid", SECOND_FACTOR_SENTENCES.codeWrong);
    isConfirmed = true;
    return { success: true, message: "Thank you." };
  });
  await openScreen("/admin", { user: administrator() });
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(title).toHaveTextContent("Is it you?");
  await button("Confirm").click();
  await expect.element(question.getByLabelText("Code")).toHaveFocus();
  await userEvent.keyboard("000000{Enter}");
  await expect.element(question.getByText(SECOND_FACTOR_SENTENCES.codeWrong)).toBeVisible();
  await question.getByLabelText("Code").fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(menu).toBeVisible();
  await expectHidden(question);
});
