import { expect } from "vitest";
import { type Locator, locators } from "vitest/browser";

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

/** The path and search of where the person is now, for `expect.poll(address).toBe("/login")`. */
export const address = () => location.pathname + location.search;

/** Nothing is wider than the window: no screen is to be pushed sideways. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
}
