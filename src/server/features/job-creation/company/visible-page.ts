import { type CheerioAPI, load } from "cheerio";

const NEVER_TEXT = "script, style, noscript, template, svg, iframe, object, select, textarea, head";
const HIDDEN = '[hidden], [aria-hidden="true"], input[type="hidden"]';
const HIDDEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0\b/i;
/** Around what a page says, on every page of a site. */
const FURNITURE = "nav, footer, header, aside, form, dialog, [role=navigation], [role=dialog]";

/** A page of which only what a reader sees is left; its head is apart. */
export interface VisiblePage {
  readonly url: string;
  readonly head: CheerioAPI;
  readonly body: CheerioAPI;
  /** The same without menus, footers and forms. */
  readonly content: CheerioAPI;
}

export function visiblePage({ url, text }: { url: string; text: string }): VisiblePage {
  const body = load(text);
  body(NEVER_TEXT).remove();
  body(HIDDEN).remove();
  body("[style]").each((_, element) => {
    if (HIDDEN_STYLE.test(body(element).attr("style") ?? "")) body(element).remove();
  });
  const content = load(body.html());
  content(FURNITURE).remove();
  return { url, head: load(text), body, content };
}

/** As a reader sees it: white space is one space, and nothing invisible is between the letters. */
export const tidied = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
