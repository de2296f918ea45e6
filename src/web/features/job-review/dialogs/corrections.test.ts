import { expect, test } from "vitest";
import { aJob } from "../testing/jobs.ts";
import { correctionsOf, editedOf, isSame } from "./corrections.ts";

const before = editedOf(aJob(1, { experience_level: "wizard", raw_content: "One\r\nTwo" }));

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test("only what was changed is sent, and the lines of a form are no change", () => {
  const typed = { ...before, experience_level: "" as const, raw_content: "One\r\nTwo " };
  expect(correctionsOf(before, typed)).toEqual({});
  expect(correctionsOf(before, { ...typed, location: "", title: " Lawyer " })).toEqual({
    location: "",
    title: "Lawyer",
  });
});

test("what was typed is noticed", () => {
  expect(isSame(before, formOf({ ...before, raw_content: "One\r\nTwo" }))).toBe(true);
  expect(isSame(before, formOf({ ...before, practice_area: "Tax" }))).toBe(false);
});
