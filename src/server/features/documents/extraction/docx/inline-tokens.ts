import type { HiddenReason } from "#reading/line.ts";
import { type Colour, WHITE } from "../contrast.ts";
import type { DraftLine } from "../word/finish-lines.ts";
import type { RunLook } from "../word/looks.ts";
import type { PageSize, Setting } from "../word/visibility.ts";
import type { Words } from "../word/words-line.ts";
import { colourOf, runLook, schemeColour } from "./run-look.ts";
import type { Walk } from "./walk.ts";
import { child, descend, type Element, elementsIn, valueIn, within } from "./xml-tree.ts";

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
function textBoxLines(walk: Walk, drawing: Element, setting: Setting): DraftLine[] {
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

export type Token =
  | ({ readonly kind: "text" } & Words)
  | { readonly kind: "break" }
  | { readonly kind: "box"; readonly lines: readonly DraftLine[] };

interface Now {
  readonly look: RunLook;
  readonly link: string;
  readonly setting: Setting;
}

type Handler = (walk: Walk, element: Element, now: Now) => Token[];

const SYMBOL_FONT = /wingdings|symbol|webdings/i;

function text(words: string): Handler {
  return (walk, _, { look, link }) => {
    const isCode = walk.fields.some((field) => !field.showing);
    return isCode ? [] : [{ kind: "text", text: words, look, link: link || fieldLink(walk) }];
  };
}

function words(element: Element): string {
  return element.children.filter((part) => typeof part === "string").join("");
}

/** `HYPERLINK "https://…"`, written as a field. */
function fieldLink(walk: Walk): string {
  const instruction = walk.fields.at(-1)?.instruction ?? "";
  return /^\s*HYPERLINK\s+"([^"]*)"/i.exec(instruction)?.[1] ?? "";
}

function run(walk: Walk, element: Element, now: Now): Token[] {
  const properties = child(element, "w:rPr");
  const style = walk.styles.ofRun(valueIn(child(properties, "w:rStyle")));
  const look = { ...now.look, ...style, ...runLook(properties) };
  return inside(walk, element, { ...now, look });
}

function fieldMark(walk: Walk, element: Element): Token[] {
  const type = element.attributes["w:fldCharType"];
  const last = walk.fields.at(-1);
  if (type === "begin") walk.fields.push({ instruction: "", showing: false });
  if (type === "separate" && last) last.showing = true;
  if (type === "end") walk.fields.pop();
  return [];
}

function instruction(walk: Walk, element: Element): Token[] {
  const field = walk.fields.at(-1);
  if (field && !field.showing) field.instruction += words(element);
  return [];
}

function symbol(walk: Walk, element: Element, now: Now): Token[] {
  const code = Number.parseInt(element.attributes["w:char"] ?? "", 16);
  const isMark = SYMBOL_FONT.test(element.attributes["w:font"] ?? "");
  const sign =
    isMark || !Number.isFinite(code) ? "•" : String.fromCodePoint(Math.min(code, 0xffff));
  return text(sign)(walk, element, now);
}

/** The same content for newer and for older programs: only one of them is shown. */
function oneBranch(walk: Walk, element: Element, now: Now): Token[] {
  const branch = child(element, "mc:Choice") ?? child(element, "mc:Fallback");
  return branch ? inside(walk, branch, now) : [];
}

function box(walk: Walk, element: Element, { setting }: Now): Token[] {
  const lines = textBoxLines(walk, element, setting);
  return lines.length > 0 ? [{ kind: "box", lines }] : [];
}

function note(walk: Walk, element: Element): Token[] {
  walk.notes.push(element.attributes["w:id"] ?? "");
  return [];
}

function link(walk: Walk, element: Element, now: Now): Token[] {
  const address = walk.relations.get(element.attributes["r:id"] ?? "");
  return inside(walk, element, { ...now, link: address ?? now.link });
}

const nothing: Handler = () => [];

const HANDLERS: Readonly<Record<string, Handler>> = {
  "w:r": run,
  "w:t": (walk, element, now) => text(words(element))(walk, element, now),
  "w:tab": text("\t"),
  "w:ptab": text("\t"),
  "w:br": () => [{ kind: "break" }],
  "w:cr": () => [{ kind: "break" }],
  "w:noBreakHyphen": text("-"),
  "w:sym": symbol,
  "w:fldChar": fieldMark,
  "w:instrText": instruction,
  "w:hyperlink": link,
  "w:drawing": box,
  "w:pict": box,
  "mc:AlternateContent": oneBranch,
  "w:footnoteReference": note,
  // What was struck out, and what is about the text and not in it.
  "w:del": nothing,
  "w:moveFrom": nothing,
  "w:delText": nothing,
  "w:pPr": nothing,
  "w:rPr": nothing,
  "w:sdtPr": nothing,
  "w:rt": nothing,
  "w:softHyphen": nothing,
};

function inside(walk: Walk, parent: Element, now: Now): Token[] {
  return elementsIn(parent).flatMap((element) => {
    const handle = HANDLERS[element.name] ?? inside;
    return handle(walk, element, now);
  });
}

/** What stands in a paragraph, in order. */
export function inlineTokens(
  walk: Walk,
  paragraph: Element,
  look: RunLook,
  setting: Setting,
): Token[] {
  return inside(walk, paragraph, { look, link: "", setting });
}
