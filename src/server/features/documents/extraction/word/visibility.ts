import type { HiddenReason } from "#reading/line.ts";
import { type Colour, melts } from "../contrast.ts";
import type { ParagraphLook, Place, RunLook } from "./looks.ts";

/** Where a piece of a Word document stands. */
export interface Setting {
  /** What may lie behind the text: it is hidden only if it melts into every one of them. */
  readonly grounds: readonly Colour[];
  /** Everything inside shares it: a text box beside the page, a row of no height. */
  readonly fate: HiddenReason | undefined;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
}

/** In points, and in percent of the usual width. */
const LEAST = { size: 2.5, across: 10 } as const;
/** Of the type size: letters that are pushed together so far stand on each other. */
const PUSHED = -0.4;

/** Whether a frame or a table of its own place lies outside the page. */
export function isOffPage({ x, y, width, height, fromPage }: Place, page: PageSize): boolean {
  const left = x === undefined || fromPage.x ? x : x + page.left;
  if (left !== undefined && (left >= page.width || left + width <= 0)) return true;
  if (y === undefined) return false;
  // Counted from the text, it is anywhere on the page to begin with.
  return y >= page.height || y + height <= (fromPage.y ? 0 : -page.height);
}

function standsOffPage(paragraph: ParagraphLook, page: PageSize): boolean {
  const { indent, firstLine, frame } = paragraph;
  const [least, most] = [
    Math.min(indent, indent + firstLine),
    Math.max(indent, indent + firstLine),
  ];
  if (most + page.left >= page.width || least <= -page.width) return true;
  return frame !== undefined && isOffPage(frame, page);
}

function groundsOf(run: RunLook, paragraph: ParagraphLook, setting: Setting): readonly Colour[] {
  if (run.shade !== undefined) return [run.shade];
  if (paragraph.shade !== undefined) return [paragraph.shade];
  return setting.grounds;
}

/** Why a reader cannot see these letters; undefined if they can. */
export function whyHidden(
  run: RunLook,
  paragraph: ParagraphLook,
  setting: Setting,
  page: PageSize,
): HiddenReason | undefined {
  if (setting.fate) return setting.fate;
  if (run.vanishes) return "invisible";
  const line = paragraph.exactLine ?? LEAST.size;
  if (run.size < LEAST.size || run.across < LEAST.across || line < LEAST.size) return "tiny";
  if (run.spacing <= PUSHED * run.size) return "tiny";
  if (standsOffPage(paragraph, page)) return "off-page";
  const { colour } = run;
  if (colour === "auto") return undefined;
  const grounds = groundsOf(run, paragraph, setting);
  return grounds.every((ground) => melts(colour, ground)) ? "background-colour" : undefined;
}
