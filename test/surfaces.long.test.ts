import { expect, test } from "vitest";
import { contradictions } from "./support/surface-pairs.ts";

test("over all pairs of the demo world no surface contradicts another", async () => {
  const { pairs, wrong } = await contradictions({ everyJob: 1 });
  expect(pairs).toBeGreaterThan(13_000);
  expect([...new Set(wrong)]).toEqual([]);
}, 1_800_000);
