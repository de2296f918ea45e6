import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ADMIN_PAGE,
  type DiscoveredFirm,
  FIRM_SENTENCES,
  listDiscoveredFirms,
  reviewDiscoveredFirm,
} from "#contract/firms.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import { address, expectNoSidewaysScroll, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";

const HOUR_MS = 3_600_000;
const nameAt = (at: number) => `Ashgrove Legal ${at + 1}`;
const firms = page.getByRole("list", { name: "Discovered firms" });
const items = firms.getByRole("listitem");
/** What is done with one firm: the button says which to those who do not see its row. */
const verb = (word: string, at: number) =>
  firms.getByRole("button", { name: new RegExp(`^${word} ?: ${nameAt(at)}$`) });
const approve = (at: number) => verb("Approve", at);
const reason = page.getByRole("textbox", { name: /^Reason/ });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const open = (query = "") => openScreen(`/admin${query}`, { user: administrator() });

const aFirm = (at: number): DiscoveredFirm => ({
  ID: `00000000-0000-4000-8000-${String(300 + at).padStart(12, "0")}`,
  FirmName: nameAt(at),
  SearchQuery: "law firms Sydney careers",
  // What a stranger's page calls its address is no link unless a browser opens it as a page.
  DiscoveredUrl: at === 1 ? "javascript:alert(1)" : `https://firm-${at}.example/`,
  CareersPageUrl: `https://firm-${at}.example/careers`,
  DiscoveredAt: new Date(Date.now() - (at + 1) * HOUR_MS).toISOString(),
});

/** So many firms wait, of which those decided leave; one of them was decided by somebody else. */
function answersWithDiscovered(count: number, { until = Promise.resolve(), decided = -1 } = {}) {
  const waiting = Array.from({ length: count }, (_, at) => aFirm(at));
  answers(getDashboardStats, dashboard());
  answers(listDiscoveredFirms, ({ query: { page: at } }) => ({
    discoveries: waiting.slice((at - 1) * ADMIN_PAGE, at * ADMIN_PAGE),
    has_more: waiting.length > at * ADMIN_PAGE,
    total: waiting.length,
  }));
  answers(reviewDiscoveredFirm, async ({ params }) => {
    await until;
    const [firm] = waiting.splice(
      waiting.findIndex(({ ID }) => ID === params.id),
      1,
    );
    if (firm?.FirmName === nameAt(decided)) return refusal("conflict", FIRM_SENTENCES.decided);
    return { success: true, message: "Decided." };
  });
}

test("I approve and reject what was discovered, and reading goes on with the next", async () => {
  answersWithDiscovered(23, { decided: 2 });
  await open();
  const toggle = page.getByRole("button", { name: /^Review Discovered Firms/ });
  await toggle.click();
  await expect.element(page.getByRole("heading", { name: "Discovered firms" })).toHaveFocus();
  await expect.poll(() => items.elements()).toHaveLength(20);
  await expect
    .element(firms.getByRole("link", { name: "firm-0.example", exact: true }))
    .toBeVisible();
  expect(firms.css("a[href^=javascript]").elements()).toHaveLength(0);

  await press(approve(0), "Enter");
  await expect.element(approve(0)).not.toBeInTheDocument();
  await expect.element(approve(1)).toHaveFocus();
  await verb("Reject", 1).click();
  await reason.fill("A barristers' clerk");
  await button("Reject firm").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(approve(2)).toHaveFocus();
  expect(asked(reviewDiscoveredFirm).map(({ body }) => body)).toEqual([
    { action: "approve", reason: "" },
    { action: "reject", reason: "A barristers' clerk" },
  ]);
  // Somebody else was faster.
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(FIRM_SENTENCES.decided).first()).toBeVisible();
  await expect.element(approve(2)).not.toBeInTheDocument();
  await expect.element(approve(3)).toHaveFocus();
  await expect.element(page.getByText("Showing 20 of 20")).toBeVisible();
  await toggle.click();
  await expect.element(firms).not.toBeInTheDocument();
  expect(address()).toBe("/admin");
});

test("an answer about one firm leaves me at the other one that I am rejecting", async () => {
  let release = () => {};
  const until = new Promise<void>((done) => {
    release = done;
  });
  answersWithDiscovered(5, { until });
  await open("?firms=discovered");
  await approve(0).click();
  await verb("Reject", 1).click();
  await reason.fill("A barristers' clerk");
  release();
  await expect.poll(() => firms.css("li").elements()).toHaveLength(4);
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveValue("A barristers' clerk");
  await button("Reject firm").click();
  await expect.element(approve(2)).toHaveFocus();
});

test("a long list of discovered firms grows, on a phone too", async () => {
  await page.viewport(390, 844);
  answersWithDiscovered(23);
  await open("?firms=discovered");
  await button("Load More").click();
  await expect.poll(() => items.elements()).toHaveLength(23);
  await expect.element(approve(20)).toHaveFocus();
  await expect.element(page.getByText("Showing 23 of 23")).toBeVisible();
  expectNoSidewaysScroll();
});
