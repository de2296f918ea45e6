import { expect, test } from "vitest";
import { isTitle } from "./title-of.ts";

test("a line that is the title is told from a paragraph that only has it, and from no title", () => {
  const job = { title: "Tax Lawyer" };
  expect(isTitle(job, " TAX LAWYER ")).toBe(true);
  expect(isTitle(job, "Tax Lawyer wanted by a firm that has grown from two people to five.")).toBe(
    false,
  );
  expect(isTitle({ title: "" }, "")).toBe(false);
});
