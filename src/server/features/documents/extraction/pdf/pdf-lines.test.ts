import { describe, expect, test } from "vitest";
import { extractDocument } from "../../reader/read-document.ts";
import { kerned, makePdf, type PdfPage, rectangle, text } from "../testing/make-pdf.ts";

async function linesOf(...pages: PdfPage[]) {
  return (await extractDocument(makePdf(...pages), "pdf")).lines;
}

async function textsOf(...content: string[]) {
  return (await linesOf({ content })).map((line) => line.text);
}

const prose = (side: string, at: number) => `${side} ${at} goes on with several words`;

describe("lines of a PDF", () => {
  test("pieces of a word are joined, words are parted by gaps, with or without spaces", async () => {
    expect(
      await textsOf(
        kerned(["Depar", 60, "tment", 260, "of", 260, "Justice"], { x: 72, y: 100 }),
        kerned(["With real ", -20, "spaces and ker", 90, "ning"], { x: 72, y: 120 }),
      ),
    ).toEqual(["Department of Justice", "With real spaces and kerning"]);
  });

  test("spaced-out headings become words", async () => {
    expect(
      await textsOf(
        text("WORK EXPERIENCE", { x: 72, y: 100 }, { letterSpacing: 4 }),
        text("E D U C A T I O N", { x: 72, y: 140 }),
        text("S K I L L S   A N D   T O O L S", { x: 72, y: 180 }),
      ),
    ).toEqual(["WORK EXPERIENCE", "EDUCATION", "SKILLS AND TOOLS"]);
  });

  test("a date at the right belongs to its line, even if all dates are painted first or last", async () => {
    const roles = ["Senior Associate", "Solicitor", "Paralegal"].map((role, at) =>
      text(role, { x: 72, y: 100 + 40 * at }),
    );
    const duties = [0, 1, 2].map((at) =>
      text("Drafted letters of advice", { x: 72, y: 114 + 40 * at }),
    );
    const dates = [0, 1, 2].map((at) =>
      text(`Mar 201${at} – May 201${at + 1}`.replace("–", "-"), { x: 430, y: 100 + 40 * at }),
    );
    const expected = [
      "Senior Associate\tMar 2010 - May 2011",
      "Drafted letters of advice",
      "Solicitor\tMar 2011 - May 2012",
      "Drafted letters of advice",
      "Paralegal\tMar 2012 - May 2013",
      "Drafted letters of advice",
    ];
    const body = roles.flatMap((role, at) => [role, duties[at] ?? ""]);
    expect(await textsOf(...body, ...dates)).toEqual(expected);
    expect(await textsOf(...dates, ...body)).toEqual(expected);
  });

  test("columns are never mixed, whether painted one after the other or row by row", async () => {
    const left = Array.from({ length: 9 }, (_, at) =>
      text(prose("Left", at), { x: 50, y: 100 + 14 * at }),
    );
    const right = Array.from({ length: 9 }, (_, at) =>
      text(prose("Right", at), { x: 320, y: 100 + 14 * at }),
    );
    const expected = ["Left", "Right"].flatMap((side) =>
      Array.from({ length: 9 }, (_, at) => prose(side, at)),
    );
    expect(await textsOf(...left, ...right)).toEqual(expected);
    expect(await textsOf(...left.flatMap((line, at) => [line, right[at] ?? ""]))).toEqual(expected);
  });

  test("a table with dates at the left is read across", async () => {
    const rows = ["2019 - 2021", "2016 - 2019", "2013 - 2016", "2010 - 2013"].flatMap(
      (dates, at) => [
        text(dates, { x: 50, y: 100 + 42 * at }),
        text(`Role number ${at}`, { x: 160, y: 100 + 42 * at }),
        text("A firm in Sydney", { x: 160, y: 114 + 42 * at }),
      ],
    );
    const texts = await textsOf(...rows);
    expect(texts.slice(0, 4)).toEqual([
      "2019 - 2021\tRole number 0",
      "A firm in Sydney",
      "2016 - 2019\tRole number 1",
      "A firm in Sydney",
    ]);
  });

  test("type of another size on the same baseline is another line", async () => {
    const lines = await linesOf({
      content: [
        text("Ana Reyes", { x: 72, y: 100 }, { size: 24, bold: true }),
        text("Solicitor of the Supreme Court", { x: 300, y: 100 }, { size: 9 }),
      ],
    });
    expect(lines).toMatchObject([
      { text: "Ana Reyes", size: 24, bold: true },
      { text: "Solicitor of the Supreme Court", size: 9 },
    ]);
  });

  test("marks of list items are taken off, typed or drawn", async () => {
    const lines = await linesOf({
      content: [
        text("\x95 Typed item", { x: 72, y: 100 }),
        rectangle("#000000", { x: 64, y: 115 }, 3.5, 3.5),
        text("Drawn item", { x: 76, y: 120 }),
        text("- Dashed item", { x: 72, y: 140 }),
        text("- 2021", { x: 72, y: 160 }),
      ],
    });
    expect(lines.map(({ text: words, bullet = false }) => [words, bullet])).toEqual([
      ["Typed item", true],
      ["Drawn item", true],
      ["Dashed item", true],
      ["- 2021", false],
    ]);
  });

  test("links belong to the words over which they lie, or to the nearest; scripts to none", async () => {
    const link = { width: 60, height: 12 };
    const [mail, name] = await linesOf({
      content: [text("ana@example.com", { x: 72, y: 100 }), text("Ana Reyes", { x: 72, y: 200 })],
      links: [
        { ...link, x: 72, y: 90, address: "mailto:ana@example.com" },
        { ...link, x: 300, y: 95, address: "https://www.linkedin.com/in/ana-reyes" },
        { ...link, x: 72, y: 190, address: "javascript:alert" },
      ],
    });
    expect(mail?.links).toEqual([
      "mailto:ana@example.com",
      "https://www.linkedin.com/in/ana-reyes",
    ]);
    expect(name?.links).toBeUndefined();
  });

  test("more space than usual is noticed", async () => {
    const lines = await linesOf({
      content: [100, 114, 128, 142, 180, 194, 208].map((y) => text("A line of text", { x: 72, y })),
    });
    expect(lines.map((line) => line.gapBefore ?? false)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test("headers and footers are read once, and page numbers not again and again", async () => {
    const page = (number: number): PdfPage => ({
      content: [
        text("Ana Reyes, curriculum vitae", { x: 72, y: 30 }),
        text(`The text of page ${number} is here`, { x: 72, y: 300 }),
        text(`Page ${number} of 3`, { x: 280, y: 820 }),
      ],
    });
    const lines = await linesOf(page(1), page(2), page(3));
    expect(lines.map(({ text: words, margin = false }) => [words, margin])).toEqual([
      ["Ana Reyes, curriculum vitae", true],
      ["The text of page 1 is here", false],
      ["Page 1 of 3", true],
      ["The text of page 2 is here", false],
      ["The text of page 3 is here", false],
    ]);
  });

  test("an address that a narrow column broke is put together", async () => {
    expect(
      await textsOf(
        text("ana.reyes.solicitor@example.or", { x: 40, y: 100 }),
        text("g", { x: 40, y: 113 }),
        text("0400 000 000", { x: 40, y: 126 }),
        text("linkedin.com/in/", { x: 40, y: 139 }),
        text("ana-reyes (LinkedIn)", { x: 40, y: 152 }),
      ),
    ).toEqual([
      "ana.reyes.solicitor@example.org",
      "0400 000 000",
      "linkedin.com/in/ana-reyes (LinkedIn)",
    ]);
  });

  test("text that runs up the page is read, with a box where it stands", async () => {
    const [line] = await linesOf({
      content: [text("Curriculum vitae", { x: 40, y: 500 }, { turned: -90 })],
    });
    expect(line?.text).toBe("Curriculum vitae");
    expect(line?.box?.height).toBeGreaterThan(4 * (line?.box?.width ?? 0));
  });

  test("a page that is turned is read as it is shown", async () => {
    const { pages, lines } = await extractDocument(
      makePdf({ content: [text("Ana Reyes", { x: 72, y: 100 }, { turned: -90 })], rotate: 90 }),
      "pdf",
    );
    expect(pages).toEqual([{ width: 842, height: 595 }]);
    expect(lines.map((line) => line.text)).toEqual(["Ana Reyes"]);
  });

  test("boxes are in points from the top left corner", async () => {
    const [line] = await linesOf({ content: [text("Ana Reyes", { x: 72, y: 100 }, { size: 20 })] });
    expect(line?.box).toMatchObject({ x: 72, y: 84 });
  });
});
