import type { Page } from "@playwright/test";
import { type Bytes, textFile } from "./document-screens.ts";
import { expect } from "./journey.ts";
import { RESUME_TEXT } from "./uploads.ts";

/** The home page and its steps, as the journeys see them. */
export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const RESULTS = /\/\?resume=[0-9a-f-]{36}$/;
export const COMPARISON = /\/\?resume=[0-9a-f-]{36}.*&compare=[0-9a-f-]{36}$/;

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const file = (page: Page) =>
  page.getByLabel("Resume", { exact: true }).and(page.locator("input"));
export const submit = (page: Page) => page.getByRole("button", { name: "Find my matches" });
export const cards = (page: Page) => page.getByRole("list", { name: "Jobs" }).getByRole("article");
export const MEI = textFile("Mei Chan.txt", RESUME_TEXT);

/** A program that has just started fills its index before it answers, and the machine may be busy. */
export const FINDING_MS = 90_000;

/** From the upload to the results. */
export async function find(page: Page, resume: Bytes = MEI): Promise<void> {
  await page.goto("/");
  await file(page).setInputFiles(resume);
  await submit(page).click();
  await expect(page).toHaveURL(RESULTS, { timeout: FINDING_MS });
  await expect(title(page)).toHaveText(/match(es)? your resume$/);
}
