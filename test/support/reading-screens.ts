import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** The blog as its readers see it. */

export const cards = (page: Page) =>
  page.getByRole("region", { name: "Articles" }).locator("li:has(h2)");
export const box = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });
export const count = (page: Page) => page.getByText(/^Showing /);

interface Listed {
  slug: string;
  title: string;
  featured_image: string | null;
}

/** What the list answers; the demo world is being made while the program starts. */
export async function articles(page: Page): Promise<{ posts: Listed[]; total: number }> {
  const ask = async () => (await page.request.get("/api/blog?limit=12")).json();
  await expect.poll(async () => (await ask()).total, { timeout: 60_000 }).toBeGreaterThan(0);
  return ask();
}
