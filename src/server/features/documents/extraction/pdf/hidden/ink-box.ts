import { boundsOf, type Rect } from "../geometry.ts";
import type { Glyph } from "../page-content.ts";

/** How far ink reaches over and under the baseline, as shares of the type size. */
export interface Reach {
  readonly above: number;
  readonly below: number;
}

const INK: Reach = { above: 0.7, below: 0.15 };

/** Where a glyph's ink can be. */
export function inkBox({ x, y, endX, endY, style }: Glyph, reach: Reach = INK): Rect {
  if (style.angle === 0) {
    const [top, bottom] = [y - reach.above * style.size, y + reach.below * style.size];
    return { left: Math.min(x, endX), top, right: Math.max(x, endX), bottom };
  }
  const turn = (style.angle * Math.PI) / 180;
  const [across, down] = [-Math.sin(turn) * style.size, Math.cos(turn) * style.size];
  const at = (pointX: number, pointY: number, share: number) =>
    [pointX + across * share, pointY + down * share] as const;
  return boundsOf([
    at(x, y, -reach.above),
    at(endX, endY, -reach.above),
    at(x, y, reach.below),
    at(endX, endY, reach.below),
  ]);
}

export function middleOf(rect: Rect): readonly [number, number] {
  return [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
}
