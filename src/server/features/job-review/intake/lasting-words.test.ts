import { expect, test } from "vitest";
import { lastingWords } from "./content-hash.ts";

const bare = (text: string) => lastingWords(text).replace(/ +/g, " ").trim();

test.each([
  ["Posted 3 days ago"],
  ["Listed a day ago"],
  ["30+ days ago"],
  ["Posted 5h ago"],
  ["Re-posted today"],
  ["Updated: yesterday"],
  ["Applications close in 4 days"],
  ["Closes in two weeks"],
  ["Closing tomorrow"],
  ["Only 6 days left to apply"],
  ["12 applicants"],
  ["Be among the first 25 applicants"],
  ["Over 100 people have applied"],
  ["340 views"],
])("%s is of the day", (words) => {
  expect(bare(`Solicitor\n${words}\nSydney`)).toBe("solicitor sydney");
});

test.each([
  ["Closes on 4 December"],
  ["At least 4 years ago you were admitted"],
  ["You will lead 12 people"],
  ["Two days a week from home"],
  ["We opened in 1994"],
  ["Advise applicants for visas"],
])("%s is not", (words) => {
  expect(bare(words)).toBe(words.toLowerCase());
});

test("a long text of a stranger's takes no time", () => {
  expect(bare(`${"closes in 4 ".repeat(5000)}!`)).toContain("closes in 4");
});
