import fc from "fast-check";
import { describe, expect, test } from "vitest";
import across from "#test/matching/across.json" with { type: "json" };
import legal from "#test/matching/legal.json" with { type: "json" };
import { LEGAL_CLASSES } from "../legal-classes.ts";
import { expand } from "../pair/expand.ts";
import { ADMISSION_STATES } from "../profiles.ts";
import { roughCandidate, roughScoreOf, roughVacancy } from "./candidate-index.ts";
import { roughAsker, roughScore } from "./job-index.ts";
import { type Likeness, roughSum } from "./rough-sum.ts";
import { blockOf, createArena, placeOf } from "./slots.ts";
import { every, madeAds, madeResumes } from "./testing/made-documents.ts";

const part = fc.double({ min: 0, max: 1, noNaN: true });
const likeness: fc.Arbitrary<Likeness> = fc.record({
  concepts: part,
  title: part,
  titleVsAd: part,
  specialty: part,
  asked: part,
  wording: part,
});
const LIKENESSES = ["concepts", "title", "titleVsAd", "specialty", "asked", "wording"] as const;
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const years = maybe(fc.double({ min: 0, max: 30, noNaN: true }));
const level = maybe(fc.nat(10).map((half) => half / 2));
const legalClass = maybe(fc.constantFrom(...LEGAL_CLASSES));

const vacancy = fc.record({
  isLaw: fc.boolean(),
  admitted: fc.boolean(),
  excludesSenior: fc.boolean(),
  leads: fc.boolean(),
  legal: legalClass,
  least: years,
  most: years,
  level,
});
const candidate = fc.record({
  admission: fc.record({ state: fc.constantFrom(...ADMISSION_STATES), units: fc.constant([]) }),
  legal: legalClass,
  level,
  lawYears: years,
  years,
});

describe("what a pair is about worth", () => {
  test("grows with every likeness, and is never nothing", () => {
    const rise = fc.tuple(fc.constantFrom(...LIKENESSES), part);
    fc.assert(
      fc.property(vacancy, candidate, likeness, rise, (asked, shown, like, [name, by]) => {
        const before = roughSum(asked, shown, like);
        const after = roughSum(asked, shown, { ...like, [name]: Math.min(1, like[name] + by) });
        expect(after).toBeGreaterThanOrEqual(before - 1e-9);
        expect(before).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  // The limits of the exact score, and the little that keeps the better of two above the other.
  test.each([
    ["not admitted", 52.03, { admitted: true }, { admission: { state: "none", units: [] } }],
    ["far below", 54.03, { admitted: false, least: 10, legal: "lawyer" }, { years: 1 }],
    ["far above", 54.03, { legal: "secretary" }, { legal: "lawyer" }],
  ] as const)("someone %s is held down", (why, most, asked, shown) => {
    fc.assert(
      fc.property(vacancy, candidate, likeness, (anyVacancy, anyone, like) => {
        const admission = { state: "admitted", units: [] } as const;
        const sum = roughSum({ ...anyVacancy, ...asked }, { ...anyone, admission, ...shown }, like);
        expect(sum, why).toBeLessThanOrEqual(most);
      }),
    );
  });

  test("is the same whichever of the two is looked up", () => {
    const ads = [
      ...madeAds("legal", every(2, legal.ads)),
      ...madeAds("across", every(6, across.ads)),
    ];
    const people = [
      ...madeResumes("legal", every(12, legal.resumes)),
      ...madeResumes("across", every(42, across.resumes)),
    ];
    const arena = createArena();
    const addresses = ads.map(({ bytes }) => arena.put(bytes));
    const [one] = arena.blocks;
    expect(addresses.every((address) => blockOf(address) === 0)).toBe(true);
    for (const { id, profile } of people) {
      const asker = roughAsker(expand(profile));
      const asJobs = addresses.map((address) =>
        one ? roughScore(one, placeOf(address), asker) : 0,
      );
      const asCandidate = ads.map((ad) =>
        expect.closeTo(roughScoreOf(roughCandidate(profile), roughVacancy(ad.profile)), 2),
      );
      expect(asJobs, id).toEqual(asCandidate);
    }
  });
});
