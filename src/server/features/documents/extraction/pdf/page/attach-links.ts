import type { Box } from "#reading/line.ts";
import type { PageLink } from "../load-page.ts";

function overlap(box: Box, { rect }: PageLink): number {
  const across = Math.min(box.x + box.width, rect.right) - Math.max(box.x, rect.left);
  const down = Math.min(box.y + box.height, rect.bottom) - Math.max(box.y, rect.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The way from a box to the middle of a link, the way down counting more than the way across. */
function away(box: Box, { rect }: PageLink): number {
  const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return across + 4 * down;
}

function lineFor(boxes: readonly Box[], link: PageLink): number {
  const shares = boxes.map((box) => overlap(box, link));
  const best = Math.max(...shares);
  if (best > 0) return shares.indexOf(best);
  const ways = boxes.map((box) => away(box, link));
  return ways.indexOf(Math.min(...ways));
}

/** For each line, the addresses behind its words, or behind icons that stand nearest to it. */
export function attachLinks(boxes: readonly Box[], links: readonly PageLink[]): string[][] {
  const attached: string[][] = boxes.map(() => []);
  for (const link of links) {
    const addresses = attached[lineFor(boxes, link)];
    if (addresses && !addresses.includes(link.address)) addresses.push(link.address);
  }
  return attached;
}
