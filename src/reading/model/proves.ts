import { READING_MODEL, type ReadingModel } from "./reading-model.ts";

/** A requirement or a line as the net sees it. */
export interface Side {
  readonly count: number;
  /** One vector of length 1 for each piece, one after another; what each weighs, all together 1. */
  readonly vectors: Float64Array;
  readonly weights: Float64Array;
  /** All pieces together. */
  readonly pooled: Float64Array;
  /** What the net makes of each piece by itself; worked out when it is first needed. */
  parts: Parts | undefined;
}

interface Parts {
  /** Of the second halves of `pair` and `back`. */
  readonly pair: Float64Array;
  readonly back: Float64Array;
  readonly self: Float64Array;
}

export function sideOf(pieces: Uint16Array, model: ReadingModel = READING_MODEL): Side {
  const { width, vectors: table, scales, weights: told, net } = model;
  const count = pieces.length;
  const raw = new Float64Array(count * width);
  for (let at = 0; at < count; at += 1) {
    const piece = pieces[at] ?? 0;
    const scale = scales[piece] ?? 0;
    for (let i = 0; i < width; i += 1)
      raw[at * width + i] = (table[piece * width + i] ?? 0) * scale;
  }
  const vectors = new Float64Array(count * width);
  const weights = new Float64Array(count);
  let sum = 1e-6;
  for (let at = 0; at < count; at += 1) sum += (told[pieces[at] ?? 0] ?? 0) / 64;
  const pooled = new Float64Array(width);
  for (let at = 0; at < count; at += 1) {
    const own = at * width;
    let squares = 0;
    for (let i = 0; i < width; i += 1) {
      const before = at > 0 ? (raw[own - width + i] ?? 0) : 0;
      const after = at < count - 1 ? (raw[own + width + i] ?? 0) : 0;
      const value = (raw[own + i] ?? 0) + (net.left[i] ?? 0) * before + (net.right[i] ?? 0) * after;
      vectors[own + i] = value;
      squares += value * value;
    }
    const length = Math.max(1e-12, Math.sqrt(squares));
    const weight = (told[pieces[at] ?? 0] ?? 0) / 64 / sum;
    weights[at] = weight;
    for (let i = 0; i < width; i += 1) {
      const value = (vectors[own + i] ?? 0) / length;
      vectors[own + i] = value;
      pooled[i] = (pooled[i] ?? 0) + value * weight;
    }
  }
  return { count, vectors, weights, pooled, parts: undefined };
}

/** Four sums side by side, in a fixed order: the same bits on every machine. `length` is a multiple of four. */
function dot(
  a: Float64Array,
  from: number,
  b: Float64Array,
  start: number,
  length: number,
): number {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let i = 0; i < length; i += 4) {
    one += (a[from + i] as number) * (b[start + i] as number);
    two += (a[from + i + 1] as number) * (b[start + i + 1] as number);
    three += (a[from + i + 2] as number) * (b[start + i + 2] as number);
    four += (a[from + i + 3] as number) * (b[start + i + 3] as number);
  }
  return one + two + (three + four);
}

/** How alike both are as a whole: what is worth a closer look. */
export const likeness = (a: Side, b: Side): number =>
  dot(a.pooled, 0, b.pooled, 0, a.pooled.length);

function partsOf(side: Side, { width, hidden, net }: ReadingModel): Parts {
  if (side.parts) return side.parts;
  const pair = new Float64Array(side.count * hidden);
  const back = new Float64Array(side.count * hidden);
  for (let at = 0; at < side.count; at += 1) {
    const own = at * width;
    for (let row = 0; row < hidden; row += 1) {
      const from = row * 2 * width + width;
      pair[at * hidden + row] = dot(net.pair_weight, from, side.vectors, own, width);
      back[at * hidden + row] = dot(net.back_weight, from, side.vectors, own, width);
    }
  }
  const self = new Float64Array(hidden);
  for (let row = 0; row < hidden; row += 1) {
    const sum = dot(net.self_weight, row * width, side.pooled, 0, width);
    self[row] = Math.max(0, sum + (net.self_bias[row] ?? 0));
  }
  const parts = { pair, back, self };
  side.parts = parts;
  return parts;
}

const SCALARS = 8;
const SAME = 0.98;

/** Does the line prove the requirement: how much more likely "partly" and "yes" are than "no". */
export function proves(
  requirement: Side,
  line: Side,
  model: ReadingModel = READING_MODEL,
): { readonly partly: number; readonly yes: number } {
  const { width, hidden, net } = model;
  if (requirement.count === 0 || line.count === 0) return { partly: -9, yes: -9 };
  const a = partsOf(requirement, model);
  const b = partsOf(line, model);
  const near = nearest(requirement, line, width);
  const input = new Float64Array(5 * hidden + SCALARS);
  compare(requirement, line, near.ofA, a.pair, b.pair, net.pair_weight, net.pair_bias, input, 0);
  compare(
    line,
    requirement,
    near.ofB,
    b.back,
    a.back,
    net.back_weight,
    net.back_bias,
    input,
    hidden,
  );
  const both = new Float64Array(2 * width);
  for (let i = 0; i < width; i += 1) {
    const x = requirement.pooled[i] ?? 0;
    const y = line.pooled[i] ?? 0;
    both[i] = x * y;
    both[width + i] = x - y;
  }
  for (let row = 0; row < hidden; row += 1) {
    const sum =
      (net.both_bias[row] ?? 0) + dot(net.both_weight, row * 2 * width, both, 0, 2 * width);
    input[2 * hidden + row] = Math.max(0, sum);
    input[3 * hidden + row] = a.self[row] ?? 0;
    input[4 * hidden + row] = b.self[row] ?? 0;
  }
  scalars(requirement, line, near, input, 5 * hidden);
  return answer(input, model);
}

interface Nearest {
  readonly ofA: Uint16Array;
  readonly ofB: Uint16Array;
  readonly bestA: Float64Array;
  readonly bestB: Float64Array;
}

/** For each piece the most alike piece of the other side. */
function nearest(a: Side, b: Side, width: number): Nearest {
  const ofA = new Uint16Array(a.count);
  const ofB = new Uint16Array(b.count);
  const bestA = new Float64Array(a.count).fill(-2);
  const bestB = new Float64Array(b.count).fill(-2);
  for (let i = 0; i < a.count; i += 1)
    for (let j = 0; j < b.count; j += 1) {
      const sum = dot(a.vectors, i * width, b.vectors, j * width, width);
      if (sum > (bestA[i] ?? 0)) {
        bestA[i] = sum;
        ofA[i] = j;
      }
      if (sum > (bestB[j] ?? 0)) {
        bestB[j] = sum;
        ofB[j] = i;
      }
    }
  return { ofA, ofB, bestA, bestB };
}

/** Each piece beside the one most alike, through one layer, put together by weight. */
function compare(
  own: Side,
  other: Side,
  near: Uint16Array,
  ownParts: Float64Array,
  otherParts: Float64Array,
  weight: Float64Array,
  bias: Float64Array,
  into: Float64Array,
  at: number,
): void {
  const hidden = bias.length;
  const width = own.pooled.length;
  const product = new Float64Array(width);
  for (let i = 0; i < own.count; i += 1) {
    const j = near[i] ?? 0;
    for (let k = 0; k < width; k += 1)
      product[k] = (own.vectors[i * width + k] ?? 0) * (other.vectors[j * width + k] ?? 0);
    for (let row = 0; row < hidden; row += 1) {
      const sum =
        (bias[row] ?? 0) +
        (ownParts[i * hidden + row] ?? 0) -
        (otherParts[j * hidden + row] ?? 0) +
        dot(weight, row * 2 * width, product, 0, width);
      if (sum > 0) into[at + row] = (into[at + row] ?? 0) + sum * (own.weights[i] ?? 0);
    }
  }
}

function scalars(a: Side, b: Side, near: Nearest, into: Float64Array, at: number): void {
  let covered = 0;
  let least = 2;
  let same = 0;
  let gaps = 0;
  for (let i = 0; i < a.count; i += 1) {
    const best = near.bestA[i] ?? 0;
    const weight = a.weights[i] ?? 0;
    covered += weight * best;
    least = Math.min(least, best);
    if (best > SAME) same += weight;
    gaps += weight * weight * (1 - best);
  }
  let back = 0;
  for (let j = 0; j < b.count; j += 1) back += (b.weights[j] ?? 0) * (near.bestB[j] ?? 0);
  into.set([covered, least, back, likeness(a, b), same, 4 * gaps, a.count / 16, b.count / 32], at);
}

function answer(input: Float64Array, { hidden, net }: ReadingModel) {
  const inner = new Float64Array(2 * hidden);
  for (let row = 0; row < inner.length; row += 1) {
    const sum = dot(net.out_0_weight, row * input.length, input, 0, input.length);
    inner[row] = Math.max(0, sum + (net.out_0_bias[row] ?? 0));
  }
  const [no = 0, partly = 0, yes = 0] = [0, 1, 2].map(
    (row) =>
      (net.out_2_bias[row] ?? 0) +
      dot(net.out_2_weight, row * inner.length, inner, 0, inner.length),
  );
  return { partly: partly - no, yes: yes - no };
}
