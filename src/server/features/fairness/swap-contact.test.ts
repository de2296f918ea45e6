import { expect, test } from "vitest";
import { swapContact } from "./change-words.ts";

const OTHERS = { email: "reach.me@mail.example", phone: "0491 570 158" };
const NONE = { email: "", phone: "" };

test("every address and number is another one, behind a link as well", () => {
  const swap = (text: string) => swapContact(text, OTHERS);
  expect(swap("(02) 9374 4000 | a.b@firm.com.au | linkedin.com/in/ab")).toBe(
    "0491 570 158 | reach.me@mail.example | linkedin.com/in/ab",
  );
  expect(swap("+61 491 570 006")).toBe("0491 570 158");
  expect(swap("mailto:a.b@firm.com.au")).toBe("mailto:reach.me@mail.example");
});

test("years, amounts and company numbers are no telephones", () => {
  for (const text of [
    "2015 - 2019",
    "ABN 53 004 085 616",
    "$1,900,000 in 2026",
    "03/2019 - 04/2021",
  ])
    expect(swapContact(text, OTHERS)).toBe(text);
});

test("taken out, they take along what named and parted them", () => {
  expect(swapContact("Contact: 0491 575 254, t.m@mail.example", NONE)).toBe("");
  expect(swapContact("Perth WA | E: a@b.example | M 0491 570 313", NONE)).toBe("Perth WA");
  expect(swapContact("0491 570 006 / a@b.example / linkedin.com/in/x", NONE)).toBe(
    "linkedin.com/in/x",
  );
  expect(swapContact("Acted on the phone hotline, 2019", NONE)).toBe(
    "Acted on the phone hotline, 2019",
  );
});
