import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  getDashboardStats,
  getScrapingRun,
  runScraping,
  SCRAPING_SENTENCES,
  stopScraping,
} from "#contract/scraping.ts";
import { expectNoSidewaysScroll, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator } from "#test/support/screens/people.ts";
import { pollRefetching, watchRefetching } from "#test/support/screens/refetching.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { aRun, dashboard, emptyDashboard, RUNNING, runDetails } from "./testing/runs.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const cards = page.css("dl").first();
const runs = page.getByRole("table", { name: "Recent runs" });
const alert = page.getByRole("alert");
const open = () => openScreen("/admin", { user: administrator() });

test("I start a run, see it go on by itself, open it and stop it", async () => {
  watchRefetching();
  let shown = dashboard();
  answers(getDashboardStats, () => shown);
  await open();
  for (const words of [
    "41Review them",
    "97 rejected, 212 duplicate",
    "86 of 10334 scraped today, 81 this week",
    "1472 today",
  ])
    await expect.element(cards).toHaveTextContent(words);
  const trend = page.getByText("Approved jobs have more than doubled in four weeks");
  await expect.element(trend).toBeVisible();
  await expect.element(runs).toHaveTextContent("FailedThe board does not allow it.");
  await expect.element(runs).toHaveTextContent("6 firms");

  const message = SCRAPING_SENTENCES.started(86);
  answers(runScraping, { success: true, message, run_id: aRun(1).id });
  await button("Run Scraping").click();
  await expect.element(page.getByText("Scraping started for 86 firms.").first()).toBeVisible();
  // Without anybody asking, and again while it runs.
  shown = dashboard({ recent_runs: [aRun(1, { ...RUNNING, done: 3 })] });
  await pollRefetching(() => runs.element().textContent).toContain("Running, 3 of 86");
  shown = dashboard({ recent_runs: [aRun(1, RUNNING)] });
  await pollRefetching(() => runs.element().textContent).toContain("Running, 61 of 86");

  answers(getScrapingRun, runDetails(aRun(1, RUNNING)));
  await runs.getByRole("button").first().click();
  const failed = page.getByRole("dialog").getByRole("row", { name: /^Penhallow Reid/ });
  await expect.element(failed).toHaveTextContent("The page is not there.");
  await expect.element(failed).toHaveTextContent("Failed");
  await userEvent.keyboard("{Escape}");
  answers(stopScraping, () => {
    shown = dashboard({ recent_runs: [aRun(1, { status: "stopped" })] });
    return { success: true, message: SCRAPING_SENTENCES.stopped };
  });
  await press(runs.getByRole("button", { name: /^Stop/ }), "Enter");
  await expect.element(runs).toHaveTextContent("Stopped");
  // The button is gone; the reader is still in its row.
  await expect.element(runs.getByRole("button").first()).toHaveFocus();
});

test("what cannot be started says why, and can be put away", async () => {
  const hint = SCRAPING_SENTENCES.searchMissing;
  answers(getDashboardStats, dashboard({ search: { configured: false, hint } }));
  answers(runScraping, refusal("conflict", "A run is under way."));
  await open();
  await button("Run Scraping").click();
  await expect.element(alert).toHaveTextContent("A run is under way.");
  await button("Run Google Discovery").click();
  await expect.element(alert).toHaveTextContent("Set SEARCH_URL and SEARCH_KEY");
  await alert.getByRole("button", { name: "Close" }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test("a dashboard that fails can be asked again, and an empty one says what to do", async () => {
  await page.viewport(390, 844);
  answers(getDashboardStats, refusal());
  await open();
  await expect.element(page.getByText("An unexpected error occurred")).toBeVisible();
  answers(getDashboardStats, emptyDashboard());
  await button("Try again").click();
  await expect
    .element(page.getByRole("link", { name: "Add a law firm" }))
    .toHaveAttribute("href", "/admin/firms");
  expectNoSidewaysScroll();
});
