import { describe, expect, test } from "vitest";
import { gramsOf } from "./grams.ts";

/** As the matcher compares titles: runs in common, by how many both have. */
function likeness(one: string, other: string): number {
  const [a, b] = [gramsOf(one), gramsOf(other)];
  const shared = a.filter((gram) => b.includes(gram)).length;
  return shared / (Math.sqrt(a.length * b.length) || 1);
}

test.each([
  ["Solicitor", "solicitor"],
  ["Senior Solicitor", "Solicitor"],
  ["Sr. Software Engineer", "Junior Software Engineer"],
  ["Head of Marketing", "Marketing"],
  ["Electrician (Level 2)", "Electrician, Level"],
])("%s and %s look the same", (one, other) => {
  expect(likeness(one, other)).toBeCloseTo(1);
});

test.each([
  ["Bookkeeper", "Chef"],
  ["Welder", "Audiologist"],
])("%s and %s have nothing in common", (one, other) => {
  expect(likeness(one, other)).toBe(0);
});

describe("what looks more alike is more alike", () => {
  test.each([
    ["Conveyancing Clerk", "Conveyancer", "Clerk of Works"],
    ["Software Developer", "Software Engineer", "Civil Engineer"],
    ["Registered Nurse", "Nurse Manager", "Fleet Manager"],
    ["Paralegal", "Paralegals", "Legal Counsel"],
  ])("%s is nearer to %s than to %s", (title, near, far) => {
    expect(likeness(title, near)).toBeGreaterThan(likeness(title, far));
    expect(likeness(title, near)).toBe(likeness(near, title));
  });
});

test("a title without words is like none, not even itself", () => {
  expect(likeness("", "")).toBe(0);
  expect(likeness("2019", "Solicitor")).toBe(0);
});

test("the order of runs does not matter, each is kept once", () => {
  expect(gramsOf("nurse nurse")).toEqual(Uint16Array.from(new Set(gramsOf("nurse nurse"))));
  expect(likeness("Nurse Manager", "Manager Nurse")).toBeGreaterThan(0.7);
});
