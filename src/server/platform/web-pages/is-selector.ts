import { load } from "cheerio";

/** What is read without complaint and can match nothing: markup, a sign with nothing behind it, a number. */
const MEANT_OTHERWISE = /<|\.\.|^\s*$|^\s*\d|[>+~]\s*(?:,|$)/;
const QUOTED = /"[^"]*"|'[^']*'/g;

/** Whether a text is a CSS selector that can be looked for. No page is needed to tell. */
export function isSelector(text: string): boolean {
  if (MEANT_OTHERWISE.test(text.replace(QUOTED, "x"))) return false;
  try {
    load("").root().find(text);
    return true;
  } catch {
    return false;
  }
}
