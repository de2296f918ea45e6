import { describe, expect, test } from "vitest";
import { stem } from "./stem.ts";

describe("forms of one word have one stem", () => {
  test.each([
    ["contracts", "contract"],
    ["policies", "policy"],
    ["parties", "party"],
    ["businesses", "business"],
    ["searches", "search"],
    ["taxes", "tax"],
    ["leases", "lease"],
    ["client's", "client"],
    ["drafting", "draft"],
    ["drafted", "draft"],
    ["leasing", "lease"],
    ["planning", "plan"],
    ["planned", "plan"],
    ["planner", "plan"],
    ["welding", "welder"],
    ["welds", "weld"],
    ["litigated", "litigating"],
    ["engineers", "engineer"],
    ["teaching", "teacher"],
    ["employment", "employer"],
    ["management", "manager"],
    ["compliance", "compliant"],
    ["insolvency", "insolvencies"],
    ["electrician", "electrical"],
    ["organization", "organize"],
    ["accountant", "account"],
    ["nursing", "nurse"],
    ["nurses", "nurse"],
    ["bookkeeping", "bookkeeper"],
  ])("%s and %s", (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });
});

describe("different words keep different stems", () => {
  test.each([
    ["universe", "university"],
    ["will", "wills"],
    ["new", "news"],
    ["sale", "sales"],
    ["trust", "trustee"],
    ["plan", "plant"],
    ["war", "ward"],
    ["patent", "patient"],
  ])("%s and %s", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

test.each(["c++", "c#", "node.js", "s3", "asp.net", "hltaid011", "law", "tax", "its"])(
  "%s stays as it is",
  (word) => {
    expect(stem(word)).toBe(word);
  },
);

test.each(["status", "basis", "string", "spring", "bring", "bed", "sing"])(
  "%s has no ending to take off",
  (word) => {
    expect(word.startsWith(stem(word).slice(0, -1))).toBe(true);
    expect(stem(word).length).toBeGreaterThanOrEqual(word.length - 1);
  },
);
