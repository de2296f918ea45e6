/** The PDF's six numbers: a point (x, y) goes to (a·x + c·y + e, b·x + d·y + f). */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];

/** In points from the page's top left corner, y downwards. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
export const EVERYWHERE: Rect = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
export const UNIT_SQUARE: Rect = { left: 0, top: 0, right: 1, bottom: 1 };

/** First `inner`, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function apply(matrix: Matrix, x: number, y: number): Point {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** What a rectangle covers once it is moved, by its bounds. */
export function moved(matrix: Matrix, rect: Rect): Rect {
  return boundsOf([
    apply(matrix, rect.left, rect.top),
    apply(matrix, rect.right, rect.top),
    apply(matrix, rect.left, rect.bottom),
    apply(matrix, rect.right, rect.bottom),
  ]);
}

export function common(one: Rect, other: Rect): Rect {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function areaOf(rect: Rect): number {
  return Math.max(0, rect.right - rect.left) * Math.max(0, rect.bottom - rect.top);
}

export function holds(rect: Rect, x: number, y: number): boolean {
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
}

export function isUpright(matrix: Matrix): boolean {
  const small = 1e-3 * (Math.abs(matrix[0]) + Math.abs(matrix[1]));
  return Math.abs(matrix[1]) <= small || Math.abs(matrix[0]) <= small;
}
