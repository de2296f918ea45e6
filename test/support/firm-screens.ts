import type { Page } from "@playwright/test";
import { FIRM_DEFAULTS } from "#contract/firm-rules.ts";
import { expect, OURS } from "./journey.ts";
import { asDemo } from "./message-screens.ts";

/** Law firm management, and firms to manage. */

export const FIRMS = "/admin/firms";
export const FIRM_LIST = "**/api/admin/law-firms";
let firms = 0;
/** A word that no other firm's name has. */
export const newWord = () => `Q${Date.now().toString(36)}${firms++}`;

export const firmRows = (page: Page) => page.getByRole("table").locator("tbody tr");
export const firmRow = (page: Page, name: string) => firmRows(page).filter({ hasText: name });
export const firmForm = (page: Page) => page.getByRole("dialog", { name: /law firm$/ });

export async function openFirms(page: Page): Promise<void> {
  await asDemo(page.request, "administrator");
  await page.goto(FIRMS);
  await expect(page.getByRole("heading", { level: 1, name: "Law Firm Management" })).toBeVisible();
}

/** Adds firms through the call, each with a website of its own. */
export async function withFirms(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const website_url = `https://${name.toLowerCase().replace(/[^a-z\d]+/g, "-")}.example`;
    const answer = await page.request.post("/api/admin/law-firms", {
      headers: OURS,
      data: { name, website_url, ...FIRM_DEFAULTS },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}
