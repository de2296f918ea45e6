import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { Line } from "#reading/line.ts";
import { inFonts, isPrintable, WIDEST } from "#server/platform/printing/fonts.ts";
import { makePdf } from "#server/platform/printing/make-pdf.ts";

export interface PrintedResume {
  readonly name: string;
  /** As it came: named in the foot of each page. */
  readonly fileName: string;
  readonly lines: readonly Line[];
}

const PAGE = { margin: 54, size: 10, foot: 7.5 };
const LARGEST = 18;
const MISSING = "some characters cannot be shown here and stand in the original";

/** A PDF for those who can only open those: the lines of the original, in its order and weight. */
export function printResume({ name, fileName, lines }: PrintedResume): Promise<Uint8Array> {
  const usual = usualSize(lines);
  const missing = lines.every(({ text }) => isPrintable(text)) ? "" : ` · ${MISSING}`;
  const definition: TDocumentDefinitions = {
    pageSize: "A4",
    pageMargins: [PAGE.margin, PAGE.margin, PAGE.margin, PAGE.margin],
    info: { title: `${name || "Resume"}`, creator: "Candour" },
    defaultStyle: { font: `${WIDEST}-latin`, fontSize: PAGE.size, lineHeight: 1.25 },
    content: lines.map((line) => lineContent(line, usual)),
    footer: (page, pages) => ({
      text: inFonts(`Made by Candour from ${fileName} · ${page} of ${pages}${missing}`),
      fontSize: PAGE.foot,
      color: "#5c5c5c",
      alignment: "center",
      margin: [0, PAGE.margin / 3, 0, 0],
    }),
  };
  return makePdf(definition, [WIDEST]);
}

function lineContent(line: Line, usual: number): Content {
  const scale = line.heading ? 1.2 : (line.size ?? usual) / usual;
  const style = {
    bold: Boolean(line.bold || line.heading),
    fontSize: Math.min(LARGEST, Math.max(PAGE.size * 0.8, PAGE.size * scale)),
    margin: marginOf(line),
  };
  const [left = "", ...right] = line.text.split("\t");
  const mark = line.bullet ? "•  " : "";
  if (right.length === 0) return { text: inFonts(mark + left), ...style };
  return {
    columns: [
      { text: inFonts(mark + left), width: "*" },
      ...right.map((part) => ({ text: inFonts(part), width: "auto", alignment: "right" as const })),
    ],
    columnGap: 12,
    ...style,
  };
}

const marginOf = ({ bullet, gapBefore, heading }: Line): [number, number, number, number] => [
  bullet ? 10 : 0,
  gapBefore || heading ? PAGE.size * 0.8 : 0,
  0,
  0,
];

/** The size of most characters; others are larger or smaller than that. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines)
    if (size) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [most] = [...letters].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? PAGE.size;
}
