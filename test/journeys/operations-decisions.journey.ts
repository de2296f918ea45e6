import type { Page } from "@playwright/test";
import { APPROVAL_SENTENCES } from "#contract/recruiter-approval.ts";
import { button } from "../support/account-screens.ts";
import { DESK, PHONE, refuse, said, sideways, title } from "../support/dashboard-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { asAdministrator } from "../support/review-screens.ts";
import {
  answerDiscovered,
  answerWith,
  aRecruiter,
  dashboard,
  firmNameAt,
  STATS,
} from "../support/scraping-screens.ts";

test.use({ viewport: DESK, contextOptions: { reducedMotion: "reduce" } });

const firms = (page: Page) => page.getByRole("list", { name: "Discovered firms" });
/** What is done with one firm: the button says which to those who do not see its row. */
const verb = (page: Page, word: string, at: number) =>
  firms(page).getByRole("button", { name: new RegExp(`^${word} ?: ${firmNameAt(at)}$`) });
const approve = (page: Page, at: number) => verb(page, "Approve", at);

test("I approve and reject what was discovered, and reading goes on with the next", async ({
  page,
}) => {
  await asAdministrator(page);
  await answerWith(page, STATS, dashboard);
  const decisions = await answerDiscovered(page, 23, firmNameAt(2));
  await page.goto("/admin");
  const toggle = page.getByRole("button", { name: /^Review Discovered Firms/ });
  await toggle.click();
  await expect(page.getByRole("heading", { name: "Discovered firms" })).toBeFocused();
  await expect(firms(page).getByRole("listitem")).toHaveCount(20);
  await expect(
    firms(page).getByRole("link", { name: "firm-0.example", exact: true }),
  ).toBeVisible();
  await expect(firms(page).locator("a[href^=javascript]")).toHaveCount(0);
  await expectAccessible(page);

  await approve(page, 0).focus();
  await page.keyboard.press("Enter");
  await expect(approve(page, 0)).toHaveCount(0);
  await expect(approve(page, 1)).toBeFocused();
  await verb(page, "Reject", 1).click();
  await page.getByRole("textbox", { name: /^Reason/ }).fill("A barristers' clerk");
  await button(page, "Reject firm").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(approve(page, 2)).toBeFocused();
  expect(decisions.map(({ body }) => body)).toEqual([
    { action: "approve" },
    { action: "reject", reason: "A barristers' clerk" },
  ]);
  // Somebody else was faster.
  await page.keyboard.press("Enter");
  await expect(said(page, "This firm was reviewed already.")).toBeVisible();
  await expect(approve(page, 2)).toHaveCount(0);
  await expect(approve(page, 3)).toBeFocused();
  await expect(page.getByText("Showing 20 of 20")).toBeVisible();
  await toggle.click();
  await expect(firms(page)).toHaveCount(0);
  await expect(page).toHaveURL("/admin");
});

test("an answer about one firm leaves me at the other one that I am rejecting", async ({
  page,
}) => {
  await asAdministrator(page);
  await answerWith(page, STATS, dashboard);
  await answerDiscovered(page, 5);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/api/admin/discovered-firms/*/review", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/admin?firms=discovered");
  await approve(page, 0).click();
  await verb(page, "Reject", 1).click();
  const reason = page.getByRole("textbox", { name: /^Reason/ });
  await reason.fill("A barristers' clerk");
  release();
  await expect(firms(page).locator("li")).toHaveCount(4);
  await expect(reason).toBeFocused();
  await expect(reason).toHaveValue("A barristers' clerk");
  await button(page, "Reject firm").click();
  await expect(approve(page, 2)).toBeFocused();
});

test("a long list of discovered firms grows, on a phone too", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await asAdministrator(page);
  await answerWith(page, STATS, dashboard);
  await answerDiscovered(page, 23);
  await page.goto("/admin?firms=discovered");
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(firms(page).getByRole("listitem")).toHaveCount(23);
  await expect(approve(page, 20)).toBeFocused();
  await expect(page.getByText("Showing 23 of 23")).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test("I approve a company after I was asked, and not one that has changed since I looked", async ({
  page,
}) => {
  await asAdministrator(page);
  const waiting = [aRecruiter("Harrow Legal"), aRecruiter("Whitlock Partners")];
  await answerWith(page, "**/api/admin/recruiters", () => ({
    recruiters: waiting,
    total: waiting.length,
  }));
  await page.goto("/admin");
  await page.getByRole("link", { name: "Companies waiting for approval" }).click();
  await expect(title(page)).toHaveText("Companies waiting for approval");
  await expect(page.getByRole("link", { name: "harrow.example" }).first()).toHaveAttribute(
    "href",
    "https://harrow.example",
  );
  await expectAccessible(page);
  const approval = "**/api/admin/recruiters/*/approve";
  await refuse(page, approval, 409, "conflict", APPROVAL_SENTENCES.changed);
  const ask = page.getByRole("button", { name: /^Approve ?: Harrow Legal/ });
  await ask.click();
  await button(page, "Approve company").click();
  await expect(said(page, APPROVAL_SENTENCES.changed)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unroute(approval);
  await answerWith(page, approval, () => {
    waiting.shift();
    return { success: true, message: APPROVAL_SENTENCES.approved };
  });
  await ask.click();
  await button(page, "Approve company").click();
  await expect(said(page, APPROVAL_SENTENCES.approved)).toBeVisible();
  await expect(ask).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await page.setViewportSize(PHONE);
  await expect(said(page, "Whitlock Partners")).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
