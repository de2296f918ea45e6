import {
  type BitSink,
  type BitSource,
  bitsOf,
  damaged,
  putBits,
  putCount,
  putFlag,
  takeBits,
  takeCount,
  takeFlag,
  takeLength,
} from "./bit-source.ts";

/** How a value is written and read. What was read and is written again gives the same bits. */
export interface Form<Value> {
  readonly put: (sink: BitSink, value: Value) => void;
  readonly take: (source: BitSource) => Value;
}

export type Fields<Thing> = { readonly [Key in keyof Thing]-?: Form<Thing[Key]> };

/**
 * A thing with fields, in the order of the table: later ones may be told by earlier ones. Where there
 * are many of a thing, `take` names its fields once more in that order, which is faster.
 */
export function record<Thing extends object>(
  fields: Fields<Thing>,
  take?: (source: BitSource) => Thing,
): Form<Thing> {
  const keys = Object.keys(fields) as (keyof Thing)[]; // A table has no keys but those of its type.
  return {
    put(sink, thing) {
      for (const key of keys) fields[key].put(sink, thing[key]);
    },
    take:
      take ??
      ((source) => {
        const thing: Partial<Thing> = {};
        for (const key of keys) thing[key] = fields[key].take(source);
        return thing as Thing; // Whole by now: the table has every key.
      }),
  };
}

/** Takes no room. */
export const always = <Value>(value: Value): Form<Value> => ({ put() {}, take: () => value });

/** A whole number from 0, most often below 2 ** usual; `least` where it may be less than 0. */
export const count = (usual: number, least = 0): Form<number> => ({
  put: (sink, value) => putCount(sink, value - least, usual),
  take: (source) => takeCount(source, usual) + least,
});

export const maybe = <Value>(form: Form<Value>): Form<Value | undefined> => ({
  put(sink, value) {
    putFlag(sink, value !== undefined);
    if (value !== undefined) form.put(sink, value);
  },
  take: (source) => (takeFlag(source) ? form.take(source) : undefined),
});

/** Things one after another; there are most often fewer than 2 ** usual. */
export const list = <Value>(form: Form<Value>, usual: number): Form<readonly Value[]> => ({
  put(sink, values) {
    putCount(sink, values.length, usual);
    for (const value of values) form.put(sink, value);
  },
  take(source) {
    const values: Value[] = [];
    for (let left = takeLength(source, usual); left > 0; left -= 1) values.push(form.take(source));
    return values;
  },
});

/** One of the names that a table lists. */
export const oneOf = <Name>(names: readonly Name[]): Form<Name> => {
  const width = bitsOf(names.length - 1);
  return {
    put(sink, name) {
      const place = names.indexOf(name);
      if (place < 0) throw new RangeError(`A profile cannot hold "${name}".`);
      putBits(sink, place, width);
    },
    take(source) {
      const name = names[takeBits(source, width)];
      if (name === undefined) throw damaged();
      return name;
    },
  };
};

const LETTER = 7;

export const text: Form<string> = {
  put(sink, value) {
    putCount(sink, value.length, 1);
    for (let at = 0; at < value.length; at += 1) putCount(sink, value.charCodeAt(at), LETTER);
  },
  take(source) {
    let value = "";
    for (let left = takeLength(source, 1); left > 0; left -= 1)
      value += String.fromCharCode(takeCount(source, LETTER));
    return value;
  },
};
