import { type Browser, type Locator, type Page, request } from "@playwright/test";
import { expect, OURS, PASSWORD, type RunningApp } from "./journey.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

export const section = (page: Page, name: string) => page.getByRole("region", { name });
export const sessionRows = (page: Page) =>
  section(page, "Where you are signed in").getByRole("listitem");

export async function openSettings(page: Page): Promise<void> {
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Profile", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
}

/** The same person in another browser, where the page hears what changes. */
export async function signInElsewhere(
  browser: Browser,
  app: RunningApp,
  email: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, userAgent: FIREFOX });
  const page = await context.newPage();
  await page.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  const live = page.waitForResponse((answer) => answer.url().endsWith("/api/events"));
  await page.goto("/dashboard");
  await expect(page.getByRole("tab", { name: "Dashboard" })).toBeVisible();
  await live;
  return page;
}

/** Posts as the page would, with its cookies, and answers the status. */
export async function post(page: Page, path: string, data: object): Promise<number> {
  return (await page.request.post(path, { data, headers: OURS })).status();
}

/** The same from another browser: to sign in in this one would end the session that the page has. */
export async function postElsewhere(page: Page, path: string, data: object): Promise<number> {
  const stranger = await request.newContext({ baseURL: new URL(page.url()).origin });
  const answer = await stranger.post(path, { data, headers: OURS });
  await stranger.dispose();
  return answer.status();
}

/** Where a reader with a keyboard comes to by pressing Tab. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab does not lead there.");
}
