import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getDashboardStats, SCRAPING_SENTENCES, stopScraping } from "#contract/scraping.ts";
import {
  getSeekConfig,
  getSeekStats,
  listSeekLocations,
  runSeek,
  SEEK_SENTENCES,
  type SeekRun,
} from "#contract/seek.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { expectNoSidewaysScroll, focus, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator } from "#test/support/screens/people.ts";
import { pollRefetching, watchRefetching } from "#test/support/screens/refetching.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";
import { aSeekConfig, aSeekRun } from "./testing/seek-runs.ts";

const RUNNING = "Scraping in Progress...";
const LOCATIONS = ["Australia", "Sydney NSW", "Melbourne VIC"].map((name) => ({
  name,
  slug: name.toLowerCase().replace(" ", "-"),
}));
const summary = page.getByRole("region", { name: "Summary" });
const run = summary.getByRole("button").first();
const template = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const alert = page.getByRole("alert");
const tab = (name: string) => page.getByRole("tab", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const told = (words: string) => page.getByRole("status").filter({ hasText: words });

const statsOf = (recent_runs: SeekRun[]) => ({
  stats: { total_runs: 1, successful_runs: 0, total_jobs: 0, recent_runs },
});
const resultOf = (own: { success?: boolean; running?: boolean; error?: string } = {}) => ({
  success: false,
  jobs_found: 0,
  jobs_saved: 0,
  error: "",
  run_id: "22222222-2222-4222-8222-222222222222",
  running: false,
  ...own,
});

async function open(user = administrator()): Promise<void> {
  await openScreen("/admin/seek", { user });
  await expect.element(page.getByRole("heading", { level: 1, name: "Seek Scraper" })).toBeVisible();
}

beforeEach(() => {
  answers(getDashboardStats, dashboard());
  answers(getSeekConfig, { config: aSeekConfig() });
  answers(listSeekLocations, { locations: LOCATIONS });
  answers(getSeekStats, statsOf([]));
});

test("what goes wrong is told in a banner that I can close, or only logged", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const line of [getSeekConfig, listSeekLocations, getSeekStats]) answers(line, refusal());
  await open();
  await expect.element(alert).toHaveText(/Failed to load default configuration/);
  await alert.getByRole("button", { name: "Close" }).click();
  await expect.element(alert).not.toBeInTheDocument();
  const words = () => logged.mock.calls.map(([said]) => String(said));
  for (const sentence of [SEEK_SENTENCES.locationsFailed, SEEK_SENTENCES.statsFailed])
    await expect.poll(words).toContain(sentence);
  await tab("History").click();
  await expect.element(button("Refresh Stats")).toBeVisible();
  await expect.element(page.getByText("No scraping runs found")).not.toBeInTheDocument();
  await tab("Configure").click();

  // Without the list of places, any can be typed.
  await template("tech-jobs").click();
  await page.getByRole("textbox", { name: "Location" }).fill("Dubbo NSW");
  // Typed and not added: it is meant all the same.
  await page.getByRole("textbox", { name: /^Keywords/ }).fill("data engineer");
  const refused = "The board refused to show the page (403).";
  for (const [answer, sentence] of [
    [refusal(), "Failed to run scraping"],
    [resultOf({ error: refused }), refused],
    [resultOf(), "Scraping failed"],
  ] as const) {
    answers(runSeek, answer);
    await run.click();
    await expect.element(alert).toHaveText(sentence);
    await expect.element(run).toBeEnabled();
  }
  const sent = asked(runSeek).at(-1)?.body;
  expect(sent).toMatchObject({ location: "Dubbo NSW", max_pages: 2, salary_min: null });
  expect(sent?.keywords.at(-1)).toBe("data engineer");
});

test("a run that goes on is followed, also after a reload, on a phone", async () => {
  watchRefetching();
  await page.viewport(390, 844);
  const user = administrator();
  const goesOn = SEEK_SENTENCES.goesOn(3);
  let runs: SeekRun[] = [];
  answers(getSeekStats, () => statsOf(runs));
  answers(runSeek, () => {
    const underWay = { status: "running", completed_at: null, done: 1, total: 4 } as const;
    runs = [aSeekRun({ ...underWay, jobs_found: 31 })];
    return resultOf({ success: true, running: true, error: goesOn });
  });
  await open(user);
  await press(tab("History"), "Enter");
  await expect.element(page.getByRole("heading", { name: "No scraping runs found" })).toBeVisible();
  await press(tab("History"), "ArrowLeft");
  await press(tab("Statistics"), "ArrowLeft");
  await press(template("legal-melbourne"), "Enter");
  // From far down, with what is said above.
  page.getByText("Exclude words").first().element().scrollIntoView();
  await press(run, "Enter");
  await expect.element(told(goesOn)).toBeInViewport();
  await expect.element(run).toBeDisabled();
  await open(user);
  await expect.element(run).toHaveText(RUNNING);
  await expect.element(run).toBeDisabled();
  const sofar = page.getByText("1 of 4 keywords searched, 31 jobs found so far.");
  await expect.element(sofar).toBeVisible();
  await page.viewport(320, 844);
  expectNoSidewaysScroll();

  const some = "1 of 4 keywords could not be searched.";
  runs = [aSeekRun({ jobs_found: 61, jobs_new: 12, error: some })];
  const done = "Scraping completed successfully! Found 61 jobs, saved 12.";
  await pollRefetching(() => told(done).elements()).toHaveLength(1);
  await expect.element(told(done)).toHaveTextContent(some);
  await expect.element(run).toBeEnabled();
  await expectAccessible();
  await told(done).getByRole("button").click();
  await expect.element(page.getByText(done)).not.toBeInTheDocument();
});

test("on a phone no field hides under the bar when the keyboard comes to it", async () => {
  await page.viewport(390, 844);
  await open();
  await focus(tab("Configure"));
  const bottom = () => document.activeElement?.getBoundingClientRect().bottom ?? 0;
  let stops = 0;
  while (!summary.element().contains(document.activeElement)) {
    await expect
      .poll(() => bottom() - summary.element().getBoundingClientRect().top)
      .toBeLessThanOrEqual(0);
    await userEvent.keyboard("{Tab}");
    stops += 1;
  }
  expect(stops).toBeGreaterThan(5);
});

test("I stop a run, and that is told as no failure", async () => {
  const stopped = "The run was stopped. What it had found stays.";
  let runs: SeekRun[] = [];
  let stop = () => {};
  const held = new Promise<void>((done) => {
    stop = done;
  });
  answers(getSeekStats, () => statsOf(runs));
  answers(runSeek, async () => {
    runs = [aSeekRun({ status: "running", completed_at: null })];
    await held;
    runs = [aSeekRun({ status: "stopped" })];
    return resultOf({ error: stopped });
  });
  // The end of the run is told before the press is answered, and stays.
  let askedBefore = Number.POSITIVE_INFINITY;
  answers(stopScraping, async () => {
    stop();
    await expect.element(told(stopped)).toBeVisible();
    askedBefore = asked(getSeekStats).length;
    return { success: true, message: SCRAPING_SENTENCES.stopped };
  });
  watchRefetching();
  await open();
  await template("tech-jobs").click();
  await run.click();
  await pollRefetching(() => button("Stop the run").elements()).toHaveLength(1);
  await button("Stop the run").dblClick();
  await expect.poll(() => asked(getSeekStats).length > askedBefore).toBe(true);
  await expect.element(told(stopped)).toBeVisible();
  await expect.element(run).toBeEnabled();
  await expect.element(alert).not.toBeInTheDocument();
  expect(asked(stopScraping)).toHaveLength(1);
});
