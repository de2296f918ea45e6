// PDF written by hand: standard fonts that are not embedded, one positioned piece of text for each word.

// The widths of Helvetica and Helvetica Bold from the space to the tilde, in thousandths of the type size.
const PLAIN = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const BOLD = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
  611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
  278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];
const OTHER = 556;

export function widthOf(text, size, bold = false) {
  const widths = bold ? BOLD : PLAIN;
  let width = 0;
  for (const character of text) width += widths[character.codePointAt(0) - 32] ?? OTHER;
  return (width * size) / 1000;
}

const WIN_ANSI = { "–": 0x96, "—": 0x97, "•": 0x95, "’": 0x92, "‘": 0x91 };

function literal(text) {
  return [...text]
    .map((character) => {
      const code = WIN_ANSI[character] ?? character.codePointAt(0);
      if (code > 126) return `\\${code.toString(8).padStart(3, "0")}`;
      return "()\\".includes(character) ? `\\${character}` : character;
    })
    .join("");
}

/** Pages of { text, x, y, size, bold } with y from the top. Words are shown one by one, some kerned inside. */
export function handPdf(pages, { width = 595, height = 842 } = {}) {
  const objects = [];
  const add = (text) => objects.push(text);
  add("<< /Type /Catalog /Pages 2 0 R >>");
  const kids = pages.map((_page, i) => `${5 + i * 2} 0 R`).join(" ");
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  for (const name of ["Helvetica", "Helvetica-Bold"])
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  pages.forEach((pieces, i) => {
    const stream = pieces.map((piece) => show(piece, height)).join("\n");
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + i * 2} 0 R >>`,
    );
    add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  });
  return assemble(objects);
}

function show({ text, x, y, size, bold }, height) {
  let at = x;
  const words = text.split(" ").map((word) => {
    const line = `BT /F${bold ? 2 : 1} ${size} Tf ${at.toFixed(2)} ${(height - y).toFixed(2)} Td ${kerned(word)} TJ ET`;
    at += widthOf(`${word} `, size, bold);
    return line;
  });
  return words.join("\n");
}

function kerned(word) {
  if (word.length < 4) return `[(${literal(word)})]`;
  return `[(${literal(word.slice(0, 2))}) 12 (${literal(word.slice(2))})]`;
}

function assemble(objects) {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
