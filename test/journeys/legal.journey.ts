import type { Page } from "@playwright/test";
import { expect, test, untilAlive } from "../support/journey.ts";

const contentsOf = (page: Page) => page.getByRole("navigation", { name: "Contents" });
const headingOf = (page: Page, title: string) =>
  page.getByRole("article").getByRole("heading", { level: 2, name: `. ${title}` });

test("a link to a section opens the page there; opened in a new tab, Back takes me home", async ({
  page,
}) => {
  await page.goto("/privacy#ai-processing");
  await expect(headingOf(page, "AI processing")).toBeFocused();
  await expect(headingOf(page, "AI processing")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void open("/privacy", "_blank", "noopener"));
  const tab = await opened;
  await tab.waitForLoadState();
  await untilAlive(tab);
  await contentsOf(tab).getByRole("link", { name: "Cookies" }).click();
  await expect(headingOf(tab, "Cookies")).toBeFocused();
  await tab.getByRole("button", { name: "Back", exact: true }).click();
  await expect(tab).toHaveURL("/");
});

test("the contents follow my reading, and where they take me", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/terms");
  const current = contentsOf(page).locator("[aria-current=location]");
  await expect(current).toHaveCount(0);
  await headingOf(page, "AI services").evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText("6. AI services");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(current).toHaveText("15. Contact");
  const links = contentsOf(page).getByRole("link");
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(current).toHaveCount(1);
  }
});

test("without script I can read both pages, jump around and leave", async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  for (const path of ["/privacy", "/terms"]) {
    await page.goto(path);
    const headings = page.getByRole("article").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(await contentsOf(page).getByRole("link").allTextContents());
    await contentsOf(page).getByRole("link", { name: "Changes" }).click();
    await expect(page).toHaveURL(`${path}#changes`);
    await expect(headingOf(page, "Changes")).toBeInViewport();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    expect(new URL(page.url()).pathname).toBe("/");
  }
  await context.close();
});
