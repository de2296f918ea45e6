import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { changeWords, type Subject } from "./change-words.ts";
import { changesFor, NAMES } from "./run-audit.ts";

const TEXTS = [
  "PRIYA NAIR",
  "0491 570 006 | priya@mail.example",
  "Summary",
  "She leads a team and her clients rely on her. They pay their bills.",
];
const subject: Subject = {
  lines: TEXTS.map((text) => ({ text, page: 1 })),
  corrections: { summary: "Priya leads. His files are hers." },
  sections: ["header", "header", "summary", "summary"],
  names: ["Priya Nair"],
  others: [],
};
const change = (one: Change, of: Subject = subject) => changeWords(of, one);
const textsOf = (one: Change) => change(one)?.lines.map(({ text }) => text);

test("pronouns and titles, and nobody else's they", () => {
  expect(textsOf({ kind: "pronouns", to: "he" })).toEqual([
    "Mr PRIYA NAIR (he/him)",
    TEXTS[1],
    "Summary",
    "He leads a team and his clients rely on him. They pay their bills.",
  ]);
  expect(textsOf({ kind: "pronouns", to: "they" })?.[3]).toBe(
    "They leads a team and their clients rely on them. They pay their bills.",
  );
  expect(change({ kind: "pronouns", to: "she" })?.corrections).toEqual({
    summary: "Priya leads. Her files are hers.",
  });
  const titled = { ...subject, lines: [{ text: "Mrs Priya Nair", page: 1 }] };
  expect(change({ kind: "pronouns", to: "they" }, titled)?.lines[0]?.text).toBe(
    "Mx Priya Nair (they/them)",
  );
});

test("what the owner wrote in the profile is changed as well", () => {
  const [name] = changesFor(0);
  expect(name && change(name.change)?.corrections).toEqual({
    summary: "Emily leads. His files are hers.",
  });
});

test("a statement stands below the header or at the end, and nothing else moves", () => {
  const text = "Sex: female";
  const top = textsOf({ kind: "statements", text, place: "top" });
  expect(top).toEqual([TEXTS[0], TEXTS[1], text, TEXTS[2], TEXTS[3]]);
  const end = textsOf({ kind: "statements", text, place: "end" });
  expect(end).toEqual([...TEXTS, "Personal details", text]);
});

test("contact details that are taken out leave no blank line, and the control takes out its lines", () => {
  expect(textsOf({ kind: "contact", email: "", phone: "" })).toEqual([
    TEXTS[0],
    TEXTS[2],
    TEXTS[3],
  ]);
  expect(textsOf({ kind: "control", without: [1, 3] })).toEqual([TEXTS[0], TEXTS[2]]);
});

test("where there is nothing of the kind, nothing was tried", () => {
  const plain: Subject = { ...subject, lines: [{ text: "Summary", page: 1 }], corrections: {} };
  expect(change({ kind: "contact", email: "", phone: "" }, plain)).toBeUndefined();
  expect(change({ kind: "pronouns", to: "he" }, plain)).toBeUndefined();
  expect(change({ kind: "name", given: "Wei", family: "Zhang" }, plain)).toBeUndefined();
  expect(change({ kind: "none" }, plain)?.lines).toEqual(plain.lines);
});

test("over four resumes every name has its turn, and each resume has the same again", () => {
  const names = [0, 1, 2, 3].flatMap((place) =>
    changesFor(place).flatMap(({ kind, label }) => (kind === "name" ? label : [])),
  );
  expect(names.sort()).toEqual(NAMES.map(({ given, family }) => `${given} ${family}`).sort());
  expect(changesFor(4)).toEqual(changesFor(0));
});
