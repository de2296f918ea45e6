import axe from "axe-core";
import { expect } from "vitest";

/**
 * No finding of axe, in the light and in the dark, where nothing but the colours is another. Every token
 * is `light-dark()`, so that the attribute which pins the theme shows what the system's setting would. A
 * screen that pins it itself, as paper does, has only the one look.
 */
export async function expectAccessible({
  without = [],
}: {
  without?: string[];
} = {}): Promise<void> {
  const { dataset } = document.documentElement;
  const isPinned = dataset.theme !== undefined;
  if (!isPinned) dataset.theme = "light";
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  expect(await findings({ rules })).toEqual([]);
  if (isPinned) return;
  dataset.theme = "dark";
  expect(await findings({ runOnly: ["color-contrast"] })).toEqual([]);
  delete dataset.theme;
}

async function findings(options: axe.RunOptions): Promise<string[]> {
  // A colour that is half-way from one to the other has no contrast to speak of.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** The same page at another width: its colours are known, so only what a layout can spoil is looked at. */
export async function expectAccessibleAtWidth(): Promise<void> {
  expect(await findings({ rules: { "color-contrast": { enabled: false } } })).toEqual([]);
}
