import type { Page } from "@playwright/test";
import { READING_MS } from "./document-screens.ts";
import { expect, signInSomeone } from "./journey.ts";
import { section } from "./settings.ts";

/** Whether recruiters find it already depends on how busy the machine is; both sentences begin so. */
export const SAVED = /^(Success|Warning): Profile updated/;

/** Signs in somebody with a read resume: one position, one degree, three skills, no summary. */
export async function openProfile(page: Page): Promise<void> {
  await signInSomeone(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Profile", exact: true })).toBeVisible();
  await expect(personal(page)).toBeVisible({ timeout: READING_MS });
}

export const personal = (page: Page) => section(page, "Personal Information");
export const experience = (page: Page) => section(page, "Experience");
export const positions = (page: Page) => experience(page).getByRole("heading", { level: 3 });
