import type { HiddenReason } from "#reading/line.ts";
import { type Colour, melts } from "../contrast.ts";
import type { ParagraphLook, RunLook } from "./looks.ts";

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
  { width, left }: PageSize,
): HiddenReason | undefined {
  if (setting.fate) return setting.fate;
  if (run.vanishes) return "invisible";
  const line = paragraph.exactLine ?? LEAST.size;
  if (run.size < LEAST.size || run.across < LEAST.across || line < LEAST.size) return "tiny";
  if (paragraph.indent + left >= width || paragraph.indent <= -width) return "off-page";
  const { colour } = run;
  if (colour === "auto") return undefined;
  const grounds = groundsOf(run, paragraph, setting);
  return grounds.every((ground) => melts(colour, ground)) ? "background-colour" : undefined;
}
