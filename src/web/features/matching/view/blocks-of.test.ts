import { expect, it } from "vitest";
import { wholeJob } from "../testing/answers.ts";
import { blocksOf } from "./blocks-of.ts";

it("keeps headings and puts the bullets of an advertisement together", () => {
  expect(blocksOf(wholeJob().lines)).toEqual([
    { kind: "text", text: "We act for employers in disputes of every size." },
    { kind: "heading", text: "What you bring" },
    {
      kind: "list",
      items: ["A current practising certificate", "Advocacy before the Fair Work Commission"],
    },
    { kind: "heading", text: "What we offer" },
    { kind: "text", text: "Leave that you can take." },
  ]);
});

it("begins another list after other words, and leaves out what is blank", () => {
  const line = (text: string, bullet = false) => ({ text, bullet, heading: false });
  const blocks = blocksOf([line("one", true), line(" "), line("and"), line("two", true)]);
  expect(blocks.map(({ kind }) => kind)).toEqual(["list", "text", "list"]);
});
