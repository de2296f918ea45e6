// Ordinal regression: one weighted sum, and borders between the labels on its scale.
// A target may be a range of labels: "at least Moderate" is [2, 4].

const sigmoid = (x) => 1 / (1 + Math.exp(-x));

/**
 * rows: { x: number[], low, high, weight }. signs: 1 or -1 for each feature: its weight keeps it.
 * Gradient steps of a fixed number and size: the same rows give the same model.
 */
export function fitOrdinal(
  rows,
  signs,
  { labels = 5, ridge = 1, steps = 900, rate = 0.03, floors = [] } = {},
) {
  const size = signs.length;
  const { means, spreads } = standards(rows, size);
  const scaled = rows.map(({ x, ...row }) => ({
    ...row,
    x: Float64Array.from(x, (value, at) => (value - means[at]) / spreads[at]),
  }));
  const weights = new Float64Array(size);
  const borders = Float64Array.from({ length: labels - 1 }, (_, at) => at - 1.5);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const momenta = new Float64Array(size + labels - 1);
  const squares = new Float64Array(size + labels - 1);
  for (let step = 1; step <= steps; step += 1) {
    const slopes = slopesOf(scaled, weights, borders, labels);
    for (let at = 0; at < size; at += 1) slopes[at] += ridge * weights[at];
    const speed = rate * (step < steps * 0.7 ? 1 : 0.2);
    for (let at = 0; at < slopes.length; at += 1) {
      const slope = slopes[at] / total;
      momenta[at] = 0.9 * momenta[at] + 0.1 * slope;
      squares[at] = 0.999 * squares[at] + 0.001 * slope * slope;
      const move =
        (speed * (momenta[at] / (1 - 0.9 ** step))) /
        (Math.sqrt(squares[at] / (1 - 0.999 ** step)) + 1e-8);
      if (at < size) {
        const next = weights[at] - move;
        weights[at] = bounded(next, signs[at], floors[at] ?? 0);
      } else borders[at - size] -= move;
    }
    borders.sort();
  }
  const plain = weights.map((weight, at) => weight / spreads[at]);
  const shift = weights.reduce((sum, weight, at) => sum + (weight * means[at]) / spreads[at], 0);
  return {
    weights: [...plain],
    cuts: [...borders].map((cut) => cut + shift),
  };
}

/** A weight keeps its sign, and at least so much of it. */
const bounded = (weight, sign, floor) => sign * Math.max(floor, sign * weight);

function standards(rows, size) {
  const means = new Float64Array(size);
  const spreads = new Float64Array(size);
  for (let at = 0; at < size; at += 1) {
    let sum = 0;
    let squares = 0;
    for (const { x } of rows) {
      sum += x[at];
      squares += x[at] ** 2;
    }
    means[at] = sum / rows.length;
    spreads[at] = Math.sqrt(Math.max(1e-9, squares / rows.length - means[at] ** 2));
    if (spreads[at] < 1e-4) spreads[at] = 1e9;
  }
  return { means, spreads };
}

/** Slopes of minus the log-likelihood. */
function slopesOf(rows, weights, borders, labels) {
  const size = weights.length;
  const slopes = new Float64Array(size + labels - 1);
  for (const { x, low, high, weight } of rows) {
    let sum = 0;
    for (let at = 0; at < size; at += 1) sum += weights[at] * x[at];
    const above = low === 0 ? 1 : sigmoid(sum - borders[low - 1]);
    const beyond = high === labels - 1 ? 0 : sigmoid(sum - borders[high]);
    const chance = Math.max(1e-9, above - beyond);
    const up = above * (1 - above);
    const down = beyond * (1 - beyond);
    const slope = (-weight * (up - down)) / chance;
    for (let at = 0; at < size; at += 1) slopes[at] += slope * x[at];
    if (low > 0) slopes[size + low - 1] += (weight * up) / chance;
    if (high < labels - 1) slopes[size + high] -= (weight * down) / chance;
  }
  return slopes;
}
