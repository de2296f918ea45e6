import { clamp } from "../vectors.ts";
import {
  type BitSink,
  type BitSource,
  bitsOf,
  damaged,
  putBits,
  putCount,
  putFlag,
  putSigned,
  roomForNumbers,
  takeBits,
  takeCount,
  takeFlag,
  takeLength,
  takeSigned,
} from "./bit-source.ts";

import type { Form } from "./form.ts";

/** Numbers of the kinds that profiles have. They are rounded here and nowhere else. */

const MONTHS = 12;
const monthsOf = (value: number) => Math.round(value * MONTHS);

/** Years to the month. */
export const years: Form<number> = {
  put: (sink, value) => putSigned(sink, monthsOf(value), 7),
  take: (source) => takeSigned(source, 7) / MONTHS,
};

/** The day on which the document came, to the month: other dates are told by it. */
export const now: Form<number> = {
  put(sink, value) {
    sink.before.now = monthsOf(value);
    putCount(sink, sink.before.now, 15);
  },
  take(source) {
    source.before.now = takeCount(source, 15);
    return source.before.now / MONTHS;
  },
};

export const date: Form<number> = {
  put: (sink, value) => putSigned(sink, sink.before.now - monthsOf(value), 6),
  take: (source) => (source.before.now - takeSigned(source, 6)) / MONTHS,
};

/** Levels have halves. */
export const level: Form<number> = {
  put: (sink, value) => putCount(sink, Math.round(2 * value), 3),
  take: (source) => takeCount(source, 3) / 2,
};

/** From 0 to 1, in steps that hold 0.45 and 0.8 exactly; 1 itself is the usual case. */
const SHARES = 200;

export const share: Form<number> = {
  put(sink, value) {
    const part = Math.round(SHARES * clamp(value));
    putFlag(sink, part === SHARES);
    if (part !== SHARES) putBits(sink, part, 8);
  },
  take: (source) => (takeFlag(source) ? 1 : takeBits(source, 8) / SHARES),
};

/** Of sentences one after another: the line is often the same, or the next. */
export const nextLine: Form<number> = {
  put: (sink, line) => putSigned(sink, line - enter(sink, line), 0),
  take(source) {
    const line = source.before.line + takeSigned(source, 0);
    enter(source, line);
    return line;
  },
};

/** The line before; in another line a sentence starts at its beginning. */
function enter({ before }: BitSink | BitSource, line: number): number {
  const left = before.line;
  if (line !== left) before.end = 0;
  before.line = line;
  return left;
}

/** Where a sentence starts: often just after the one before. */
export const nextFrom: Form<number> = {
  put(sink, from) {
    putSigned(sink, from - sink.before.end, 0);
    sink.before.end = from;
  },
  take(source) {
    source.before.end += takeSigned(source, 0);
    return source.before.end;
  },
};

/** Where it ends. */
export const nextTo: Form<number> = {
  put(sink, to) {
    putCount(sink, to - sink.before.end, 6);
    sink.before.end = to;
  },
  take(source) {
    source.before.end += takeCount(source, 6);
    return source.before.end;
  },
};

/** The role of a sentence: most often that of the one before. */
export const nextRole: Form<number> = {
  put(sink, role) {
    putSigned(sink, role - sink.before.role, 0);
    sink.before.role = role;
  },
  take(source) {
    source.before.role += takeSigned(source, 0);
    return source.before.role;
  },
};

const PIECE = 15;

/** Numbers of word pieces in their order. */
export const pieces: Form<Uint16Array> = {
  put(sink, value) {
    putCount(sink, value.length, 4);
    for (const piece of value) putBits(sink, piece, PIECE);
  },
  take(source) {
    const value = roomForNumbers(source, takeLength(source, 4));
    for (let at = 0; at < value.length; at += 1) value[at] = takeBits(source, PIECE);
    return value;
  },
};

const HASH = 16;

/** Hashed words in their order. One that was there before is only pointed at. */
export const words: Form<Uint16Array> = {
  put(sink, value) {
    const { seen } = sink;
    putCount(sink, value.length, 3);
    sink.before.words = value.length;
    for (const word of value) {
      const known = seen.get(word);
      putFlag(sink, known !== undefined);
      if (known !== undefined) putBits(sink, known, bitsOf(seen.size - 1));
      else {
        putBits(sink, word, HASH);
        seen.set(word, seen.size);
      }
    }
  },
  take(source) {
    const value = roomForNumbers(source, takeLength(source, 3));
    source.before.words = value.length;
    for (let at = 0; at < value.length; at += 1) value[at] = takeWord(source);
    return value;
  },
};

function takeWord(source: BitSource): number {
  const { seen } = source;
  if (takeFlag(source)) {
    const known = seen[takeBits(source, bitsOf(Math.max(0, seen.length - 1)))];
    if (known === undefined) throw damaged();
    return known;
  }
  const word = takeBits(source, HASH);
  seen.push(word);
  return word;
}
