import type { Page } from "@playwright/test";
import {
  FAIRNESS_SENTENCES,
  type FairnessFinding,
  type FairnessReport,
} from "#contract/fairness.ts";
import type { Fairness } from "#web/features/fairness/api.ts";
import { button } from "../support/account-screens.ts";
import { DESK, PHONE, refuse, said, sideways, title } from "../support/dashboard-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { asAdministrator } from "../support/review-screens.ts";
import { answerWith } from "../support/scraping-screens.ts";

test.use({ viewport: DESK, contextOptions: { reducedMotion: "reduce" } });

const PAGE = "/admin/fairness";
const FAIRNESS = "**/api/admin/fairness";
const RUN = "**/api/admin/fairness/run";
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true, level: 2 });
const changes = (page: Page) => page.getByRole("table", { name: "What was changed" });
const rowOf = (page: Page, name: RegExp) => changes(page).getByRole("row", { name });

const finding = (
  kind: FairnessFinding["kind"],
  more: Partial<FairnessFinding> = {},
): FairnessFinding => ({
  kind,
  resumes: 40,
  pairs: 4320,
  changed: 0,
  unseen: 0,
  largest: 0,
  relevelled: 0,
  examples: [],
  ...more,
});
const CONTROL = finding("control", { pairs: 115, changed: 71, largest: 35 });

const report = (at: number, more: Partial<FairnessReport> = {}): FairnessReport => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  status: "completed",
  started_at: `2026-11-0${9 - at}T01:00:00.000Z`,
  completed_at: `2026-11-0${9 - at}T01:01:28.000Z`,
  error: "",
  engine: "4.2",
  resumes: 40,
  jobs: 30,
  pairs: 1200,
  unread: 0,
  levels: [
    { level: "Excellent Match", pairs: 12 },
    { level: "Very Good Match", pairs: 50 },
    { level: "Good Match", pairs: 138 },
    { level: "Partial Match", pairs: 1000 },
  ],
  findings: [finding("name"), finding("contact"), CONTROL],
  ...more,
});

const example = { job: "Litigation Solicitor", before: 78, after: 76, change: "aged 65" };
const CHANGED = [
  finding("name"),
  finding("statements", { changed: 3, largest: 2, unseen: 40, examples: [example] }),
  CONTROL,
];

test("as an operator I have the scorer audited, and read what came of it", async ({ page }) => {
  await asAdministrator(page);
  await page.goto(PAGE);
  await expect(title(page)).toHaveText("Fairness report");
  await expect(heading(page, "No report yet")).toBeVisible();
  await expectAccessible(page);

  // The whole of it takes minutes: fairness.long.journey.ts waits for a real one.
  const started_at = "2026-11-08T01:00:00.000Z";
  let shown: Fairness = { running: { started_at, done: 12, of: 40 }, reports: [] };
  await answerWith(page, FAIRNESS, () => shown);
  await answerWith(page, RUN, () => ({ success: true, message: FAIRNESS_SENTENCES.started }));
  await button(page, "Run report").click();
  await expect(said(page, "12 of 40 resumes")).toBeVisible();
  await expect(button(page, "Run report")).toBeHidden();
  await expectAccessible(page);

  shown = { running: null, reports: [report(1)] };
  await expect(heading(page, "8,640 pairs scored again; no score changed.")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(said(page, "in the control 71 of 115 scores changed")).toBeVisible();
  await expect(heading(page, "200 of 1,200 pairs are a Good Match or better")).toBeVisible();
  await expect(heading(page, "What this does not show")).toBeVisible();
});

test("I see what changed a score, choose an earlier report, and read it on a phone", async ({
  page,
}) => {
  await asAdministrator(page);
  const error = FAIRNESS_SENTENCES.stopped;
  const reports = [
    report(1, { status: "failed", error, findings: [], levels: [] }),
    report(2, { findings: CHANGED }),
    report(3),
  ];
  await answerWith(page, FAIRNESS, (): Fairness => ({ running: null, reports }));
  await page.goto(PAGE);
  await expect(said(page, "was not finished. The program was stopped")).toBeVisible();
  await expect(
    heading(page, "8,640 pairs scored again; 3 scores changed, the largest by 2 points."),
  ).toBeVisible();
  await expect(rowOf(page, /^Personal statements/)).toContainText("40 more moved by less");
  await expect(page.getByRole("table", { name: "Examples" })).toContainText("Statement: aged 65");
  await expectAccessible(page);

  const choices = page.getByRole("region", { name: "Reports", exact: true });
  await choices.getByRole("button").last().click();
  await expect(heading(page, "8,640 pairs scored again; no score changed.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Examples" })).toBeHidden();
  await expect(choices.locator("[aria-current]")).toHaveCount(1);

  await page.setViewportSize(PHONE);
  expect(await sideways(page)).toBe(0);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
});

test("reports that cannot be loaded can be asked for again, and a refusal is said", async ({
  page,
}) => {
  await asAdministrator(page);
  await refuse(page, FAIRNESS, 500, "unexpected", "The database is away.");
  await page.goto(PAGE);
  await expect(heading(page, "The reports could not be loaded")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(FAIRNESS);
  await answerWith(page, FAIRNESS, (): Fairness => ({ running: null, reports: [] }));
  await button(page, "Try again").click();
  await expect(heading(page, "No report yet")).toBeVisible();
  const { nothing } = FAIRNESS_SENTENCES;
  await refuse(page, RUN, 409, "conflict", nothing);
  await button(page, "Run report").click();
  await expect(page.getByRole("alert").getByText(nothing)).toBeVisible();
});
