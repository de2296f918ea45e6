import type { Page } from "@playwright/test";
import { DESK, PHONE } from "../support/candidate-screens.ts";
import { field, openEditor, serverWith, state, text, tool } from "../support/editor-screens.ts";
import { expect, test } from "../support/journey.ts";

const OUT = { status: "published", published_at: "2026-11-02T03:00:00.000Z" } as const;
const LINE_PX = 42;
const DRAWING =
  '<svg width="100%" height="20" role="img" aria-label="Perth 12"><rect class="chart-bar" x="0" y="0" width="30%" height="9"></rect></svg>';

/** How far the first line of what has the focus reaches below the upper edge of the bar. */
const behindBar = (page: Page) =>
  page.evaluate((line) => {
    const save = document.querySelector("form[aria-label=Post] button[type=submit]");
    const bar = save?.parentElement;
    const here = document.activeElement;
    if (!bar || !here || bar.contains(here)) return 0;
    const { top, height } = here.getBoundingClientRect();
    return top + Math.min(height, line) - bar.getBoundingClientRect().top;
  }, LINE_PX);

/** From the title to the button, the page scrolled so that what comes next is behind the bar, if it can be. */
async function expectInSight(page: Page): Promise<void> {
  await field(page, "Title").focus();
  const save = page.getByRole("button", { name: "Save", exact: true });
  while (!(await save.evaluate((button) => button === document.activeElement))) {
    await page.evaluate(hideNext);
    await page.keyboard.press("Tab");
    expect(await behindBar(page)).toBeLessThanOrEqual(0);
  }
}

/** In the browser. */
function hideNext(): void {
  const form = document.querySelector("form[aria-label=Post]");
  const stops = [...(form?.querySelectorAll<HTMLElement>("input, select, textarea, button") ?? [])];
  const all = stops.filter(({ tabIndex }) => tabIndex >= 0);
  const bar = form?.querySelector("button[type=submit]")?.parentElement;
  const here = document.activeElement;
  const next = all.find((one) => here && here.compareDocumentPosition(one) & 4);
  if (!bar || !next || bar.contains(next)) return;
  scrollBy(0, next.getBoundingClientRect().top - bar.getBoundingClientRect().top - 4);
}

for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`nothing that I reach with Tab is behind the bar, at a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openEditor(page, serverWith({ ...OUT, content: "<p>Perth</p>", tags: ["one", "two"] }));
    await expect(text(page)).toBeVisible();
    await expectInSight(page);
    // A note makes the bar taller.
    await field(page, "Meta title").fill("x".repeat(61));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectInSight(page);
  });

test("on a phone every tool is in sight, and so is where I write", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openEditor(page, serverWith({ ...OUT, content: "<p>Perth</p>" }));
  await text(page).click();
  const tools = page.getByRole("toolbar", { name: "Text tools" });
  await expect(tools.getByRole("button")).toHaveCount(14);
  for (const one of await tools.getByRole("button").all())
    await expect(one).toBeInViewport({ ratio: 1 });

  for (let line = 0; line < 30; line += 1) await page.keyboard.press("Enter");
  await page.keyboard.type("Here");
  const caret = await text(page).getByText("Here").boundingBox();
  const bar = await page.getByRole("button", { name: "Preview" }).boundingBox();
  expect((caret?.y ?? 0) + (caret?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test("the text shows that it has the focus, as every field does", async ({ page }) => {
  await openEditor(page, serverWith());
  const outline = (box: Element) => {
    const frame = box.closest(".bg-sheet");
    return frame && getComputedStyle(frame).outlineStyle !== "none"
      ? getComputedStyle(frame).outlineWidth
      : "none";
  };
  await expect(text(page)).toBeVisible();
  expect(await text(page).evaluate(outline)).toBe("none");
  await text(page).focus();
  expect(await text(page).evaluate(outline)).toBe("2px");
  await page.keyboard.press("Alt+F10");
  await expect(tool(page, "Paragraph")).toBeFocused();
  expect(await text(page).evaluate(outline)).toBe("none");
});

test("what is saved after midnight says so as the rest of the page would", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-17T00:05:00"));
  await openEditor(page, serverWith());
  await field(page, "Excerpt").fill("Late");
  await expect(state(page)).toHaveText(/^Saved at 12:05\sam$/);
});

test("I am told what becomes of the address of a post that is out", async ({ page }) => {
  await openEditor(page, serverWith(OUT));
  await expect(field(page, "Slug")).toHaveAccessibleDescription(/the old one leads to the new one/);
});

test("a drawing that stands alone stays when the words beside it are edited", async ({ page }) => {
  const server = serverWith({ content: `<p>Perth</p>\n${DRAWING}\n<p>Albany</p>` });
  await openEditor(page, server);
  await expect(text(page).getByRole("img", { name: "Perth 12" })).toBeVisible();
  await text(page).getByText("Perth").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect
    .poll(() => server.post.content)
    .toBe(`<p>Perth!</p>\n<figure>${DRAWING}</figure>\n<p>Albany</p>`);
});
