const FURTHEST = 700;

/** e to the x by sums and products alone: Math.exp may differ in its last bit from machine to machine. */
export function exp(x: number): number {
  const value = Math.max(-FURTHEST, Math.min(FURTHEST, x));
  const whole = Math.round(value / Math.LN2);
  const rest = value - whole * Math.LN2;
  let sum = 1;
  for (let n = 14; n >= 1; n -= 1) sum = 1 + (rest / n) * sum;
  return sum * 2 ** whole;
}
