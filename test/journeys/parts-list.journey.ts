import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  await page.goto("/dev/parts");
});

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const table = (page: Page, name: string) => page.getByRole("table", { name, exact: true });

test("I move along the tabs with the arrow keys, and the panel follows", async ({ page }) => {
  const tabs = page.getByRole("tablist", { name: "Candidate" });
  const tab = (name: string) => tabs.getByRole("tab", { name });
  const steps = [
    ["ArrowRight", "Experience", "Three positions."],
    ["End", "Compare Data", "Nothing compared yet."],
    ["ArrowRight", "Overview", "Employment lawyer, five years."],
    ["ArrowLeft", "Compare Data", "Nothing compared yet."],
    ["Home", "Overview", "Employment lawyer, five years."],
  ] as const;
  await tab("Overview").focus();
  for (const [key, name, panel] of steps) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(page.getByRole("tabpanel", { name })).toHaveText(panel);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "All Categories" })).toBeFocused();
});

const boxes = (page: Page) => table(page, "Firms").getByRole("checkbox");
const ticked = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => Number(box.matches(":checked"))).join(""));

test("the box above the rows says some, and ticks all or none", async ({ page }) => {
  const all = table(page, "Firms").getByRole("checkbox", { name: "Select all" });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.focus();
  await page.keyboard.press("Space");
  expect(await ticked(page)).toBe("111111");
  await page.keyboard.press("Space");
  expect(await ticked(page)).toBe("000000");
  await expect(all).toBeChecked({ indeterminate: false, checked: false });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(all).toBeChecked({ indeterminate: true });
});

test("with Shift I tick and clear every row in between", async ({ page }) => {
  const box = (name: string) => table(page, "Firms").getByRole("checkbox", { name });
  await box("Select Sorrel & Pike").click();
  await box("Select Corran Vale Lawyers").click({ modifiers: ["Shift"] });
  expect(await ticked(page)).toBe("111111");
  await box("Select Penhallow Reid").press("Shift+Space");
  expect(await ticked(page)).toBe("011000");
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
});

test("I open a row by its name, and with the pointer anywhere on it", async ({ page }) => {
  const candidates = table(page, "Candidates");
  const open = candidates.locator("[aria-current]");
  await expect(open).toContainText("Daniel Achterberg");
  await candidates.getByRole("button", { name: "Priya Raman" }).press("Enter");
  await expect(open).toContainText("Priya Raman");
  await candidates.getByText("27 Oct").click();
  await expect(open).toContainText("Aleksandra");
  await candidates.getByText("Fair Work Commission").dblclick();
  await expect(open).toContainText("Daniel Achterberg");
});

test("copying words out of a row does not open it", async ({ page }) => {
  const candidates = table(page, "Candidates");
  const cell = candidates.getByText("27 Oct");
  await cell.scrollIntoViewIfNeeded();
  const date = await cell.boundingBox();
  if (!date) throw new Error("the date is not drawn");
  await page.mouse.move(date.x + date.width - 60, date.y + date.height / 2);
  await page.mouse.down();
  await page.mouse.move(date.x + date.width - 14, date.y + date.height / 2);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain("27");
  await expect(candidates.locator("[aria-current]")).toContainText("Daniel Achterberg");
});

test("I leaf through the pages without losing my place", async ({ page }) => {
  const pages = page.getByRole("navigation", { name: "Pages of candidates" });
  const current = pages.locator("[aria-current=page]");
  const next = pages.getByRole("button", { name: "Next" });
  await next.press("Enter");
  await expect(pages.getByText("Page 6 of 20")).toBeVisible();
  await expect(current).toHaveText("6");
  await pages.getByRole("button", { name: "Page 20" }).press("Enter");
  await expect(current).toHaveText("20");
  await expect(current).toBeFocused();
  await next.press("Enter");
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(pages.getByText("Page 20 of 20")).toBeVisible();

  await page.setViewportSize(PHONE);
  await pages.getByRole("button", { name: "Previous" }).click();
  await expect(current).toHaveText("19");
  await pages.getByRole("button", { name: "Page 16" }).click();
  await expect(pages.getByRole("listitem")).toHaveText(["1", "…", "15", "16", "17", "…", "20"]);
  for (const number of await pages.getByRole("button").all())
    await expect(number).toBeInViewport({ ratio: 1 });
  const rows = await pages
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(rows).size).toBe(1);
});

test("I let more rows come until there are no more", async ({ page }) => {
  const more = part(page, "Paging").getByRole("button", { name: "Load More" });
  await more.press("Enter");
  await expect(page.getByText("Showing 12 of 17")).toBeVisible();
  await more.press("Enter");
  await expect(page.getByText("Showing 17 of 17")).toBeVisible();
  await expect(more).toBeHidden();
});

test("I choose a category, and take skills away one after the other", async ({ page }) => {
  const categories = page.getByRole("group", { name: "Category" });
  const pressed = categories.locator("[aria-pressed=true]");
  await expect(pressed).toHaveText("All Categories");
  await categories.getByRole("button", { name: "Resumes" }).press("Space");
  await expect(pressed).toHaveText("Resumes");

  await page.getByRole("button", { name: "Remove Modern awards" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove Enterprise bargaining" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Advocacy" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove Enterprise bargaining" })).toBeFocused();
  await expect(part(page, "Chips").getByRole("button", { name: /^Remove/ })).toHaveCount(1);
});

test("running work says which step it is at and how long that takes", async ({ page }) => {
  const steps = part(page, "Steps");
  const wizard = steps.getByRole("list", { name: "Create a profile" });
  const running = steps.getByRole("list", { name: "Comparing" });
  const spoken = steps.getByRole("status").first();
  await expect(wizard.locator("[aria-current=step]")).toHaveText("2Details");
  await expect(running.locator("[aria-current=step]")).toContainText("About 15 seconds");
  await expect(spoken).toHaveText("Step 2 of 3: Analyzing Match. About 15 seconds.");
  const on = steps.getByRole("button", { name: "One step on" });
  await on.press("Enter");
  await expect(spoken).toHaveText("Step 3 of 3: Finalizing Results. About 3 seconds.");
  await on.press("Enter");
  await expect(spoken).toHaveText("Comparing: completed.");
  await expect(running.getByText("Completed")).toHaveCount(3);
  await expect(wizard.locator("[aria-current=step]")).toHaveText("4Review");
});

test("a list that is loading says so once, and holds still if I ask for it", async ({ page }) => {
  const faces = part(page, "The faces of a list");
  await expect(faces.getByRole("status")).toHaveText("Loading candidates");
  const motion = () =>
    faces.evaluate((element) => element.getAnimations({ subtree: true }).length > 0);
  expect(await motion()).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await motion()).toBe(false);
});

test("a match is told in words, and its lines can be followed", async ({ page }) => {
  const match = page.locator("#match-parts");
  await expect(match.getByText("Excellent Match 91%")).toBeVisible();
  await expect(match.getByText("4 of 5 required, 1 of 2 preferred")).toBeVisible();
  await expect(match.getByText("No requirements listed")).toBeVisible();
  await expect(
    match.getByRole("img", {
      name: "78 on a scale from 40: Partial, Good from 65, Very Good from 75, Excellent from 85",
    }),
  ).toBeVisible();
  await expect(match.locator("mark").first()).toHaveText("two enterprise agreements");
  await match.getByRole("link", { name: "Line 17" }).press("Enter");
  await expect(page).toHaveURL(/#line-17$/);
});

test("I ask a chart for its numbers", async ({ page }) => {
  const chart = page.getByRole("figure", { name: /Weekday jobs have more than doubled/ });
  const numbers = chart.getByRole("table");
  await expect(numbers).toBeHidden();
  await chart.getByText("Show the numbers").press("Enter");
  await expect(numbers.getByRole("row")).toHaveCount(29);
  await expect(numbers.getByRole("row", { name: "10 Nov" })).toHaveText("10 Nov31");
  await chart.getByText("Show the numbers").press("Enter");
  await expect(numbers).toBeHidden();
});

/** The visible ones among these, left to right, as pairs of edges. */
const edges = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all
      .map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        // What a label has no room for is cut off, and nobody sees it.
        return [left, Math.min(right, text.getBoundingClientRect().right)] as const;
      })
      .filter(([left, right]) => right > left),
  );

test("labels along a chart or a ruler never run into each other", async ({ page }) => {
  for (const width of [1280, 720, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const drawings = page.locator("#match-parts, #chart-parts").getByRole("img");
    for (const drawing of await drawings.all()) {
      const labels = await edges(drawing.locator("span.absolute"));
      expect(labels.length).toBeGreaterThan(0);
      for (const [index, [left]] of labels.entries())
        expect(left).toBeGreaterThanOrEqual(labels[index - 1]?.[1] ?? 0);
    }
  }
});

test("on a phone nothing scrolls sideways, and a table leaves out what can wait", async ({
  page,
}) => {
  const firms = table(page, "Firms");
  await expect(firms.getByRole("columnheader", { name: "Place" })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(firms.getByRole("columnheader", { name: "Place" })).toBeHidden();
  await expect(firms.getByRole("cell", { name: "Sydney" }).first()).toBeHidden();
  await expect(page.getByRole("list", { name: "Keys" })).toBeHidden();
  const right = await page
    .locator("#list-parts, #match-parts, #chart-parts")
    .evaluateAll((parts) => Math.max(...parts.map((element) => element.scrollWidth)));
  expect(right).toBeLessThanOrEqual(PHONE.width - 40);
});

test("everyone can use the lists, matches and charts, in the light and in the dark", async ({
  page,
}) => {
  test.slow();
  await page.getByText("Show the numbers").first().click();
  const looks = [
    ["light", 1280],
    ["dark", PHONE.width],
  ] as const;
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page })
      .include("#list-parts")
      .include("#match-parts")
      .include("#chart-parts")
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});
