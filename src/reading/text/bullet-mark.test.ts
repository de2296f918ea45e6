import { expect, test } from "vitest";
import { bulletMark } from "./bullet-mark.ts";

test.each([
  "- Current unrestricted registration with Ahpra",
  "– Present findings to the board each quarter",
  "* Ongoing training of the juniors",
  "• Ran the night shift",
])("%s is an item of a list", (line) => {
  expect(bulletMark(line)).toEqual({ text: line.slice(2), bullet: true });
});

test.each(["- Present", "– current (5 years)", "— to date", "- 2021", "– 03/2021"])(
  "%s is the second half of a date",
  (line) => {
    expect(bulletMark(line)).toEqual({ text: line, bullet: false });
  },
);
