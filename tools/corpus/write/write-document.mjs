import { chromiumPdf, officeConvert, pdfmakePdf, texPdf } from "./produce.mjs";

/** The bytes of a made document in the format that the plan asks for. */
export async function writeDocument(made, extension) {
  if (made.kind === "html") return chromiumPdf(made.html, made.print);
  if (made.kind === "docx")
    return extension === "docx" ? made.bytes : officeConvert(made.bytes, "docx", extension);
  if (made.kind === "office-html") return officeConvert(Buffer.from(made.html), "html", extension);
  if (made.kind === "tex") return texPdf(made.tex);
  if (made.kind === "pdfmake") return pdfmakePdf(made.definition);
  if (made.kind === "txt") return encode(made.text, made.encoding);
  return made.bytes;
}

/** Windows-1252 where it differs from Latin-1. */
const CP1252 = { "–": 0x96, "—": 0x97, "•": 0x95, "’": 0x92, "‘": 0x91, "“": 0x93, "”": 0x94 };

function encode(text, encoding) {
  if (encoding === "bom") return Buffer.from(`\ufeff${text}`);
  if (encoding === "utf16") return Buffer.from(`\ufeff${text}`, "utf16le");
  if (encoding === "cp1252")
    return Buffer.from([...text].map((character) => CP1252[character] ?? character.codePointAt(0)));
  return Buffer.from(text);
}
