import { expect, test } from "vitest";
import { textBlocks } from "./text-blocks.ts";

const LONG =
  "Harrow & Lyle is a firm of forty in Sydney that acts for employers across New South Wales.";
const line = (text: string, kind: "bullet" | "heading" | "" = "") => ({
  text,
  bullet: kind === "bullet",
  heading: kind === "heading",
});

test("lists, paragraphs and headings stand as they were written", () => {
  const lines = [
    line(LONG),
    line("What you need:"),
    line("A practising certificate", "bullet"),
    line("Four years in employment law", "bullet"),
    line("About us", "heading"),
    line("Small."),
    line(""),
    line("How to apply"),
    line(LONG),
  ];
  expect(textBlocks(lines)).toEqual([
    { kind: "paragraph", text: LONG },
    { kind: "heading", text: "What you need" },
    { kind: "list", items: ["A practising certificate", "Four years in employment law"] },
    { kind: "heading", text: "About us" },
    { kind: "paragraph", text: "Small." },
    { kind: "heading", text: "How to apply" },
    { kind: "paragraph", text: LONG },
  ]);
});

test.each([
  "We are forty people.",
  "jobs@harrowlyle.example",
  "$120,000 to $140,000",
  "Apply to Ana Reyes, partner, with a letter and a short account of your work",
])("%s is no heading", (text) => {
  expect(textBlocks([line(text), line(LONG)])[0]).toEqual({ kind: "paragraph", text });
});

test("the last line is no heading: nothing stands below it", () => {
  expect(textBlocks([line("Harrow & Lyle")])).toEqual([
    { kind: "paragraph", text: "Harrow & Lyle" },
  ]);
});

test("a list begins anew after other words, and a blank line does not part it", () => {
  const lines = [
    line("one", "bullet"),
    line(" "),
    line("two", "bullet"),
    line("And:"),
    line("three", "bullet"),
  ];
  expect(textBlocks(lines)).toEqual([
    { kind: "list", items: ["one", "two"] },
    { kind: "heading", text: "And" },
    { kind: "list", items: ["three"] },
  ]);
});
