import type { Page } from "@playwright/test";
import { expect, test, untilAlive } from "../support/journey.ts";

const PRIVACY = [
  "Overview",
  "Information collected",
  "Use",
  "Sharing",
  "AI processing",
  "Storage and security",
  "Privacy rights",
  "Cookies",
  "Communications",
  "Retention",
  "International transfers",
  "Children",
  "Changes",
  "Contact",
];
const TERMS = [
  "Acceptance",
  "Description",
  "Accounts",
  "Conduct",
  "Content",
  "AI services",
  "Payments and billing",
  "Privacy",
  "Intellectual property",
  "Disclaimers",
  "Limitation of liability",
  "Termination",
  "Governing law",
  "Changes",
  "Contact",
];
const PAGES = [
  { path: "/privacy", title: "Privacy Policy", sections: PRIVACY },
  { path: "/terms", title: "Terms of Service", sections: TERMS },
];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const idOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");
const numbered = (titles: string[]) => titles.map((title, at) => `${at + 1}. ${title}`);
const contentsOf = (page: Page) => page.getByRole("navigation", { name: "Contents" });
const headingOf = (page: Page, title: string) =>
  page.getByRole("article").getByRole("heading", { level: 2, name: `. ${title}` });
const toTop = (page: Page) => page.getByRole("button", { name: "Back to top" });
const scrollDown = (page: Page, y: number) => page.evaluate((top) => scrollTo(0, top), y);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const { path, title, sections } of PAGES)
  test(`${path}: I read its sections in order, and every entry of the contents takes me to one`, async ({
    page,
  }) => {
    await page.setViewportSize(DESK);
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Candour`);
    await expect(page.getByText("Last updated: June 16, 2025", { exact: true })).toBeVisible();
    const headings = page.getByRole("article").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(numbered(sections));
    const links = contentsOf(page).getByRole("link");
    await expect(links).toHaveText(numbered(sections));

    for (const [at, section] of sections.entries()) {
      await links.nth(at).click();
      await expect(page).toHaveURL(`${path}#${idOf(section)}`);
      await expect(headings.nth(at)).toBeFocused();
      await expect(headings.nth(at)).toBeInViewport();
      await expect(links.nth(at)).toHaveAttribute("aria-current", "location");
      await expect(contentsOf(page).locator("[aria-current]")).toHaveCount(1);
    }
  });

test("the privacy policy says when automated decisions were added, the terms do not", async ({
  page,
}) => {
  const added = page.getByText("Automated decisions section added November 15, 2026");
  await page.goto("/privacy");
  await expect(added).toBeVisible();
  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: "Terms of Service" })).toBeVisible();
  await expect(added).toHaveCount(0);
});

test("the contents follow my reading", async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto("/terms");
  const current = contentsOf(page).locator("[aria-current]");
  await expect(current).toHaveCount(0);
  await headingOf(page, "AI services").evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText("6. AI services");
  await scrollDown(page, 0);
  await expect(current).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(current).toHaveText("15. Contact");
});

for (const { path, title } of PAGES)
  test(`${path}: past 400 px, and not before, a button takes me back to the top`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await scrollDown(page, 401);
    await expect(toTop(page)).toBeVisible();
    await scrollDown(page, 400);
    await expect(toTop(page)).toBeHidden();
    await scrollDown(page, 2000);
    await toTop(page).click();
    expect(await scrolled(page)).toBe(0);
    await expect(toTop(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  });

test("a link to a section opens the page there", async ({ page }) => {
  await page.goto("/privacy#ai-processing");
  await expect(headingOf(page, "AI processing")).toBeFocused();
  await expect(headingOf(page, "AI processing")).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(400);
});

test("a link in the terms takes me to the section of the policy that it names", async ({
  page,
}) => {
  await page.goto("/terms#ai-services");
  const link = page.getByRole("article").getByRole("link", { name: "AI processing" });
  const arrive = async () => {
    await link.click();
    await expect(page).toHaveURL("/privacy#ai-processing");
    await expect(headingOf(page, "AI processing")).toBeFocused();
    await expect(headingOf(page, "AI processing")).toBeInViewport();
  };
  await arrive();
  // The second time the page is there at once, and its start must not win.
  await page.goBack();
  await arrive();
});

test("Back takes me to where I came from, however much I jumped around", async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto("/login");
  await page.goto("/terms#content");
  for (const name of ["Privacy", "Changes", "Changes"])
    await contentsOf(page).getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/login");
});

test("opened in a new tab, Back takes me home", async ({ page }) => {
  await page.goto("/terms");
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

test("the foot of each page leads to the terms, the policy and the contact form", async ({
  page,
}) => {
  for (const { path } of PAGES) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Legal" }).getByRole("link");
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(["/terms", "/privacy", "/contact"]);
  }
});

test("with the keyboard alone I jump to a section, read on from it, and return to the top", async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Back", exact: true }).focus();
  for (let entry = 1; entry <= 5; entry++) await page.keyboard.press("Tab");
  await expect(contentsOf(page).getByRole("link", { name: "AI processing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(headingOf(page, "AI processing")).toBeFocused();
  await page.keyboard.press("Tab");
  const next = page.getByRole("link", { name: "support@candour.example" }).first();
  await expect(next).toBeFocused();
  await page.getByRole("navigation", { name: "Legal" }).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(toTop(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test("without script I can read both pages, jump around and leave", async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  for (const { path, sections } of PAGES) {
    await page.goto(path);
    const headings = page.getByRole("article").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(numbered(sections));
    await contentsOf(page).getByRole("link", { name: "Changes" }).click();
    await expect(page).toHaveURL(`${path}#changes`);
    await expect(headingOf(page, "Changes")).toBeInViewport();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    expect(new URL(page.url()).pathname).toBe("/");
  }
  await context.close();
});

test("on paper it is ink, also when my screen is dark", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/terms");
  await expect(page.getByRole("article").locator("p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(contentsOf(page)).toBeHidden();
});

for (const { path } of PAGES)
  for (const size of [DESK, PHONE])
    test(`${path} at ${size.width} px is usable by everyone`, async ({ page }) => {
      // Every word of a long page is measured twice.
      test.slow();
      // A colour halfway from one theme to the other has no contrast to speak of.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(size);
      await page.goto(path);
      await scrollDown(page, 1000);
      await expect(toTop(page)).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
