import { expect, test } from "vitest";
import { citedPieces, type Span } from "./quotation.tsx";

const TEXT = "Drafted two enterprise agreements";

test.each<[string, Span[], string]>([
  ["nothing", [], "Drafted two enterprise agreements"],
  ["a few words", [[8, 11]], "Drafted [two] enterprise agreements"],
  ["the whole line", [[0, 33]], "[Drafted two enterprise agreements]"],
  [
    "two places, given in any order",
    [
      [23, 33],
      [0, 7],
    ],
    "[Drafted] two enterprise [agreements]",
  ],
  [
    "overlapping words",
    [
      [8, 22],
      [12, 33],
    ],
    "Drafted [two enterprise agreements]",
  ],
  [
    "words that touch",
    [
      [8, 11],
      [11, 22],
    ],
    "Drafted [two enterprise] agreements",
  ],
  [
    "one inside another",
    [
      [8, 33],
      [12, 22],
    ],
    "Drafted [two enterprise agreements]",
  ],
  ["more than there is", [[23, 90]], "Drafted two enterprise [agreements]"],
  [
    "before the start and past the end",
    [
      [-4, 7],
      [50, 60],
    ],
    "[Drafted] two enterprise agreements",
  ],
  ["an empty place", [[8, 8]], "Drafted two enterprise agreements"],
])("cites %s", (_name, spans, shown) => {
  const pieces = citedPieces(TEXT, spans);
  expect(pieces.map(({ text, cited }) => (cited ? `[${text}]` : text)).join("")).toBe(shown);
  expect(pieces.map(({ text }) => text).join("")).toBe(TEXT);
});
