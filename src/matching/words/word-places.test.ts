import fc from "fast-check";
import { expect, test } from "vitest";
import { makeWordPlaces, placeOfWord } from "../pair/expand.ts";

test("every word is found in its place, and no other is found", () => {
  const words = fc.uniqueArray(fc.nat(0xffff), { maxLength: 600 });
  fc.assert(
    fc.property(words, fc.array(fc.nat(0xffff)), (known, asked) => {
      const table = makeWordPlaces(known);
      for (const word of [...known, ...asked, 0])
        expect(placeOfWord(table, word)).toBe(known.indexOf(word));
    }),
  );
});
