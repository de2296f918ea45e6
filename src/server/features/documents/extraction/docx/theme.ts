import { child, type Dress, descend, type Element, elementsIn } from "./xml-tree.ts";

/** Names that Word gives to the colours of a theme: in runs, in settings and in drawings. */
const ROLES: Readonly<Record<string, string>> = {
  background1: "bg1",
  background2: "bg2",
  text1: "t1",
  text2: "t2",
  tx1: "t1",
  tx2: "t2",
  light1: "lt1",
  light2: "lt2",
  dark1: "dk1",
  dark2: "dk2",
  hyperlink: "hlink",
  followedHyperlink: "folHlink",
};
/** Settings may turn these round: a dark page with light text. */
const USUAL: Readonly<Record<string, string>> = { bg1: "lt1", bg2: "lt2", t1: "dk1", t2: "dk2" };
const PAPER_AND_INK = { lt1: "FFFFFF", dk1: "000000" } as const;
const BYTE = 0xff;

function schemeOf(theme: Element | undefined): Map<string, string> {
  const scheme = descend(theme, "a:theme", "a:themeElements", "a:clrScheme");
  const colours = new Map<string, string>(Object.entries(PAPER_AND_INK));
  for (const slot of elementsIn(scheme)) {
    const exact = child(slot, "a:srgbClr")?.attributes.val;
    const colour = exact ?? child(slot, "a:sysClr")?.attributes.lastClr;
    if (colour) colours.set(slot.name.replace("a:", ""), colour);
  }
  return colours;
}

function share(hex: string | undefined): number {
  const value = Number.parseInt(hex ?? "", 16);
  return Number.isFinite(value) ? Math.min(value, BYTE) / BYTE : 1;
}

/** Lighter by its tint, darker by its shade. */
function toned(colour: string, tint: string | undefined, shade: string | undefined): string {
  const [light, dark] = [share(tint), share(shade)];
  const channels = [0, 2, 4].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) || 0;
    const changed = (value * light + BYTE * (1 - light)) * dark;
    return Math.round(changed).toString(16).padStart(2, "0");
  });
  return channels.join("");
}

/**
 * A colour of the theme counts before the one that is written beside it. Where an element names one,
 * this writes it in the place of the other, so that everybody else need not know of themes.
 */
export function readTheme(theme: Element | undefined, settings: Element | undefined): Dress {
  const scheme = schemeOf(theme);
  const turned = descend(settings, "w:settings", "w:clrSchemeMapping")?.attributes ?? {};
  const colourOf = (name: string | undefined) => {
    const role = ROLES[name ?? ""] ?? name ?? "";
    const said = turned[`w:${role}`];
    const slot = (said && (ROLES[said] ?? said)) || USUAL[role] || role;
    return scheme.get(slot);
  };
  return (element, attributes) => {
    if (element === "a:schemeClr" || element === "w14:schemeClr") {
      const rgb = colourOf(attributes.val ?? attributes["w14:val"]);
      return rgb ? { ...attributes, rgb } : attributes;
    }
    const front = colourOf(attributes["w:themeColor"]);
    const back = colourOf(attributes["w:themeFill"]);
    if (!front && !back) return attributes;
    const place = element === "w:color" ? "w:val" : "w:color";
    const { "w:themeTint": tint, "w:themeShade": shade } = attributes;
    const { "w:themeFillTint": fillTint, "w:themeFillShade": fillShade } = attributes;
    return {
      ...attributes,
      ...(front && { [place]: toned(front, tint, shade) }),
      ...(back && { "w:fill": toned(back, fillTint, fillShade) }),
    };
  };
}
