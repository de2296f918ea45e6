import { expect, test } from "vitest";
import { rightToWork } from "./right-to-work.ts";

test.each([
  ["Australian citizen", "citizen"],
  ["Irish and Australian citizen", "citizen"],
  ["NZ citizen, in Hobart since 2015", "resident"],
  ["Permanent resident (PR) since 2019", "resident"],
  ["Full work rights, no sponsorship required", "held"],
  ["Partner visa (subclass 820), full working rights", "resident"],
  ["Student visa, 48 hours a fortnight", "limited"],
  ["Working holiday visa (417) until March", "limited"],
  ["Would require employer sponsorship", "needs-sponsor"],
  ["I do not have work rights in Australia", "needs-sponsor"],
  ["Applied for permanent residency in May", "unsaid"],
  ["Lodged partner visa applications for clients", "unsaid"],
  ["Ran the senior citizens' lunch", "unsaid"],
  ["Barista, Fitzroy, 2020 - 2024", "unsaid"],
] as const)("%s: %s", (text, state) => {
  expect(rightToWork([{ text: "Jordan Example" }, { text }])).toEqual({
    state,
    units: state === "unsaid" ? [] : [1],
  });
});
