import { describe, expect, test } from "vitest";
import { GUESSABLE_SENTENCES } from "#contract/guessable-passwords.ts";
import { COMMON_WORDS, guessCount, refuseGuessable } from "./refuse-guessable.ts";

const owner = { name: "Priya O'Raman", email: "p.raman82@mail.example" };
const refusalOf = (password: string) => {
  try {
    refuseGuessable(password, owner);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

test.each([
  ["a word", "password", "sunshine", "Football", "MELBOURNE"],
  [
    "a word with figures and signs",
    "Password123",
    "password1!",
    "Dragon2024",
    "liverpool99",
    "Summer2025!",
  ],
  ["figures in place of letters", "P@ssw0rd", "p4ssw0rd!", "M3lb0urn3", "5uperm4n1", "L3tm31n!!"],
  ["two words", "iloveyou", "summerlove", "collingwoodmagpies", "Sydney-Swans1"],
  ["rows of keys", "qwertyuiop", "1qaz2wsx", "asdfghjkl", "zxcvbnm,./", "0987654321", "qwerty123!"],
  ["figures alone", "12345678", "11111111", "87654321", "24681357", "19841985", "0412345678"],
  ["repetitions", "aaaaaaaa", "abcabcabc", "xyxyxyxyxy", "passwordpassword", "!!!!!!!!!!"],
  ["dates", "01011990", "25/12/1987", "14-02-1999", "1987-12-25", "Monday13"],
  ["suburbs and months", "Bondi2026", "parramatta1", "November2026", "Fitzroy#1"],
  ["spaces round it", " 12345678 ", "password  "],
])("refuses %s", (_what, ...passwords) => {
  for (const password of passwords)
    expect([password, refusalOf(password)]).toEqual([password, GUESSABLE_SENTENCES.common]);
});

test.each([
  "p.raman82@mail.example",
  "p.raman82-forever",
  "Priya2026xkvd",
  "my RAMAN is here for long",
])("refuses %s, which holds the owner's name or address", (password) => {
  expect(refusalOf(password)).toBe(GUESSABLE_SENTENCES.personal);
});

test("a short name is one guess, and no more, of its owner's password", () => {
  const li = { name: "Zhu Qix", email: "zq@mail.example" };
  expect(() => refuseGuessable("zhu19871", li)).toThrow(GUESSABLE_SENTENCES.common);
  expect(() => refuseGuessable("unhurt zhupavoqix", li)).not.toThrow();
});

test.each([
  "correct horse battery",
  "a brand new staple",
  "long enough",
  "mowaba-detuwa-42",
  "x7k2m9q4",
  "Tr0ub4dor&3",
  "grüße aus köln",
  "пароль мой длинный",
  "vT9#kq!m",
  "4829173650184",
  "we met by the lighthouse",
])("takes %s", (password) => {
  expect(refusalOf(password)).toBeUndefined();
});

describe("the words", () => {
  test("are many, in lower case, and without figures", () => {
    expect(COMMON_WORDS.size).toBeGreaterThan(1500);
    expect([...COMMON_WORDS].filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
  });

  test("are each one guess, also with a capital and a figure behind", () => {
    for (const word of COMMON_WORDS) expect(guessCount(`${word}1`)).toBeLessThanOrEqual(2);
  });
});

test("the longest password that is taken costs a bounded number of looks", () => {
  let looks = 0;
  const counted = { includes: () => ++looks < 0 } as unknown as string[];
  guessCount("a@".repeat(64), counted);
  expect(looks).toBeLessThan(128 * 24 * 3 + 1);
});
