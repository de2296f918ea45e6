import { openRoom, type Room } from "./linear.ts";
import { READING_MODEL, type ReadingModel } from "./reading-model.ts";

/** A requirement or a line as the net sees it. */
export interface Side {
  readonly count: number;
  /** One vector of length 1 for each piece, one after another, up to a multiple of four; what each weighs. */
  readonly vectors: Float32Array;
  readonly weights: Float64Array;
  /** All pieces together. */
  readonly pooled: Float32Array;
  /** What the net makes of each piece by itself; worked out when it is first needed. */
  parts: Parts | undefined;
}

interface Parts {
  /** Of the second halves of `pair` and `back`. */
  readonly pair: Float32Array;
  readonly back: Float32Array;
  readonly self: Float32Array;
}

/** How much more likely "partly" and "yes" are than "no". */
export interface Proof {
  readonly partly: number;
  readonly yes: number;
}

const byFour = (count: number) => 4 * Math.ceil(count / 4);

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
  const vectors = new Float32Array(byFour(count) * width);
  const weights = new Float64Array(count);
  let sum = 1e-6;
  for (let at = 0; at < count; at += 1) sum += (told[pieces[at] ?? 0] ?? 0) / 64;
  const pooled = new Float64Array(width);
  const vector = new Float64Array(width);
  for (let at = 0; at < count; at += 1) {
    const own = at * width;
    let squares = 0;
    for (let i = 0; i < width; i += 1) {
      const before = at > 0 ? (raw[own - width + i] ?? 0) : 0;
      const after = at < count - 1 ? (raw[own + width + i] ?? 0) : 0;
      const value = (raw[own + i] ?? 0) + (net.left[i] ?? 0) * before + (net.right[i] ?? 0) * after;
      vector[i] = value;
      squares += value * value;
    }
    const length = Math.max(1e-12, Math.sqrt(squares));
    const weight = (told[pieces[at] ?? 0] ?? 0) / 64 / sum;
    weights[at] = weight;
    for (let i = 0; i < width; i += 1) {
      const value = (vector[i] ?? 0) / length;
      vectors[own + i] = value;
      pooled[i] = (pooled[i] ?? 0) + value * weight;
    }
  }
  return { count, vectors, weights, pooled: Float32Array.from(pooled), parts: undefined };
}

/** How alike both are as a whole: what is worth a closer look. */
export function likeness({ pooled: a }: Side, { pooled: b }: Side): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

const SCALARS = 8;
const SAME = 0.98;
/** So many pieces at once, of all lines together; more are taken in turns. */
const MOST_ROWS = 2048;
const INNER = 2;
const ANSWERS = 3;

/** The weights of the net where products are worked out, and room to do it. */
interface Bench {
  readonly room: Room;
  readonly at: Readonly<Record<Matrix | "zero" | "x" | "w" | "y", number>>;
}
type Matrix = "pair" | "pairOther" | "back" | "backOther" | "both" | "self" | "out" | "outBias";

const benches = new WeakMap<ReadingModel, Bench>();

function benchOf(model: ReadingModel): Bench {
  const known = benches.get(model);
  if (known) return known;
  const { width, hidden, net } = model;
  const halves = (whole: Float64Array, from: number) =>
    Float64Array.from({ length: hidden * width }, (_, at) => {
      const row = Math.floor(at / width);
      return whole[row * 2 * width + from + (at % width)] ?? 0;
    });
  const matrices: Readonly<Record<Matrix, Float64Array>> = {
    pair: halves(net.pair_weight, 0),
    pairOther: halves(net.pair_weight, width),
    back: halves(net.back_weight, 0),
    backOther: halves(net.back_weight, width),
    both: net.both_weight,
    self: net.self_weight,
    out: net.out_0_weight,
    outBias: net.out_0_bias,
  };
  const sizes = {
    zero: 2 * MOST_ROWS,
    x: MOST_ROWS * 2 * width,
    w: MOST_ROWS * width,
    y: MOST_ROWS * 4 * hidden,
  };
  const at: Record<string, number> = {};
  let end = 0;
  for (const [name, size] of [
    ...Object.entries(matrices).map(([name, { length }]) => [name, length] as const),
    ...Object.entries(sizes),
  ]) {
    at[name] = end;
    end += byFour(size);
  }
  const room = openRoom(end);
  for (const [name, values] of Object.entries(matrices)) room.numbers.set(values, at[name]);
  // Every name was given its place above.
  const bench = { room, at: at as Bench["at"] };
  benches.set(model, bench);
  return bench;
}

function partsOf(side: Side, model: ReadingModel): Parts {
  if (side.parts) return side.parts;
  const { width, hidden, net } = model;
  const { room, at } = benchOf(model);
  const m = byFour(side.count);
  const times = (w: number, rows: number) => {
    room.linear({ x: at.x, w, b: at.zero, y: at.y, m: rows, n: hidden, k: width });
    return room.numbers.slice(at.y, at.y + rows * hidden);
  };
  room.numbers.set(side.vectors, at.x);
  const pair = times(at.pairOther, m);
  const back = times(at.backOther, m);
  room.numbers.set(side.pooled, at.x);
  const self = times(at.self, 4)
    .slice(0, hidden)
    .map((sum, row) => Math.max(0, sum + (net.self_bias[row] ?? 0)));
  side.parts = { pair, back, self };
  return side.parts;
}

/** Does each of the lines prove the requirement? */
export function proves(
  requirement: Side,
  lines: readonly Side[],
  model: ReadingModel = READING_MODEL,
): Proof[] {
  const proofs: Proof[] = [];
  for (let from = 0; from < lines.length; ) {
    let rows = 0;
    let to = from;
    while (to < lines.length) {
      const more = Math.max(byFour(lines[to]?.count ?? 0), requirement.count);
      if (to > from && rows + more > MOST_ROWS - 4) break;
      rows += more;
      to += 1;
    }
    proofs.push(...provesSome(requirement, lines.slice(from, to), model));
    from = to;
  }
  return proofs;
}

const NOTHING: Proof = { partly: -9, yes: -9 };

function provesSome(requirement: Side, lines: readonly Side[], model: ReadingModel): Proof[] {
  const told = lines.filter(({ count }) => count > 0);
  if (requirement.count === 0 || told.length === 0) return lines.map(() => NOTHING);
  const { hidden } = model;
  const pairs = besideEach(requirement, told, model);
  const size = 5 * hidden + SCALARS;
  const inputs = new Float32Array(byFour(told.length) * size);
  compareOwn(requirement, pairs, model, inputs, size);
  compareBack(requirement, pairs, model, inputs, size);
  compareWhole(requirement, told, model, inputs, size);
  for (const [line, pair] of pairs.entries())
    scalars(requirement, pair, inputs, line * size + 5 * hidden);
  const proofs = answers(inputs, told.length, size, model);
  let next = 0;
  return lines.map(({ count }) => (count > 0 ? proofs[next++] : undefined) ?? NOTHING);
}

/** For each piece the most alike piece of the other side, and how alike it is. */
interface Beside {
  readonly line: Side;
  readonly ofOwn: Uint16Array;
  readonly ofLine: Uint16Array;
  readonly bestOfOwn: Float64Array;
  readonly bestOfLine: Float64Array;
}

function besideEach(own: Side, lines: readonly Side[], model: ReadingModel): Beside[] {
  const { width } = model;
  const { room, at } = benchOf(model);
  room.numbers.set(own.vectors, at.x);
  let n = 0;
  for (const { vectors, count } of lines) {
    room.numbers.set(vectors, at.w + n * width);
    n += byFour(count);
  }
  const m = byFour(own.count);
  const likenesses = new Float32Array(m * n);
  // As wide a strip at once as there is room for.
  const strip = 2 * Math.floor((MOST_ROWS * 2) / m);
  for (let from = 0; from < n; from += strip) {
    const wide = Math.min(strip, n - from);
    room.linear({ x: at.x, w: at.w + from * width, b: at.zero, y: at.y, m, n: wide, k: width });
    for (let row = 0; row < m; row += 1)
      likenesses.set(
        room.numbers.subarray(at.y + row * wide, at.y + (row + 1) * wide),
        row * n + from,
      );
  }
  let start = 0;
  return lines.map((line) => {
    const pair: Beside = {
      line,
      ofOwn: new Uint16Array(own.count),
      ofLine: new Uint16Array(line.count),
      bestOfOwn: new Float64Array(own.count).fill(-2),
      bestOfLine: new Float64Array(line.count).fill(-2),
    };
    for (let i = 0; i < own.count; i += 1)
      for (let j = 0; j < line.count; j += 1) {
        const alike = likenesses[i * n + start + j] as number;
        if (alike > (pair.bestOfOwn[i] as number)) {
          pair.bestOfOwn[i] = alike;
          pair.ofOwn[i] = j;
        }
        if (alike > (pair.bestOfLine[j] as number)) {
          pair.bestOfLine[j] = alike;
          pair.ofLine[j] = i;
        }
      }
    start += byFour(line.count);
    return pair;
  });
}

/** Each piece of the requirement beside the line's that is most alike, through one layer, put together by weight. */
function compareOwn(
  own: Side,
  pairs: readonly Beside[],
  model: ReadingModel,
  into: Float32Array,
  size: number,
): void {
  const { width, hidden, net } = model;
  const { pair: parts } = partsOf(own, model);
  const others = pairs.map(({ line }) => partsOf(line, model).pair);
  const { numbers, at } = placed(model);
  let row = 0;
  for (const { line, ofOwn } of pairs)
    for (let i = 0; i < own.count; i += 1, row += 1)
      multiply(
        own.vectors,
        i * width,
        line.vectors,
        (ofOwn[i] as number) * width,
        numbers,
        at.x + row * width,
        width,
      );
  products("pair", row, model);
  let y = at.y;
  for (let line = 0; line < pairs.length; line += 1) {
    const { ofOwn } = pairs[line] as Beside;
    const other = others[line] as Float32Array;
    for (let i = 0; i < own.count; i += 1, y += hidden)
      addUp(
        {
          numbers,
          y,
          bias: net.pair_bias,
          parts,
          i: i * hidden,
          other,
          j: (ofOwn[i] as number) * hidden,
        },
        own.weights[i] as number,
        into,
        line * size,
      );
  }
}

/** And each piece of the line beside the requirement's. */
function compareBack(
  own: Side,
  pairs: readonly Beside[],
  model: ReadingModel,
  into: Float32Array,
  size: number,
): void {
  const { width, hidden, net } = model;
  const { back: other } = partsOf(own, model);
  const all = pairs.map(({ line }) => partsOf(line, model).back);
  const { numbers, at } = placed(model);
  let row = 0;
  for (const { line, ofLine } of pairs)
    for (let j = 0; j < line.count; j += 1, row += 1)
      multiply(
        line.vectors,
        j * width,
        own.vectors,
        (ofLine[j] as number) * width,
        numbers,
        at.x + row * width,
        width,
      );
  products("back", row, model);
  let y = at.y;
  for (let at = 0; at < pairs.length; at += 1) {
    const { line, ofLine } = pairs[at] as Beside;
    const parts = all[at] as Float32Array;
    for (let j = 0; j < line.count; j += 1, y += hidden)
      addUp(
        {
          numbers,
          y,
          bias: net.back_bias,
          parts,
          i: j * hidden,
          other,
          j: (ofLine[j] as number) * hidden,
        },
        line.weights[j] as number,
        into,
        at * size + hidden,
      );
  }
}

const placed = (model: ReadingModel) => {
  const { room, at } = benchOf(model);
  return { numbers: room.numbers, at };
};

function multiply(
  a: Float32Array,
  i: number,
  b: Float32Array,
  j: number,
  into: Float32Array,
  at: number,
  width: number,
): void {
  for (let k = 0; k < width; k += 1) into[at + k] = (a[i + k] as number) * (b[j + k] as number);
}

function products(weight: "pair" | "back", rows: number, model: ReadingModel): void {
  const { room, at } = benchOf(model);
  const { width, hidden } = model;
  room.linear({
    x: at.x,
    w: at[weight],
    b: at.zero,
    y: at.y,
    m: byFour(rows),
    n: hidden,
    k: width,
  });
}

/** A piece through the layer: from `y` on what the two make together, `parts` and `other` what each makes alone. */
interface Layer {
  readonly numbers: Float32Array;
  readonly y: number;
  readonly bias: Float64Array;
  readonly parts: Float32Array;
  readonly i: number;
  readonly other: Float32Array;
  readonly j: number;
}

function addUp(
  { numbers, y, bias, parts, i, other, j }: Layer,
  weight: number,
  into: Float32Array,
  at: number,
): void {
  for (let unit = 0; unit < bias.length; unit += 1) {
    const sum =
      (bias[unit] as number) +
      (parts[i + unit] as number) -
      (other[j + unit] as number) +
      (numbers[y + unit] as number);
    if (sum > 0) into[at + unit] = (into[at + unit] as number) + sum * weight;
  }
}

/** Both as wholes: what they share, where they differ, and each by itself. */
function compareWhole(
  own: Side,
  lines: readonly Side[],
  model: ReadingModel,
  into: Float32Array,
  size: number,
): void {
  const { width, hidden, net } = model;
  const selves = [own, ...lines].map((side) => partsOf(side, model).self);
  const { room, at } = benchOf(model);
  const { numbers } = room;
  for (const [line, { pooled }] of lines.entries())
    for (let i = 0; i < width; i += 1) {
      const [x, y] = [own.pooled[i] as number, pooled[i] as number];
      numbers[at.x + line * 2 * width + i] = x * y;
      numbers[at.x + line * 2 * width + width + i] = x - y;
    }
  const m = byFour(lines.length);
  room.linear({ x: at.x, w: at.both, b: at.zero, y: at.y, m, n: hidden, k: 2 * width });
  for (let line = 0; line < lines.length; line += 1)
    for (let unit = 0; unit < hidden; unit += 1) {
      const to = line * size + unit;
      const sum =
        (net.both_bias[unit] as number) + (numbers[at.y + line * hidden + unit] as number);
      into[to + 2 * hidden] = Math.max(0, sum);
      into[to + 3 * hidden] = selves[0]?.[unit] ?? 0;
      into[to + 4 * hidden] = selves[line + 1]?.[unit] ?? 0;
    }
}

function scalars(
  own: Side,
  { line, bestOfOwn, bestOfLine }: Beside,
  into: Float32Array,
  at: number,
): void {
  let covered = 0;
  let least = 2;
  let same = 0;
  let gaps = 0;
  for (let i = 0; i < own.count; i += 1) {
    const best = bestOfOwn[i] ?? 0;
    const weight = own.weights[i] ?? 0;
    covered += weight * best;
    least = Math.min(least, best);
    if (best > SAME) same += weight;
    gaps += weight * weight * (1 - best);
  }
  let back = 0;
  for (let j = 0; j < line.count; j += 1) back += (line.weights[j] ?? 0) * (bestOfLine[j] ?? 0);
  into.set(
    [covered, least, back, likeness(own, line), same, 4 * gaps, own.count / 16, line.count / 32],
    at,
  );
}

function answers(inputs: Float32Array, count: number, size: number, model: ReadingModel): Proof[] {
  const { hidden, net } = model;
  const { room, at } = benchOf(model);
  const inner = INNER * hidden;
  room.numbers.set(inputs, at.x);
  room.linear({
    x: at.x,
    w: at.out,
    b: at.outBias,
    y: at.y,
    m: byFour(count),
    n: inner,
    k: size,
  });
  const answer = (line: number, row: number) => {
    let sum = net.out_2_bias[row] ?? 0;
    for (let i = 0; i < inner; i += 1)
      sum +=
        (net.out_2_weight[row * inner + i] as number) *
        Math.max(0, room.numbers[at.y + line * inner + i] as number);
    return sum;
  };
  return Array.from({ length: count }, (_, line) => {
    const [no = 0, partly = 0, yes = 0] = Array.from({ length: ANSWERS }, (_one, row) =>
      answer(line, row),
    );
    return { partly: partly - no, yes: yes - no };
  });
}
