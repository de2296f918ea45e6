import type { Line } from "#reading/line.ts";

const HEADING_SIZE = 14;
const BODY_SIZE = 10;

/**
 * Lines of a text as extraction gives them: "- " begins an item, an empty line leaves a gap, and
 * "# " is a heading in larger type.
 */
export function plainLines(text: string): Line[] {
  const lines: Line[] = [];
  let gapBefore = false;
  const typed = /^\s*# /m.test(text);
  for (const raw of text.split("\n").map((line) => line.trim())) {
    if (raw === "") {
      gapBefore = lines.length > 0;
      continue;
    }
    const heading = raw.startsWith("# ");
    const bullet = raw.startsWith("- ");
    lines.push({
      text: heading || bullet ? raw.slice(2).trim() : raw,
      page: 1,
      ...(typed && { size: heading ? HEADING_SIZE : BODY_SIZE, bold: heading }),
      ...(bullet && { bullet }),
      ...(gapBefore && { gapBefore }),
    });
    gapBefore = false;
  }
  return lines;
}
