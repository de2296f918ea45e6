import type { RunLook } from "../word/looks.ts";
import { child, descend, type Element, elementsIn, valueIn, within } from "./xml-tree.ts";

/** Thousandths of a percent: what lets so much through is not seen. */
const CLEAR = 95_000;
/** Twentieths of a point. */
const TWIPS = 20;
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

/** Newer versions of Word fill letters as they fill shapes: with nothing, or with clear glass. */
function isUnfilled(run: Element): boolean | undefined {
  const fill = child(run, "w14:textFill");
  if (!fill) return undefined;
  if (child(fill, "w14:noFill")) return true;
  const clear = within(fill, "w14:alpha").map(({ attributes }) => Number(attributes["w14:val"]));
  return clear.length > 0 && clear.every((alpha) => alpha >= CLEAR);
}

function filledColour(run: Element): number | undefined {
  const solid = descend(run, "w14:textFill", "w14:solidFill");
  const exact = colourOf(child(solid, "w14:srgbClr")?.attributes["w14:val"]);
  if (exact !== undefined) return exact;
  return schemeColour(child(solid, "w14:schemeClr"));
}

/** A theme's colour, unless it is toned in ways that are not worked out here. */
export function schemeColour(scheme: Element | undefined): number | undefined {
  const isToned = elementsIn(scheme).some(({ name }) => !name.endsWith(":alpha"));
  return isToned ? undefined : colourOf(scheme?.attributes.rgb);
}

function vanishing(run: Element): boolean | undefined {
  const all = ["w:vanish", "w:webHidden", "w:specVanish"].map((name) => switchOf(run, name));
  all.push(isUnfilled(run));
  const said = all.filter((one) => one !== undefined);
  return said.length === 0 ? undefined : said.some((one) => one);
}

function textColour(run: Element): number | "auto" | undefined {
  const filled = filledColour(run);
  if (filled !== undefined) return filled;
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
  const spacing = numberIn(run, "w:spacing");
  return {
    ...(spacing !== undefined && { spacing: spacing / TWIPS }),
    ...(halfPoints !== undefined && { size: halfPoints / 2 }),
    ...(bold !== undefined && { bold }),
    ...(colour !== undefined && { colour }),
    ...(shade !== undefined && { shade }),
    ...(vanishes !== undefined && { vanishes }),
    ...(across !== undefined && { across }),
  };
}
