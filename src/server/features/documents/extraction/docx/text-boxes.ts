import type { HiddenReason } from "#reading/line.ts";
import { type Colour, WHITE } from "../contrast.ts";
import type { DraftLine } from "../word/finish-lines.ts";
import type { PageSize, Setting } from "../word/visibility.ts";
import { colourOf, schemeColour } from "./looks/run-look.ts";
import type { Walk } from "./walk.ts";
import { child, descend, type Element, within } from "./xml-tree.ts";

/** English Metric Units in a point. */
const EMU = 12_700;
/** A theme's colour, a gradient or a picture: anything may be behind the text. */
const ANY_GROUND: readonly Colour[] = [0x000000, 0x808080, WHITE];
/** In points: smaller boxes show nothing. */
const LEAST_SIDE = 2;
/** In points: a drawing must be so large to count as something that text stands on. */
const BACKDROP = { width: 60, height: 14 } as const;
/** Text goes round these. */
const BESIDE = ["wp:wrapSquare", "wp:wrapTight", "wp:wrapThrough", "wp:wrapTopAndBottom"];
/** Word measures other places from here, too; only these say where on the page a box is. */
const FROM_PAGE = new Set(["page", "margin", "column", "leftMargin"]);

interface Place {
  readonly width: number;
  readonly height: number;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly hidden: boolean;
}

function emu(text: string | undefined): number | undefined {
  const value = Number.parseFloat(text ?? "");
  return Number.isFinite(value) ? value / EMU : undefined;
}

function textIn(element: Element | undefined): string {
  return element?.children.filter((part) => typeof part === "string").join("") ?? "";
}

function offset(frame: Element, name: string, margin: number): number | undefined {
  const position = child(frame, name);
  const from = position?.attributes.relativeFrom ?? "";
  const points = emu(textIn(child(position, "wp:posOffset")));
  if (points === undefined) return undefined;
  if (name === "wp:positionV") return points;
  if (!FROM_PAGE.has(from)) return undefined;
  return from === "page" ? points : points + margin;
}

function drawnPlace(frame: Element, page: PageSize): Place {
  const extent = child(frame, "wp:extent")?.attributes ?? {};
  return {
    width: emu(extent.cx) ?? LEAST_SIDE,
    height: emu(extent.cy) ?? LEAST_SIDE,
    x: offset(frame, "wp:positionH", page.left),
    y: offset(frame, "wp:positionV", 0),
    hidden: ["1", "true"].includes(child(frame, "wp:docPr")?.attributes.hidden ?? ""),
  };
}

const UNITS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  px: 0.75,
  "": 1,
};

/** The old way of drawing keeps its places in a list of its own: "margin-left:-900pt;width:200pt". */
function styledPlace(shape: Element, page: PageSize): Place {
  const styles = new Map(
    (shape.attributes.style ?? "").split(";").map((entry) => {
      const [name = "", value = ""] = entry.split(":");
      return [name.trim(), value.trim()] as const;
    }),
  );
  const points = (name: string) => {
    const [, figure, unit = ""] = /^(-?[\d.]+)([a-z]*)$/.exec(styles.get(name) ?? "") ?? [];
    return figure === undefined ? undefined : Number(figure) * (UNITS[unit] ?? 1);
  };
  const x = points("margin-left");
  return {
    width: points("width") ?? LEAST_SIDE,
    height: points("height") ?? LEAST_SIDE,
    x: x === undefined ? undefined : x + page.left,
    y: points("margin-top"),
    hidden: styles.get("visibility") === "hidden",
  };
}

function fateOf({ width, height, x, y, hidden }: Place, page: PageSize): HiddenReason | undefined {
  if (hidden) return "invisible";
  if (width < LEAST_SIDE || height < LEAST_SIDE) return "tiny";
  if (x !== undefined && (x + width <= 0 || x >= page.width)) return "off-page";
  if (y !== undefined && (y + height <= -page.height || y >= page.height)) return "off-page";
  return undefined;
}

/** undefined: it lets through what lies behind it. */
function fillOf(properties: Element | undefined): readonly Colour[] | undefined {
  const solid = child(properties, "a:solidFill");
  if (solid) {
    const exact = colourOf(child(solid, "a:srgbClr")?.attributes.val);
    const colour = exact ?? schemeColour(child(solid, "a:schemeClr"));
    return colour === undefined ? ANY_GROUND : [colour];
  }
  return child(properties, "a:gradFill") || child(properties, "a:blipFill")
    ? ANY_GROUND
    : undefined;
}

function shapeGrounds(shape: Element, setting: Setting): readonly Colour[] {
  const drawn = fillOf(child(shape, "wps:spPr"));
  if (drawn) return drawn;
  if (child(shape, "wps:style")) return ANY_GROUND;
  const painted = colourOf(shape.attributes.fillcolor?.replace("#", ""));
  return painted === undefined ? setting.grounds : [painted];
}

/** Only what lies on the page, large enough and not beside the text, can be behind it. */
function remember(walk: Walk, frame: Element, place: Place): void {
  const { width, height } = place;
  if (frame.name !== "wp:anchor" || width < BACKDROP.width || height < BACKDROP.height) return;
  if (fateOf(place, walk.page) || BESIDE.some((name) => child(frame, name))) return;
  const fills = within(frame, "wps:spPr").flatMap((properties) => fillOf(properties) ?? []);
  const colours = within(frame, "pic:pic").length > 0 ? ANY_GROUND : fills;
  if (colours.length === 0) return;
  const reach = Math.min(Math.max(walk.backdrop.reach, height), walk.page.height);
  walk.backdrop = { colours, reach };
}

/** The lines in the text boxes of one drawing, old or new. */
export function textBoxLines(walk: Walk, drawing: Element, setting: Setting): DraftLine[] {
  const frame = child(drawing, "wp:anchor") ?? child(drawing, "wp:inline");
  if (frame) {
    const place = drawnPlace(frame, walk.page);
    remember(walk, frame, place);
    const fate = setting.fate ?? fateOf(place, walk.page);
    return within(frame, "wps:wsp").flatMap((shape) => {
      const content = descend(shape, "wps:txbx", "w:txbxContent");
      const grounds = shapeGrounds(shape, setting);
      return content ? walk.blocks(walk, content, { grounds, fate }) : [];
    });
  }
  const shapes = ["v:shape", "v:rect", "v:roundrect"].flatMap((name) => within(drawing, name));
  return shapes.flatMap((shape) => {
    const fate = setting.fate ?? fateOf(styledPlace(shape, walk.page), walk.page);
    const grounds = shapeGrounds(shape, setting);
    const content = descend(shape, "v:textbox", "w:txbxContent");
    return content ? walk.blocks(walk, content, { grounds, fate }) : [];
  });
}
