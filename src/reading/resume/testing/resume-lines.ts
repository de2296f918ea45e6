import type { Line } from "../../line.ts";

const USUAL_SIZE = 10;

/**
 * Lines from a text as it is easy to write: a blank line is space, "• " begins a point of a list, "⇥" is a
 * wide gap, "!20 " sets the type size (others are 10 then), "**…**" is bold and "MARGIN " a page's header.
 */
export function resumeLines(text: string): Line[] {
  const sized = text.includes("\n!") || text.startsWith("!");
  const lines: Line[] = [];
  let gap = false;
  for (const raw of text.split("\n")) {
    let rest = raw.trim();
    if (rest === "") {
      gap = lines.length > 0;
      continue;
    }
    const size = /^!(\d+) /.exec(rest);
    if (size) rest = rest.slice(size[0].length);
    const margin = rest.startsWith("MARGIN ");
    if (margin) rest = rest.slice("MARGIN ".length);
    const loud = [...rest.matchAll(/\*\*(.*?)\*\*/g)].map((match) => match[1] ?? "").join("");
    rest = rest.replaceAll("**", "");
    const bullet = /^[•*-] /.test(rest);
    if (bullet) rest = rest.slice(2);
    lines.push({
      text: rest.replaceAll("⇥", "\t"),
      page: 1,
      ...(sized ? { size: size ? Number(size[1]) : USUAL_SIZE } : {}),
      ...(loud.length * 2 > rest.length ? { bold: true } : {}),
      ...(bullet ? { bullet: true } : {}),
      ...(gap ? { gapBefore: true } : {}),
      ...(margin ? { margin: true } : {}),
    });
    gap = false;
  }
  return lines;
}
