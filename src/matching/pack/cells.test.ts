import fc from "fast-check";
import { describe, expect, it } from "vitest";
import legal from "#test/matching/legal.json" with { type: "json" };
import { makeJob } from "../testing/profiles.ts";
import { packVacancy, unpackVacancy } from "./pack-vacancy.ts";

const profiles = legal.ads.slice(0, 3).map(({ text, title }) => makeJob(text, title).profile);
const packed = profiles.map(packVacancy);
const [bytes = new Uint8Array(0), other = bytes] = packed;
const whole = structuredClone(unpackVacancy(bytes));

/** The same bytes among others, as a driver hands out a row. */
function amongOthers(some: Uint8Array, offset: number): Buffer {
  const buffer = Buffer.alloc(some.length + offset + 64, 0xab);
  buffer.set(some, offset);
  return buffer.subarray(offset, offset + some.length);
}

function outcome(some: Uint8Array) {
  try {
    return unpackVacancy(some);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
}

function withCell(at: number, value: number): Uint8Array {
  const damaged = bytes.slice();
  new DataView(damaged.buffer).setUint16(2 * at, value, true);
  return damaged;
}

describe("a profile that is read where it lies", () => {
  it("is the same wherever that is", () => {
    for (const offset of [0, 1, 2, 3, 8, 13])
      expect(unpackVacancy(amongOthers(bytes, offset)), `${offset}`).toStrictEqual(whole);
  });

  it("outlives the reading of others", () => {
    const first = unpackVacancy(bytes);
    for (const kept of [true, false]) unpackVacancy(other, kept);
    expect(first).toStrictEqual(whole);
    expect(unpackVacancy(bytes, false)).toStrictEqual(whole);
  });
});

it("refuses more than it can count, rather than losing it", () => {
  const words = new Uint16Array(40_000);
  const [profile] = profiles;
  expect(() => profile && packVacancy({ ...profile, words, grams: words })).toThrow(RangeError);
});

describe("damage", () => {
  const { concepts, title, specialties, asked, field, state, grams, words, terms } = whole;
  /** Where each length stands, after what comes before it. */
  const steps: [string, number][] = [
    ["concepts", concepts.at.length],
    ["title", title.at.length],
    ["specialties", specialties.at.length],
    ["words asked for", 2 * asked.length + 5],
    ["field", field.length],
    ["state", state.length],
    ["grams", grams.length],
    ["words", words.length],
    ["terms", 2 * terms.size],
    ["requirements", 0],
  ];
  let next = 2;
  const lengths = steps.map(([name, after]) => {
    const at = next;
    next += 1 + after;
    return [name, at] as const;
  });

  it.each([["the whole", 1], ...lengths] as const)("of the length of %s is noticed", (_, at) => {
    const right = new DataView(bytes.buffer).getUint16(2 * at, true);
    for (const wrong of [right + 1, right - 1, right + 200, 0x7fff, 0xffff])
      if (wrong >= 0) expect(outcome(withCell(at, wrong)), `${wrong}`).toMatch(/cut off|damaged/);
  });

  it("by a number that nothing asks for is noticed", () => {
    const length = new DataView(bytes.buffer).getUint16(2, true);
    const told = withCell(1, length + 1);
    const longer = [...told.subarray(0, 2 * length), 0, 0, ...told.subarray(2 * length)];
    expect(outcome(Uint8Array.from(longer))).toMatch(/cut off|damaged/);
  });

  it("anywhere is noticed or stays inside the profile: nothing beside it is read", () => {
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    const places = fc.array(change, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(places, fc.nat(9), (changes, offset) => {
        const damaged = bytes.slice();
        for (const [at, value] of changes) damaged[at] = value;
        expect(outcome(amongOthers(damaged, offset))).toStrictEqual(outcome(damaged));
      }),
      { numRuns: 150 },
    );
  });
});
