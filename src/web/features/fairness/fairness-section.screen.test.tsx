import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { FAIRNESS_SENTENCES, getFairness, runFairness } from "#contract/fairness.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import { expectAccessible, expectAccessibleAtWidth } from "#test/support/screens/accessible.ts";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator } from "#test/support/screens/people.ts";
import { pollRefetching, watchRefetching } from "#test/support/screens/refetching.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";
import type { Fairness } from "./api.ts";
import { aFairnessReport, CHANGED_FINDINGS } from "./testing/reports.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true, level: 2 });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const examples = page.getByRole("table", { name: "Examples" });
const open = () => openScreen("/admin/fairness", { user: administrator() });

beforeEach(() => answers(getDashboardStats, dashboard()));

test("as an operator I have the scorer audited, and read what came of it", async () => {
  watchRefetching();
  let shown: Fairness = { running: null, reports: [] };
  answers(getFairness, () => shown);
  await open();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveText("Fairness report");
  await expect.element(heading("No report yet")).toBeVisible();

  answers(runFairness, () => {
    const started_at = "2026-11-08T01:00:00.000Z";
    shown = { running: { started_at, done: 12, of: 40 }, reports: [] };
    return { success: true, message: FAIRNESS_SENTENCES.started };
  });
  await button("Run report").click();
  await said("12 of 40 resumes");
  await expect.element(button("Run report")).not.toBeInTheDocument();

  shown = { running: null, reports: [aFairnessReport(1)] };
  const result = heading("8,640 pairs scored again; no score changed.");
  await pollRefetching(() => result.elements()).toHaveLength(1);
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  await said("Pass: nothing personal moves a score by more than 1 point");
  await expectAccessible();
  await said("71 of 115 scores changed");
  await expect.element(heading("200 of 1,200 pairs are a Good Match or better")).toBeVisible();
  await expect.element(heading("What this does not show")).toBeVisible();
});

test("I see what changed a score, choose an earlier report, and read it on a phone", async () => {
  const error = FAIRNESS_SENTENCES.stopped;
  const reports = [
    aFairnessReport(1, { status: "failed", error, findings: [], levels: [] }),
    aFairnessReport(2, { findings: CHANGED_FINDINGS }),
    aFairnessReport(3),
  ];
  answers(getFairness, { running: null, reports });
  await open();
  await said("was not finished. The program was stopped");
  await expect
    .element(heading("8,640 pairs scored again; 3 scores changed, the largest by 2 points."))
    .toBeVisible();
  await said("Fail: Personal statements moved 3 of 4,320 scores, by up to 2 points");
  await expectAccessible();
  const statements = page
    .getByRole("table", { name: "What was changed" })
    .getByRole("row", { name: /^Personal statements/ });
  await expect.element(statements).toHaveTextContent("40 more moved by less");
  await expect.element(examples).toHaveTextContent("Statement: aged 65");

  const choices = page.getByRole("region", { name: "Reports", exact: true });
  await choices.getByRole("button").last().click();
  await expect.element(heading("8,640 pairs scored again; no score changed.")).toBeVisible();
  await expect.element(examples).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Fail:/)).not.toBeInTheDocument();
  expect(choices.css("[aria-current]").elements()).toHaveLength(1);
  await page.viewport(390, 844);
  expectNoSidewaysScroll();
  await expectAccessibleAtWidth();
});

test("reports that cannot be loaded can be asked for again, and a refusal is said", async () => {
  answers(getFairness, refusal());
  await open();
  await expect.element(heading("The reports could not be loaded")).toBeVisible();
  answers(getFairness, { running: null, reports: [] });
  await button("Try again").click();
  await expect.element(heading("No report yet")).toBeVisible();
  const { nothing } = FAIRNESS_SENTENCES;
  answers(runFairness, refusal("conflict", nothing));
  await button("Run report").click();
  await expect.element(page.getByRole("alert").getByText(nothing)).toBeVisible();
});
