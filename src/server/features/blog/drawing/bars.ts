import { along, box, down, filled, INK, stroke } from "./strokes.ts";

const FOOT = 170;
const TOP = 34;
const LEFT = 22;
const RIGHT = 378;

/** A report's own weekly counts, the highest week marked. Bars start at nothing and none is made up. */
export function drawBars(weekly: readonly number[]): string {
  const most = Math.max(...weekly, 1);
  const marked = weekly.indexOf(Math.max(...weekly));
  const step = (RIGHT - LEFT) / weekly.length;
  const penWidth = Math.min(step, 22);
  const bars = weekly.map((count, week) => {
    const x = LEFT + step * (week + 0.5);
    const path = down(x, FOOT, (count / most) * (FOOT - TOP));
    if (week !== marked) return stroke(path, INK.pale, 1.4);
    const pen = { x: x - penWidth / 2, y: 14, width: penWidth, height: FOOT - 14 };
    return box(pen, filled(INK.pen)) + stroke(path, INK.black, 2.4);
  });
  return bars.join("") + stroke(along(LEFT, FOOT, RIGHT - LEFT), INK.black, 1.4);
}
