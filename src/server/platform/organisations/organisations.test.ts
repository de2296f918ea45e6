import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { abnDigits } from "#contract/abn.ts";
import { projectRoot } from "../project-root.ts";
import { ORGANISATIONS } from "./known.ts";
import {
  hidingKeysOf,
  lookingKeysOf,
  ORGANISATIONS_VERSION,
  sameOrganisation,
} from "./organisations.ts";

const pairsIn = (file: string) =>
  readFileSync(join(projectRoot(), "test/organisations", file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [sort = "", one = "", other = ""] = line.split("\t");
      return { sort, one, other };
    });
const PAIRS = pairsIn("pairs.txt");
const MORE = pairsIn("more-pairs.txt");

function isHidden(one: string, other: string): boolean {
  const looking = new Set(lookingKeysOf({ names: [other] }));
  return hidingKeysOf({ names: [one] }).some((key) => looking.has(key));
}

const wrong = (sort: string, pairs = PAIRS) =>
  pairs
    .filter((pair) => pair.sort === sort)
    .filter(({ one, other }) => isHidden(one, other) !== (sort === "same"))
    .map(({ one, other }) => `${one} / ${other}`);

test("of thirty other forms of a name at most one is not hidden from", () => {
  expect(wrong("same").length, wrong("same").join("\n")).toBeLessThanOrEqual(1);
});

test("of thirty names that are alike at most three are hidden from", () => {
  expect(wrong("different").length, wrong("different").join("\n")).toBeLessThanOrEqual(3);
});

test("of eighty more, all that are the same are hidden from, and at most two that are not", () => {
  expect(wrong("same", MORE)).toEqual([]);
  expect(wrong("different", MORE).length, wrong("different", MORE).join("\n")).toBeLessThanOrEqual(
    2,
  );
});

test("it is the same the other way round", () => {
  for (const { one, other } of [...PAIRS, ...MORE])
    expect(isHidden(other, one), `${one} / ${other}`).toBe(isHidden(one, other));
});

test("what is found by keys is what the two names are to each other", () => {
  for (const { one, other } of [...PAIRS, ...MORE])
    expect(sameOrganisation(one, other) !== "different", `${one} / ${other}`).toBe(
      isHidden(one, other),
    );
});

describe("whatever is typed", () => {
  const long = (part: string) => part.repeat(Math.ceil(200 / part.length)).slice(0, 200);
  const HOSTILE = [
    ...[
      "a",
      " ",
      "&",
      "((",
      "()",
      ")(",
      "t/as ",
      " - ",
      "|",
      "Pty Ltd ",
      "of ",
      "the of ",
      "aA",
      "1 ",
    ],
    ...[
      "é",
      "\u0301",
      "\u202e",
      "𝒜",
      "İ",
      "ß",
      "\0",
      "a.",
      "-.",
      "@",
      "https://",
      "www.",
      "x@",
      "formerly ",
    ],
    ...[
      "Department of ",
      "NSW ",
      "City of ",
      "Harrow & Lyle, ",
      "__proto__ ",
      "constructor",
      ".*",
      "\\",
      "[a-z]+",
    ],
  ].map(long);

  test("it takes a bounded number of keys, and no effort that grows with a power of its length", () => {
    for (const name of [...HOSTILE, "", "&", "constructor", "x".repeat(1_000_000)]) {
      const keys = [...hidingKeysOf({ names: [name] }), ...lookingKeysOf({ names: [name] })];
      expect(keys.length, name.slice(0, 20)).toBeLessThanOrEqual(2000);
      expect(Math.max(0, ...keys.map((key) => key.length))).toBeLessThanOrEqual(300);
    }
  });

  test("nothing is nobody: blanks and signs hide from no one, and not from each other", () => {
    for (const name of ["", "   ", "&", "- - -", "..."])
      expect(hidingKeysOf({ names: [name] })).toEqual([]);
  });

  test("a mailbox that everybody can have says nothing", () => {
    expect(lookingKeysOf({ names: [], domains: ["gmail.com", "harrow.wordpress.com"] })).toEqual(
      [],
    );
  });
});

test("keys that are kept are those of this version: after a change of rules or lists it goes up", () => {
  const texts = [...PAIRS, ...MORE].flatMap(({ one, other }) => [one, other]);
  const made = JSON.stringify([
    texts.map((name) => hidingKeysOf({ names: [name] })),
    ORGANISATIONS,
  ]);
  const digest = createHash("sha256").update(made).digest("hex").slice(0, 12);
  expect({ version: ORGANISATIONS_VERSION, digest }).toEqual({
    version: 1,
    digest: "d24806955a3d",
  });
});

test("our lists have no organisation twice, and no domain of two", () => {
  const names = ORGANISATIONS.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const domains = ORGANISATIONS.flatMap((one) => one.domains);
  expect(domains.filter((domain, at) => domains.indexOf(domain) !== at)).toEqual([]);
  for (const domain of domains) expect(domain).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/);
  for (const { above } of ORGANISATIONS)
    expect(above.filter((name) => !names.includes(name))).toEqual([]);
});

test.each([
  ["51 824 753 556", "51824753556"],
  ["51824753556", "51824753556"],
  ["51 824 753 557", ""],
  ["01 824 753 556", ""],
  ["5182475355", ""],
  ["", ""],
])("%s as an ABN", (typed, digits) => expect(abnDigits(typed)).toBe(digits));
