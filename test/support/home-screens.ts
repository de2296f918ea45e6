import type { Locator, Page } from "@playwright/test";
import { type Bytes, textFile } from "./document-screens.ts";
import { expect, OURS } from "./journey.ts";
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

/** To the results, without the second or two that the page takes over each of its steps on purpose. */
export async function find(page: Page, resume: Bytes = MEI): Promise<void> {
  const sent = await page.request.post("/upload/resume", {
    multipart: { resume },
    headers: OURS,
    timeout: FINDING_MS,
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await seeResults(page, (await sent.json()).documentId);
}

/** What results say at their top: how many there are, or that none is close. */
export const FOUND = /strong match|worth a look|^No close match/;

/** Presses what sends a resume, and goes straight to its results. */
export async function findByPress(page: Page, button: Locator): Promise<void> {
  const sent = page.waitForResponse("**/upload/resume");
  await button.click();
  await seeResults(page, (await (await sent).json()).documentId);
}

async function seeResults(page: Page, resumeId: string): Promise<void> {
  await page.goto(`/?resume=${resumeId}`);
  await expect(title(page)).toHaveText(FOUND, { timeout: FINDING_MS });
}
