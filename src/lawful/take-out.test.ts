import { expect, test } from "vitest";
import { takeOut } from "./take-out.ts";

test.each([
  ["Must be male", "Must be male", ""],
  ["must be male, church-going, no kids", "church-going", "Must be male, no kids"],
  ["Own ute, no kids", "no kids", "Own ute"],
  ["no kids, own ute", "no kids", "Own ute"],
  ["We are looking for a young woman.", "young woman", ""],
  ["Own ute and no kids.", "no kids", "Own ute."],
  ["Line one\n- Must be male\nLine three", "Must be male", "Line one\nLine three"],
  ["- Must be male\nLine two", "Must be male", "Line two"],
  ["Line one\n- Own ute, no kids", "no kids", "Line one\n- Own ute"],
  ["Nothing of it", "Must be male", "Nothing of it"],
  ["Nothing", "", "Nothing"],
])("%j without %j", (text, quote, left) => {
  expect(takeOut(text, quote)).toBe(left);
});
