import type { Line } from "#reading/line.ts";

/** A narrow column breaks an address where it is full, in the middle of a word. */
const ADDRESS = /(?:@|:\/\/|www\.|linkedin\.com|github\.com)\S*$/i;
const REST = /^[\p{Ll}\d._~/%#?=&-]+$/u;
/** An address that ends so was surely broken, whatever else stands behind its rest. */
const UNFINISHED = /[/@._-]$/;
const REST_AND_MORE = /^[\p{Ll}\d][\p{Ll}\d._~/%#?=&-]*(?:\s.*)?$/u;
/** A whole mail address may also be followed by a word; only a short scrap is surely its end. */
const SCRAP = 4;
const MAIL = /@\S+$/;
const MOST_LETTERS = 200;
/** Of the type size: how near to the column's edge a full line comes. */
const FULL = 1;

function isBelow(line: Line, next: Line): boolean {
  if (!line.box || !next.box || line.page !== next.page || line.size !== next.size) return false;
  const step = next.box.y - line.box.y;
  return step > 0 && step < 2 * line.box.height && Math.abs(next.box.x - line.box.x) < 2;
}

function sharesLink(line: Line, next: Line): boolean {
  return line.links?.some((link) => next.links?.includes(link)) ?? false;
}

/** No line that begins at the same edge goes further to the right. */
function isFull(line: Line, lines: readonly Line[]): boolean {
  const { box, size = 0 } = line;
  if (!box) return false;
  const right = box.x + box.width;
  return lines.every(({ box: other, page }) => {
    if (!other || page !== line.page || Math.abs(other.x - box.x) > 2) return true;
    return other.x + other.width <= right + FULL * size;
  });
}

function goesOn(line: Line, next: Line, lines: readonly Line[]): boolean {
  const end = line.text.slice(-MOST_LETTERS);
  if (!ADDRESS.test(end) || !isBelow(line, next)) return false;
  if (UNFINISHED.test(end) && REST_AND_MORE.test(next.text)) return true;
  if (!REST.test(next.text)) return false;
  if (line.links || next.links) return sharesLink(line, next);
  if (MAIL.test(end) && next.text.length > SCRAP) return false;
  return isFull(line, lines);
}

/** Puts mail and web addresses together that a narrow column broke in two. */
export function mendAddresses(lines: readonly Line[]): Line[] {
  const mended: Line[] = [];
  for (const line of lines) {
    const last = mended.at(-1);
    if (!last || !goesOn(last, line, lines)) {
      mended.push(line);
      continue;
    }
    const links = [...new Set([...(last.links ?? []), ...(line.links ?? [])])];
    mended[mended.length - 1] = {
      ...last,
      text: last.text + line.text,
      ...(last.box && line.box && { box: around(last.box, line.box) }),
      ...(links.length > 0 && { links }),
    };
  }
  return mended;
}

function around(one: NonNullable<Line["box"]>, other: NonNullable<Line["box"]>) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
