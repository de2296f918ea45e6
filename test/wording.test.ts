import { expect, test } from "vitest";
import { demoJobs, demoPeople, surfacesOf } from "./support/surfaces.ts";
import { saidBy, wordingFaults } from "./support/wording-faults.ts";

/** A fair part of the demo world. */
test("what is said of a pair is written as a careful editor would have it", async () => {
  const people = demoPeople();
  const wrong = new Set<string>();
  let said = 0;
  for (const [at, job] of demoJobs((place) => place % 3 === 0).entries())
    for (const step of [0, 1, 2]) {
      const person = people[(at * 5 + step * 7) % people.length];
      if (!person) continue;
      const surfaces = await surfacesOf(person, job);
      said += saidBy(surfaces).length;
      for (const fault of wordingFaults(surfaces, person, job)) wrong.add(fault);
    }
  expect(said).toBeGreaterThan(10_000);
  expect([...wrong]).toEqual([]);
});
