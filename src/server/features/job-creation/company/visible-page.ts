import type { CheerioAPI } from "cheerio";

const NEVER_TEXT = "script, style, noscript, template, svg, iframe, object, select, textarea, head";
const HIDDEN = '[hidden], [aria-hidden="true"], input[type="hidden"]';
const HIDDEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0\b/i;
/** Around what a page says, on every page of a site. */
const FURNITURE = "nav, footer, header, aside, form, dialog, [role=navigation], [role=dialog]";

/** Only what a reader sees is left; its head goes, too. */
export function removeUnseen(page: CheerioAPI): void {
  page(NEVER_TEXT).remove();
  page(HIDDEN).remove();
  page("[style]").each((_, element) => {
    if (HIDDEN_STYLE.test(page(element).attr("style") ?? "")) page(element).remove();
  });
}

/** Menus, footers and forms. */
export function removeFurniture(page: CheerioAPI): void {
  page(FURNITURE).remove();
}

/** As a reader sees it: white space is one space, and nothing invisible is between the letters. */
export const tidied = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** In characters. */
export const QUOTE = { longest: 600, shortest: 30 };

/** At the end of a sentence, else of a word: what is left still stands on the page as it is. */
export function shortened(text: string): string {
  if (text.length <= QUOTE.longest) return text;
  const cut = text.slice(0, QUOTE.longest);
  const sentence = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  if (sentence > QUOTE.shortest) return cut.slice(0, sentence + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), QUOTE.shortest));
}
