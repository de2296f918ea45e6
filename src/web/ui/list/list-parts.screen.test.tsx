import { beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import {
  address,
  expectHidden,
  focus,
  press,
  pressTo,
  textsOf,
} from "#test/support/screens/matchers.ts";
import { showPart } from "#test/support/screens/open-screen.tsx";
import { ListParts } from "#web/app/parts/list-parts.tsx";
import { ChartParts, MatchParts } from "#web/app/parts/parts-page.tsx";

const PHONE = { width: 390, height: 844 };

beforeEach(async () => {
  await showPart(
    <>
      <ListParts />
      <MatchParts />
      <ChartParts />
    </>,
  );
});

const part = (name: string) => page.getByRole("region", { name, exact: true });
const table = (name: string) => page.getByRole("table", { name, exact: true });

test("I move along the tabs with the arrow keys, and the panel follows", async () => {
  const tabs = page.getByRole("tablist", { name: "Candidate" });
  const tab = (name: string) => tabs.getByRole("tab", { name });
  const steps = [
    ["ArrowRight", "Experience", "Three positions."],
    ["End", "Compare Data", "Nothing compared yet."],
    ["ArrowRight", "Overview", "Employment lawyer, five years."],
    ["ArrowLeft", "Compare Data", "Nothing compared yet."],
    ["Home", "Overview", "Employment lawyer, five years."],
  ] as const;
  await focus(tab("Overview"));
  for (const [key, name, panel] of steps) {
    await pressTo(tab(name), key);
    await expect.element(page.getByRole("tabpanel", { name })).toHaveText(panel);
  }
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "All Categories" })).toHaveFocus();
});

const boxes = () => table("Firms").getByRole("checkbox");
const ticked = () =>
  boxes()
    .elements()
    .map((box) => Number(box.matches(":checked")))
    .join("");

test("the box above the rows says some, and ticks all or none", async () => {
  const all = table("Firms").getByRole("checkbox", { name: "Select all" });
  await expect.element(all).toBePartiallyChecked();
  await focus(all);
  await userEvent.keyboard("{Space}");
  expect(ticked()).toBe("111111");
  await userEvent.keyboard("{Space}");
  expect(ticked()).toBe("000000");
  await expect.element(all).not.toBeChecked();
  await userEvent.keyboard("{Tab}");
  await userEvent.keyboard("{Space}");
  await expect.element(boxes().nth(1)).toBeChecked();
  await expect.element(all).toBePartiallyChecked();
});

test("with Shift I tick and clear every row in between", async () => {
  const box = (name: string) => table("Firms").getByRole("checkbox", { name });
  await box("Select Sorrel & Pike").click();
  await box("Select Corran Vale Lawyers").click({ modifiers: ["Shift"] });
  expect(ticked()).toBe("111111");
  await press(box("Select Penhallow Reid"), "Shift+Space");
  expect(ticked()).toBe("011000");
  expect(String(getSelection())).toBe("");
});

test("I open a row by its name, and with the pointer anywhere on it", async () => {
  const candidates = table("Candidates");
  const open = candidates.css("[aria-current]");
  await expect.element(open).toHaveTextContent("Daniel Achterberg");
  await press(candidates.getByRole("button", { name: "Priya Raman" }), "Enter");
  await expect.element(open).toHaveTextContent("Priya Raman");
  await candidates.getByText("27 Oct").click();
  await expect.element(open).toHaveTextContent("Aleksandra");
  await candidates.getByText("Fair Work Commission").dblClick();
  await expect.element(open).toHaveTextContent("Daniel Achterberg");
});

test("copying words out of a row does not open it", async () => {
  const candidates = table("Candidates");
  const cell = candidates.getByText("27 Oct");
  cell.element().scrollIntoView();
  const { right, y, height } = cell.element().getBoundingClientRect();
  const middle = y + height / 2;
  await commands.mouse(
    ["move", right - 60, middle],
    ["down"],
    ["move", right - 14, middle],
    ["up"],
  );
  expect(String(getSelection())).toContain("27");
  await expect.element(candidates.css("[aria-current]")).toHaveTextContent("Daniel Achterberg");
});

test("I leaf through the pages without losing my place", async () => {
  const pages = page.getByRole("navigation", { name: "Pages of candidates" });
  const current = pages.css("[aria-current=page]");
  const next = pages.getByRole("button", { name: "Next" });
  await press(next, "Enter");
  await expect.element(pages.getByText("Page 6 of 20")).toBeVisible();
  await expect.element(current).toHaveText("6");
  await press(pages.getByRole("button", { name: "Page 20" }), "Enter");
  await expect.element(current).toHaveText("20");
  await expect.element(current).toHaveFocus();
  await press(next, "Enter");
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await expect.element(pages.getByText("Page 20 of 20")).toBeVisible();

  await page.viewport(PHONE.width, PHONE.height);
  await pages.getByRole("button", { name: "Previous" }).click();
  await expect.element(current).toHaveText("19");
  await pages.getByRole("button", { name: "Page 16" }).click();
  await expect
    .poll(() => textsOf(pages.getByRole("listitem")))
    .toEqual(["1", "…", "15", "16", "17", "…", "20"]);
  for (const number of pages.getByRole("button").all())
    await expect.element(number).toBeInViewport({ ratio: 0.99 });
  const rows = pages
    .getByRole("button")
    .elements()
    .map((one) => Math.round(one.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
});

test("I let more rows come until there are no more", async () => {
  const more = part("Paging").getByRole("button", { name: "Load More" });
  await press(more, "Enter");
  await expect.element(page.getByText("Showing 12 of 17")).toBeVisible();
  await press(more, "Enter");
  await expect.element(page.getByText("Showing 17 of 17")).toBeVisible();
  await expectHidden(more);
});

test("I choose a category, and take skills away one after the other", async () => {
  const categories = page.getByRole("group", { name: "Category" });
  const pressed = categories.css("[aria-pressed=true]");
  await expect.element(pressed).toHaveText("All Categories");
  await press(categories.getByRole("button", { name: "Resumes" }), "Space");
  await expect.element(pressed).toHaveText("Resumes");

  await press(page.getByRole("button", { name: "Remove Modern awards" }), "Enter");
  await expect
    .element(page.getByRole("button", { name: "Remove Enterprise bargaining" }))
    .toHaveFocus();
  await press(page.getByRole("button", { name: "Remove Advocacy" }), "Enter");
  await expect
    .element(page.getByRole("button", { name: "Remove Enterprise bargaining" }))
    .toHaveFocus();
  await expect.element(part("Chips").getByRole("button", { name: /^Remove/ })).toHaveLength(1);
});

test("running work says which step it is at and how long that takes", async () => {
  const steps = part("Steps");
  const wizard = steps.getByRole("list", { name: "Create a profile" });
  const running = steps.getByRole("list", { name: "Comparing" });
  const spoken = steps.getByRole("status").first();
  await expect.element(wizard.css("[aria-current=step]")).toHaveText("2Details");
  await expect.element(running.css("[aria-current=step]")).toHaveTextContent("About 15 seconds");
  await expect.element(spoken).toHaveText("Step 2 of 3: Analyzing Match. About 15 seconds.");
  const on = steps.getByRole("button", { name: "One step on" });
  await press(on, "Enter");
  await expect.element(spoken).toHaveText("Step 3 of 3: Finalizing Results. About 3 seconds.");
  await press(on, "Enter");
  await expect.element(spoken).toHaveText("Comparing: completed.");
  await expect.element(running.getByText("Completed")).toHaveLength(3);
  await expect.element(wizard.css("[aria-current=step]")).toHaveText("4Review");
});

test("a list that is loading says so once, and holds still if I ask for it", async () => {
  const faces = part("The faces of a list");
  await expect.element(faces.getByRole("status")).toHaveText("Loading candidates");
  const motion = () => faces.element().getAnimations({ subtree: true }).length > 0;
  expect(motion()).toBe(false);
  await commands.media({ reducedMotion: "no-preference" });
  expect(motion()).toBe(true);
  await commands.media({ reducedMotion: "reduce" });
  expect(motion()).toBe(false);
});

test("a match is told in words, and its lines can be followed", async () => {
  const match = page.css("#match-parts");
  await expect.element(match.getByText("Excellent Match 91%")).toBeVisible();
  await expect.element(match.getByText("4 of 5 required, 1 of 2 preferred")).toBeVisible();
  await expect.element(match.getByText("No requirements listed")).toBeVisible();
  await expect
    .element(
      match.getByRole("img", {
        name: "78 on a scale from 40: Partial, Good from 65, Very Good from 75, Excellent from 85",
      }),
    )
    .toBeVisible();
  await expect.element(match.css("mark").first()).toHaveText("two enterprise agreements");
  await press(match.getByRole("link", { name: "Line 17" }), "Enter");
  await expect.poll(address).toMatch(/#line-17$/);
});

test("I ask a chart for its numbers", async () => {
  const chart = page.getByRole("figure", { name: /Weekday jobs have more than doubled/ });
  const numbers = chart.getByRole("table");
  await expectHidden(numbers);
  await press(chart.getByText("Show the numbers"), "Enter");
  await expect.element(numbers.getByRole("row")).toHaveLength(29);
  await expect.element(numbers.getByRole("row", { name: "10 Nov" })).toHaveText("10 Nov31");
  await press(chart.getByText("Show the numbers"), "Enter");
  await expectHidden(numbers);
});

/** The visible ones among these, left to right, as pairs of edges. */
const edges = (texts: Element[]) =>
  texts
    .map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      // What a label has no room for is cut off, and nobody sees it.
      return [left, Math.min(right, text.getBoundingClientRect().right)] as const;
    })
    .filter(([left, right]) => right > left);

test("labels along a chart or a ruler never run into each other", async () => {
  for (const width of [1280, 720, 390, 320]) {
    await page.viewport(width, 844);
    const drawings = page.css("#match-parts, #chart-parts").getByRole("img");
    for (const drawing of drawings.elements()) {
      const labels = edges([...drawing.querySelectorAll("span.absolute")]);
      expect(labels.length).toBeGreaterThan(0);
      for (const [index, [left]] of labels.entries())
        expect(left).toBeGreaterThanOrEqual(labels[index - 1]?.[1] ?? 0);
    }
  }
});

test("on a phone nothing scrolls sideways, and a table leaves out what can wait", async () => {
  const firms = table("Firms");
  await expect.element(firms.getByRole("columnheader", { name: "Place" })).toBeVisible();
  await page.viewport(PHONE.width, PHONE.height);
  await expectHidden(firms.getByRole("columnheader", { name: "Place" }));
  await expectHidden(firms.getByRole("cell", { name: "Sydney" }).first());
  await expectHidden(page.getByRole("list", { name: "Keys" }));
  const parts = page.css("#list-parts, #match-parts, #chart-parts").elements();
  const right = Math.max(...parts.map((element) => element.scrollWidth));
  expect(right).toBeLessThanOrEqual(PHONE.width - 40);
});

test("everyone can use the lists, matches and charts, in the light and in the dark", async () => {
  await page.getByText("Show the numbers").first().click();
  await expectAccessible();
  await page.viewport(PHONE.width, PHONE.height);
  await expectAccessible();
});
