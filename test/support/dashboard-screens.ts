import type { Page, Route } from "@playwright/test";
import { aRecommendation, jobIdAt } from "#web/features/recommendations/testing/recommendations.ts";
import { expect } from "./journey.ts";

/** A candidate's dashboard, and a server that answers it as it could. */

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const LIST = "**/api/candidates/job-recommendations*";
export const HEADLINE = /^([A-Z][a-z]+|[\d,]+) jobs? for you/;
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

interface Answered {
  total?: number;
  lookedBefore?: string | null;
}

/** The jobs are an hour apart; there are none in the Northern Territory. Gives what was asked for. */
export async function answer(page: Page, { total = 12, lookedBefore = null }: Answered = {}) {
  const asked: URLSearchParams[] = [];
  await page.route(LIST, (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams);
    const found = searchParams.get("state") === "NT" ? 0 : total;
    const [limit, offset] = ["limit", "offset"].map((name) => Number(searchParams.get(name)));
    const matches = Array.from({ length: found }, (_, at) =>
      aRecommendation(at, new Date(Date.now() - at * 36e5).toISOString()),
    ).slice(offset, (offset ?? 0) + (limit ?? 0));
    const rest = { average_percent: 79, looked_before: lookedBefore, resume_id: jobIdAt(999) };
    return route.fulfill({ json: { matches, total: found, ...rest } });
  });
  return asked;
}

export const refuse = (
  page: Page,
  pattern: string,
  status: number,
  fault: string,
  message: string,
) =>
  page.route(pattern, (route) =>
    route.fulfill({ status, json: { success: false, message, error: message, fault } }),
  );
