/** Writes small PDFs byte by byte, so that tests can say exactly what is painted where. */

/** Points from the top left corner of an A4 page. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface TextStyle {
  readonly size?: number;
  /** "#rrggbb". */
  readonly colour?: string;
  readonly bold?: boolean;
  /** The PDF's text render mode: 0 fills, 3 paints nothing, 7 clips. */
  readonly mode?: number;
  readonly letterSpacing?: number;
  /** One of `ALPHAS`. */
  readonly alpha?: number;
  /** Degrees, clockwise. */
  readonly turned?: number;
}

export interface PdfPage {
  readonly content: readonly string[];
  readonly links?: readonly (Place & {
    readonly width: number;
    readonly height: number;
    readonly address: string;
  })[];
  readonly rotate?: number;
}

const PAGE = { width: 595, height: 842 } as const;
const ALPHAS = [0, 0.02, 0.5, 1] as const;
/** Pictures of one pixel: "#rrggbb" -> resource name. */
const PICTURES = { "#ffffff": "White", "#102040": "Dark", "#c8c8c8": "Grey" } as const;

function rgb(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16);
  return [16, 8, 0].map((shift) => (((value >> shift) & 0xff) / 255).toFixed(3)).join(" ");
}

function hex(words: string): string {
  return `<${Buffer.from(words, "latin1").toString("hex")}>`;
}

export function text(words: string, { x, y }: Place, style: TextStyle = {}): string {
  const { size = 10, colour = "#000000", bold = false, mode = 0, letterSpacing = 0 } = style;
  const turn = (-(style.turned ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn).toFixed(5), Math.sin(turn).toFixed(5)];
  const matrix = `${cos} ${sin} ${-Number(sin)} ${cos} ${x} ${PAGE.height - y}`;
  const state = `/A${ALPHAS.findIndex((alpha) => alpha === (style.alpha ?? 1))} gs`;
  const font = `/${bold ? "Bold" : "Plain"} ${size} Tf ${mode} Tr ${letterSpacing} Tc`;
  return `q ${state} ${rgb(colour)} rg BT ${font} ${matrix} Tm ${hex(words)} Tj ET Q`;
}

/** One text after the other with gaps of so many thousandths between them, as typesetters print. */
export function kerned(pieces: readonly (string | number)[], { x, y }: Place, size = 10): string {
  const list = pieces.map((piece) => (typeof piece === "string" ? hex(piece) : -piece)).join(" ");
  return `BT /Plain ${size} Tf 1 0 0 1 ${x} ${PAGE.height - y} Tm [${list}] TJ ET`;
}

export function rectangle(colour: string, { x, y }: Place, width: number, height: number): string {
  return `q ${rgb(colour)} rg ${x} ${PAGE.height - y - height} ${width} ${height} re f Q`;
}

export function picture(
  colour: keyof typeof PICTURES,
  { x, y }: Place,
  width: number,
  height: number,
): string {
  return `q ${width} 0 0 ${height} ${x} ${PAGE.height - y - height} cm /${PICTURES[colour]} Do Q`;
}

/** A level line by a thick pen; `y` is its middle. */
export function stroke(colour: string, { x, y }: Place, length: number, width: number): string {
  const height = PAGE.height - y;
  return `q ${rgb(colour)} RG ${width} w ${x} ${height} m ${x + length} ${height} l S Q`;
}

/** Only what stands inside these letters is shown of what follows them. */
export function clippedByLetters(letters: string, content: string, { x, y }: Place): string {
  return `q BT /Plain 10 Tf 7 Tr 1 0 0 1 ${x} ${PAGE.height - y} Tm ${hex(letters)} Tj ET ${content} Q`;
}

/** In a font whose letters are drawn by the file itself: with nothing, or as black boxes. */
export function drawnText(words: string, { x, y }: Place, letters: "empty" | "boxes"): string {
  const name = letters === "empty" ? "Empty" : "Boxes";
  return `BT /${name} 10 Tf 1 0 0 1 ${x} ${PAGE.height - y} Tm ${hex(words)} Tj ET`;
}

/** In a font that says of its "A" that it means "SECRET", and of its "B" that it means "ffi". */
export function lyingText(words: string, { x, y }: Place): string {
  return `BT /Lying 10 Tf 1 0 0 1 ${x} ${PAGE.height - y} Tm ${hex(words)} Tj ET`;
}

/** Nothing outside the rectangle is shown of what it wraps. */
export function clipped(content: string, { x, y }: Place, width: number, height: number): string {
  return `q ${x} ${PAGE.height - y - height} ${width} ${height} re W n ${content} Q`;
}

/** On a layer that is switched off. */
export function onHiddenLayer(content: string): string {
  return `/OC /Layer BDC ${content} EMC`;
}

function stream(dictionary: string, body: string): string {
  return `<< ${dictionary} /Length ${Buffer.byteLength(body, "latin1")} >>\nstream\n${body}\nendstream`;
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function image(colour: string): string {
  const bytes = Buffer.from(colour.slice(1), "hex").toString("latin1");
  return stream(
    "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8",
    bytes,
  );
}

function meaning(map: string): string {
  return stream(
    "",
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def 1 begincodespacerange <00> <FF> endcodespacerange ${map} endcmap end end`,
  );
}

const CODES = { first: 32, count: 96 } as const;

/** `letter` is the object that draws every letter. */
function drawnFont(letter: number): string {
  const names = Array.from({ length: CODES.count }, (_, at) => `/g${at + CODES.first}`);
  const drawn = names.map((name) => `${name} ${letter} 0 R`).join(" ");
  const widths = names.map(() => 500).join(" ");
  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << ${drawn} >> /Encoding << /Type /Encoding /Differences [${CODES.first} ${names.join(" ")}] >> /FirstChar ${CODES.first} /LastChar ${CODES.first + CODES.count - 1} /Widths [${widths}] /ToUnicode 6 0 R /Resources << >> >>`;
}

const FIXED = [
  font("Helvetica"),
  font("Helvetica-Bold"),
  "<< /Type /OCG /Name (Off) >>",
  meaning("1 beginbfrange <20> <7F> <0020> endbfrange"),
  stream("", "500 0 d0"),
  stream("", "500 0 d0 50 0 300 600 re f"),
  drawnFont(7),
  drawnFont(8),
  meaning("2 beginbfchar <41> <005300450043005200450054> <42> <006600660069> endbfchar"),
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 11 0 R >>",
];
const FIRST_FIXED = 3;
const FONTS = "/Plain 3 0 R /Bold 4 0 R /Empty 9 0 R /Boxes 10 0 R /Lying 12 0 R";

function resources(firstPicture: number): string {
  const states = ALPHAS.map((alpha, at) => `/A${at} << /ca ${alpha} /CA ${alpha} >>`).join(" ");
  const pictures = Object.values(PICTURES).map((name, at) => `/${name} ${firstPicture + at} 0 R`);
  return `<< /Font << ${FONTS} >> /ExtGState << ${states} >> /XObject << ${pictures.join(" ")} >> /Properties << /Layer 5 0 R >> >>`;
}

function annotation(link: NonNullable<PdfPage["links"]>[number]): string {
  const bottom = PAGE.height - link.y - link.height;
  const rect = [link.x, bottom, link.x + link.width, bottom + link.height].join(" ");
  return `<< /Type /Annot /Subtype /Link /Rect [${rect}] /Border [0 0 0] /A << /S /URI /URI (${link.address}) >> >>`;
}

export function makePdf(...pages: readonly PdfPage[]): Uint8Array {
  const pictures = Object.keys(PICTURES).map(image);
  const firstPicture = FIRST_FIXED + FIXED.length;
  const firstPage = firstPicture + pictures.length;
  const kids = pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(" ");
  const off = "/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] /Order [] >> >>";
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${off} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...FIXED,
    ...pictures,
    ...pages.flatMap(({ content, links = [], rotate = 0 }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Rotate ${rotate} /Resources ${resources(firstPicture)} /Contents ${firstPage + 2 * at + 1} 0 R /Annots [${links.map(annotation).join(" ")}] >>`,
      stream("", content.join("\n")),
    ]),
  ];
  return assembled(objects);
}

function assembled(objects: readonly string[]): Uint8Array {
  const parts = ["%PDF-1.7\n"];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, at) => {
    offsets.push(length);
    const part = `${at + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    length += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`);
  parts.push(
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return new Uint8Array(Buffer.from(parts.join(""), "latin1"));
}
