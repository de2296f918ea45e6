import type { HiddenReason } from "#reading/line.ts";
import { type Colour, melts } from "../../contrast.ts";
import type { ParagraphLook } from "../looks/paragraph-look.ts";
import type { RunLook } from "../looks/run-look.ts";
import type { Setting, Walk } from "./walk.ts";

/** In points, and in percent of the usual width. */
const LEAST = { size: 2.5, across: 10 } as const;

function groundsOf(
  walk: Walk,
  run: RunLook,
  paragraph: ParagraphLook,
  setting: Setting,
): readonly Colour[] {
  if (run.shade !== undefined) return [run.shade];
  if (paragraph.shade !== undefined) return [paragraph.shade];
  return [...setting.grounds, ...walk.backdrop.colours];
}

/** Why a reader cannot see these letters; undefined if they can. */
export function whyHidden(
  walk: Walk,
  run: RunLook,
  paragraph: ParagraphLook,
  setting: Setting,
): HiddenReason | undefined {
  if (setting.fate) return setting.fate;
  if (run.vanishes) return "invisible";
  const line = paragraph.exactLine ?? LEAST.size;
  if (run.size < LEAST.size || run.across < LEAST.across || line < LEAST.size) return "tiny";
  const { width, left } = walk.page;
  if (paragraph.indent + left >= width || paragraph.indent <= -width) return "off-page";
  const { colour } = run;
  if (colour === "auto") return undefined;
  const grounds = groundsOf(walk, run, paragraph, setting);
  return grounds.every((ground) => melts(colour, ground)) ? "background-colour" : undefined;
}
