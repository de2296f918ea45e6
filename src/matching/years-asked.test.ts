import { describe, expect, test } from "vitest";
import { makeJob } from "./testing/profiles.ts";
import { yearsAsked } from "./years-asked.ts";

describe("years that are asked for", () => {
  test.each([
    ["3-5 years PAE", 3, 5],
    ["3 – 5 years' experience", 3, 5],
    ["1-2 years’ experience", 1, 2],
    ["0-2 years PAE", 0, 2],
    ["three to five years", 3, 5],
    ["between two and four years", 2, 4],
    ["4 to 6 PQE", 4, 6],
    ["at least two years", 2, undefined],
    ["minimum of 4 years", 4, undefined],
    ["minimum 3 yrs", 3, undefined],
    ["5+ years in audit", 5, undefined],
    ["7 plus years", 7, undefined],
    ["two (2) years", 2, undefined],
    ["2 PQE", 2, undefined],
    ["one year in a similar role", 1, undefined],
    ["a year as a paralegal", 1, undefined],
  ])("%s", (text, least, most) => {
    expect(yearsAsked(text)).toEqual({ least, most });
  });
});

test.each([
  "established for 30 years",
  "established 30 years ago",
  "For over 40 years we have served the valley",
  "over the last ten years we grew",
  "Our firm has been here for 25 years",
  "40 years of history",
  "our 50 years anniversary",
  "the building is 10 years old",
  "in three years you will lead the team",
  "the partner retires in 5 years",
  "a bond of 45 years",
  "no experience needed",
  "",
])("no demand: %s", (text) => {
  expect(yearsAsked(text)).toBeUndefined();
});

const advert = (title: string, ...lines: string[]) =>
  makeJob(
    `${title}\n\nAbout us\nWe were established 30 years ago.\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}\n`,
  ).profile;

describe("years in an advertisement", () => {
  test.each([
    ["Family Lawyer", ["3-5 years PAE", "Family law"], 3, 5],
    ["Family Lawyer", ["At least two years in family law"], 2, 14],
    ["Family Lawyer", ["Experience in family law"], 1, 7],
    ["Senior Associate", ["Experience in family law"], 5, 17],
    ["Junior Lawyer", ["Experience in family law"], 0, 3],
    ["Graduate Lawyer", ["Law degree"], 0, 1],
    ["Lawyer (4-6 years PAE)", ["Experience in family law"], 4, 6],
    ["Bookkeeper", ["Three years with payroll"], 3, undefined],
    ["Bookkeeper", ["Experience with payroll"], undefined, undefined],
  ])("%s, %j", (title, lines, least, most) => {
    const asked = advert(title, ...lines);
    expect([asked.least, asked.most]).toEqual([least, most]);
  });

  test("the line that says so is cited", () => {
    const { lines, profile } = makeJob(
      "Chef\n\nRequirements\n- Knife skills\n- Four years as a chef\n",
    );
    const level = profile.requirements.find(({ kind }) => kind === "level");
    expect(lines[level?.line ?? -1]?.text).toBe("Four years as a chef");
  });
});
