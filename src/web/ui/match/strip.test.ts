import { expect, test } from "vitest";
import type { Grade } from "./grade-square.tsx";
import { tallyText } from "./strip.tsx";

const LETTERS: Record<string, Grade> = { m: "met", p: "part", n: "none" };
const grades = (letters: string) => [...letters].map((letter) => LETTERS[letter] ?? "none");

test.each([
  ["mmmmn", "mmn", "4 of 5 required, 2 of 3 preferred"],
  ["mmmpn", "", "3 of 5 required"],
  ["", "m", "1 of 1 preferred"],
  ["nn", "nnn", "0 of 2 required, 0 of 3 preferred"],
  ["", "", "No requirements listed"],
])("%j required and %j preferred is told as %j", (required, preferred, text) => {
  expect(tallyText(grades(required), grades(preferred))).toBe(text);
});
