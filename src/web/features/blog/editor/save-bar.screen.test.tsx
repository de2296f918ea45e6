import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focus } from "#test/support/screens/matchers.ts";
import {
  field,
  openEditor,
  PUBLISHED,
  pollSaving,
  saveButton,
  serverWith,
  state,
  text,
} from "#test/support/screens/stubs/post-in-editor.ts";

const LINE_PX = 42;
const STOPS = "input, select, textarea, button, [contenteditable=true]";

const form = () => document.querySelector("form[aria-label=Post]");
const bar = () => form()?.querySelector("button[type=submit]")?.parentElement;

/** How far the first line of what has the focus reaches below the upper edge of the bar. */
function behindBar(): number {
  const here = document.activeElement;
  const edge = bar();
  if (!edge || !here || edge.contains(here)) return 0;
  const { top, height } = here.getBoundingClientRect();
  return top + Math.min(height, LINE_PX) - edge.getBoundingClientRect().top;
}

/** Scrolls so that what the Tab key reaches next is behind the bar, if it can be. */
function hideNext(): void {
  const stops = [...(form()?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const here = document.activeElement;
  const next = stops
    .filter(({ tabIndex }) => tabIndex >= 0)
    .find((one) => here && here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const edge = bar();
  if (!edge || !next || edge.contains(next)) return;
  scrollBy(0, next.getBoundingClientRect().top - edge.getBoundingClientRect().top - 4);
}

/** From the title to the button. */
async function expectInSight(): Promise<void> {
  await focus(field("Title"));
  let stops = 0;
  while (document.activeElement !== saveButton.element()) {
    hideNext();
    await userEvent.keyboard("{Tab}");
    expect(behindBar()).toBeLessThanOrEqual(0);
    stops += 1;
  }
  expect(stops).toBeGreaterThan(5);
}

for (const [name, width, height] of [
  ["desk", 1280, 860],
  ["phone", 390, 844],
] as const)
  test(`nothing that I reach with Tab is behind the bar, at a ${name}`, async () => {
    await page.viewport(width, height);
    await openEditor(serverWith({ ...PUBLISHED, content: "<p>Perth</p>", tags: ["one", "two"] }));
    await expect.element(text).toBeVisible();
    await expectInSight();
    // A note makes the bar taller.
    await field("Meta title").fill("x".repeat(61));
    await saveButton.click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expectInSight();
  });

test("what is saved after midnight says so as the rest of the page would", async () => {
  await openEditor(serverWith());
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now: new Date("2026-11-17T00:05:00"),
    shouldAdvanceTime: true,
  });
  await field("Excerpt").fill("Late");
  await pollSaving(() => state.element().textContent).toMatch(/^Saved at 12:05\sam$/);
});
