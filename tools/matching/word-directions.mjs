// Words as directions, by the words around them.

const WINDOW = 8;
const SHIFT = 0.5;
const DIRECTIONS = 120;
const MORE = 40;
const ROUNDS = 4;

export function nearestWords({ running, alike, fewest, most, least }) {
  const words = vocabulary([...running, ...alike], fewest);
  const placeOf = new Map(words.map((word, at) => [word, at]));
  const together = counted(running, alike, placeOf);
  const rows = informative(together, words.length);
  const vectors = directions(rows, words.length);
  return neighbours(words, vectors, most, least);
}

function vocabulary(texts, fewest) {
  const counts = new Map();
  for (const text of texts)
    for (const word of new Set(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([word]) => word)
    .sort();
}

function counted(running, alike, placeOf) {
  const rows = new Map();
  const add = (a, b, weight) => {
    if (!rows.has(a)) rows.set(a, new Map());
    const row = rows.get(a);
    row.set(b, (row.get(b) ?? 0) + weight);
  };
  const places = (text) => text.flatMap((word) => placeOf.get(word) ?? []);
  for (const text of running) {
    const at = places(text);
    for (let i = 0; i < at.length; i += 1)
      for (let j = Math.max(0, i - WINDOW); j < i; j += 1) {
        add(at[i], at[j], 1 / Math.sqrt(i - j));
        add(at[j], at[i], 1 / Math.sqrt(i - j));
      }
  }
  for (const text of alike) {
    const at = [...new Set(places(text))];
    const weight = 3 / Math.max(3, at.length);
    for (const a of at) for (const b of at) if (a !== b) add(a, b, weight);
  }
  return rows;
}

/** How much more often than by chance two words stand together; rows of [places, weights]. */
function informative(together, size) {
  const sums = new Float64Array(size);
  for (const [a, row] of together) for (const weight of row.values()) sums[a] += weight;
  const smooth = sums.map((sum) => sum ** 0.75);
  let smoothAll = 0;
  for (const sum of smooth) smoothAll += sum;
  return Array.from({ length: size }, (_, a) => {
    const places = [];
    const weights = [];
    for (const [b, weight] of [...(together.get(a) ?? [])].sort(([x], [y]) => x - y)) {
      const value = Math.log((weight * smoothAll) / (sums[a] * smooth[b])) - SHIFT;
      if (value > 0) {
        places.push(b);
        weights.push(value);
      }
    }
    return [places, weights];
  });
}

/** The strongest directions of the rows, by repeated multiplication from a fixed start. */
function directions(rows, size) {
  const width = DIRECTIONS + MORE;
  let seed = 20261116;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32 - 0.5;
  };
  let basis = Array.from({ length: width }, () => Float64Array.from({ length: size }, random));
  for (let round = 0; round < ROUNDS; round += 1)
    basis = orthogonal(basis.map((vector) => times(rows, timesTurned(rows, vector, size))));
  const strengths = basis.map((vector) => {
    const image = timesTurned(rows, vector, size);
    return Math.sqrt(image.reduce((sum, value) => sum + value * value, 0));
  });
  const order = [...basis.keys()].sort((a, b) => strengths[b] - strengths[a]).slice(0, DIRECTIONS);
  return Array.from({ length: size }, (_, word) => {
    const vector = order.map((at) => basis[at][word] * Math.sqrt(strengths[at]));
    const length = Math.hypot(...vector) || 1;
    return Float32Array.from(vector, (value) => value / length);
  });
}

function times(rows, vector) {
  return Float64Array.from(rows, ([places, weights]) => {
    let sum = 0;
    for (let at = 0; at < places.length; at += 1) sum += weights[at] * vector[places[at]];
    return sum;
  });
}

function timesTurned(rows, vector, size) {
  const out = new Float64Array(size);
  for (const [row, [places, weights]] of rows.entries()) {
    const by = vector[row];
    for (let at = 0; at < places.length; at += 1) out[places[at]] += weights[at] * by;
  }
  return out;
}

function orthogonal(vectors) {
  const made = [];
  for (const vector of vectors) {
    for (const other of made) {
      let along = 0;
      for (let at = 0; at < vector.length; at += 1) along += vector[at] * other[at];
      for (let at = 0; at < vector.length; at += 1) vector[at] -= along * other[at];
    }
    const length = Math.hypot(...chunked(vector)) || 1;
    made.push(vector.map((value) => value / length));
  }
  return made;
}

/** Math.hypot takes no more than some ten thousand at once. */
function* chunked(vector) {
  for (let at = 0; at < vector.length; at += 1000) {
    let sum = 0;
    for (const value of vector.subarray(at, at + 1000)) sum += value * value;
    yield Math.sqrt(sum);
  }
}

function neighbours(words, vectors, most, least) {
  const near = {};
  for (const [at, word] of words.entries()) {
    const own = vectors[at];
    const found = [];
    for (const [other, vector] of vectors.entries()) {
      if (other === at) continue;
      let along = 0;
      for (let i = 0; i < own.length; i += 1) along += own[i] * vector[i];
      if (along >= least) found.push([along, other]);
    }
    found.sort((a, b) => b[0] - a[0] || a[1] - b[1]);
    if (found.length > 0)
      near[word] = found
        .slice(0, most)
        .flatMap(([along, other]) => [words[other], Math.round(along * 100)]);
  }
  return near;
}
