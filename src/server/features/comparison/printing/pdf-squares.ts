import type { CanvasElement, ContentCanvas } from "pdfmake/interfaces.js";
import type { Grade } from "#contract/match-rules.ts";

const SQUARE = { side: 6.4, line: 0.85, gap: 2.2, apart: 7, dot: 1.8 };
const STEP = SQUARE.side + SQUARE.gap;

/** Filled, half, hollow; a dot inside where nothing could be judged. The words beside it say the same. */
function drawn(grade: Grade, color: string, x: number, y: number): CanvasElement[] {
  const inset = SQUARE.line / 2;
  const far = SQUARE.side - inset;
  const frame: CanvasElement = {
    type: "rect",
    x: x + inset,
    y: y + inset,
    w: SQUARE.side - SQUARE.line,
    h: SQUARE.side - SQUARE.line,
    lineWidth: SQUARE.line,
    lineColor: color,
    ...(grade === "met" ? { color } : {}),
  };
  const corners = [
    { x: x + inset, y: y + inset },
    { x: x + far, y: y + inset },
    { x: x + inset, y: y + far },
  ];
  const half: CanvasElement = { type: "polyline", closePath: true, points: corners, color };
  const middle = (SQUARE.side - SQUARE.dot) / 2;
  const dot: CanvasElement = {
    type: "rect",
    x: x + middle,
    y: y + middle,
    w: SQUARE.dot,
    h: SQUARE.dot,
    color,
  };
  if (grade === "partial") return [frame, half];
  return grade === "unclear" ? [frame, dot] : [frame];
}

export const square = (grade: Grade, color: string): ContentCanvas => ({
  canvas: drawn(grade, color, 0, 0),
});

/** One square for each requirement, so that the count is drawn and not only claimed. */
export function strip(
  groups: readonly (readonly Grade[])[],
  color: string,
  width: number,
): ContentCanvas {
  const canvas: CanvasElement[] = [];
  let x = 0;
  let y = 0;
  for (const [index, grades] of groups.filter(({ length }) => length > 0).entries()) {
    if (index > 0) x += SQUARE.apart - SQUARE.gap;
    for (const grade of grades) {
      if (x + SQUARE.side > width) {
        x = 0;
        y += STEP;
      }
      canvas.push(...drawn(grade, color, x, y));
      x += STEP;
    }
  }
  return { canvas };
}
