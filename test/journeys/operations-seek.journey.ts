import type { Page } from "@playwright/test";
import { button } from "../support/account-screens.ts";
import { DESK } from "../support/candidate-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { asDemo } from "../support/message-screens.ts";

const SEEK = "/admin/seek";
const RUNNING = "Scraping in Progress...";

const run = (page: Page) =>
  page.getByRole("region", { name: "Summary" }).getByRole("button").first();
const template = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) });
const alert = (page: Page) => page.getByRole("alert");
const chips = (page: Page, list: string) =>
  page.getByRole("group", { name: list }).getByRole("button");
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const figure = (page: Page, label: string) =>
  page.locator("dl > div").filter({ hasText: label }).locator("dd");

async function openSeek(page: Page, address = SEEK): Promise<void> {
  await asDemo(page.request, "administrator");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Seek Scraper" })).toBeVisible();
}

test("I come from a template to saved jobs, with mistakes on the way", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await openSeek(page, `${SEEK}?tab=statistics`);
  await expect(figure(page, "Total runs")).toHaveText(/^\d+$/);
  const before = Number(await figure(page, "Total runs").textContent());
  await tab(page, "Configure").click();
  await expect(page).toHaveURL(SEEK);

  await template(page, "senior-legal").click();
  await expect(template(page, "senior-legal")).toHaveAttribute("aria-pressed", "true");
  await expect(chips(page, "Keywords")).toHaveCount(4);
  await expect(page.getByLabel("Location")).toHaveValue("Australia");
  await expect(page.getByLabel(/^Minimum salary/)).toHaveValue("150000");
  await expect(figure(page, "Estimated jobs")).toHaveText("500");
  await expect(figure(page, "Estimated minutes")).toHaveText("10");

  // Everything that is wrong at once; any edit takes the list away, and a template as well.
  for (let left = 4; left > 0; left--) await chips(page, "Keywords").first().click();
  await expect(page.getByRole("textbox", { name: /^Keywords/ })).toBeFocused();
  await page.getByLabel("Location").selectOption("");
  await page.getByLabel("Max pages").fill("11");
  await page.getByLabel(/^Maximum salary/).fill("-1");
  await run(page).click();
  await expect(alert(page).getByRole("listitem")).toHaveText([
    "At least one keyword is required",
    "Location is required",
    "Max pages must be between 1 and 10",
    "Maximum salary cannot be negative",
    "Minimum salary cannot be greater than maximum salary",
  ]);
  // The same at the fields, and at no other.
  await expect(page.getByLabel("Max pages")).toHaveAccessibleDescription(/between 1 and 10/);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(5);
  await page.getByLabel("Max pages").fill("1");
  await expect(alert(page)).toHaveCount(0);
  await run(page).click();
  await expect(alert(page).getByRole("listitem")).toHaveCount(4);
  await template(page, "legal-sydney").click();
  await expect(alert(page)).toHaveCount(0);

  // Trimmed, ignored when empty or there already, by Enter and by the button.
  const keyword = page.getByRole("textbox", { name: /^Keywords/ });
  for (const typed of ["   ", " Lawyer ", "  paralegal "]) {
    await keyword.fill(typed);
    await keyword.press("Enter");
  }
  await expect(chips(page, "Keywords")).toHaveCount(5);
  await button(page, "Remove paralegal").click();

  await page.getByLabel("Max pages").fill("2");
  await run(page).click();
  await expect(run(page)).toHaveText(RUNNING);
  await expect(run(page)).toBeDisabled();
  const done = page.getByText(/^Scraping completed successfully! Found \d+ jobs, saved \d+\.$/);
  await expect(done).toBeVisible({ timeout: 90_000 });
  await expect(run(page)).toHaveText("Run Scraping");

  await tab(page, "Statistics").click();
  await expect(figure(page, "Total runs")).toHaveText(String(before + 1));
  await tab(page, "History").click();
  await expect(page).toHaveURL(`${SEEK}?tab=history`);
  await page.reload();
  const row = page.getByRole("table", { name: "Recent runs" }).locator("tbody tr").first();
  await expect(row).toContainText("Completed");
  await expect(row).toContainText("lawyer, solicitor, barrister, legal counsel");
  await expect(row).toContainText(/\d+m \d+s/);
  await row.getByRole("button").press("Enter");
  const details = page.getByRole("dialog", { name: /^Run of/ });
  await expect(details).toContainText("2 pages, full-time, last 30 days, by relevance");
  await expect(details.getByRole("row", { name: /^barrister/ })).toBeVisible();
  await expectAccessible(page);
});
