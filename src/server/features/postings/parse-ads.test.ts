import { describe, expect, test } from "vitest";
import { parseAds } from "./demo.ts";

const SAMPLE = `===  
title: Senior Associate, Construction Disputes
company: Marchetti Vale Lawyers
location: Sydney NSW
type: full-time, part-time
level: senior
area: Construction: and infrastructure
salary: $165,000 to $190,000 plus super
posted: 3
source: scraped
link: https://marchettivale.example/careers/1
contact: Helen Marchetti, careers@marchettivale.example, (02) 5550 1234

The first paragraph.

- a point: with a colon
===
title: Cook
company: Hotel Pelorus
location: Hobart TAS
type: casual
posted: 0
source: posting
contact: 0491 570 006

Second text.
`;

test("an ad is its header and its text", () => {
  const [first, second, ...others] = parseAds("sample.txt", SAMPLE);
  expect(others).toEqual([]);
  expect(first).toEqual({
    title: "Senior Associate, Construction Disputes",
    company: "Marchetti Vale Lawyers",
    location: "Sydney NSW",
    type: "full-time, part-time",
    level: "senior",
    area: "Construction: and infrastructure",
    salary: "$165,000 to $190,000 plus super",
    posted: 3,
    source: "scraped",
    status: "active",
    link: "https://marchettivale.example/careers/1",
    contact: {
      name: "Helen Marchetti",
      email: "careers@marchettivale.example",
      phone: "(02) 5550 1234",
    },
    text: "The first paragraph.\n\n- a point: with a colon",
  });
  expect(second).toEqual({
    title: "Cook",
    company: "Hotel Pelorus",
    location: "Hobart TAS",
    type: "casual",
    posted: 0,
    source: "posting",
    status: "active",
    contact: { phone: "0491 570 006" },
    text: "Second text.",
  });
});

describe("what is malformed is named by file and number", () => {
  test.each([
    ["no title", "title: Cook\n", ""],
    ["an unknown key", "posted: 0", "posted: 0\nsalery: $1"],
    ["a key twice", "posted: 0", "posted: 0\nposted: 1"],
    ["a line without a key", "posted: 0", "posted: 0\nright away"],
    ["a type that is none", "casual", "sometimes"],
    ["too long ago", "posted: 0", "posted: 60"],
    ["no number", "posted: 0", "posted: today"],
    ["a source that is none", "source: posting", "source: hearsay"],
    ["a posting with a link", "source: posting", "source: posting\nlink: https://x.example/1"],
    ["a scraped ad without one", "source: posting", "source: scraped"],
    ["no text", "Second text.", ""],
  ])("%s", (_what, right, wrong) => {
    const at = SAMPLE.lastIndexOf(right);
    const broken = SAMPLE.slice(0, at) + wrong + SAMPLE.slice(at + right.length);
    expect(() => parseAds("sample.txt", broken)).toThrow(/^sample\.txt, ad 2: /);
  });

  test("something before the first ad", () => {
    expect(() => parseAds("sample.txt", `A word.\n${SAMPLE}`)).toThrow("sample.txt: text before");
  });
});
