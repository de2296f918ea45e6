import { describe, expect, test } from "vitest";
import { stemsOf, wordsOf } from "./words-of.ts";

const phraseOf = (text: string) =>
  wordsOf(text).flatMap(({ stem, counts }) => (counts ? stem : []));

describe("the spellings of Britain and America are one", () => {
  test.each([
    ["labour", "labor"],
    ["behavioural", "behavioral"],
    ["theatre", "theater"],
    ["centres", "centers"],
    ["licence", "license"],
    ["licences", "licenses"],
    ["licenced", "licensed"],
    ["defence", "defense"],
    ["programme", "program"],
    ["organisation", "organization"],
    ["organised", "organized"],
    ["specialising", "specializing"],
    ["behaviours", "behaviors"],
    ["customised", "customized"],
    ["practise", "practice"],
    ["practising", "practicing"],
    ["counselling", "counseling"],
    ["modelling", "modeling"],
    ["paediatric", "pediatric"],
    ["anaesthetist", "anesthetist"],
    ["haematology", "hematology"],
    ["gynaecology", "gynecology"],
    ["orthopaedic", "orthopedic"],
    ["catalogue", "catalog"],
    ["tyres", "tires"],
    ["cheque", "check"],
  ])("%s is %s", (british, american) => {
    expect(stemsOf(british)).toEqual(stemsOf(american));
  });

  test("but four and for are two words", () => {
    expect(phraseOf("four")).not.toEqual(phraseOf("for"));
  });
});

describe("signs that belong to a name stay with it", () => {
  test.each([
    ["C++ and C#", ["c++", "c#"]],
    ["Node.js, ASP.NET", ["node.js", "asp.net"]],
    ["AWS S3", ["aws", "s3"]],
    ["M&A", ["m&a"]],
    ["CI/CD", ["ci/cd"]],
    ["litigation/arbitration", ["litig", "arbitr"]],
  ])("%s", (text, stems) => {
    expect(stemsOf(text)).toEqual(stems);
  });

  test(".NET at the start of a word is still a word", () => {
    expect(stemsOf("C# on .NET")).toContain("dotnet");
  });

  test.each([
    ["the end of a sentence", "Wrote it in C++.", "c++"],
    ["a bracket", "(C#)", "c#"],
    ["a comma", "C++, Java", "c++"],
  ])("%s is no part of it", (_, text, name) => {
    expect(stemsOf(text)).toContain(name);
  });
});

describe("words that are terms in capitals only", () => {
  test.each([
    ["services written in Go", "go", true],
    ["Python, Go and Rust", "go", true],
    ["GO and Rust", "go", true],
    ["willing to go further", "go", false],
    ["Go further with us", "go", false],
    ["built REST services", "rest", true],
    ["the rest of the files", "rest", false],
    ["Rest breaks were kept", "rest", false],
    ["claims under CTP schemes", "ctp", true],
    ["PAT testing", "pat", true],
    ["a pat on the back", "pat", false],
    ["commercial IP disputes", "ip", true],
    ["IT support", "it", true],
    ["did it well", "it", false],
    ["worked in ED", "ed", true],
  ])("%s: %s is %s", (text, term, isOne) => {
    expect(stemsOf(text).includes(term)).toBe(isOne);
  });
});

describe("words of which one would be lost are joined", () => {
  test.each([
    ["in-house counsel", "in house counsel"],
    ["on-call roster", "on call roster"],
    ["back-end developer", "backend developer"],
    ["front end developer", "frontend developer"],
    ["full-stack engineer", "full stack engineer"],
    ["e-discovery", "ediscovery"],
    ["E-commerce", "ecommerce"],
    ["by-laws", "by-law"],
    ["post-graduate study", "postgraduate study"],
    ["in‑house counsel", "in-house counsel"],
  ])("%s is %s", (one, other) => {
    expect(stemsOf(one)).toEqual(stemsOf(other));
  });

  test("a house is not a legal department", () => {
    expect(stemsOf("worked in a house")).not.toEqual(stemsOf("worked in-house"));
  });
});

describe("little words do not matter to a phrase", () => {
  test.each([
    ["sale of the business", "sale business"],
    ["wills and estates", "wills estates"],
    ["The Law of Contract", "law contract"],
    ["supervision of their paralegals", "supervision paralegals"],
  ])("%s is %s", (long, short) => {
    expect(phraseOf(long)).toEqual(phraseOf(short));
  });

  test("greater words do, even where they do not tell the kind of work", () => {
    expect(phraseOf("full time work")).not.toEqual(phraseOf("time"));
    expect(stemsOf("full time work")).toEqual([]);
  });
});

test.each([
  "Mr",
  "Mrs",
  "Ms",
  "Mx",
  "he",
  "she",
  "his",
  "hers",
  "himself",
  "male",
  "female",
  "woman",
  "husband",
  "wife",
  "mother",
  "father",
  "gender",
])("%s tells nothing", (word) => {
  expect(stemsOf(word)).toEqual([]);
  expect(stemsOf(word.toUpperCase())).toEqual([]);
});

test("figures and single letters tell nothing, and figures still count in a phrase", () => {
  expect(stemsOf("2019 5 10 A B")).toEqual([]);
  expect(phraseOf("section 79")).toHaveLength(2);
});

test("letters with marks and slanted apostrophes are read as plain ones", () => {
  expect(stemsOf("Résumé café")).toEqual(stemsOf("Resume cafe"));
  expect(stemsOf("solicitor’s office")).toEqual(stemsOf("solicitor's office"));
});

test("the same text is the same words, whatever was read before", () => {
  const text = "Go services, then REST; Go further";
  const before = wordsOf(text);
  wordsOf("Go REST go rest");
  expect(wordsOf(text)).toEqual(before);
});
