import { expect } from "vitest";
import { type Locator, locators, userEvent } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** For what has no role and no words: a picture's parts, a marked line. */
    css: (selector: string) => Locator;
  }
}

declare module "vitest" {
  interface Matchers {
    /** The whole text, where `toHaveTextContent` looks for a piece of it. */
    toHaveText: (text: string | RegExp) => void;
  }
}

locators.extend({ css: (selector: string) => selector });

expect.extend({
  toHaveText(element: Element, expected: string | RegExp) {
    const text = plainText(element);
    const pass = typeof expected === "string" ? text === expected : expected.test(text);
    return { pass, actual: text, expected, message: () => `The text is ${JSON.stringify(text)}.` };
  },
});

function plainText(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The text of each element, for `expect.poll(() => textsOf(rows)).toEqual([…])`. */
export const textsOf = (locator: Locator): string[] => locator.elements().map(plainText);

/** Where the person is now, for `expect.poll(address).toBe("/login")`. */
export const address = () => location.pathname + location.search + location.hash;

/** Nothing is wider than the window: no screen is to be pushed sideways. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
}

/** Neither a role nor a text is needed to be seen: nothing that the locator finds is visible. */
export const expectHidden = (locator: Locator) =>
  expect
    .poll(() =>
      locator.elements().filter((one) => one.checkVisibility({ visibilityProperty: true })),
    )
    .toEqual([]);

export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  (await locator.findElement()).focus();
}

/** The key is pressed with the focus on the element, as somebody without a mouse does: "Enter", "Shift+Tab". */
export async function press(locator: Locator, key: string): Promise<void> {
  await focus(locator);
  await userEvent.keyboard(strokes(key));
}

/** The same on whatever has the focus, which is then to be on the control. */
export async function pressTo(control: Locator, key: string): Promise<void> {
  await userEvent.keyboard(strokes(key));
  await expect.element(control).toHaveFocus();
}

function strokes(key: string): string {
  const [last = "", ...held] = key.split("+").reverse();
  const stroke = last.length > 1 ? `{${last}}` : last;
  return held.reduce((inner, modifier) => `{${modifier}>}${inner}{/${modifier}}`, stroke);
}

/** Chooses a file in an input, as the browser's picker would leave it; a large one too costs nothing. */
export async function giveFile(input: Locator, file: File): Promise<void> {
  const element = await input.findElement();
  if (!(element instanceof HTMLInputElement)) throw new Error("Only an input takes a file.");
  const chosen = new DataTransfer();
  chosen.items.add(file);
  element.files = chosen.files;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}
