import { expect, test } from "vitest";
import { contradictions } from "./support/surface-pairs.ts";

/** A fair part of the demo world; surfaces.long.test.ts has all of it. */
test("no card, panel, list or report contradicts another, and a posting has one denominator", async () => {
  const { pairs, wrong } = await contradictions({ everyJob: 12, peopleEach: 8 });
  expect(pairs).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
