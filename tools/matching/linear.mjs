// Fits the weights, in fiftieths, of a linear model (src/reading/advert/linear-model.ts) on rows of { features, label }:
// softmax regression by stochastic descent with a step of its own for each weight (AdaGrad), in a fixed order.

const EPOCHS = 20;
const STEP = 0.05;
const RIDGE = 0.01;
const FIFTIETHS = 50;

export function fitLinear(rows, classes, { least = 2, epochs = EPOCHS, smallest = 4 } = {}) {
  const counts = new Map();
  for (const { features } of rows)
    for (const one of new Set(features)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  const place = new Map(names.map((name, at) => [name, at]));
  const many = classes.length;
  const weights = new Float64Array(names.length * many);
  const seen = new Float64Array(names.length * many).fill(1e-2);
  const inputs = rows.map(({ features, label }) => ({
    at: [...new Set(features)].flatMap((one) => place.get(one) ?? []),
    label: classes.indexOf(label),
  }));
  const order = inputs.map((_, at) => at);
  let state = 7;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    for (const row of order) {
      const { at, label } = inputs[row];
      const sums = new Float64Array(many);
      for (const one of at) for (let k = 0; k < many; k += 1) sums[k] += weights[one * many + k];
      const top = Math.max(...sums);
      let total = 0;
      for (let k = 0; k < many; k += 1) total += sums[k] = Math.exp(sums[k] - top);
      for (let k = 0; k < many; k += 1) {
        const slope = sums[k] / total - (k === label ? 1 : 0);
        if (Math.abs(slope) < 1e-4) continue;
        for (const one of at) {
          const cell = one * many + k;
          const change = slope + RIDGE * weights[cell];
          seen[cell] += change * change;
          weights[cell] -= (STEP * change) / Math.sqrt(seen[cell]);
        }
      }
    }
  }
  const kept = {};
  for (const [at, name] of names.entries()) {
    const row = Array.from({ length: many }, (_, k) =>
      Math.round(FIFTIETHS * weights[at * many + k]),
    );
    if (row.some((weight) => Math.abs(weight) >= smallest)) kept[name] = row;
  }
  return { classes, weights: kept };
}
