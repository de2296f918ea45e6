import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { type Block, type BlockKind, LANGUAGE, type Paper, printable } from "./paper.ts";

/** A Word document with real headings and lists, made for the formats' own standard (ECMA-376). */
export async function wordFile(paper: Paper): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(partsOf(paper)))
    zip.addBuffer(Buffer.from(content), name, { mtime: paper.made });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const PART = "application/vnd.openxmlformats-officedocument.wordprocessingml";

function partsOf(paper: Paper): Record<string, string> {
  return {
    "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${PART}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${PART}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${PART}.numbering+xml"/><Override PartName="/word/settings.xml" ContentType="${PART}.settings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    "_rels/.rels": relations([
      ["officeDocument", `${OFFICE}/officeDocument`, "word/document.xml"],
      ["core", `${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
    ]),
    "docProps/core.xml": coreProperties(paper),
    "word/_rels/document.xml.rels": relations([
      ["styles", `${OFFICE}/styles`, "styles.xml"],
      ["numbering", `${OFFICE}/numbering`, "numbering.xml"],
      ["settings", `${OFFICE}/settings`, "settings.xml"],
    ]),
    "word/styles.xml": STYLES,
    "word/numbering.xml": NUMBERING,
    "word/settings.xml": `${XML}<w:settings ${W}><w:themeFontLang w:val="${LANGUAGE}"/></w:settings>`,
    "word/document.xml": `${XML}<w:document ${W}><w:body>${paper.blocks.map(paragraph).join("")}<w:sectPr><w:pgSz w:w="${A4.width}" w:h="${A4.height}"/><w:pgMar w:top="${A4.margin}" w:right="${A4.margin}" w:bottom="${A4.margin}" w:left="${A4.margin}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  };
}

/** In twentieths of a point. */
const A4 = { width: 11_906, height: 16_838, margin: 1134 };

function relations(all: readonly (readonly [string, string, string])[]): string {
  const each = all.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join("")}</Relationships>`;
}

function coreProperties({ title, author, made }: Paper): string {
  const day = made.toISOString().replace(/\.\d+Z$/, "Z");
  const stamp = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${day}</dcterms:${name}>`;
  return `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator><dc:language>${LANGUAGE}</dc:language>${stamp("created")}${stamp("modified")}</cp:coreProperties>`;
}

const STYLE_OF: Record<BlockKind, string> = {
  title: "Title",
  heading: "Heading1",
  subheading: "Heading2",
  text: "Normal",
  point: "ListBullet",
};

const APART = 240;

function paragraph({ kind, text, apart }: Block): string {
  const [left = "", ...right] = printable(text).split("\t");
  const runs = [left, ...right].map(run).join("<w:r><w:tab/></w:r>");
  const tabs =
    right.length > 0
      ? `<w:tabs><w:tab w:val="right" w:pos="${A4.width - 2 * A4.margin}"/></w:tabs>`
      : "";
  const space = apart ? `<w:spacing w:before="${APART}"/>` : "";
  return `<w:p><w:pPr><w:pStyle w:val="${STYLE_OF[kind]}"/>${tabs}${space}</w:pPr>${runs}</w:p>`;
}

const run = (text: string) =>
  text === "" ? "" : `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) =>
  printable(text).replace(/[&<>"]/g, (char) => ENTITIES[char] ?? "");

const paragraphStyle = (id: string, name: string, look: string, properties: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${properties}</w:pPr><w:rPr>${look}</w:rPr></w:style>`;

const STYLES = `${XML}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="${LANGUAGE}" w:eastAsia="${LANGUAGE}" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="60" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${[
  paragraphStyle(
    "Title",
    "Title",
    '<w:b/><w:sz w:val="36"/>',
    '<w:keepNext/><w:spacing w:after="40"/>',
  ),
  paragraphStyle(
    "Heading1",
    "heading 1",
    '<w:b/><w:sz w:val="25"/>',
    '<w:keepNext/><w:spacing w:before="260" w:after="80"/><w:outlineLvl w:val="0"/>',
  ),
  paragraphStyle(
    "Heading2",
    "heading 2",
    "<w:b/>",
    '<w:keepNext/><w:spacing w:before="160" w:after="20"/><w:outlineLvl w:val="1"/>',
  ),
  paragraphStyle(
    "ListBullet",
    "List Bullet",
    "",
    '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:spacing w:after="40"/><w:ind w:left="340" w:hanging="340"/>',
  ),
].join("")}</w:styles>`;

const NUMBERING = `${XML}<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="340" w:hanging="340"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
