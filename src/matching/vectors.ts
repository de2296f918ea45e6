/** A vector of few non-zero places: `at[i]` is the place, `weights[i]` its weight. Places ascend. */
export interface Sparse {
  readonly at: Uint16Array;
  readonly weights: Float32Array;
}

export const EMPTY: Sparse = { at: new Uint16Array(0), weights: new Float32Array(0) };

/** A sum over places of which few are touched. One is used again and again. */
export interface Tally {
  readonly sums: Float32Array;
  readonly touched: number[];
}

export const newTally = (size: number): Tally => ({ sums: new Float32Array(size), touched: [] });

export function add(tally: Tally, place: number, weight: number): void {
  const before = tally.sums[place] ?? 0;
  if (before === 0) tally.touched.push(place);
  tally.sums[place] = before + weight;
}

/** The strongest places of a tally, of length one; what the next would have, all lose. Empties it. */
export function sharpened({ sums, touched }: Tally, keep: number): Sparse {
  const weight = (at: number) => sums[at] ?? 0;
  const limit = touched.length > keep ? strongest(sums, touched, keep + 1) : 0;
  const kept = touched.filter((at) => weight(at) > limit);
  const made = unit(
    kept.sort((a, b) => a - b),
    (at) => weight(at) - limit,
  );
  for (const at of touched) sums[at] = 0;
  touched.length = 0;
  return made;
}

/** The weight of the place that is so many-th by weight. */
function strongest(sums: Float32Array, touched: readonly number[], rank: number): number {
  const weights = new Float32Array(touched.length);
  for (let at = 0; at < weights.length; at += 1) weights[at] = sums[touched[at] ?? 0] ?? 0;
  return weights.sort()[weights.length - rank] ?? 0;
}

function unit(places: readonly number[], weightAt: (place: number) => number): Sparse {
  if (places.length === 0) return EMPTY;
  let squares = 0;
  for (const place of places) squares += weightAt(place) ** 2;
  const length = Math.sqrt(squares) || 1;
  return {
    at: Uint16Array.from(places),
    weights: Float32Array.from(places, (place) => weightAt(place) / length),
  };
}

/** Of length one, from places and weights in any order. */
export function sparse(weights: ReadonlyMap<number, number>): Sparse {
  const places = [...weights.keys()].filter((at) => (weights.get(at) ?? 0) > 0);
  return unit(
    places.sort((a, b) => a - b),
    (at) => weights.get(at) ?? 0,
  );
}

export function dot(a: Sparse, b: Sparse): number {
  let sum = 0;
  let i = 0;
  let j = 0;
  while (i < a.at.length && j < b.at.length) {
    const left = a.at[i] ?? 0;
    const right = b.at[j] ?? 0;
    if (left === right) sum += (a.weights[i++] ?? 0) * (b.weights[j++] ?? 0);
    else if (left < right) i += 1;
    else j += 1;
  }
  return sum;
}

/** The same when one of the two is laid out with a place for every concept. */
export function dotDense({ at, weights }: Sparse, dense: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < at.length; index += 1)
    sum += (weights[index] ?? 0) * (dense[at[index] ?? 0] ?? 0);
  return sum;
}

export const clamp = (value: number, low = 0, high = 1) => Math.max(low, Math.min(high, value));
