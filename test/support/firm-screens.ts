import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { asDemo } from "./message-screens.ts";

/** Law firm management. */

const FIRMS = "/admin/firms";
let firms = 0;
/** A word that no other firm's name has. */
export const newWord = () => `Q${Date.now().toString(36)}${firms++}`;

const firmRows = (page: Page) => page.getByRole("table").locator("tbody tr");
export const firmRow = (page: Page, name: string) => firmRows(page).filter({ hasText: name });
export const firmForm = (page: Page) => page.getByRole("dialog", { name: /law firm$/ });

export async function openFirms(page: Page): Promise<void> {
  await asDemo(page.request, "administrator");
  await page.goto(FIRMS);
  await expect(page.getByRole("heading", { level: 1, name: "Law Firm Management" })).toBeVisible();
}
