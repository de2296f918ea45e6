import { gunzipSync } from "node:zlib";
import { openRoom, type Room } from "./linear.ts";
import file from "./messages.json" with { type: "json" };
import { hashOf, READING_MODEL } from "./reading-model.ts";

/**
 * A small encoder (layers of attention) that says of each piece of a recruiter's message what it is for an advertisement
 * and whether a new item begins there. Trained by tools/reading-model; card: docs/matching/reading-model.md.
 */
const WIDTH = 384;
const HEADS = 12;
const HEAD = WIDTH / HEADS;
const INNER = 1536;
const TABLE = 64;
/** What it answers for each piece: a number for each label, then "goes on" and "begins", then nothing. */
export const ANSWERS = 32;
/** So many pieces are read at once, besides the three that frame them. */
export const MOST_PIECES = 160;
const ROWS = 164;

const COLUMNS: Readonly<Record<string, number>> = { up: INNER, out: ANSWERS, heads: 6 * ROWS };

interface Encoder {
  readonly room: Room;
  /** Where each part of the model begins. */
  readonly at: ReadonlyMap<string, number>;
  readonly layers: number;
  readonly work: Readonly<Record<"x" | "q" | "k" | "v" | "y" | "up" | "out" | "heads", number>>;
}

let opened: Encoder | undefined;

/** The model is large: it is opened when it is first needed. */
function encoder(): Encoder {
  opened ??= open();
  return opened;
}

function open(): Encoder {
  if (hashOf([file.data]) !== file.version)
    throw new Error(
      "The file of the message reader is damaged: its hash is not the one that it names.",
    );
  const { buffer, byteOffset } = gunzipSync(Buffer.from(file.data, "base64"));
  const sizes = file.parts.map(({ rows, columns }) => rows * columns);
  const weights = sizes.reduce((sum, size) => sum + size, 0);
  const work = { x: 0, q: 0, k: 0, v: 0, y: 0, up: 0, out: 0, heads: 0 };
  let end = weights;
  for (const name of ["x", "q", "k", "v", "y", "up", "out", "heads"] as const) {
    work[name] = end;
    end += ROWS * (COLUMNS[name] ?? WIDTH);
  }
  const room = openRoom(end);
  const at = new Map<string, number>();
  let place = 0;
  for (const part of file.parts) {
    at.set(part.name, place);
    putPart(room.numbers, place, part, buffer, byteOffset + part.at);
    place += part.rows * part.columns;
  }
  return { room, at, layers: file.layers, work };
}

const GROUP = 64;
const TOP = 255;

/** Floats of 16 bits: a sign, five bits of exponent and ten of fraction. */
function halfFloats(buffer: ArrayBufferLike, from: number, count: number): Float32Array {
  const bits = new Uint16Array(buffer.slice(from, from + 2 * count));
  return Float32Array.from(bits, (half) => {
    const exponent = (half >> 10) & 31;
    const fraction = half & 1023;
    const size = exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25);
    return half & 32768 ? -size : size;
  });
}
const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

/** Numbers as they are; bytes with a scale for each row; or half bytes with another scale for each 64 of them. */
function putPart(
  numbers: Float32Array,
  place: number,
  { rows, columns, form }: (typeof file.parts)[number],
  buffer: ArrayBufferLike,
  from: number,
): void {
  if (form === "plain") {
    numbers.set(halfFloats(buffer, from, columns), place);
    return;
  }
  const scales = halfFloats(buffer, from, rows);
  const size = rows * columns;
  const after = from + padded(2 * rows);
  if (form === "bytes") {
    const bytes = new Int8Array(buffer, after, size);
    for (let i = 0; i < size; i += 1)
      numbers[place + i] = (bytes[i] ?? 0) * (scales[Math.floor(i / columns)] ?? 0);
    return;
  }
  const groups = new Uint8Array(buffer, after, size / GROUP);
  const halves = new Uint8Array(buffer, after + padded(size / GROUP), size / 2);
  for (let i = 0; i < size; i += 1) {
    const pair = halves[i >> 1] ?? 0;
    const scale =
      ((groups[Math.floor(i / GROUP)] ?? 0) / TOP) * (scales[Math.floor(i / columns)] ?? 0);
    numbers[place + i] = ((i % 2 === 0 ? pair & 15 : pair >> 4) - 7) * scale;
  }
}

/** For each piece its answers, one after another. `cases`: how the piece is written, and whether a line begins there. */
export function answersFor(pieces: readonly number[], cases: readonly number[]): Float32Array {
  const { room, at, layers, work } = encoder();
  const { numbers, linear } = room;
  const count = pieces.length;
  const part = (name: string) => at.get(name) ?? 0;
  const m = Math.ceil(count / 4) * 4;
  const dense = (name: string, x: number, y: number, n: number, k: number) =>
    linear({ x, w: part(`${name}.weight`), b: part(`${name}.bias`), y, m, n, k });
  const norm = (name: string) =>
    normalise(numbers, work.x, count, part(`${name}.weight`), part(`${name}.bias`));
  const add = (from: number) => {
    for (let i = 0; i < count * WIDTH; i += 1)
      numbers[work.x + i] = (numbers[work.x + i] ?? 0) + (numbers[from + i] ?? 0);
  };

  putVectors(numbers, work.q, pieces);
  dense("inp", work.q, work.x, WIDTH, TABLE);
  for (const [row, one] of cases.entries())
    for (let i = 0; i < WIDTH; i += 1) {
      const to = work.x + row * WIDTH + i;
      const beside = numbers[part("case.weight") + one * WIDTH + i] ?? 0;
      numbers[to] =
        (numbers[to] ?? 0) + beside + (numbers[part("place.weight") + row * WIDTH + i] ?? 0);
    }
  norm("n0");
  for (let layer = 0; layer < layers; layer += 1) {
    const own = (name: string) => `layers.${layer}.${name}`;
    for (const name of ["q", "k", "v"] as const) dense(own(name), work.x, work[name], WIDTH, WIDTH);
    attend(room, work, count);
    dense(own("o"), work.y, work.q, WIDTH, WIDTH);
    add(work.q);
    norm(own("n1"));
    dense(own("up"), work.x, work.up, INNER, WIDTH);
    for (let i = work.up; i < work.up + count * INNER; i += 1) {
      const value = numbers[i] ?? 0;
      numbers[i] = value / (1 + quickExp(-1.702 * value));
    }
    dense(own("down"), work.up, work.q, WIDTH, INNER);
    add(work.q);
    norm(own("n2"));
  }
  dense("head", work.x, work.out, ANSWERS, WIDTH);
  return numbers.slice(work.out, work.out + count * ANSWERS);
}

function putVectors(numbers: Float32Array, to: number, pieces: readonly number[]): void {
  const { vectors, scales } = READING_MODEL;
  for (const [row, piece] of pieces.entries())
    for (let i = 0; i < TABLE; i += 1)
      numbers[to + row * TABLE + i] = (vectors[piece * TABLE + i] ?? 0) * (scales[piece] ?? 0);
}

function normalise(numbers: Float32Array, x: number, count: number, by: number, plus: number) {
  for (let row = 0; row < count; row += 1) {
    const from = x + row * WIDTH;
    let sum = 0;
    for (let i = 0; i < WIDTH; i += 1) sum += numbers[from + i] ?? 0;
    const mean = sum / WIDTH;
    let squares = 0;
    for (let i = 0; i < WIDTH; i += 1) squares += ((numbers[from + i] ?? 0) - mean) ** 2;
    const scale = 1 / Math.sqrt(squares / WIDTH + 1e-12);
    for (let i = 0; i < WIDTH; i += 1)
      numbers[from + i] =
        ((numbers[from + i] ?? 0) - mean) * scale * (numbers[by + i] ?? 0) +
        (numbers[plus + i] ?? 0);
  }
}

const ROOT = Math.sqrt(HEAD);

/** Every head looks at all pieces: its questions times all keys, and what they weigh times all values. */
function attend(room: Room, work: Encoder["work"], count: number): void {
  const { numbers, linear } = room;
  const { q, k, v, y, heads } = work;
  const m = Math.ceil(count / 4) * 4;
  const [own, keys, values, scores, nothing] = [0, 1, 2, 3, 5].map(
    (at) => heads + at * ROWS * ROWS,
  );
  if (own === undefined || keys === undefined || values === undefined) return;
  if (scores === undefined || nothing === undefined) return;
  for (let head = 0; head < WIDTH; head += HEAD) {
    for (let row = 0; row < m; row += 1)
      for (let i = 0; i < HEAD; i += 1) {
        const isThere = row < count;
        const from = row * WIDTH + head + i;
        numbers[own + row * HEAD + i] = isThere ? (numbers[q + from] ?? 0) / ROOT : 0;
        numbers[keys + row * HEAD + i] = isThere ? (numbers[k + from] ?? 0) : 0;
        numbers[values + i * m + row] = isThere ? (numbers[v + from] ?? 0) : 0;
      }
    linear({ x: own, w: keys, b: nothing, y: scores, m, n: m, k: HEAD });
    for (let row = 0; row < count; row += 1) weigh(numbers, scores + row * m, count, m);
    linear({ x: scores, w: values, b: nothing, y: own, m, n: HEAD, k: m });
    for (let row = 0; row < count; row += 1)
      for (let i = 0; i < HEAD; i += 1)
        numbers[y + row * WIDTH + head + i] = numbers[own + row * HEAD + i] ?? 0;
  }
}

/** One row of scores as shares of one; what is not there weighs nothing. */
function weigh(numbers: Float32Array, from: number, count: number, m: number): void {
  let most = -Infinity;
  for (let i = from; i < from + count; i += 1) most = Math.max(most, numbers[i] ?? 0);
  let all = 0;
  for (let i = from; i < from + count; i += 1) {
    const weight = quickExp((numbers[i] ?? 0) - most);
    numbers[i] = weight;
    all += weight;
  }
  for (let i = from; i < from + count; i += 1) numbers[i] = (numbers[i] ?? 0) / all;
  for (let i = from + count; i < from + m; i += 1) numbers[i] = 0;
}

const FURTHEST = 80;
const POWERS = Float64Array.from({ length: 2 * FURTHEST + 120 }, (_, at) =>
  powerOfTwo(at - FURTHEST - 60),
);

function powerOfTwo(n: number): number {
  let value = 1;
  for (let i = 0; i < Math.abs(n); i += 1) value = n < 0 ? value / 2 : value * 2;
  return value;
}

/** e to the x, as near as 32 bits go, by sums and products alone: the same on every machine. */
function quickExp(x: number): number {
  const value = Math.max(-FURTHEST, Math.min(FURTHEST, x));
  const whole = Math.round(value * Math.LOG2E);
  const r = value - whole * Math.LN2;
  const sum =
    1 +
    r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r / 5040))))));
  return sum * (POWERS[whole + FURTHEST + 60] ?? 0);
}
