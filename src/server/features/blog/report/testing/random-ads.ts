import fc from "fast-check";
import type { Ad } from "../facts/ad.ts";

const oneOf = (...names: readonly string[]) => fc.constantFrom("", ...names);

/** Ads of a market that nobody thought of; names that would be markup if nobody took care are among them. */
export const randomAd: fc.Arbitrary<Ad> = fc.record({
  key: fc.string({ minLength: 8, maxLength: 12 }),
  employer: fc.constantFrom("a", "b", "c"),
  daysAgo: fc.integer({ min: 1, max: 56 }),
  isLegal: fc.boolean(),
  field: oneOf("crime", "family law", "tax & <b>trusts</b>", "property and planning"),
  state: oneOf("NSW", "VIC", "ACT", "Mars"),
  city: oneOf("Sydney", "Perth", '"><script>'),
  level: oneOf("graduate", "senior", "partner", "wizard"),
  types: fc.subarray(["full-time", "part-time", "contract"]),
  statesPay: fc.boolean(),
  midpoint: fc.option(fc.integer({ min: 20_000, max: 900_000 }), { nil: undefined }),
  namesHome: fc.boolean(),
  asks: fc.subarray(["PEXA", "a law degree", "drafting", "advocacy"]),
  years: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  about: fc.constantFrom("lawyer", "software engineer"),
});
