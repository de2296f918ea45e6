import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** A candidate's dashboard. */

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const HEADLINE = /strong match|worth a look|asked for yet|No close match yet/;
/** The index follows the demo world, which is being made while the program starts. */
export const PATIENT = { timeout: 60_000 };

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const list = (page: Page) => page.getByRole("list", { name: "Job recommendations" });
export const rows = (page: Page) => list(page).getByRole("article");
export const titles = (page: Page) =>
  list(page).getByRole("heading", { level: 2 }).getByRole("link");
export const said = (page: Page, text: string) => page.getByText(text).first();
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Priya Raman, whose resume is part of the demo world. */
export async function asCandidate(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in as candidate" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(title(page)).toBeVisible(PATIENT);
}
