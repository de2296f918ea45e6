import { describe, expect, test } from "vitest";
import { extractDocument } from "../../reader/read-document.ts";
import { type DocxParts, makeDocx, paragraph, run, table, textBox } from "../testing/make-docx.ts";

async function read(parts: DocxParts) {
  const { lines } = await extractDocument(await makeDocx(parts), "docx");
  return { lines, texts: lines.map((line) => line.text) };
}

describe("lines of a Word file", () => {
  test("headers come first and footers last, both marked", async () => {
    const { lines } = await read({
      body: paragraph("Experience"),
      header: paragraph("Ana Reyes"),
      footer: paragraph("Page 1"),
    });
    expect(lines).toMatchObject([
      { text: "Ana Reyes", margin: true },
      { text: "Experience" },
      { text: "Page 1", margin: true },
    ]);
  });

  test("breaks make lines, tabs stay, links are kept", async () => {
    const body = paragraph(
      `${run("Solicitor")}<w:r><w:tab/></w:r>${run("2019")}<w:r><w:br/></w:r><w:hyperlink r:id="rLink0">${run("LinkedIn")}</w:hyperlink>`,
    );
    const { lines } = await read({ body, links: ["https://www.linkedin.com/in/ana-reyes"] });
    expect(lines).toMatchObject([
      { text: "Solicitor\t2019" },
      { text: "LinkedIn", links: ["https://www.linkedin.com/in/ana-reyes"] },
    ]);
  });

  test("size, weight, heading and list come from styles and numbering", async () => {
    const { lines } = await read({
      body: [
        paragraph("Experience", '<w:pStyle w:val="H1"/>'),
        paragraph("Drafted advice", '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
        paragraph("- Typed mark"),
      ].join(""),
      styles:
        '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>',
      numbering:
        '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>',
    });
    expect(lines).toEqual([
      { text: "Experience", page: 1, size: 14, bold: true, heading: 1 },
      { text: "Drafted advice", page: 1, size: 10.5, bullet: true },
      { text: "Typed mark", page: 1, size: 10.5, bullet: true },
    ]);
  });

  test("short cells are read across, long ones one after the other", async () => {
    const cell = (...words: string[]) => words.map((word) => paragraph(word)).join("");
    const { texts } = await read({
      body: table([
        [cell("2019 – 2021"), cell("Solicitor", "Acme Legal", "Drafted advice")],
        [cell("Litigation"), cell("Drafting"), cell("Research")],
        [cell("Contact", "Phone", "Mail", "Skills"), cell("Profile", "Experience", "Education")],
      ]),
    });
    expect(texts).toEqual([
      "2019 – 2021\tSolicitor",
      "Acme Legal",
      "Drafted advice",
      "Litigation\tDrafting\tResearch",
      ...["Contact", "Phone", "Mail", "Skills", "Profile", "Experience", "Education"],
    ]);
  });

  test("a text box is read once; deleted text, codes of fields and comments are not", async () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const { lines } = await read({
      body: [
        textBox(paragraph("Boxed")),
        paragraph(
          `${run("Kept")}<w:del><w:r><w:delText>Struck</w:delText></w:r></w:del>${field("begin")}<w:r><w:instrText>HYPERLINK "https://ana.example"</w:instrText></w:r>${field("separate")}${run(" site")}${field("end")}`,
        ),
      ].join(""),
    });
    expect(lines).toMatchObject([
      { text: "Boxed" },
      { text: "Kept site", links: ["https://ana.example"] },
    ]);
  });

  test("an empty paragraph and wide spacing are space before the next line", async () => {
    const { lines } = await read({
      body: [
        ...["One", "Two", "Three"].map((word) => paragraph(word)),
        paragraph(""),
        paragraph("Four"),
        paragraph("Five", '<w:spacing w:before="240"/>'),
      ].join(""),
    });
    expect(lines.map((line) => line.gapBefore ?? false)).toEqual([false, false, false, true, true]);
  });

  test("the main part may have another name", async () => {
    const { texts } = await read({ body: paragraph("Ana Reyes"), main: "document2" });
    expect(texts).toEqual(["Ana Reyes"]);
  });

  test("a document type, and with it every entity, is refused", async () => {
    const bytes = await makeDocx({
      body: paragraph("&x;"),
      prolog: '<!DOCTYPE d [<!ENTITY x "y">]>',
    });
    await expect(extractDocument(bytes, "docx")).rejects.toThrow("damaged");
  });
});
