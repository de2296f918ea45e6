import { expect, test } from "vitest";
import { MATCH_LEVELS } from "#contract/match-levels.ts";
import { finding } from "./levels.ts";
import { headline } from "./recruiter-dashboard.tsx";

const levels = (...counts: number[]) =>
  MATCH_LEVELS.map(({ name: level }, at) => ({ level, count: counts[at] ?? 0 }));

test.each([
  [[4, 8, 29, 100], "12 of 141 candidates fit at Very Good or better"],
  [[1, 0, 0, 9], "1 of 10 candidates fits at Very Good or better"],
  [[1, 1, 0, 0], "Both candidates fit at Very Good or better"],
  [[0, 1, 0, 0], "The one candidate fits at Very Good or better"],
  [[0, 0, 3, 1000], "3 of 1,003 candidates fit at Good, and none better"],
  [[0, 0, 0, 7], "7 candidates fit, all in part"],
  [[0, 0, 0, 1], "One candidate fits, in part"],
  [[0, 0, 0, 0], "Nobody fits your active postings yet"],
])("%j is found to be: %s", (counts, words) => {
  expect(finding(levels(...counts), "counted")).toBe(words);
});

test.each([
  [
    { jobs: 5, active: 3, levels: levels(1, 10, 30, 99) },
    "Three active postings, 41 candidates at Good or better",
  ],
  [
    { jobs: 1, active: 1, levels: levels(0, 1, 0, 4) },
    "One active posting, one candidate at Good or better",
  ],
  [
    { jobs: 14, active: 14, levels: levels(0, 0, 0, 4) },
    "14 active postings, no candidates at Good or better",
  ],
  [{ jobs: 2, active: 0, levels: levels() }, "No active postings"],
  [{ jobs: 0, active: 0, levels: levels() }, undefined],
])("the headline says what there is", (totals, words) => {
  expect(headline(totals, "counted")).toBe(words);
});

test("while postings are being counted, nobody is not said to be all there is", () => {
  const one = { jobs: 1, active: 1 };
  expect(finding(levels(), "counting")).toBe("Counting candidates");
  expect(finding(levels(0, 0, 0, 7), "counting")).toBe("7 candidates fit, all in part");
  expect(headline({ ...one, levels: levels() }, "counting")).toBe(
    "One active posting, counting candidates",
  );
  expect(headline({ ...one, levels: levels(0, 1) }, "counting")).toBe(
    "One active posting, one candidate at Good or better",
  );
});

test("while an earlier version's numbers are worked out again, none is said", () => {
  const many = levels(4, 8, 29, 100);
  expect(finding(many, "again")).toBe("Recalculating");
  expect(headline({ jobs: 5, active: 3, levels: many }, "again")).toBe(
    "Three active postings, candidates being worked out again",
  );
});
