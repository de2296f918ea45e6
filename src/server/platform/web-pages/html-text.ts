import { load } from "cheerio";
import { plainText } from "./plain-text.ts";
import { tidied } from "./tidied.ts";
import { removeUnseen } from "./visible-page.ts";

const TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG = /&lt;\/?[a-z]/i;

/** The text of a piece of HTML, as plain lines. Some systems escape it twice, and some write no tags at all. */
export function htmlText(html: string, longest: number): string {
  const once = !TAG.test(html) && ESCAPED_TAG.test(html) ? load(html)("body").text() : html;
  const lines = TAG.test(once) ? once : once.replace(/\r\n|\r|\n/g, "<br>");
  const page = load(lines);
  removeUnseen(page);
  return plainText(page, page("body").toArray(), longest);
}

/** The same on one line. */
export const htmlLine = (html: string) =>
  tidied(/[<&]/.test(html) ? load(html)("body").text() : html);
