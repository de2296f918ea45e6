import { PROFILE_VERSION } from "../profiles.ts";
import { EMPTY, type Sparse } from "../vectors.ts";
import { StaleProfile } from "./envelope.ts";

/**
 * A profile laid out so that it is read where it lies: whole numbers of 16 bits, the lower byte first
 * as on every machine that Candour runs on, then the parts of vectors in one byte each. An index reads
 * a thousand of these for every question.
 */
const HEADER = 2;
const HEAVIEST = 255;

export interface CellWriter {
  readonly cells: number[];
  readonly parts: number[];
}

export const newCells = (kind: number): CellWriter => ({
  cells: [kind | (PROFILE_VERSION << 8), 0],
  parts: [],
});

export function putCell({ cells }: CellWriter, value: number): void {
  if (!Number.isInteger(value) || value < 0 || value > 0xffff)
    throw new RangeError(`A profile cannot hold the number ${value}.`);
  cells.push(value);
}

export function putCells(writer: CellWriter, values: Iterable<number>): void {
  for (const value of values) putCell(writer, value);
}

/**
 * Weights are written as parts of the heaviest, which is always 255: vectors have the length one, so
 * that the ratios are enough. What comes to nothing is left out.
 */
export function putVector(writer: CellWriter, { at, weights }: Sparse): void {
  let heaviest = 0;
  for (const weight of weights) heaviest = Math.max(heaviest, weight);
  const parts = Array.from(weights, (weight) =>
    heaviest > 0 ? Math.round((HEAVIEST * weight) / heaviest) : 0,
  );
  const kept = [...at.keys()].filter((index) => (parts[index] ?? 0) > 0);
  putCell(writer, kept.length);
  for (const index of kept) {
    putCell(writer, at[index] ?? 0);
    writer.parts.push(parts[index] ?? 0);
  }
}

export function bytesOfCells({ cells, parts }: CellWriter): Uint8Array {
  if (cells.length > 0xffff) throw new RangeError("A profile cannot hold so much.");
  cells[1] = cells.length;
  const bytes = new Uint8Array(2 * cells.length + parts.length);
  new Uint16Array(bytes.buffer, 0, cells.length).set(cells);
  bytes.set(parts, 2 * cells.length);
  return bytes;
}

export interface CellReader {
  readonly cells: Uint16Array;
  readonly parts: Uint8Array;
  /** Room for the weights that are read. */
  readonly weights: Float32Array;
  at: number;
  part: number;
  weight: number;
}

export const CELL_HEADER = HEADER;

/** Where weights are put when nobody keeps what was read: used again and again. */
const passing = new Float32Array(0x8000);

/** @param kept false when what is read is thrown away before the next one is read. */
export function readCells(bytes: Uint8Array, kind: number, name: string, kept: boolean) {
  const even = bytes.byteOffset % 2 === 0 ? bytes : new Uint8Array(bytes);
  const whole = new Uint16Array(even.buffer, even.byteOffset, even.length >> 1);
  const [head = 0, length = 0] = whole;
  if (even.length < 2 * HEADER) throw cutOff();
  if ((head & 0xff) !== kind) throw new Error(`These bytes are not ${name}.`);
  if (head >> 8 !== PROFILE_VERSION) throw new StaleProfile(head >> 8);
  if (length < HEADER || length > whole.length) throw cutOff();
  const room = length + even.length - 2 * length;
  const reader: CellReader = {
    cells: whole.subarray(0, length),
    parts: even.subarray(2 * length),
    weights: kept || room > passing.length ? new Float32Array(room) : passing,
    at: HEADER,
    part: 0,
    weight: 0,
  };
  return reader;
}

export function takeCell(reader: CellReader): number {
  const value = reader.cells[reader.at];
  if (value === undefined) throw cutOff();
  reader.at += 1;
  return value;
}

/** So many numbers, seen where they lie. */
export function takeCells(reader: CellReader, count: number): Uint16Array {
  const { at } = reader;
  reader.at += count;
  if (reader.at > reader.cells.length) throw cutOff();
  return reader.cells.subarray(at, reader.at);
}

/** So many numbers as parts of one. */
export function takeWeights(reader: CellReader, count: number, ofOne: number): Float32Array {
  const { cells, weights, at, weight } = reader;
  reader.at += count;
  reader.weight += count;
  if (reader.at > cells.length) throw cutOff();
  for (let index = 0; index < count; index += 1)
    weights[weight + index] = (cells[at + index] ?? 0) / ofOne;
  return weights.subarray(weight, weight + count);
}

export function takeVector(reader: CellReader): Sparse {
  const count = takeCell(reader);
  if (count === 0) return EMPTY;
  const at = takeCells(reader, count);
  const { parts, part, weights, weight } = reader;
  reader.part += count;
  reader.weight += count;
  if (reader.part > parts.length) throw cutOff();
  let squares = 0;
  for (let index = part; index < reader.part; index += 1) squares += (parts[index] ?? 0) ** 2;
  const length = Math.sqrt(squares) || 1;
  for (let index = 0; index < count; index += 1)
    weights[weight + index] = (parts[part + index] ?? 0) / length;
  return { at, weights: weights.subarray(weight, weight + count) };
}

export function takeEndOfCells({ at, cells, part, parts }: CellReader): void {
  if (at !== cells.length || part > parts.length) throw cutOff();
  if (part < parts.length) throw new Error("The packed profile is damaged.");
}

const cutOff = () => new Error("The packed profile is cut off before its end.");
