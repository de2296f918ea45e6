// WordprocessingML as Word itself would write it, built from small pieces of text.

export const esc = (text) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

export function run(text, { b, i, size, color, caps, spacing, font } = {}) {
  const props = [
    font ? `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/>` : "",
    b ? "<w:b/>" : "",
    i ? "<w:i/>" : "",
    caps ? "<w:caps/>" : "",
    color ? `<w:color w:val="${color}"/>` : "",
    spacing ? `<w:spacing w:val="${spacing}"/>` : "",
    size ? `<w:sz w:val="${size * 2}"/><w:szCs w:val="${size * 2}"/>` : "",
  ].join("");
  const pieces = text
    .split("\t")
    .map((piece) => (piece ? `<w:t xml:space="preserve">${esc(piece)}</w:t>` : ""));
  return `<w:r>${props ? `<w:rPr>${props}</w:rPr>` : ""}${pieces.join("<w:tab/>")}</w:r>`;
}

/** Word breaks a sentence into several runs wherever it was edited; a reader must join them again. */
export function editedRuns(text, options) {
  const cut = Math.floor(text.length / 3);
  return `${run(text.slice(0, cut), options)}<w:proofErr w:type="spellStart"/>${run(text.slice(cut), options)}<w:proofErr w:type="spellEnd"/>`;
}

export function p(
  children,
  { style, rightTab, bullet, align, before, after, pageBreak, indent } = {},
) {
  const props = [
    style ? `<w:pStyle w:val="${style}"/>` : "",
    pageBreak ? "<w:pageBreakBefore/>" : "",
    bullet ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>` : "",
    rightTab ? `<w:tabs><w:tab w:val="right" w:pos="${rightTab}"/></w:tabs>` : "",
    before !== undefined || after !== undefined
      ? `<w:spacing w:before="${before ?? 0}" w:after="${after ?? 0}"/>`
      : "",
    indent ? `<w:ind w:left="${indent}"/>` : "",
    align ? `<w:jc w:val="${align}"/>` : "",
  ].join("");
  const inner =
    typeof children === "string" && !children.startsWith("<") ? run(children) : children;
  return `<w:p>${props ? `<w:pPr>${props}</w:pPr>` : ""}${inner}</w:p>`;
}

export function table(rows, widths, { border = "none" } = {}) {
  const sides = ["top", "left", "bottom", "right", "insideH", "insideV"]
    .map((side) => `<w:${side} w:val="${border}" w:sz="4" w:space="0" w:color="BFBFBF"/>`)
    .join("");
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join("");
  const body = rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((cell, i) => `<w:tc><w:tcPr><w:tcW w:w="${widths[i]}" w:type="dxa"/></w:tcPr>${cell || "<w:p/>"}</w:tc>`).join("")}</w:tr>`,
    )
    .join("");
  return `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((a, b) => a + b)}" w:type="dxa"/><w:tblBorders>${sides}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl><w:p/>`;
}

/** A floating text box, with the older form beside the newer one as Word writes them. */
export function textBox(content, { x, y, width, height }) {
  const emu = (points) => Math.round(points * 12700);
  const drawing = `<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${emu(x)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(y)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="${Math.round(x + y)}" name="Text Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const older = `<w:pict><v:shape type="#_x0000_t202" style="position:absolute;margin-left:${x}pt;margin-top:${y}pt;width:${width}pt;height:${height}pt" stroked="f"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${older}</mc:Fallback></mc:AlternateContent></w:r>`;
}

export function field(name) {
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
}
