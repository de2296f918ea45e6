import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** Writes small Word files, so that tests can say exactly what stands in them. */

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(" ");
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const EMU = 12_700;

export interface DocxParts {
  /** What stands inside `w:body`. */
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly header?: string;
  readonly footer?: string;
  /** Addresses that the body links to: rLink0, rLink1, … */
  readonly links?: readonly string[];
  readonly background?: string;
  /** Colours of the theme: { lt1: "FFFFFF", accent1: "102040" }. */
  readonly theme?: Readonly<Record<string, string>>;
  /** What the main part is called. */
  readonly main?: string;
  /** Put in front of the document's root element. */
  readonly prolog?: string;
}

export function run(words: string, properties = ""): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
}

export function paragraph(content: string, properties = ""): string {
  const inside = content.startsWith("<") ? content : run(content);
  return `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
}

export function table(rows: readonly (readonly string[])[], shade = ""): string {
  const properties = shade && `<w:tcPr><w:shd w:val="clear" w:fill="${shade}"/></w:tcPr>`;
  const cell = (content: string) => `<w:tc>${properties}${content}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

/** A picture that hangs on a paragraph. */
export function anchoredPicture({ x = 0, y = 0, width = 595, height = 200, wrap = "None" } = {}) {
  const place = (axis: string, points: number) =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${points * EMU}</wp:posOffset></wp:position${axis}>`;
  return `<w:p><w:r><w:drawing><wp:anchor>${place("H", x)}${place("V", y)}<wp:extent cx="${width * EMU}" cy="${height * EMU}"/><wp:wrap${wrap}/><a:graphic><a:graphicData><pic:pic/></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`;
}

/** A text box as Word writes it: once for itself and once for programs of before 2010. */
export function textBox(
  content: string,
  { x = 72, y = 72, width = 200, height = 100, fill = "" } = {},
): string {
  const solid = fill && `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill>`;
  const text = `<w:txbxContent>${content}</w:txbxContent>`;
  const place = (axis: string, points: number) =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${points * EMU}</wp:posOffset></wp:position${axis}>`;
  const shape = `<wps:wsp><wps:spPr>${solid}</wps:spPr><wps:txbx>${text}</wps:txbx></wps:wsp>`;
  const frame = `<wp:anchor>${place("H", x)}${place("V", y)}<wp:extent cx="${width * EMU}" cy="${height * EMU}"/><a:graphic><a:graphicData>${shape}</a:graphicData></a:graphic></wp:anchor>`;
  const old = `<w:pict><v:shape style="width:${width}pt;height:${height}pt"><v:textbox>${text}</v:textbox></v:shape></w:pict>`;
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${frame}</w:drawing></mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
}

function part(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${name} ${NAMESPACES}>${content}</w:${name}>`;
}

function relations(parts: DocxParts): string {
  const links = (parts.links ?? []).map(
    (address, at) =>
      `<Relationship Id="rLink${at}" Type="${OFFICE}/hyperlink" Target="${address}" TargetMode="External"/>`,
  );
  return `<Relationships xmlns="${RELATIONS}">${links.join("")}<Relationship Id="rHeader" Type="${OFFICE}/header" Target="header1.xml"/><Relationship Id="rFooter" Type="${OFFICE}/footer" Target="footer1.xml"/><Relationship Id="rNumbering" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`;
}

function documentPart({ body, header, footer, background, prolog = "" }: DocxParts): string {
  const references = [
    header && '<w:headerReference w:type="default" r:id="rHeader"/>',
    footer && '<w:footerReference w:type="default" r:id="rFooter"/>',
  ];
  const size = '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:left="1440"/>';
  const behind = background ? `<w:background w:color="${background}"/>` : "";
  const section = `<w:sectPr>${references.filter(Boolean).join("")}${size}</w:sectPr>`;
  return `${prolog}<w:document ${NAMESPACES}>${behind}<w:body>${body}${section}</w:body></w:document>`;
}

const MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** What the parts are, for programs that want to know before they open them. */
function contentTypes(main: string, names: readonly string[]): string {
  const kinds = names.map(
    (name) => `<Override PartName="/word/${name}1.xml" ContentType="${MAIN}.${name}+xml"/>`,
  );
  const others = ["styles", "numbering"].map(
    (name) => `<Override PartName="/word/${name}.xml" ContentType="${MAIN}.${name}+xml"/>`,
  );
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/${main}.xml" ContentType="${MAIN}.document.main+xml"/>${kinds.join("")}${others.join("")}</Types>`;
}

function themePart(colours: Readonly<Record<string, string>>): string {
  const slots = Object.entries(colours).map(
    ([name, colour]) => `<a:${name}><a:srgbClr val="${colour}"/></a:${name}>`,
  );
  return `<a:theme ${NAMESPACES}><a:themeElements><a:clrScheme name="Own">${slots.join("")}</a:clrScheme></a:themeElements></a:theme>`;
}

export async function makeDocx(parts: DocxParts): Promise<Uint8Array> {
  const { main = "document" } = parts;
  const zip = new ZipFile();
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name);
  add("[Content_Types].xml", contentTypes(main, ["header", "footer"]));
  add(
    "_rels/.rels",
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/${main}.xml"/></Relationships>`,
  );
  add(`word/${main}.xml`, documentPart(parts));
  add(`word/_rels/${main}.xml.rels`, relations(parts));
  if (parts.theme) add("word/theme/theme1.xml", themePart(parts.theme));
  if (parts.styles) add("word/styles.xml", part("styles", parts.styles));
  if (parts.numbering) add("word/numbering.xml", part("numbering", parts.numbering));
  if (parts.header) add("word/header1.xml", part("hdr", parts.header));
  if (parts.footer) add("word/footer1.xml", part("ftr", parts.footer));
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
