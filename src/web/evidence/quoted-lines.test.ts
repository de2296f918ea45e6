import { expect, it } from "vitest";
import { quotedLines } from "./quoted-lines.ts";

const lines = [{ text: "Priya Raman" }, { text: "Admitted 2020. NSW certificate to 2027" }];

it("shows the whole line, with the quoted words marked", () => {
  const evidence = [{ line: 2, quote: "NSW certificate" }];
  expect(quotedLines(evidence, lines)).toEqual([
    { line: 2, text: "Admitted 2020. NSW certificate to 2027", cited: [[15, 30]] },
  ]);
});

it("shows a line once that is quoted twice", () => {
  const evidence = [
    { line: 2, quote: "Admitted 2020" },
    { line: 2, quote: "to 2027" },
  ];
  const [line, ...others] = quotedLines(evidence, lines);
  expect(others).toEqual([]);
  expect(line?.cited).toEqual([
    [0, 13],
    [31, 38],
  ]);
});

it("marks nothing that does not stand there, and quotes what has no line", () => {
  const evidence = [
    { line: 1, quote: "Prima" },
    { line: 9, quote: "Beyond the end" },
  ];
  expect(quotedLines(evidence, lines)).toEqual([
    { line: 1, text: "Priya Raman", cited: [] },
    { line: 9, text: "Beyond the end", cited: [[0, 14]] },
  ]);
});
