import { expect, test } from "vitest";
import type { Line } from "#reading/line.ts";
import { citation, wholeCitation } from "./citation.ts";

const linesOf = (...texts: string[]): Line[] =>
  texts.map((text) => ({
    text: text.replace(/^[•¶] /, ""),
    page: 1,
    bullet: text.startsWith("• "),
    gapBefore: text.startsWith("¶ "),
  }));

/** The passage of these words, which stand in one line. */
function passage(words: string, lines: readonly Line[]) {
  const line = lines.findIndex(({ text }) => text.includes(words));
  const from = lines[line]?.text.indexOf(words) ?? 0;
  return { line, from, to: from + words.length };
}
const quoted = (words: string, ...texts: string[]) => {
  const lines = linesOf(...texts);
  return wholeCitation(passage(words, lines), lines);
};

const WRAPPED = [
  "Report to the CIO and sit on the executive. Five project",
  "managers, a team of six, system integrator and two offshore test teams. Asset,",
  "billing and customer platforms. Benefits tracking with the CFO.",
  "Quarterly board paper.",
];

test("a sentence that a file broke over lines is quoted from its beginning to its end", () => {
  const words = "managers, a team of six, system integrator and two offshore test teams.";
  expect(quoted(words, ...WRAPPED)).toEqual({
    line: 2,
    quote: "Five project managers, a team of six, system integrator and two offshore test teams.",
    isWhole: true,
  });
  expect(quoted("Asset,", ...WRAPPED).quote).toBe("Asset, billing and customer platforms.");
});

test("what stands by itself stays as it is", () => {
  const two = ["• Ran the payroll for 40 people", "• reconciled the trust account"];
  expect(quoted("Ran the payroll for 40 people", ...two).quote).toBe(
    "Ran the payroll for 40 people",
  );
  expect(quoted("reconciled the trust account", ...two).quote).toBe("reconciled the trust account");
  expect(quoted("Xero", "Xero", "¶ and a driver licence").quote).toBe("Xero");
  expect(quoted("Court Clerk", "Court Clerk", "Kept the list.").quote).toBe("Court Clerk");
  expect(quoted("Clerk\t2019", "Clerk\t2019", "kept the list").quote).toBe("Clerk\t2019");
});

test("words in the middle of a line are quoted alone, and are no whole line", () => {
  const cut = quoted("six, system integrator", ...WRAPPED);
  expect(cut).toEqual({ line: 2, quote: "six, system integrator", isWhole: false });
});

test("a sentence of a whole page is quoted by its line alone", () => {
  const page = Array.from({ length: 12 }, (_, at) => `part ${at} and`);
  const lines = linesOf(...page);
  expect(wholeCitation(passage("part 6 and", lines), lines)).toMatchObject({
    quote: "part 6 and",
    isWhole: false,
  });
});

test("a line that is not there quotes nothing", () => {
  expect(citation({ line: 9, from: 0, to: 4 }, [])).toEqual({ line: 10, quote: "" });
});
