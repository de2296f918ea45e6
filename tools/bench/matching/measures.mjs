// Measures of ranking and agreement. Higher is better everywhere.

export const mean = (values) =>
  values.length === 0 ? Number.NaN : values.reduce((a, b) => a + b, 0) / values.length;

/** Chance that something good scores above something bad. */
export function auc(good, bad) {
  const all = [...good.map((score) => [score, 1]), ...bad.map((score) => [score, 0])];
  all.sort((a, b) => a[0] - b[0]);
  let ranks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to][0] === all[from][0]) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at += 1) if (all[at][1]) ranks += rank;
    from = to;
  }
  return (ranks - (good.length * (good.length + 1)) / 2) / (good.length * bad.length);
}

/** Places from the highest score to the lowest; the earlier of two equals stands first. */
export const ranking = (scores) =>
  [...scores.keys()].sort((a, b) => scores[b] - scores[a] || a - b);

export function ndcg(grades, best = 10) {
  const gain = (list) =>
    list.slice(0, best).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ideal = gain([...grades].sort((a, b) => b - a));
  return ideal === 0 ? undefined : gain(grades) / ideal;
}

export function averagePrecision(relevant) {
  let hits = 0;
  let sum = 0;
  for (const [at, is] of relevant.entries()) {
    if (!is) continue;
    hits += 1;
    sum += hits / (at + 1);
  }
  return hits === 0 ? undefined : sum / hits;
}

/** Agreement of two graders; far errors count by their square. */
export function kappa(ours, theirs, labels = 5) {
  const table = Array.from({ length: labels }, () => Array(labels).fill(0));
  const [left, right] = [Array(labels).fill(0), Array(labels).fill(0)];
  for (const [at, own] of ours.entries()) {
    table[own][theirs[at]] += 1;
    left[own] += 1;
    right[theirs[at]] += 1;
  }
  let seen = 0;
  let expected = 0;
  for (let a = 0; a < labels; a += 1)
    for (let b = 0; b < labels; b += 1) {
      const weight = (a - b) ** 2;
      seen += weight * table[a][b];
      expected += (weight * left[a] * right[b]) / ours.length;
    }
  return 1 - seen / expected;
}

/** Borders that give scores the labels in the shares that the labels have. */
export function quantileCuts(scores, labels, count = 5) {
  const ascending = [...scores].sort((a, b) => a - b);
  return Array.from({ length: count - 1 }, (_, at) => {
    const below = labels.filter((label) => label <= at).length;
    return ascending[below] ?? Number.POSITIVE_INFINITY;
  });
}

export const shown = (value) =>
  value === undefined || Number.isNaN(value) ? "–" : value.toFixed(3).replace(/^0/, "");
