import { expect, test } from "vitest";
import { initialsOf } from "./mark/avatar.tsx";

test.each([
  ["Priya Raman", "PR"],
  ["maria da silva", "MS"],
  ["  Mei-Lin\tSato ", "MS"],
  ["Cher", "C"],
  ["王小明", "王"],
  ["山田 太郎", "山太"],
  ["김 민준", "김민"],
  ["Sorrel & Pike", "SP"],
  ["(Tess) “Whit” Whitlam", "TW"],
  ["7-Eleven", "7"],
  ["𠮷野 家", "𠮷家"],
  ["e\u0301milie ßen", "ÉS"],
  ["", ""],
  ["  – ", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
