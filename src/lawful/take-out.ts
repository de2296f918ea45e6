/** What is left of a text without some of its words. Lines of which nothing is left go. */

const LEFT_AT_LEAST = 3;
/** A stump that says nothing: "We are looking for a", "Must be", "and". */
const STUMP =
  /^[\s,;:.!-]*(?:(?:we|you|they|the|a|an|our|are|is|be|will|must|should|would|need|needs|to|looking|for|someone|somebody|person|who|and|or|but|so|with|have|has|i|this|role|job|suits?|preferably|ideally|please|only|also|that|seeking|want)[\s,;:.!-]*)*$/i;

export function takeOut(text: string, quote: string): string {
  const at = quote === "" ? -1 : text.toLowerCase().indexOf(quote.toLowerCase());
  if (at < 0) return text;
  const start = text.lastIndexOf("\n", at) + 1;
  const lineEnd = text.indexOf("\n", at + quote.length);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const line = tidied(`${text.slice(start, at)}\uE000${text.slice(at + quote.length, end)}`);
  if (line !== "") return `${text.slice(0, start)}${line}${text.slice(end)}`;
  if (start === 0) return text.slice(Math.min(text.length, end + 1));
  return `${text.slice(0, start - 1)}${text.slice(end)}`;
}

/** The line with the gap closed; "" when what is left says nothing. */
function tidied(line: string): string {
  const [, mark = "", body = ""] = /^(\s*(?:[-•*–—]|\d+[.)])?\s*)([\s\S]*)$/.exec(line) ?? [];
  const left = body
    .replace(/\s*\uE000\s*(?=[.!?;:,)]|$)/g, "\uE000")
    .replace(/(?:[,;:]|\s[-–—]|,?\s(?:and|or|but|so|because))?\s*\uE000(?=[.!?]|$)/gi, "")
    .replace(/(^|[.!?(]\s*)\uE000\s*(?:[,;:.!?–—-]|(?:and|or|but|so|because)\s)?\s*/gi, "$1")
    .replace(/[,;]?\s*\uE000\s*[,;]?/g, (gap) => (/[,;]/.test(gap) ? ", " : " "))
    .replace(/ {2,}/g, " ")
    .trim();
  if (left.replace(/[^\p{L}]/gu, "").length < LEFT_AT_LEAST || STUMP.test(left)) return "";
  return `${mark}${left.charAt(0).toUpperCase()}${left.slice(1)}`;
}
