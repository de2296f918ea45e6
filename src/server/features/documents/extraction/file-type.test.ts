import { describe, expect, test } from "vitest";
import { fileTypeOf } from "../reader/read-document.ts";
import { makeDocx, paragraph } from "./testing/make-docx.ts";
import { makePdf } from "./testing/make-pdf.ts";

const pdf = makePdf({ content: [] });
const docx = await makeDocx({ body: paragraph("Ana Reyes") });
const online = await makeDocx({ body: paragraph("Ana Reyes"), main: "document2" });
const compound = Buffer.from("d0cf11e0a1b11ae1", "hex");
const doc = Buffer.concat([compound, Buffer.from("WordDocument", "utf16le")]);
const sheet = Buffer.concat([compound, Buffer.from("Workbook", "utf16le")]);
const encrypted = Buffer.concat([compound, Buffer.from("EncryptedPackage", "utf16le")]);

describe("a file's type", () => {
  test.each([
    ["a.pdf", pdf, "pdf"],
    ["A.PDF", Buffer.concat([Buffer.from("\n\n"), pdf]), "pdf"],
    ["a.docx", docx, "docx"],
    ["online.docx", online, "docx"],
    ["protected.docx", encrypted, "docx"],
    ["renamed.doc", docx, "docx"],
    ["a.doc", doc, "doc"],
    ["a.txt", Buffer.from("Zo\xEB", "latin1"), "txt"],
    ["a.txt", Buffer.from("\uFEFFZoë", "utf16le"), "txt"],
  ])("%s is what its content says", (name, bytes, type) => {
    expect(fileTypeOf(bytes, name)).toBe(type);
  });

  test.each([
    ["a.pdf", docx],
    ["a.txt", pdf],
    ["a.docx", doc],
    ["a.doc", sheet],
    ["a.doc", Buffer.from("{\\rtf1 text}")],
    ["a.txt", Buffer.from([0x41, 0x00, 0x42])],
    ["a.exe", Buffer.from("MZ")],
    ["pdf", pdf],
    ["a.docx", Buffer.from("PK\x03\x04 xl/workbook.xml")],
  ])("%s that lies is refused", (name, bytes) => {
    expect(fileTypeOf(bytes, name)).toBeUndefined();
  });
});
