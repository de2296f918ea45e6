import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { RESUME_TEXT } from "./uploads.ts";

/** On a busy machine; by far the most of it is waiting for a turn. */
export const READING_MS = 60_000;

export interface Bytes {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const textFile = (name: string, text: string): Bytes => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

/** A visitor brings in a resume and comes to what was read in it. */
export async function bringResume(
  page: Page,
  file: Bytes = textFile("Mei Chan.txt", RESUME_TEXT),
): Promise<void> {
  await page.goto("/documents");
  await page.getByLabel("Resume", { exact: true }).and(page.locator("input")).setInputFiles(file);
  await page.getByRole("button", { name: "Upload resume" }).click();
  // The first document of a program waits for its reader to start.
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/, { timeout: READING_MS });
}

const fields = (page: Page) => page.getByRole("region", { name: "What we read" });
export const group = (page: Page, name: string) =>
  fields(page).getByRole("region", { name, exact: true });
export const original = (page: Page) => page.getByRole("region", { name: "Original" });
/** A line of the original, by its number. */
export const line = (page: Page, number: number) =>
  original(page).getByRole("option", { name: new RegExp(`^Line ${number}:`) });
export const litLines = (page: Page) => original(page).getByRole("option", { selected: true });
