import type { Page } from "@playwright/test";
import { STATUS_SENTENCES, type SystemStatus } from "#contract/system-status.ts";
import { button } from "../support/account-screens.ts";
import { DESK, PHONE, refuse, said, sideways, title } from "../support/dashboard-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { asAdministrator } from "../support/review-screens.ts";
import { answerWith } from "../support/scraping-screens.ts";

test.use({ viewport: DESK, contextOptions: { reducedMotion: "reduce" } });

const STATUS = "**/api/admin/system-status";
const PAGE = "/admin/status";
const ID = "00000000-0000-4000-8000-000000000001";
const lettersOf = (page: Page) => page.getByRole("table", { name: "Given up" });

test("as an operator I see from the dashboard that everything works", async ({ page }) => {
  await asAdministrator(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: "System status" }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(title(page)).toHaveText("System status");
  await expect(said(page, "Everything works.")).toBeVisible();
  await expect(said(page, "Nothing was given up.")).toBeVisible();
  await expect(page.getByText(/^PostgreSQL \d+/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  expect(await sideways(page)).toBe(0);
});

test("what does not answer and what was given up stands first, and can be tried again", async ({
  page,
}) => {
  await asAdministrator(page);
  const real: SystemStatus = await (await page.request.get("/api/admin/system-status")).json();
  const letter = {
    id: ID,
    name: "mail.send",
    reason: "connect ECONNREFUSED",
    attempts: 5,
    failed_at: real.checked_at,
  };
  const queue = { name: "mail.send", waiting: 2, running: 0, done: 1, given_up: 1, oldest: null };
  let shown: SystemStatus = {
    ...real,
    parts: real.parts.map((part) => (part.name === "mail" ? { ...part, is_up: false } : part)),
    queues: [queue],
    given_up: [letter],
  };
  await answerWith(page, STATUS, () => shown);
  await page.goto(PAGE);
  await expect(said(page, "Mail does not answer. 1 piece of work was given up.")).toBeVisible();
  await expect(lettersOf(page)).toContainText("connect ECONNREFUSED");
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  expect(await sideways(page)).toBe(0);

  const again = "**/api/admin/given-up/*/retry";
  await refuse(page, again, 404, "not-found", STATUS_SENTENCES.notFound);
  await page.getByRole("button", { name: /^Try again/ }).click();
  await expect(said(page, STATUS_SENTENCES.notFound)).toBeVisible();
  await page.unroute(again);
  await answerWith(page, again, () => {
    shown = real;
    return { success: true, message: STATUS_SENTENCES.again };
  });
  await page.getByRole("button", { name: /^Try again/ }).click();
  await expect(said(page, STATUS_SENTENCES.again)).toBeVisible();
  await expect(said(page, "Nothing was given up.")).toBeVisible();
});

test("when the status cannot be had it says so, and is asked for again", async ({ page }) => {
  await asAdministrator(page);
  await refuse(page, STATUS, 500, "internal", "Something went wrong on our side.");
  await page.goto(PAGE);
  await expect(said(page, "The status could not be loaded")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(STATUS);
  await button(page, "Try again").click();
  await expect(said(page, "Everything works.")).toBeVisible();
});
