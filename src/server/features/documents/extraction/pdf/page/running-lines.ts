import type { Line } from "#reading/line.ts";

/** Of the page's height, from the top and from the bottom. */
const MARGIN = 0.1;
/** In points. */
const SAME_PLACE = 6;
const PAGE_NUMBER =
  /^(?:\D{0,60}\bpage\s*)?[-–—|\s]*\d{1,3}\s*(?:(?:of|\/|\|)\s*\d{1,3})?[-–—|\s]*$/i;
/** Of the pages: a line that most of them print at the same place is no part of the text. */
const MOST = 0.5;

interface PageSize {
  readonly height: number;
}

/** "Ana Reyes – page 2 of 3" is the same on every page but for its figures. */
function likeness(text: string): string {
  return text.replace(/\d+/g, "#").replace(/\s+/g, " ").toLowerCase();
}

function inMargin({ box, page }: Line, pages: readonly PageSize[]): boolean {
  const height = pages[page - 1]?.height ?? 0;
  if (!box || height === 0) return false;
  return box.y + box.height < MARGIN * height || box.y > (1 - MARGIN) * height;
}

function samePlace(one: Line, other: Line): boolean {
  if (!one.box || !other.box) return false;
  return Math.abs(one.box.y - other.box.y) <= SAME_PLACE;
}

/** Headers and footers: kept once and marked as such, dropped on the pages that repeat them. */
export function runningLines(lines: readonly Line[], pages: readonly PageSize[]): Line[] {
  if (pages.length < 2) return [...lines];
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    if (!inMargin(line, pages)) continue;
    const key = likeness(line.text);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const repeated = (line: Line) => {
    const same = groups.get(likeness(line.text))?.filter((other) => samePlace(line, other)) ?? [];
    const on = new Set(same.map(({ page }) => page));
    return on.size >= 2 && on.size >= MOST * pages.length ? Math.min(...on) : undefined;
  };
  return lines.flatMap((line) => {
    if (!inMargin(line, pages)) return [line];
    const first = repeated(line);
    if (first !== undefined) return first === line.page ? [{ ...line, margin: true }] : [];
    if (!PAGE_NUMBER.test(line.text)) return [line];
    return line.page > 1 ? [] : [{ ...line, margin: true }];
  });
}
