import { describe, expect, test } from "vitest";
import { resumeSaying } from "../testing/profiles.ts";
import { together } from "./years.ts";
import { numberOf } from "./years-told.ts";

describe("years that overlap are counted once", () => {
  test.each([
    [
      "one after the other",
      [
        [2010, 2014],
        [2014, 2018],
      ],
      8,
    ],
    [
      "overlapping",
      [
        [2015, 2020],
        [2018, 2021],
      ],
      6,
    ],
    [
      "one within another",
      [
        [2010, 2020],
        [2012, 2014],
      ],
      10,
    ],
    [
      "with a gap",
      [
        [2010, 2012],
        [2018, 2020],
      ],
      4,
    ],
    [
      "in any order",
      [
        [2018, 2021],
        [2015, 2020],
      ],
      6,
    ],
    [
      "the same twice",
      [
        [2015, 2020],
        [2015, 2020],
      ],
      5,
    ],
    ["without dates", [[0, 0]], 0],
    ["none", [], 0],
  ])("%s", (_, spans, years) => {
    expect(together(spans.map(([from = 0, to = 0]) => ({ from, to })))).toBe(years);
  });

  test("in a resume too", () => {
    const jobs = `Chef, Blue Gum Cafe
Jan 2015 – Jan 2020
- Ran the pass.

Baker, Corner Bakery
Jan 2018 – Jan 2021
- Baked bread.`;
    expect(resumeSaying("Cook.", jobs).years).toBe(6);
  });
});

describe("years that are stated", () => {
  test.each([
    ["Chef with twelve years of experience.", 12],
    ["15+ years in logistics.", 15],
    ["Over ten years running kitchens.", 10],
    ["Accountant with 7.5 years in audit.", 7.5],
    ["Electrician, 9 years.", 9],
    ["Bookkeeper for six years.", 6],
    ["I am 42 years old and a welder.", undefined],
    ["Nurse.", undefined],
  ])("%s: %s", (text, years) => {
    expect(resumeSaying(text).years).toBe(years);
  });

  test("dates count before what is stated", () => {
    const jobs = "Chef, Blue Gum Cafe\nJan 2015 – Jan 2020\n- Ran the pass.";
    expect(resumeSaying("Chef with twelve years of experience.", jobs).years).toBe(5);
    expect(resumeSaying("Chef with two years of experience.", jobs).years).toBe(5);
  });
});

describe("years after admission", () => {
  test.each([
    ["Solicitor with 6 years PAE.", 6],
    ["Solicitor, four years' post-admission experience.", 4],
    ["Lawyer, 3+ years PQE.", 3],
    ["Lawyer with 9 months PAE.", 0.75],
    ["Newly admitted solicitor in Perth.", 0],
    ["Solicitor admitted in December 2020 in NSW.", 5.9],
    ["Chef with twelve years of experience.", undefined],
  ])("%s: %s", (text, years) => {
    const { lawYears } = resumeSaying(text);
    if (years === undefined) expect(lawYears).toBeUndefined();
    else expect(lawYears).toBeCloseTo(years, 1);
  });

  const practice = "Solicitor, Harrow Finch\nMar 2020 – Mar 2024\n- Acted for insurers.";

  test("are stated years before dates", () => {
    expect(resumeSaying("Solicitor with 6 years PAE.", practice).lawYears).toBe(6);
  });

  test("are not many more than the years in practice", () => {
    const { years, lawYears } = resumeSaying("Solicitor admitted in NSW in 2012.", practice);
    expect(years).toBeCloseTo(4);
    expect(lawYears).toBeCloseTo(5);
  });

  test("years as a paralegal are years of work, not of practice", () => {
    const jobs = `${practice}

Paralegal, Dunmore Legal
Mar 2014 – Mar 2020
- Prepared bundles for trial.`;
    const { years, lawYears } = resumeSaying("Lawyer.", jobs);
    expect(years).toBeCloseTo(10);
    expect(lawYears).toBeCloseTo(4);
  });

  test("years in other work do not count for more than one", () => {
    const jobs = "Policy Adviser, Department of Health\nMar 2014 – Mar 2024\n- Wrote briefs.";
    const { years, lawYears } = resumeSaying("Policy adviser admitted in NSW in 2012.", jobs);
    expect(years).toBeCloseTo(10);
    expect(lawYears).toBe(1);
  });
});

test.each([
  ["7", 7],
  ["2.5", 2.5],
  ["Twelve", 12],
  ["twenty", 20],
  ["some", undefined],
  [undefined, undefined],
])("the number %s is %s", (word, number) => {
  expect(numberOf(word)).toBe(number);
});
