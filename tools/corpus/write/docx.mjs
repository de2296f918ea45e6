import { ZipFile } from "yazl";
import { esc, run } from "./docx-parts.mjs";

const NS = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(" ");
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MADE = new Date(2026, 0, 5);
const REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A Word file around a body; `links` is filled while the body is made (see linker). */
export function docx({
  body,
  header,
  footer,
  links = [],
  font = "Liberation Sans",
  size = 10,
  margin = 1080,
}) {
  const edge = `<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="rIdH"/>' : ""}${footer ? '<w:footerReference w:type="default" r:id="rIdF"/>' : ""}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="560" w:footer="560" w:gutter="0"/></w:sectPr>`;
  const files = {
    "[Content_Types].xml": contentTypes({ header, footer }),
    "_rels/.rels": `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/_rels/document.xml.rels": relations({ header, footer, links }),
    "word/document.xml": `${HEAD}<w:document ${NS} mc:Ignorable=""><w:body>${body}${edge}</w:body></w:document>`,
    "word/styles.xml": styles({ font, size }),
    "word/numbering.xml": `${HEAD}<w:numbering ${NS}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  };
  if (header) files["word/header1.xml"] = `${HEAD}<w:hdr ${NS}>${header}</w:hdr>`;
  if (footer) files["word/footer1.xml"] = `${HEAD}<w:ftr ${NS}>${footer}</w:ftr>`;
  return zip(files);
}

/** Makes hyperlinks and remembers their addresses for the relations of the file. */
export function linker() {
  const links = [];
  const link = (href, text, options = {}) => {
    links.push(href);
    return `<w:hyperlink r:id="rIdL${links.length}">${run(text, { color: "0563C1", ...options })}</w:hyperlink>`;
  };
  return { links, link };
}

function relations({ header, footer, links }) {
  const list = [
    `<Relationship Id="rIdS" Type="${REL}/styles" Target="styles.xml"/>`,
    `<Relationship Id="rIdN" Type="${REL}/numbering" Target="numbering.xml"/>`,
    header ? `<Relationship Id="rIdH" Type="${REL}/header" Target="header1.xml"/>` : "",
    footer ? `<Relationship Id="rIdF" Type="${REL}/footer" Target="footer1.xml"/>` : "",
    ...links.map(
      (href, i) =>
        `<Relationship Id="rIdL${i + 1}" Type="${REL}/hyperlink" Target="${esc(href)}" TargetMode="External"/>`,
    ),
  ];
  return `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join("")}</Relationships>`;
}

function contentTypes({ header, footer }) {
  const part = (name, type) =>
    `<Override PartName="/word/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`;
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("document", "document.main")}${part("styles", "styles")}${part("numbering", "numbering")}${header ? part("header1", "header") : ""}${footer ? part("footer1", "footer") : ""}</Types>`;
}

function styles({ font, size }) {
  const style = (id, name, props, text) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${props}</w:pPr><w:rPr>${text}</w:rPr></w:style>`;
  return `${HEAD}<w:styles ${NS}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="${size * 2}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="60"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${style("Title", "Title", "", '<w:b/><w:sz w:val="40"/>')}${style("Heading1", "heading 1", '<w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/>', '<w:b/><w:color w:val="1F3864"/><w:sz w:val="26"/>')}${style("Heading2", "heading 2", '<w:spacing w:before="120" w:after="20"/><w:outlineLvl w:val="1"/>', "<w:b/>")}</w:styles>`;
}

function zip(files) {
  const file = new ZipFile();
  for (const [name, text] of Object.entries(files))
    file.addBuffer(Buffer.from(text), name, { mtime: MADE, mode: 0o100644 });
  file.end();
  return new Promise((resolve, reject) => {
    const chunks = [];
    file.outputStream
      .on("data", (chunk) => chunks.push(chunk))
      .on("end", () => resolve(Buffer.concat(chunks)))
      .on("error", reject);
  });
}
