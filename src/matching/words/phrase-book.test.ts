import { describe, expect, test } from "vitest";
import { makePhraseBook, stemsForPhrases } from "./phrase-book.ts";

const PHRASES = [
  "family law",
  "sale of business",
  "go",
  "rest api",
  "in-house",
  "commercial lease",
  "wills",
  "e-discovery",
  "financial statement analysis",
  "family court",
];

function found(text: string): string[] {
  const book = makePhraseBook();
  for (const [at, phrase] of PHRASES.entries()) book.learn(phrase, at);
  return [...book.find(stemsForPhrases(text)).keys()].map((at) => PHRASES[at] ?? "");
}

describe("a phrase is found", () => {
  test.each([
    ["as it is written", "Practised family law in Hobart", "family law"],
    ["in the plural", "Drafted commercial leases", "commercial lease"],
    ["in capitals", "FAMILY LAW", "family law"],
    ["with other little words", "the sale of a business", "sale of business"],
    ["without its little words", "business sale, sale business", "sale of business"],
    ["with one foreign word inside", "family and relationship law", "family law"],
    [
      "with one foreign word in a longer one",
      "financial statement ratio analysis",
      "financial statement analysis",
    ],
    ["joined another way", "three years in house", "in-house"],
    ["joined with no hyphen", "ran ediscovery exports", "e-discovery"],
    ["as a name", "services in Go and Python", "go"],
    ["in capitals, if it is meant so", "designed a REST API", "rest api"],
  ])("%s", (_, text, phrase) => {
    expect(found(text)).toContain(phrase);
  });
});

describe("a phrase is not found", () => {
  test.each([
    ["with two foreign words inside", "family dispute resolution law", "family law"],
    [
      "with a foreign word in two places",
      "financial yearly statement ratio analysis",
      "financial statement analysis",
    ],
    ["the other way round", "law family", "family law"],
    ["where half of it stands", "family holidays", "family law"],
    ["in lower case, if it is a name", "ready to go anywhere", "go"],
    ["in lower case, if it is meant in capitals", "the rest api", "rest api"],
    ["in another word", "she will travel", "wills"],
  ])("%s", (_, text, phrase) => {
    expect(found(text)).not.toContain(phrase);
  });
});

test("several phrases that begin alike are all found", () => {
  expect(found("family law in the Family Court").sort()).toEqual(["family court", "family law"]);
});

test("the length told is that of the longest phrase for the entry", () => {
  const book = makePhraseBook();
  book.learn("law", 0);
  book.learn("family law", 0);
  book.learn("court", 1);
  expect(book.find(stemsForPhrases("family law in court"))).toEqual(
    new Map([
      [0, 2],
      [1, 1],
    ]),
  );
});

test("one phrase may stand for several entries", () => {
  const book = makePhraseBook();
  book.learn("ahpra", 0);
  book.learn("AHPRA", 1);
  book.learn("ahpra", 0);
  expect([...book.find(stemsForPhrases("AHPRA registration")).keys()]).toEqual([0, 1]);
});

test("a phrase of little words alone is never found", () => {
  const book = makePhraseBook();
  book.learn("of the", 0);
  expect(book.find(stemsForPhrases("one of the team")).size).toBe(0);
  expect(book.find([]).size).toBe(0);
});
