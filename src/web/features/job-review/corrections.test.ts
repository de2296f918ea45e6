import { expect, test } from "vitest";
import { correctionsOf, editedOf } from "./edit-storage.ts";
import { aJob } from "./testing/jobs.ts";

const before = editedOf(aJob(1, { experience_level: "wizard", raw_content: "One\r\nTwo" }));

test("only what was changed is sent, and the lines of a form are no change", () => {
  const typed = { ...before, experience_level: "" as const, raw_content: "One\r\nTwo " };
  expect(correctionsOf(before, typed)).toEqual({});
  expect(correctionsOf(before, { ...typed, location: "", title: " Lawyer " })).toEqual({
    location: "",
    title: "Lawyer",
  });
});
