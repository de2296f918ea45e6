import { expect, test } from "vitest";
import { extractDocument } from "../reader/read-document.ts";
import { makeDocx, paragraph, run } from "./testing/make-docx.ts";

const HIDE = "<w:vanish/>";

test("a long hidden text is cut, between characters", async () => {
  const body = paragraph("Ana Reyes") + paragraph(run(`x${"😀".repeat(3000)}`, HIDE));
  const { hidden } = await extractDocument(await makeDocx({ body }), "docx");
  expect(hidden).toHaveLength(1);
  expect(hidden[0]?.text.length).toBeLessThanOrEqual(2000);
  expect(hidden[0]?.text).toMatch(/^x(?:😀)+…$/u);
});

test("many hidden texts are put together", async () => {
  const many = Array.from({ length: 1000 }, (_, at) => paragraph(run(`word${at}`, HIDE)));
  const body = paragraph("Ana Reyes") + many.join("");
  const { hidden } = await extractDocument(await makeDocx({ body }), "docx");
  expect(hidden.length).toBeLessThan(10);
  expect(hidden.map(({ text }) => text).join(" ")).toContain("word998 word999");
});

test("hidden text counts as text: a flood of it is refused", async () => {
  const body = paragraph("Ana Reyes") + paragraph(run("secret words ".repeat(200_000), HIDE));
  const bytes = await makeDocx({ body });
  await expect(extractDocument(bytes, "docx")).rejects.toThrow("more text than");
});

test("halves of characters do not get out, and addresses without end do not either", async () => {
  const text = Buffer.from("\uFEFFAna \uD83D Reyes", "utf16le");
  const { lines } = await extractDocument(new Uint8Array(text), "txt");
  expect(lines.map((line) => line.text)).toEqual(["Ana Reyes"]);
  const body = paragraph(`<w:hyperlink r:id="rLink0">${run("Site")}</w:hyperlink>`);
  const links = [`https://ana.example/${"a".repeat(5000)}`];
  const linked = await extractDocument(await makeDocx({ body, links }), "docx");
  expect(linked.lines).toEqual([{ text: "Site", page: 1, size: 10 }]);
});
