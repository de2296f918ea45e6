/** What was written or read last: what follows is often near it, and then takes few bits. */
export interface Before {
  line: number;
  end: number;
  role: number;
  now: number;
  /** How many words the last list had. */
  words: number;
}
export const nothingBefore = (): Before => ({ line: 0, end: 0, role: 0, now: 0, words: 0 });

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
export const WIDEST = 24;

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
