// Chance that is the same on every machine: a document is told by the seed and its number alone.

/** The letters of a text stirred into four numbers (FNV, once for each start). */
function stirred(text) {
  return [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((start) => {
    let hash = start;
    for (let at = 0; at < text.length; at += 1)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return hash ^ (hash >>> 15);
  });
}

/** Small, fast counter generator (sfc32); the first numbers are thrown away. */
function generator(text) {
  let [a, b, c, d] = stirred(text);
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x100000000;
  };
  for (let left = 12; left > 0; left -= 1) next();
  return next;
}

export function randomOf(...seeds) {
  const next = generator(seeds.join("/"));
  const whole = (from, to) => from + Math.floor(next() * (to - from + 1));
  const pick = (list) => list[Math.floor(next() * list.length)];
  const some = (list, count) => {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(Math.floor(next() * left.length), 1)[0],
    );
  };
  return { next, whole, pick, some, chance: (share) => next() < share };
}

/** Draws places by weights. */
export function drawBy(weights) {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  for (const [at, weight] of weights.entries()) {
    sum += weight;
    sums[at] = sum;
  }
  return (random) => {
    const wanted = random.next() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
