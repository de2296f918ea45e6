import { expect, test } from "vitest";
import { movedWord, withWords } from "./word-field.tsx";

test("a pasted list becomes its words, each of them once", () => {
  expect(withWords(["LEAP"], "Advocacy, leap ,\nDrafting; Advocacy,,", /[,;\n]/)).toEqual([
    "LEAP",
    "Advocacy",
    "Drafting",
  ]);
});

test("where a comma belongs to the name it stays in it", () => {
  expect(withWords([], "Smith, Jones & Co\nTolland", /\n/)).toEqual([
    "Smith, Jones & Co",
    "Tolland",
  ]);
});

test("a word moves one place, and not beyond the ends", () => {
  expect(movedWord(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
  expect(movedWord(["a", "b"], "a", -1)).toEqual(["a", "b"]);
  expect(movedWord(["a", "b"], "b", 1)).toEqual(["a", "b"]);
});
