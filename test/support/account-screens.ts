import type { Page } from "@playwright/test";

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
