import type { Content, TableCell } from "pdfmake/interfaces.js";
import {
  breadth,
  drawable,
  FIGURES,
  INK,
  NO_PICTURE,
  PAGE,
  rule,
  SIZE,
  sans,
  serif,
  standing,
} from "./pdf-type.ts";
import { type ReportedComparison, shortened } from "./report-words.ts";

type ResumeLines = ReportedComparison["resume"]["lines"];

const HEADING = "The resume, line by line";
const MARKS = "Cited lines are marked; on the right, the requirements that they are cited for.";
const MISSING = "Some characters cannot be shown here; they stand in the original.";
const PADDING = 6;
const COLUMNS = { number: 20, references: 52, bullet: 9 };
const WORDS = PAGE.text - COLUMNS.number - COLUMNS.references - 6 * PADDING;
const LINE = { size: 9.6, beforeHeading: 5, longest: 600, references: 5 };
/**
 * Two pages at most, since quotes stand with their requirements anyway: rows of two pages, letters of a
 * row, and how much taller lines of another typeface are.
 */
const ROOM = { rows: 97, letters: 84, tall: 1.4 };
const OTHER_FACE = /[\u0370-\u1dff\u1f00-\u1fff\u2070-\uffff]/;

/** Each line with its number, and the numbers of the requirements that it is cited for. */
export function resumeAppendix({ resume, requirements }: ReportedComparison): Content[] {
  const shown = resume.lines.slice(0, linesThatFit(resume.lines));
  if (shown.length === 0) return [];
  const more = resume.lines.length - shown.length;
  const isWhole = !shown.some(({ text }) => drawable(text).includes(NO_PICTURE));
  const body = shown.map((line, index) =>
    numbered(
      line,
      index + 1,
      requirements
        .filter(({ evidence }) => evidence.some((cited) => cited.line === index + 1))
        .map(({ number }) => number),
    ),
  );
  return [
    { ...rule(0.9, INK.text), pageBreak: "before", marginBottom: 7 },
    serif(HEADING, { fontSize: SIZE.heading, bold: true, lineHeight: 1.1 }),
    sans(isWhole ? MARKS : `${MARKS} ${MISSING}`, NOTE),
    {
      table: { widths: [COLUMNS.number, WORDS, COLUMNS.references], dontBreakRows: true, body },
      layout: {
        defaultBorder: false,
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => PADDING,
        paddingRight: () => PADDING,
        paddingTop: () => 1.4,
        paddingBottom: () => 0,
      },
    },
    ...(more > 0 ? [sans(`… and ${more} more ${more === 1 ? "line" : "lines"}.`, NOTE)] : []),
  ];
}

const NOTE = { fontSize: SIZE.small, color: INK.third, marginTop: 3, marginBottom: 9 };

function numbered(
  { text, heading, bullet }: ResumeLines[number],
  number: number,
  citedFor: readonly number[],
): TableCell[] {
  const fill = citedFor.length > 0 ? { fillColor: INK.pen } : {};
  const marginTop = heading ? LINE.beforeHeading : 0;
  const beside = {
    ...FIGURES,
    fontSize: SIZE.foot,
    color: citedFor.length > 0 ? INK.text : INK.third,
    alignment: "right",
    marginTop: standing(["inter", SIZE.foot], ["newsreader", LINE.size]) + marginTop,
  } as const;
  const look = { fontSize: LINE.size, lineHeight: 1.25 };
  const words = shortened(text, LINE.longest);
  const bulleted = {
    columns: [
      serif("•", { ...look, width: COLUMNS.bullet }),
      serif(words, { ...look, width: WORDS - COLUMNS.bullet }),
    ],
  };
  const plain = serif(words, { ...look, bold: heading, marginTop });
  return [
    { ...sans(String(number), beside), ...fill },
    { stack: [bullet ? bulleted : plain], ...fill },
    { ...sans(citedFor.slice(0, LINE.references).join(", "), beside), ...fill },
  ];
}

function linesThatFit(lines: ResumeLines): number {
  let rows = 0;
  const first = lines.findIndex(({ text, heading }) => {
    rows += rowsOf(shortened(text, LINE.longest)) + (heading ? 0.5 : 0);
    return rows > ROOM.rows;
  });
  return first < 0 ? lines.length : first;
}

function rowsOf(text: string): number {
  const rows = Math.max(1, Math.ceil(breadth(text) / ROOM.letters));
  return OTHER_FACE.test(text) ? rows * ROOM.tall : rows;
}
