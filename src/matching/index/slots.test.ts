import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BLOCK_BITS, createSlots, placeOf } from "./slots.ts";

const BLOCK = 2 ** BLOCK_BITS;
const living = (slots: ReturnType<typeof createSlots>) =>
  Array.from(slots.living(), slots.idIn).sort();

describe("documents in slots", () => {
  const change = fc.record({
    id: fc.nat(12).map((id) => `d${id}`),
    bytes: fc.option(fc.uint8Array({ minLength: 1, maxLength: 9 }), { freq: 3 }),
    stamp: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  });

  test("are what was put last under their id, whatever was put and removed before", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200, size: "max" }), (changes) => {
        const slots = createSlots();
        const held = new Map<string, { bytes: Uint8Array; stamp: bigint }>();
        for (const { id, bytes, stamp } of changes) {
          if (bytes) slots.put(id, bytes, stamp);
          else expect(slots.remove(id) !== undefined).toBe(held.has(id));
          held.delete(id);
          if (bytes) held.set(id, { bytes, stamp });
        }
        expect(living(slots)).toEqual([...held.keys()].sort());
        expect(slots.count).toBe(held.size);
        for (const [id, { bytes }] of held)
          expect([...slots.bytesIn(slots.slotOf(id) ?? -1)]).toEqual([...bytes]);
        expect(new Map(slots.stamps())).toEqual(
          new Map(Array.from(held, ([id, { stamp }]) => [id, stamp])),
        );
      }),
      // Each holds a block of memory: looking for a smaller example would take minutes.
      { numRuns: 30, endOnFailure: true },
    );
  });

  test("begin at even places and come back whole across the borders of blocks", () => {
    const slots = createSlots();
    const bytesOf = (at: number) => new Uint8Array(50_000 + 7919 * (at % 5)).fill(at + 1);
    for (let at = 0; at < 180; at += 1) slots.put(`d${at}`, bytesOf(at), 0n);
    expect(slots.arena.blocks.length).toBeGreaterThan(2);
    for (let at = 0; at < 180; at += 1) {
      const slot = slots.slotOf(`d${at}`) ?? -1;
      expect(Buffer.compare(slots.bytesIn(slot), bytesOf(at)), `d${at}`).toBe(0);
      expect(slots.addressOf(slot) % 2).toBe(0);
    }
  });

  test("may fill a block to its last byte, and no more", () => {
    const slots = createSlots();
    const whole = new Uint8Array(BLOCK).fill(7);
    for (const id of ["a", "b"]) slots.put(id, whole, 0n);
    const address = slots.addressOf(slots.slotOf("b") ?? -1);
    expect([placeOf(address), Buffer.compare(slots.bytesIn(1), whole)]).toEqual([0, 0]);
    expect(() => slots.put("c", new Uint8Array(BLOCK + 1), 0n)).toThrow("too large");
    expect(living(slots)).toEqual(["a", "b"]);
  });

  test("compare by id, not by where they lie", () => {
    const slots = createSlots();
    const [b, a] = [slots.put("b", new Uint8Array(1), 0n), slots.put("a", new Uint8Array(1), 0n)];
    expect([a, b].sort(slots.compare)).toEqual([a, b]);
    expect([b, a].sort(slots.compare)).toEqual([a, b]);
  });
});
