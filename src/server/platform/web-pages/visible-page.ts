import type { CheerioAPI } from "cheerio";
import { styledAway } from "./styled-away.ts";

const NEVER_TEXT = "script, style, noscript, template, svg, iframe, object, select, textarea, head";
const HIDDEN =
  '[hidden], [aria-hidden="true"], input[type="hidden"], .sr-only, .visually-hidden, .screen-reader-text';
/** None, nothing tall, fully transparent, or somewhere beside the screen. "0.9rem" is something. */
const HIDDEN_STYLE = [
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:^|;)\s*color\s*:\s*transparent/i,
  /(?:font-size|opacity)\s*:\s*0*\.?0+(?:px|p[tc]|r?em|e[xn]|%|v[wh])?\s*(?:!|;|$)/i,
  /(?:^|;)\s*(?:left|right|top|bottom|text-indent|margin-(?:left|top))\s*:\s*-\d{3,}/i,
  /clip\s*:\s*rect\(\s*(?:0|1px)[\s,]|clip-path\s*:\s*inset\(\s*(?:50|100)%/i,
];
/** Around what a page says, on every page of a site. */
const FURNITURE = "nav, footer, header, aside, form, dialog, [role=navigation], [role=dialog]";

/** Only what a reader sees is left; its head goes, too. */
export function removeUnseen(page: CheerioAPI): void {
  page(styledAway(page)).remove();
  page(NEVER_TEXT).remove();
  page(HIDDEN).remove();
  page("[style]").each((_, element) => {
    if (isStyledAway(page(element).attr("style") ?? "")) page(element).remove();
  });
}

const isStyledAway = (style: string) => HIDDEN_STYLE.some((hidden) => hidden.test(style));

/** What is not drawn at all. Links in it are for machines, and often traps. */
export const notDrawn = (page: CheerioAPI) =>
  page("[hidden], [style]").filter(
    (_, element) => page(element).is("[hidden]") || isStyledAway(page(element).attr("style") ?? ""),
  );

/** Menus, footers and forms. */
export function removeFurniture(page: CheerioAPI): void {
  page(FURNITURE).remove();
}
