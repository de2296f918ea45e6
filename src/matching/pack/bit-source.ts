/** What was written or read last: what follows is often near it, and then takes few bits. */
interface Before {
  line: number;
  end: number;
  role: number;
  now: number;
  /** How many words the last list had. */
  words: number;
}
const nothingBefore = (): Before => ({ line: 0, end: 0, role: 0, now: 0, words: 0 });

/** Where a profile is written to, bit by bit; the highest bit of a byte comes first. */
export interface BitSink {
  readonly bytes: number[];
  /** Bits that do not fill a byte yet, and how many they are. */
  held: number;
  left: number;
  /** Words that were written before, each with its number: again, it takes few bits. */
  readonly seen: Map<number, number>;
  readonly before: Before;
}

export const newSink = (): BitSink => ({
  bytes: [],
  held: 0,
  left: 0,
  seen: new Map(),
  before: nothingBefore(),
});

/** So many bits at once at most: with those that wait, they fit into 31. */
const WIDEST = 24;

export function putBits(sink: BitSink, value: number, width: number): void {
  sink.held = (sink.held << width) | value;
  sink.left += width;
  while (sink.left >= 8) {
    sink.left -= 8;
    sink.bytes.push((sink.held >>> sink.left) & 0xff);
  }
}

export function putFlag(sink: BitSink, value: boolean): void {
  putBits(sink, value ? 1 : 0, 1);
}

export const bitsOf = (value: number) => 32 - Math.clz32(value);

/**
 * A whole number from 0 of any size (Exp-Golomb): below 2 ** usual it takes usual + 1 bits, and two
 * bits more for each doubling.
 */
export function putCount(sink: BitSink, value: number, usual: number): void {
  const raised = value + (1 << usual);
  if (!Number.isInteger(value) || value < 0 || raised >= 1 << WIDEST)
    throw new RangeError(`A profile cannot hold the number ${value}.`);
  const width = bitsOf(raised);
  putBits(sink, 0, width - 1 - usual);
  putBits(sink, raised, width);
}

/** Also below 0: 0, -1, 1, -2, 2 are 0, 1, 2, 3, 4. */
export function putSigned(sink: BitSink, value: number, usual: number): void {
  putCount(sink, value < 0 ? -2 * value - 1 : 2 * value, usual);
}

export function bytesOf(sink: BitSink): Uint8Array {
  if (sink.left > 0) putBits(sink, 0, 8 - sink.left);
  return Uint8Array.from(sink.bytes);
}

/** What a sink has written, read from the start; see bit-sink.ts for the forms. */
export interface BitSource {
  readonly bytes: Uint8Array;
  /** The next byte to take from. */
  at: number;
  held: number;
  left: number;
  readonly seen: number[];
  readonly before: Before;
  /** Where lists of numbers and of weights are put, side by side: many small blocks cost much to tidy. */
  numbers: Uint16Array;
  weights: Float32Array;
}

const ROOM = { numbers: 2048, weights: 1024 };

export function roomForNumbers(source: BitSource, length: number): Uint16Array {
  if (source.numbers.length < length)
    source.numbers = new Uint16Array(Math.max(ROOM.numbers, length));
  const taken = source.numbers.subarray(0, length);
  source.numbers = source.numbers.subarray(length);
  return taken;
}

export function roomForWeights(source: BitSource, length: number): Float32Array {
  if (source.weights.length < length)
    source.weights = new Float32Array(Math.max(ROOM.weights, length));
  const taken = source.weights.subarray(0, length);
  source.weights = source.weights.subarray(length);
  return taken;
}

/** Used again for every profile that is thrown away before the next one is unpacked. */
const passing = { numbers: new Uint16Array(0x10000), weights: new Float32Array(0x8000) };

export const newSource = (bytes: Uint8Array, kept: boolean): BitSource => ({
  bytes,
  at: 0,
  held: 0,
  left: 0,
  seen: [],
  before: nothingBefore(),
  numbers: kept ? new Uint16Array(0) : passing.numbers,
  weights: kept ? new Float32Array(0) : passing.weights,
});

/** As many bytes as can be held. */
function refill(source: BitSource): void {
  const { bytes } = source;
  while (source.left <= WIDEST && source.at < bytes.length) {
    source.held = (source.held << 8) | (bytes[source.at] ?? 0);
    source.at += 1;
    source.left += 8;
  }
}

export function takeBits(source: BitSource, width: number): number {
  if (source.left < width) {
    refill(source);
    if (source.left < width) throw cutOff();
  }
  source.left -= width;
  return (source.held >>> source.left) & ((1 << width) - 1);
}

export const takeFlag = (source: BitSource): boolean => takeBits(source, 1) === 1;

export function takeCount(source: BitSource, usual: number): number {
  if (source.left <= WIDEST) refill(source);
  // A shift by 32 is none at all: with nothing left there is nothing to count either.
  const zeros = source.left === 0 ? 0 : Math.clz32(source.held << (32 - source.left));
  if (zeros >= source.left) throw cutOff();
  const width = zeros + 1 + usual;
  if (width > WIDEST) throw damaged();
  source.left -= zeros;
  return takeBits(source, width) - (1 << usual);
}

let counts = new Uint16Array(256);

/** Room for so many counts, used again and again. */
export function scratch(length: number): Uint16Array {
  if (counts.length < length) counts = new Uint16Array(2 * length);
  return counts;
}

/** Fills a list with counts. Most of a profile is read here, so that what is held stays at hand. */
export function takeCounts(source: BitSource, usual: number, into: Uint16Array, length: number) {
  const { bytes } = source;
  const end = bytes.length;
  const base = 1 << usual;
  let { at, held, left } = source;
  for (let index = 0; index < length; index += 1) {
    while (left <= WIDEST && at < end) {
      held = (held << 8) | (bytes[at] ?? 0);
      at += 1;
      left += 8;
    }
    const zeros = left === 0 ? 0 : Math.clz32(held << (32 - left));
    const width = zeros + 1 + usual;
    if (zeros + width > left) {
      source.at = at;
      source.held = held;
      source.left = left;
      into[index] = takeCount(source, usual);
      at = source.at;
      held = source.held;
      left = source.left;
    } else {
      left -= zeros + width;
      into[index] = ((held >>> left) & ((1 << width) - 1)) - base;
    }
  }
  source.at = at;
  source.held = held;
  source.left = left;
}

export function takeSigned(source: BitSource, usual: number): number {
  const count = takeCount(source, usual);
  return count % 2 === 0 ? count / 2 : -(count + 1) / 2;
}

/** How many things follow. Each takes a bit at least, so that damage never asks for much memory. */
export function takeLength(source: BitSource, usual: number): number {
  const length = takeCount(source, usual);
  if (length > source.left + 8 * (source.bytes.length - source.at)) throw cutOff();
  return length;
}

export function takeEnd(source: BitSource): void {
  if (source.at < source.bytes.length || source.left >= 8) throw damaged();
}

const cutOff = () => new Error("The packed profile is cut off before its end.");
export const damaged = () => new Error("The packed profile is damaged.");
