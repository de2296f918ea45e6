import { deflateSync } from "node:zlib";
import { makeZip } from "#server/features/documents/archives/testing/make-zip.ts";
import { makePdf } from "./make-pdf.ts";

/** Files that are made to hang, fill or fool whoever opens them. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
}

const PAGE = "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources 5 0 R";

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const ONE_PAGE = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const packed = (text: string | Buffer) => ({
  dict: "/Filter /FlateDecode",
  stream: deflateSync(text),
});
const onePage = (content: { dict: string; stream: Buffer }, resources = "<< >>") =>
  makePdf([CATALOG, ONE_PAGE, `<< ${PAGE} /Contents 4 0 R >>`, content, resources]);

/** Each level draws the one below it many times over. */
function laughs(levels: number, times: number): Buffer {
  const forms = Array.from({ length: levels }, (_, level) => {
    const below = 7 + level;
    const resources =
      level < levels - 1 ? `/Resources << /XObject << /X ${below} 0 R >> >>` : "/Resources << >>";
    const draw = level < levels - 1 ? "/X Do ".repeat(times) : "0 0 1 1 re f ";
    const dict = `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources}`;
    return { dict, stream: Buffer.from(draw) };
  });
  const content = { dict: "", stream: Buffer.from("/X Do ".repeat(times)) };
  return makePdf([
    CATALOG,
    ONE_PAGE,
    `<< ${PAGE} /Contents 4 0 R >>`,
    content,
    "<< /XObject << /X 6 0 R >> >>",
    ...forms,
  ]);
}

const DOCX_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`;
const docx = (document: string | Buffer, more: { name: string; content: string }[] = []) =>
  makeZip([
    { name: "[Content_Types].xml", content: DOCX_TYPES },
    { name: "word/document.xml", content: document },
    ...more,
  ]);

const entityBomb = () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(20)}">`,
  ).join("");
  return `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e0 "ha">${levels}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&e12;</w:t></w:r></w:p></w:body></w:document>`;
};

const manyPages = (count: number) => {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(" ");
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>";
  return makePdf([
    CATALOG,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array<string>(count).fill(page),
  ]);
};

/** Made when asked for: some are large before they are packed. */
export function hostileFiles(): HostileFile[] {
  const resume = Buffer.from("Mei Chan\nmei@example.com\nSolicitor\n");
  return [
    {
      what: "a page that unpacks to thirty million operators",
      name: "content-bomb.pdf",
      content: onePage(packed(Buffer.alloc(60_000_000, "q "))),
    },
    { what: "forms in forms in forms", name: "laughs.pdf", content: laughs(10, 40) },
    {
      what: "a form that draws itself",
      name: "loop.pdf",
      content: makePdf([
        CATALOG,
        ONE_PAGE,
        `<< ${PAGE} /Contents 4 0 R >>`,
        { dict: "", stream: Buffer.from("/X Do") },
        "<< /XObject << /X 6 0 R >> >>",
        {
          dict: "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>",
          stream: Buffer.from("/X Do /X Do"),
        },
      ]),
    },
    {
      what: "a page tree that is its own child",
      name: "tree.pdf",
      content: makePdf([CATALOG, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>"]),
    },
    { what: "five thousand pages", name: "pages.pdf", content: manyPages(5000) },
    {
      what: "a text that unpacks to sixty megabytes",
      name: "text-bomb.pdf",
      content: onePage(
        packed(Buffer.alloc(60_000_000, "BT /F 1 Tf (aaaaaaaaaaaaaaaa) Tj ET\n")),
        "<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>",
      ),
    },
    {
      what: "cut off in the middle",
      name: "truncated.pdf",
      content: onePage(packed("BT (a) Tj ET")).subarray(0, 250),
    },
    {
      what: "a program that calls itself a PDF",
      name: "lie.pdf",
      content: Buffer.from("MZ\u0090"),
    },
    { what: "a DOCX of zeros", name: "zeros.docx", content: docx(Buffer.alloc(50_000_000)) },
    { what: "entities in entities", name: "entities.docx", content: docx(entityBomb()) },
    {
      what: "a hundred thousand elements inside each other",
      name: "deep.docx",
      content: docx(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${"<w:tbl>".repeat(100_000)}`,
      ),
    },
    {
      what: "sixty thousand files in one",
      name: "many.docx",
      content: makeZip([
        { name: "[Content_Types].xml", content: DOCX_TYPES },
        { name: "word/document.xml", content: "<a/>" },
        ...Array.from({ length: 59_990 }, (_, index) => ({ name: `word/media/${index}` })),
      ]),
    },
    {
      what: "an old Word file that ends after its signature",
      name: "stub.doc",
      content: Buffer.concat([
        Buffer.from("d0cf11e0a1b11ae1", "hex"),
        Buffer.alloc(600, 0xff),
        resume,
      ]),
    },
    {
      what: "ten megabytes in one line",
      name: "line.txt",
      content: Buffer.alloc(10_000_000, "Senior Associate, "),
    },
  ];
}
