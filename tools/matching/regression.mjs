// Regressions small enough to be solved exactly.

const STEPS = 40;

/** Penalised logistic regression on standardised inputs; the weights are for the inputs as they are. */
export function logistic(inputs, outcomes, ridge) {
  const size = inputs[0].length;
  const means = column(size, (at) => mean(inputs.map((row) => row[at])));
  const spreads = column(
    size,
    (at) => Math.sqrt(mean(inputs.map((row) => (row[at] - means[at]) ** 2))) || 1,
  );
  const rows = inputs.map((row) => [
    1,
    ...row.map((value, at) => (value - means[at]) / spreads[at]),
  ]);
  let found = column(size + 1, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = found.map((value, at) => (at === 0 ? 0 : -ridge * value));
    const curve = found.map((_, a) => found.map((_, b) => (a === b && a > 0 ? ridge : 0)));
    for (const [at, row] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-product(row, found)));
      const weight = chance * (1 - chance);
      for (let a = 0; a <= size; a += 1) {
        slope[a] += row[a] * (outcomes[at] - chance);
        for (let b = 0; b <= a; b += 1) curve[a][b] += weight * row[a] * row[b];
      }
    }
    for (let a = 0; a <= size; a += 1)
      for (let b = a + 1; b <= size; b += 1) curve[a][b] = curve[b][a];
    const change = solve(curve, slope);
    found = found.map((value, at) => value + change[at]);
    if (Math.max(...change.map(Math.abs)) < 1e-7) break;
  }
  const weights = column(size, (at) => found[at + 1] / spreads[at]);
  return { bias: found[0] - product(weights, means), weights };
}

export function leastSquares(rows, outcomes) {
  const size = rows[0].length;
  const left = column(size, (a) =>
    column(size, (b) => rows.reduce((sum, row) => sum + row[a] * row[b], a === b ? 1e-6 : 0)),
  );
  return solve(
    left,
    column(size, (a) => rows.reduce((sum, row, at) => sum + row[a] * outcomes[at], 0)),
  );
}

const column = (size, make) => Array.from({ length: size }, (_, at) => make(at));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const product = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);

/** Gauss, with the largest of each column first. */
function solve(matrix, right) {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  for (let at = 0; at < rows.length; at += 1) {
    let top = at;
    for (let row = at + 1; row < rows.length; row += 1)
      if (Math.abs(rows[row][at]) > Math.abs(rows[top][at])) top = row;
    [rows[at], rows[top]] = [rows[top], rows[at]];
    for (let row = 0; row < rows.length; row += 1) {
      if (row === at) continue;
      const by = rows[row][at] / rows[at][at];
      for (let place = at; place <= rows.length; place += 1)
        rows[row][place] -= by * rows[at][place];
    }
  }
  return rows.map((row, at) => row[rows.length] / row[at]);
}
