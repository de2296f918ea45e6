import type { Page } from "@playwright/test";
import type { Fault } from "#contract/faults.ts";

/** A field by its label; on /login a tab has the name of one, too. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** Loads a screen and waits until it answers to a press. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const title = document.querySelector("h1");
    return title !== null && Object.keys(title).some((key) => key.startsWith("__react"));
  });
}

/** From now on the server refuses this call. */
export async function refuse(
  page: Page,
  path: string,
  { status = 400, fault = "invalid" as Fault, message = "" },
): Promise<void> {
  const json = { success: false, message, error: message, fault };
  await page.route(`**${path}`, (route) => route.fulfill({ status, json }));
}

/** From now on the server has no words for this call. */
export const breakDown = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: "{}" }));

/** Counts what moves by itself from the first paint on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts: Reflect.get(window, "shifts") + Reflect.get(entry, "value"),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shifts")));
}
