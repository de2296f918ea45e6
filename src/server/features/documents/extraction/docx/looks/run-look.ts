import type { RunLook } from "../../word/looks.ts";
import { child, type Element, valueIn } from "../package/xml-tree.ts";

/** The sixteen colours of Word's highlighter. */
const HIGHLIGHTS: Readonly<Record<string, number>> = {
  black: 0x000000,
  blue: 0x0000ff,
  cyan: 0x00ffff,
  green: 0x00ff00,
  magenta: 0xff00ff,
  red: 0xff0000,
  yellow: 0xffff00,
  white: 0xffffff,
  darkBlue: 0x000080,
  darkCyan: 0x008080,
  darkGreen: 0x008000,
  darkMagenta: 0x800080,
  darkRed: 0x800000,
  darkYellow: 0x808000,
  darkGray: 0x808080,
  lightGray: 0xc0c0c0,
};

export function colourOf(text: string | undefined): number | undefined {
  if (!text || !/^[0-9a-f]{6}$/i.test(text)) return undefined;
  return Number.parseInt(text, 16);
}

/** The background that `w:shd` paints, if it paints any. */
export function shadeOf(shading: Element | undefined): number | undefined {
  if (!shading) return undefined;
  const pattern = valueIn(shading);
  if (pattern === "nil") return undefined;
  return colourOf(shading.attributes[pattern === "solid" ? "w:color" : "w:fill"]);
}

/** `<w:b/>` is on, `<w:b w:val="0"/>` is off, and nothing at all leaves it to the style. */
export function switchOf(parent: Element | undefined, name: string): boolean | undefined {
  const element = child(parent, name);
  if (!element) return undefined;
  return !["0", "false", "off", "none"].includes(valueIn(element) ?? "");
}

function numberIn(parent: Element, name: string): number | undefined {
  const value = Number.parseFloat(valueIn(child(parent, name)) ?? "");
  return Number.isFinite(value) ? value : undefined;
}

function vanishing(run: Element): boolean | undefined {
  const all = ["w:vanish", "w:webHidden", "w:specVanish"].map((name) => switchOf(run, name));
  const said = all.filter((one) => one !== undefined);
  return said.length === 0 ? undefined : said.some((one) => one);
}

function textColour(run: Element): number | "auto" | undefined {
  const value = valueIn(child(run, "w:color"));
  return value === "auto" ? value : colourOf(value);
}

function highlight(run: Element): number | undefined {
  return HIGHLIGHTS[valueIn(child(run, "w:highlight")) ?? ""] ?? shadeOf(child(run, "w:shd"));
}

/** What one `w:rPr` says; the rest is left to styles. */
export function runLook(run: Element | undefined): Partial<RunLook> {
  if (!run) return {};
  const halfPoints = numberIn(run, "w:sz");
  const bold = switchOf(run, "w:b");
  const colour = textColour(run);
  const shade = highlight(run);
  const vanishes = vanishing(run);
  const across = numberIn(run, "w:w");
  return {
    ...(halfPoints !== undefined && { size: halfPoints / 2 }),
    ...(bold !== undefined && { bold }),
    ...(colour !== undefined && { colour }),
    ...(shade !== undefined && { shade }),
    ...(vanishes !== undefined && { vanishes }),
    ...(across !== undefined && { across }),
  };
}
