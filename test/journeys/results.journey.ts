import type { Page } from "@playwright/test";
import { MATCH_WARNING } from "#contract/match-rules.ts";
import { bringResume } from "../support/document-screens.ts";
import { expect, test } from "../support/journey.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const jobs = (page: Page) => page.getByRole("list", { name: "Jobs" });
const titles = (page: Page) => jobs(page).getByRole("heading", { level: 2 }).getByRole("link");
const aside = (page: Page) => page.getByRole("complementary", { name: "Why this match" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Why this match" });
const RESULTS = /\/\?resume=[0-9a-f-]{36}/;
const COUNT = "[\\d,]+ strong match(es)?(, [\\d,]+ worth a look)?";

// The jobs are those of the demo world, which every program of the journeys starts with.
test("A visitor uploads a resume and sees which jobs fit and why", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await bringResume(page);
  await page.getByRole("link", { name: "See matching jobs" }).click();
  await expect(page).toHaveURL(RESULTS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${COUNT}$`), {
    // A program that has just started is still reading its jobs.
    timeout: 90_000,
  });

  // Fewer cards: axe looks through all of them six times.
  await page.goto(`${page.url()}&state=TAS&match=partial`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /strong match|worth a look|No close match yet/,
  );
  await expect(page.getByText("Read from Mei Chan.txt.")).toBeVisible();

  // The best one is open beside the list, with the lines of the resume that prove it.
  const best = jobs(page).getByRole("article").first();
  await expect(best).toContainText(/(Excellent|Very Good|Good|Partial) Match\d+%/);
  await expect(best).toContainText(/\d+ of \d+ (required|preferred)/);
  await expect(best).toContainText(/\[\d+\]/);
  const title = await titles(page).first().innerText();
  await expect(aside(page).getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(
    aside(page)
      .getByText(/^(Line )?\d+$/)
      .first(),
  ).toBeVisible();
  await expect(aside(page).getByText(MATCH_WARNING)).toBeVisible();
  await expect(page.getByText(MATCH_WARNING).first()).toBeVisible();

  await page.setViewportSize(PHONE);
  await expect(aside(page)).toBeHidden();
  const why = best.getByRole("link", { name: /^Why this match/ });
  await why.click();
  await expect(sheet(page).getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(sheet(page).getByText(MATCH_WARNING)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(why).toBeFocused();

  // The whole job, from its card.
  const view = best.getByRole("link", { name: /^View job/ });
  await view.click();
  const whole = page.getByRole("dialog", { name: title });
  await expect(whole.getByText(/^\d+% match$/)).toBeVisible();
  await expect(whole.getByRole("region", { name: "The advertisement" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(whole).toBeHidden();
  await expect(view).toBeFocused();

  await page.goto("/documents");
  await page.getByRole("link", { name: "See matching jobs" }).click();
  await expect(page).toHaveURL(RESULTS);
});
